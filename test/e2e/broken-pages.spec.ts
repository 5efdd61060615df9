import type { Page } from '@playwright/test';
import { strings } from '../support/english.js';
import { expect, expectState, test } from '../support/newsroom.js';

const FALLBACK = '<a href="https://example.org/">Our travel pages</a>';
const CARD = `<country-risk country="TH">${FALLBACK}</country-risk>`;
const TAGS = `${CARD}<incident-map country="KE" loading="eager">${FALLBACK}</incident-map>`;

/** What a page may remove or replace. Without the first of each row the tags still work; without the others the fallback must stay. */
const PLATFORM: readonly (readonly [owner: string, unneeded: readonly string[], needed: readonly string[]])[] = [
  ['window', ['IntersectionObserver'], ['MutationObserver', 'AbortController', 'CSSStyleSheet', 'Set', 'Map', 'customElements']],
  ['HTMLElement.prototype', ['attachInternals'], []],
  ['CSSStyleSheet.prototype', [], ['replaceSync']],
  ['Element.prototype', [], ['remove', 'attachShadow']],
  ['EventTarget.prototype', ['dispatchEvent'], ['addEventListener']],
  ['Object', [], ['hasOwn', 'entries']],
  ['String.prototype', [], ['startsWith']],
  ['Array.prototype', ['shift'], []],
  ['Map.prototype', [], ['set']],
  ['Document.prototype', [], ['createElement']],
  ['Intl', [], ['DateTimeFormat']],
];

const SABOTAGES: readonly ((target: string) => string)[] = [
  (target) => `delete ${target}`,
  (target) => `${target} = function () { throw new Error('no') }`,
  (target) => `${target} = function () {}`,
];

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What each frame of the page shows: data, the fallback, or nothing. */
const shownInFrames = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const isSeen = (node: Element | null | undefined): boolean => Boolean(node?.getClientRects().length);
    const shown = (frame: HTMLIFrameElement): string => {
      const tag = frame.contentDocument?.querySelector('country-risk');
      return isSeen(tag?.shadowRoot?.querySelector('[part~=tier]')) ? 'data' : isSeen(tag?.firstElementChild) ? 'fallback' : 'nothing';
    };
    return Object.fromEntries([...document.querySelectorAll('iframe')].map((frame) => [frame.title, shown(frame)]));
  });

test(
  'whatever of the platform is gone, throws or does nothing, a tag shows its data or its fallback, and nothing is thrown',
  { tag: '@chromium' },
  async ({ newsroom, page }) => {
    newsroom.expectFailedRequests();
    newsroom.expectNoise('could not be loaded yet', strings['country-missing']); // messages to the editor; without Map, tags receive no attributes
    const breakages = (what: 0 | 1) =>
      PLATFORM.flatMap(([owner, ...names]) => names[what].map((name) => `${owner}.${name}`)).flatMap((target) => SABOTAGES.map((way) => way(target)));
    const unneeded = breakages(0).filter((breakage) => !/Observer = function \(\) \{\}/.test(breakage)); // an observer that never reports
    const frame = (breakage: string): string => {
      const html = `<html lang="en"><script>${breakage}</script>${CARD.replace('>', ' loading="eager">')}${newsroom.script()}</html>`;
      return `<iframe title="${escaped(breakage)}" srcdoc="${escaped(html)}"></iframe>`;
    };
    await newsroom.open([...unneeded, ...breakages(1)].map(frame).join(''), { scripts: '' });
    await expect.poll(async () => Object.entries(await shownInFrames(page)).filter(([name, shown]) => unneeded.includes(name) && shown !== 'data')).toEqual([]);
    // Once a frame that began after all of them has its data, they have had all that could replace their fallback.
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), frame(''));
    await expect.poll(async () => (await shownInFrames(page))['']).toBe('data');
    expect(Object.entries(await shownInFrames(page)).filter(([, shown]) => shown === 'nothing')).toEqual([]);
  },
);

