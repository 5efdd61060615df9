import { allFacts } from '../../build/readme.js';
import { expect, expectReady, test, unexpected } from '../support/demo-page.js';

/** Serial, so that one server serves the whole file. */
test.describe.configure({ mode: 'serial' });

for (const look of ['broadsheet', 'tabloid', 'magazine']) {
  test(`the ${look} shows the style sheet that makes it`, { tag: '@all' }, async ({ visit, page }) => {
    const noise = await visit.open('/demo/looks/');
    await expectReady(page, `.${look}`);
    await expect(page.locator(`[data-look=${look}] pre`)).toContainText(`.${look} {`);
    expect(unexpected(noise)).toEqual([]);
  });
}

test('every token of the manifest can be changed, the block follows, and the style sheet says so', { tag: '@all' }, async ({ visit, page }) => {
  await visit.open('/demo/looks/');
  const facts = allFacts();
  const tokens = new Set([...(facts[0]?.sharedTokens ?? []), ...facts.flatMap((fact) => fact.tokens)].map(({ name }) => name));
  await expect(page.locator('.tokens tbody th')).toHaveText([...tokens].map(String));
  await expectReady(page, '.preview');
  await page.getByLabel('--risk-color-surface', { exact: true }).fill('#ffeecc');
  await page.getByLabel('--risk-radius', { exact: true }).fill('20px');
  await page.getByLabel('--risk-radius', { exact: true }).dispatchEvent('change');
  await expect(page.locator('.preview incident-list .frame')).toHaveCSS('background-color', 'rgb(255, 238, 204)');
  await page.getByLabel('--risk-frame', { exact: true }).fill('box');
  await page.getByLabel('--risk-frame', { exact: true }).dispatchEvent('change');
  await expect(page.locator('.preview incident-list .frame')).toHaveCSS('border-radius', '20px');
  await expect(page.locator('[data-css] code')).toHaveText(':root { --risk-color-surface: #ffeecc; --risk-radius: 20px; --risk-frame: box; }');
});

test('a colour that cannot be read is said', { tag: '@all' }, async ({ visit, page }) => {
  await visit.open('/demo/looks/');
  await page.getByLabel('--risk-color-text-quiet', { exact: true }).fill('#bbbbbb');
  await expect(page.locator('.verdict.low')).toHaveText('1.9 : 1, too low for AA');
});
