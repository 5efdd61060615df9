import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { VERSION } from '../../build/constants.js';
import { allFactsIn, type Manifest } from '../../build/facts.js';
import { writeFrames } from '../../build/frames.js';
import { readSettings } from '../../build/settings.js';
import { WAYS } from '../../demo/builder/snippets.js';
import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { directionOf, LANGUAGES } from '../../demo/languages.js';
import { strings } from '../support/english.js';
import { expect, expectState, test as newsroomTest } from '../support/newsroom.js';
import { hoursAgo } from '../support/now.js';
import { startCdn } from '../support/web-servers.js';

const FACTS = allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);

/** A release in the folder of its version, with frames for this worker's API. */
const test = newsroomTest.extend({
  cdn: [
    async ({ api }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'builder-'));
      cpSync('dist/cdn', folder, { recursive: true, filter: (file) => !/\.map$|[A-Z]{2}(\.json)?$/.test(file) || file.endsWith('KE') });
      writeFrames(folder, FACTS, readSettings({ VITE_API_BASE: api.url }));
      const cdn = await startCdn(folder);
      await use({ ...cdn, url: (file) => `${cdn.origin}/v${VERSION}/${file}` });
      await cdn.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

const HEADLINE = `"Kenia" & <b>mehr</b> {1}`;

/** What a reader gets, but for the minute in which it was asked. */
const textOf = async (tag: Locator): Promise<string> => {
  await expectState(tag, 'ready');
  return (await tag.locator('.root').innerText()).replaceAll(/\d\d:\d\d/g, '--:--');
};

const preview = (page: Page): FrameLocator => page.frameLocator('.preview iframe');

/** Each thing to copy in a tab, as it comes out of the clipboard. */
async function copied(page: Page, tab: string): Promise<readonly string[]> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const texts: string[] = [];
  for (const figure of await page.getByRole('tabpanel').locator('figure').all()) {
    const text = (await figure.locator('pre').textContent()) ?? '';
    await figure.getByRole('button').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    texts.push(text);
  }
  return texts;
}

const fragment = (parameters: Readonly<Record<string, string>>): string => `builder/index.html#${new URLSearchParams(parameters).toString()}`;

test('a snippet copied from a tab, pasted into a page made as the tab says, shows what the preview shows', async ({ newsroom, page, api, cdn, context }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE', lang: 'de', headline: HEADLINE })));
  const wanted = await textOf(preview(page).locator('country-risk'));
  expect(wanted).toContain(HEADLINE);
  const parts: Record<string, readonly string[]> = {};
  for (const { name } of WAYS) parts[name] = await copied(page, words.tabs[name]);

  const pages = { script: parts['script'], placeholder: parts['placeholder'], module: parts['module']?.slice(0, 1), wordpress: parts['wordpress']?.slice(2) };
  for (const [name, written = []] of Object.entries(pages)) {
    const html = written.join('\n');
    if (name !== 'wordpress') expect(html, name).toContain('integrity="sha384-');
    await newsroom.open(html, { scripts: '' });
    expect(await textOf(page.locator('country-risk')), name).toBe(wanted);
  }

  // A page around a frame; and as AMP makes one of its element. Both take no headline.
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE', lang: 'de' })));
  const framed = await textOf(preview(page).locator('country-risk'));
  const [frame = '', resize = ''] = parts['iframe'] ?? [];
  const amp = (parts['amp']?.[0] ?? '').replaceAll('amp-iframe', 'iframe').replace('layout="fixed-height"', 'width="100%"');
  for (const html of [frame + resize, amp]) {
    await newsroom.open(html, { scripts: '' });
    expect(await textOf(page.frameLocator('iframe').locator('country-risk'))).toBe(framed);
  }
});

test('a frozen answer is fetched, and stands in the snippet of a page that asks nobody', async ({ newsroom, page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-compare', countries: 'JP TH' })));
  await page.getByText('Changed since publication').click();
  await page.getByLabel('Freeze today’s answer').check();
  await expect(page.getByText(/It has come: \d/)).toBeVisible();
  await expectState(preview(page).locator('country-compare'), 'ready');
  const wanted = await textOf(preview(page).locator('country-compare'));
  for (const tab of ['Script', 'Placeholder']) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    const html = (await page.locator('[role=tabpanel] pre').allTextContents()).join('\n');
    expect(html).toContain(`frozen="${hoursAgo(0).slice(0, 10)}"`);
    api.reset();
    await newsroom.open(html, { scripts: '' });
    expect(await textOf(page.locator('country-compare'))).toBe(wanted);
    await newsroom.expectNothingAsked();
    await page.goBack();
  }
});

test('a frozen tag is shown once its answer has come, and never without', async ({ newsroom, page, api, cdn }) => {
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-compare', countries: 'JP TH' })));
  const tag = preview(page).locator('country-compare');
  await expectState(tag, 'ready');
  const release = api.hold('/api/v1');
  await page.getByText('Changed since publication').click();
  await page.getByLabel('Freeze today’s answer').check();
  await expect(page.locator('[role=tabpanel] pre').first()).toContainText('frozen');
  await expectState(tag, 'ready');
  release();
  await expect(tag).toHaveAttribute('frozen');
  await expectState(tag, 'ready');
  expect(newsroom.noise).toEqual([]);
});

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

test('the picture of a fallback is seen in the preview where scripts are blocked, and not asked for where the tag stands', async ({
  newsroom,
  page,
  api,
  cdn,
}) => {
  const picture = cdn.url('japan.png');
  const asked: (string | undefined)[] = [];
  await page.route(picture, async (route) => {
    asked.push((await route.request().allHeaders())['referer']);
    await route.fulfill({ path: 'docs/page.png', contentType: 'image/png' });
  });
  await page.goto(cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'JP', picture, link: 'https://news.example/japan' })));
  await expectState(preview(page).locator('country-risk'), 'ready');
  expect(asked).toEqual([]);
  const region = page.getByRole('region', { name: words.preview.title });
  await region.getByText(words.preview.blocked, { exact: true }).click();
  const image = preview(page).getByRole('img', { name: /Japan/ });
  await expect(image).toHaveAttribute('src', picture);
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  expect(asked).toEqual([undefined]);
  expect(
    await preview(page)
      .locator('html')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0);
  await expect(preview(page).getByRole('link')).toHaveAttribute('href', 'https://news.example/japan');
  await expect(preview(page).locator('country-risk')).toHaveCount(0);
  await region.getByText(words.preview.allowed, { exact: true }).click();
  await expectState(preview(page).locator('country-risk'), 'ready');
  expect(newsroom.noise).toEqual([]);
});

