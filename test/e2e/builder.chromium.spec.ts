import { AxeBuilder } from '@axe-core/playwright';
import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { directionOf, LANGUAGES } from '../../demo/languages.js';
import { fragment, preview, test, textOf } from '../support/builder-release.js';
import { strings } from '../support/english.js';
import { expect, expectState } from '../support/newsroom.js';

test('the builder is used by keyboard alone, and its address opens the same again', async ({ newsroom, page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP' })));
  const shown = preview(page).locator('country-risk');
  await page.getByLabel('Country', { exact: true }).press('Control+a');
  await page.keyboard.type('Kenya');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveAttribute('country', 'KE');
  await page.getByRole('radio', { name: 'Card (default)' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(shown).toHaveAttribute('variant', 'badge');
  await page.getByRole('tab', { name: 'Script' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'iframe' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('frame/country-risk/KE/?variant=badge');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');

  await page.getByText('Changed since publication').click();
  await page.getByRole('button', { name: words.form.fill }).click();
  await expect(page.getByLabel(words.attributes['published-tier'][0] ?? '')).not.toHaveValue('');
  const address = page.url();
  const snippet = await page.getByRole('tabpanel').locator('pre').first().textContent();
  expect(snippet).toMatch(/published-score="\d+"/);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('tabpanel').locator('pre').first()).toHaveText(snippet ?? '');
  expect(newsroom.unexpectedNoise).toEqual([]);
});

test('wrong input is answered by the tag itself, in a dark page from right to left, narrow and sandboxed', async ({ newsroom, page, api, cdn }) => {
  newsroom.expectNoise(strings['country-uk'], strings['api-base-missing']);
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP', lang: 'ar' })));
  const shown = preview(page).locator('country-risk');
  for (const look of ['Dark', 'Right to left', '320 px', 'Sandboxed'])
    await page.getByRole('region', { name: 'Preview' }).getByText(look, { exact: true }).click();
  await expectState(shown, 'ready');
  await expect(page.locator('iframe[title=Preview]')).toHaveAttribute('sandbox', 'allow-scripts');
  await expect(preview(page).locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await shown.evaluate(({ ownerDocument }) => [ownerDocument.documentElement.clientWidth, self.origin])).toEqual([320, 'null']);

  await page.getByLabel('Language', { exact: true }).selectOption('');
  await page.getByLabel('Country', { exact: true }).fill('UK');
  await page.getByLabel('Country', { exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText(strings['country-uk']);
  await page.getByText(words.steps.addresses).click();
  await page.getByLabel('Where is your API?').fill('nowhere');
  await page.getByLabel('Where is your API?').press('Enter');
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText('“nowhere” is not an address to ask');
  await page.getByText('Begin with a snippet you have').click();
  await page.getByLabel('A tag, placeholder, frame or shortcode').fill('<incident-list country="KE" hours="72" />\n<h2>The rest</h2><p>of the story');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText('<incident-list> is not closed, so the rest of the story is inside it');
  await expect(page.getByLabel('Hours back')).toHaveValue('72');
});

for (const [tag, about] of [
  ['incident-map', { country: 'KE' }],
  ['risk-map', { region: 'Africa' }],
] as const) {
  test(`a click on the preview begins a note at its place: ${tag}`, async ({ newsroom, page, api, cdn }) => {
    await page.goto(cdn.url(fragment({ api: api.url, tag, ...about, notes: '-1.29 36.82 Nairobi' })));
    if (tag === 'risk-map') await page.getByText(words.preview.sandboxed, { exact: true }).click();
    const map = preview(page).locator(tag);
    const leader = map.locator('.leaders > g').first();
    await expect(leader).toBeAttached();
    const notes = page.getByLabel(words.form.notes);
    const button = page.getByRole('button', { name: words.form.noteClick });
    /** The position of the first note's place on the page; the preview may be scaled. */
    const point = async () => {
      const [x = NaN, y = NaN] = (await leader.evaluate((line) => (line as SVGGElement).style.translate)).split(' ').map((length) => Number.parseFloat(length));
      const stage = map.locator('.stage');
      const [box, width] = [await stage.boundingBox(), await stage.evaluate(({ clientWidth }) => clientWidth)];
      const scale = (box?.width ?? NaN) / width;
      return { x: (box?.x ?? NaN) + x * scale, y: (box?.y ?? NaN) + y * scale };
    };
    const click = async () => {
      const { x, y } = await point();
      await page.mouse.click(x, y);
    };
    await click();
    await expect(notes).toHaveValue('-1.29 36.82 Nairobi');

    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(words.form.noteClickNow)).toBeVisible();
    await map.getByRole('button', { name: strings.zoomIn }).click();
    await expect(notes).toHaveValue('-1.29 36.82 Nairobi');
    await click();
    await expect(notes).toBeFocused();
    await expect(notes).toHaveValue(/^-1.29 36.82 Nairobi\n-?[\d.]+ [\d.]+ $/);
    const [lat = NaN, lng = NaN] = (await notes.inputValue()).split('\n')[1]?.split(' ').map(Number) ?? [];
    expect(Math.hypot(lat + 1.29, lng - 36.82)).toBeLessThan(0.5);
    await page.keyboard.type('The port');
    await button.focus();
    await expect(page.getByRole('tabpanel').locator('pre').first()).toContainText(`data-at="${lat} ${lng}"`);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(newsroom.unexpectedNoise).toEqual([]);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the builder has no barrier that a machine can find, and is no wider than a phone: ${scheme}`, async ({ page, api, cdn }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-compare', countries: 'JP TH', script: '', published: '2026-05-20' })));
    await expectState(preview(page).locator('country-compare'), 'ready');
    await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const { violations, passes } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    expect(passes.length).toBeGreaterThan(10);
  });
}

test('a height that cannot be reserved is kept and answered at its field', async ({ page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP' })));
  await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
  const height = page.getByLabel(words.form.height);
  const code = page.getByRole('tabpanel').locator('pre').first();
  for (const wrong of ['tall', '5', '100000', '1e3', '-300']) {
    await height.fill(wrong);
    await height.press('Enter');
    await expect(height).toHaveValue(wrong);
    const sentence = words.form.heightWrong.replace('{height}', wrong).replace('{min}', '10').replace('{max}', '99999');
    await expect(page.getByRole('status').getByText(sentence)).toBeVisible();
    await expect(height).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(code).not.toContainText('min-height');
  }
  await height.fill('300');
  await height.press('Enter');
  await expect(height).toHaveAccessibleDescription(/^Empty: /);
  await expect(code).toContainText('min-height:300px');
});

test('what to copy stands beside the preview, above the fold of a small laptop', async ({ page, api, cdn }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP' })));
  const [shown, code] = await Promise.all([page.locator('iframe[title=Preview]').boundingBox(), page.getByRole('tabpanel').locator('pre').boundingBox()]);
  expect(code?.x).toBeGreaterThan((shown?.x ?? 0) + (shown?.width ?? 0));
  await expect(page.getByRole('tabpanel').getByRole('button')).toBeInViewport();
  expect((code?.y ?? 720) + (code?.height ?? 720)).toBeLessThan(720);
});

test.describe('an editor who reads no English', () => {
  test.use({ locale: 'de-DE' });

  test('finds a country by its German name, and copies a German card and a map that show what the preview shows', async ({ newsroom, page, api, cdn }) => {
    await page.goto(cdn.url(`builder/index.html#${new URLSearchParams({ api: api.url }).toString()}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByLabel('Land', { exact: true }).fill('elfenbeinkuste');
    await page.getByLabel('Land', { exact: true }).press('Enter');
    await expect(page.getByLabel('Land', { exact: true })).toHaveValue('Elfenbeinküste');
    await expect(page.getByRole('radio', { name: 'Karte (Standard)' })).toBeChecked();
    for (const [tag, name] of [
      ['country-risk', 'Reiserisiko eines Landes'],
      ['incident-map', 'Karte der Vorfälle'],
    ] as const) {
      await page.getByText(name, { exact: true }).click();
      const wanted = await textOf(preview(page).locator(tag));
      const html = (await page.getByRole('tabpanel').locator('pre').allTextContents()).join('\n');
      expect(html).toContain('lang="de"');
      expect(html).toContain(tag === 'country-risk' ? '>Reiserisiko: Elfenbeinküste</a>' : '>Elfenbeinküste: Vorfälle, letzte 72 Stunden</a>');
      await newsroom.open(html, { scripts: '' });
      // The rows and names of a map are rendered one after another.
      const missing = async (): Promise<readonly string[]> => {
        const shown = (await textOf(page.locator(tag))).split('\n');
        return wanted.split('\n').filter((line) => !shown.includes(line));
      };
      await expect.poll(missing).toEqual([]);
      await page.goBack();
    }
  });
});

test('the builder is in every language it offers, and keeps the choice when it changes', async ({ page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP', variant: 'badge' })));
  const chosen = page.locator('.page-head').getByRole('combobox');
  const heads = new Set<string>();
  const languages = LANGUAGES.filter((tag) => !tag.includes('-'));
  for (const language of languages) {
    await chosen.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    await expect(preview(page).locator('country-risk')).toHaveAttribute('lang', language);
    await expect(page.getByRole('tabpanel').locator('pre').first()).toContainText('variant="badge"');
    heads.add((await page.locator('h1').textContent()) ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  }
  expect(heads.size).toBe(languages.length);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', languages.at(-2) ?? '');
  await expect(chosen).toHaveValue(languages.at(-2) ?? '');
});

test('the arrow keys go through the tabs of the builder as they point, also from right to left', async ({ page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP', ui: 'ar' })));
  await page.locator('#tab-script').press('ArrowLeft');
  await expect(page.locator('#tab-placeholder')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#tab-script')).toBeFocused();
});
