import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { allFacts } from '../../build/readme.js';
import { expect, test, unexpected } from '../support/demo-page.js';

/** One server for the whole file, started once. */
test.describe.configure({ mode: 'serial' });

async function barriers(builder: AxeBuilder): Promise<readonly string[]> {
  test.slow();
  const { violations, passes } = await builder.analyze();
  expect(passes.length).toBeGreaterThan(0);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function shown(page: Page, place: string): Promise<void> {
  for (const tag of await page.locator(`${place} :is(country-risk, incident-list)`).all()) {
    await tag.scrollIntoViewIfNeeded();
    await expect(tag).toHaveAttribute('state', 'ready', { timeout: 20_000 });
  }
}

for (const look of ['broadsheet', 'tabloid', 'magazine']) {
  test(`the ${look} keeps its contrast and shows the style sheet that makes it`, async ({ visit, page }) => {
    const noise = await visit.open('/demo/looks/');
    await shown(page, `.${look}`);
    await expect(page.locator(`[data-look=${look}] pre`)).toContainText(`.${look} {`);
    expect(await barriers(new AxeBuilder({ page }).include(`[data-look=${look}]`).withRules('color-contrast'))).toEqual([]);
    expect(unexpected(noise)).toEqual([]);
  });
}

test('every token of the manifest can be changed, the block follows, and the style sheet says so', async ({ visit, page }) => {
  await visit.open('/demo/looks/');
  const facts = allFacts();
  const tokens = new Set([...(facts[0]?.sharedTokens ?? []), ...facts.flatMap((fact) => fact.tokens)].map(({ name }) => name));
  await expect(page.locator('.tokens tbody th')).toHaveText([...tokens].map(String));
  await shown(page, '.preview');
  await page.getByLabel('--risk-color-surface', { exact: true }).fill('#ffeecc');
  await page.getByLabel('--risk-radius', { exact: true }).fill('20px');
  await page.getByLabel('--risk-radius', { exact: true }).dispatchEvent('change');
  const frame = page.locator('.preview incident-list .frame');
  await expect(frame).toHaveCSS('background-color', 'rgb(255, 238, 204)');
  await expect(frame).toHaveCSS('border-radius', '20px');
  await expect(page.locator('[data-css] code')).toHaveText(':root { --risk-color-surface: #ffeecc; --risk-radius: 20px; }');
});

test('a colour that cannot be read is said', async ({ visit, page }) => {
  await visit.open('/demo/looks/');
  await page.getByLabel('--risk-color-text-quiet', { exact: true }).fill('#bbbbbb');
  await expect(page.locator('.verdict.low')).toHaveText('1.9 : 1, too low for AA');
});

// Two tags of a kind on one page have lists of one name, as they would in a story.
for (const path of ['/demo/tags/', '/demo/looks/', '/demo/scenarios/']) {
  test(`${path} has no barrier that a machine can find`, async ({ visit, page }) => {
    await visit.open(path);
    await expect(page.locator('country-risk[state=ready], .scenario-list').first()).toBeVisible();
    expect(await barriers(new AxeBuilder({ page }).disableRules('landmark-unique'))).toEqual([]);
  });
}