test('a CMS that holds the builder in a frame gets the snippet, and nobody else does', async ({ newsroom, page, api, cdn, host }) => {
  const panel = (cms: string): string =>
    `<iframe id="panel" src="${cdn.url(fragment({ api: api.url, tag: 'incident-list', country: 'KE', tab: 'placeholder', cms }))}" width="1200" height="900"></iframe>
    <script>window.got = []; addEventListener('message', ({ data, origin }) => got.push({ data, origin }));</script>`;
  const got = () => page.evaluate(() => (window as unknown as { got: readonly { data: { type: string; snippet: string }; origin: string }[] }).got);
  const sent = async (cms: string) => {
    await newsroom.open(panel(cms), { scripts: '' });
    const frame = page.frameLocator('#panel');
    await frame.getByRole('button', { name: `Insert into ${new URL(cms).host}` }).click();
    await expect(frame.getByText(`Sent to ${cms}.`)).toBeVisible();
    return (await got()).filter(({ data }) => data.type === 'travel-safety:snippet');
  };
  const [message] = await sent(host.origin);
  expect(message?.origin).toBe(cdn.origin);
  expect(message?.data).toMatchObject({ way: 'placeholder', tag: 'incident-list', attributes: { country: 'KE' }, height: 800 });
  expect(message?.data.snippet).toContain('<div data-incident-list="KE"');
  newsroom.expectNoise(/The target origin provided/);
  expect(await sent('https://other.example')).toEqual([]);
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
    /** Where on the page the place of the first note is; the preview may be scaled. */
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

test('an address that somebody else has written makes the preview no other element, and leads nowhere', async ({ newsroom, page, cdn }) => {
  const forged = { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0;url=https://evil.example' }, text: 'x', link: '', answers: [] };
  await page.goto(cdn.url(`builder/preview/index.html#${encodeURIComponent(JSON.stringify(forged))}`));
  await page.waitForFunction(() => 'TravelSafety' in window);
  await expect(page.getByRole('main', { name: 'Preview' })).toBeEmpty();
  expect(newsroom.moves).toHaveLength(1);
});

test('the preview shows nothing to whom the builder does not: neither alone nor in the page of somebody else', async ({ newsroom, page, api, cdn }) => {
  const forged = { tag: 'country-risk', attributes: { country: 'JP', headline: 'War', 'api-base': api.url }, text: 'x', link: '', answers: [] };
  const address = cdn.url(`builder/preview/index.html#${encodeURIComponent(JSON.stringify(forged))}`);
  await page.goto(address);
  await page.waitForFunction(() => 'TravelSafety' in window);
  await expect(page.getByRole('main', { name: 'Preview' })).toBeEmpty();
  await newsroom.open(`<iframe id="stolen" src="${address}" width="640" height="400"></iframe>`, { scripts: '' });
  const stolen = page.frameLocator('#stolen').getByRole('main', { name: 'Preview' });
  await page.frame({ url: /preview/ })?.waitForFunction(() => 'TravelSafety' in window);
  await expect(stolen).toBeEmpty();
});

test('who holds the builder in a frame can move its preview, and not make it show anything', async ({ newsroom, page, api, cdn, host }) => {
  await newsroom.open(
    `<iframe id="panel" src="${cdn.url(fragment({ api: api.url, tag: 'country-risk', country: 'KE' }))}" width="1200" height="900"></iframe>`,
    {
      scripts: '',
    },
  );
  const panel = page.frameLocator('#panel');
  await expectState(panel.frameLocator('.preview iframe').locator('country-risk'), 'ready');
  const picture = { src: `${host.origin}/spy.png`, alt: 'x' };
  // By way of an empty page, which belongs to whoever opens it, the frame gets any name.
  await page.evaluate(`frames[0].frames[0].location = 'about:blank'`);
  await expect.poll(() => page.evaluate(`try { frames[0].frames[0].name = 'theirs' } catch {}`)).toBe('theirs');
  const secret = 'theirs';
  const forged = { tag: 'country-risk', attributes: { country: 'JP' }, text: 'War', link: '', picture, notes: [], answers: [], isScriptless: true, secret };
  const address = cdn.url(`builder/preview/index.html?moved#${encodeURIComponent(JSON.stringify(forged))}`);
  await page.evaluate(`frames[0].frames[0].location.href = ${JSON.stringify(address)}`);
  const moved = panel.frameLocator('.preview iframe');
  await expect.poll(() => page.frame({ url: /\?moved/ })?.evaluate(() => 'TravelSafety' in window)).toBe(true);
  await expect(moved.getByRole('main', { name: 'Preview' })).toBeEmpty();
  expect(newsroom.requests.filter((url) => url.endsWith('spy.png'))).toEqual([]);
});

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
      // The rows and names of a map come one after the other.
      const missing = async (): Promise<readonly string[]> => {
        const shown = (await textOf(page.locator(tag))).split('\n');
        return wanted.split('\n').filter((line) => !shown.includes(line));
      };
      await expect.poll(missing).toEqual([]);
      await page.goBack();
    }
  });
});

test('the builder speaks every language it offers, and takes the choice along', async ({ page, api, cdn }) => {
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
});
