import type { Locator, Page } from '@playwright/test';
import { allFacts } from '../../build/readme.js';
import type { Tag } from '../../build/tags.js';
import { strings } from '../support/english.js';
import { expect, test, unexpected } from '../support/demo-page.js';

/** Serial, so that one server serves the whole file. */
test.describe.configure({ mode: 'serial' });

/** Attributes to set last: they depend on others or, like the language, change the sentences. */
const LATE = ['published', 'tile-attribution', 'tile-url', 'frozen', 'api-base', 'lang'];

/** Attributes that need another one: until that is set, the tag shows its data and reports what is missing, on the page and on the console. */
const HALVES = ['tile-attribution'];
const HALF = strings['tile-url'];

const bench = (page: Page, tag: Tag): Locator => page.locator(`section#${tag}`);

/** Changes one control to a value that the page itself offers, and returns that. */
async function change(control: Locator): Promise<string> {
  const kind = await control.evaluate((input) => (input instanceof HTMLInputElement ? input.type : input.localName));
  if (kind === 'checkbox') {
    await control.click();
    return '';
  }
  if (kind === 'select') {
    const values = await control.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    const [value = ''] = await control.selectOption(values.at(-1) ?? '');
    return value;
  }
  const offered = await control.evaluate((input) => {
    const { list, placeholder, min, value } = input as HTMLInputElement;
    const other = [...(list?.options ?? [])].map((option) => option.value).find((each) => each !== value);
    return other ?? (placeholder || min);
  });
  await control.fill(offered);
  // Not every engine fires `change` when a script fills a field.
  await control.dispatchEvent('change');
  return offered;
}

test('the page shows all that the manifest says about each tag', { tag: '@all' }, async ({ visit, page }) => {
  await visit.open('/demo/tags/');
  for (const { tag, description, attributes, shared, slots, events, parts, tokens } of allFacts()) {
    const section = bench(page, tag);
    await expect(section.getByText(description, { exact: true })).toBeVisible();
    const named = (rows: Locator): Promise<readonly string[]> => rows.allTextContents();
    expect(await named(section.locator('.control label'))).toEqual([...attributes, ...shared].map(({ name }) => name));
    const listed = await named(section.locator('tbody th'));
    expect(listed).toEqual([...events, ...slots, ...tokens, ...parts].map(({ name }) => name || 'children'));
  }
});

for (const { tag, attributes, shared } of allFacts()) {
  test(`each attribute of <${tag}> can be changed, and the tag takes it`, { tag: '@all' }, async ({ visit, page }) => {
    test.slow();
    const noise = await visit.open('/demo/tags/');
    const section = bench(page, tag);
    const live = section.locator('[data-live] > *').first();
    await live.scrollIntoViewIfNeeded();
    await expect(live).toHaveAttribute('state', 'ready');
    await expect(page.locator('#country-risk-country-list option').first()).toBeAttached();
    await section.getByText('Attributes of every tag').click();
    const names = [...attributes, ...shared].map(({ name = '' }) => name).toSorted((one, other) => LATE.indexOf(one) - LATE.indexOf(other));
    for (const name of names) {
      const value = await change(section.getByLabel(name, { exact: true }));
      await expect(live, name).toHaveAttribute(name, value);
      await expect(live, `${name}="${value}"`).toHaveAttribute('state', /^(ready|empty)$/);
      await expect(live.getByText(HALF), name).toHaveCount(HALVES.includes(name) ? 1 : 0);
      await expect(section.locator('pre')).toContainText(value === '' ? name : `${name}="${value}"`);
    }
    expect(unexpected(noise).filter((line) => !line.includes(HALF))).toEqual([]);
  });
}

test('a wrong value shows the tag’s own sentence, and the events it fired are listed', { tag: '@all' }, async ({ visit, page }) => {
  await visit.open('/demo/tags/');
  const section = bench(page, 'country-risk');
  await expect(section.getByRole('log')).toContainText('risk-load');
  await section.getByLabel('country', { exact: true }).fill('UK');
  await section.getByLabel('country', { exact: true }).dispatchEvent('change');
  await expect(section.locator('[data-live]').getByText(strings['country-uk'])).toBeVisible();
  await expect(section.locator('.state')).toHaveText('state error');
  await expect(section.getByRole('log').getByRole('listitem').first()).toContainText('risk-error');
});

test('the tags follow the language chosen for them, the page the direction', { tag: '@all' }, async ({ visit, page }) => {
  await visit.open('/demo/tags/');
  const live = bench(page, 'country-risk').locator('country-risk');
  await expect(live).toHaveAttribute('state', 'ready');
  await page.getByLabel('Language of the tags').selectOption('ar');
  await expect(live.locator('.root')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel('Direction of the page').selectOption('rtl');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