test('where a shadow root can have no style sheets, the fallback shows through it', async ({ newsroom, page }) => {
  const breakage = `Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', { get() { throw new Error('no') }, set() { throw new Error('no') } })`;
  await newsroom.open(TAGS, { head: `<script>${breakage}</script>` });
  await page.waitForFunction(() => [...document.querySelectorAll('country-risk, incident-map')].every(({ shadowRoot }) => shadowRoot));
  await expect(page.getByRole('link', { name: 'Our travel pages' })).toHaveCount(2);
});

const FIELDS = 'remove getAttribute parentElement parentNode closest querySelectorAll getRootNode addEventListener setAttribute localName lang dir'.split(' ');

test('in a form whose fields are named like methods, the tags work, in the form’s language', async ({ newsroom, page }) => {
  const fields = FIELDS.map((name) => `<input name="${name}">`).join('');
  await newsroom.open(`<form lang="de">${fields}<country-risk country="TH">${fields}</country-risk></form>`);
  // No assertion on a locator, which would look at the form and trip over its fields.
  await page.waitForFunction(() => document.querySelector('country-risk')!.shadowRoot?.textContent.includes('je niedriger, desto sicherer'));
});

test('on a page of XHTML the fallback stays, and the console says why', async ({ newsroom, page }) => {
  const line = 'console warning: travel-safety-embeds: a page of XML shows no tags.';
  newsroom.expectNoise(line);
  await newsroom.openXhtml(TAGS);
  await expect.poll(() => newsroom.noise).toEqual([line]);
  await expect(page.getByRole('link', { name: 'Our travel pages' })).toHaveCount(2);
});

test('on a page without a doctype, the text of tables is the tag’s own', async ({ newsroom, page }) => {
  const tags = '<country-compare countries="JP TH" theme="dark"></country-compare><risk-table theme="dark" loading="eager"></risk-table>';
  await page.goto(newsroom.serveScript(`<html lang="en"><title>A newsroom</title><body>${tags}${newsroom.script()}`, 'text/html'));
  for (const tag of ['country-compare', 'risk-table']) await expectState(page.locator(tag), 'ready');
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll('country-compare, risk-table')].map(({ shadowRoot }) =>
      ['.title', 'td bdi, tbody bdi, td div'].map((selector) => getComputedStyle(shadowRoot!.querySelector(selector)!).color),
    ),
  );
  expect(texts.map(([title, cell]) => cell === title)).toEqual([true, true]);
  expect(await page.evaluate('document.compatMode')).toBe('BackCompat');
});

test('until the page has loaded, its own scripts find on a tag what its server wrote, and nothing else', async ({ newsroom, api, page }) => {
  const release = api.hold('/slow.css');
  const head = `<script>addEventListener('load', () => { window.atLoad = document.querySelector('country-risk').outerHTML })</script><link rel="stylesheet" media="print" href="${api.url}/slow.css">`;
  newsroom.expectNoise(/slow\.css|MIME|stylesheet|Failed to load/i);
  await newsroom.open(CARD, { head });
  const card = page.locator('country-risk');
  await expect(card.locator('[part=tier]')).toBeVisible();
  expect(await card.evaluate((tag) => [tag.outerHTML, (tag as HTMLElement & { state: string }).state])).toEqual([CARD, 'ready']);
  release();
  await expectState(card, 'ready');
  expect(await page.evaluate('window.atLoad')).toBe(CARD);
});

test('scan(), scan(null) and what is set as no text leave every tag with a state', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  newsroom.expectNoise(/configure\(\) cannot use this (argument|theme)\./);
  await newsroom.open(CARD);
  await expectState(page.locator('country-risk'), 'ready');
  const states = await page.evaluate((base) => {
    const { scan, configure } = (window as unknown as { TravelSafety: Record<'scan' | 'configure', (given?: unknown) => void> }).TravelSafety;
    const tag = document.querySelector('country-risk') as HTMLElement & { state: string };
    for (const root of [undefined, null, 'main', 5]) scan(root);
    for (const settings of [null, 5, { apiBase: new URL(base) }, { exclude: ['a', 1], theme: {}, lang: null }]) configure(settings);
    return [tag.state, (Object.getPrototypeOf(tag) as typeof tag).state];
  }, api.url);
  expect(states).toEqual(['ready', 'idle']);
  await expectState(page.locator('country-risk'), 'ready');
  expect(newsroom.noise).toHaveLength(3);
});
