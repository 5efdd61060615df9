import type { Page } from '@playwright/test';
import { cdnFile } from '../support/cdn-file.js';
import { localize, strings } from '../support/english.js';
import { prerendered, SAMPLES, styles, type Sample } from '../support/prerendered.js';
import { requestedPaths, expect, expectState, test } from '../support/newsroom.js';

const AS_OF = { asOf: '2026-05-20T09:30:00Z' };
const TAGS = 'country-risk, country-compare, incident-list, incident-map, risk-methodology, risk-table, risk-map';

/** Records every node in the shadow roots of the page. */
const rememberNodes = (page: Page): Promise<void> =>
  page.evaluate((tags) => {
    const nodes = [...document.querySelectorAll(tags)].map(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*:not(style, link)') ?? [])]);
    Object.assign(window, { nodes });
  }, TAGS);

/** The recorded nodes that have left their shadow root, and the number of all. */
const removedNodes = (page: Page): Promise<{ readonly all: number; readonly lost: readonly string[] }> =>
  page.evaluate((tags) => {
    const { nodes } = window as unknown as { nodes: readonly Element[][] };
    const roots = [...document.querySelectorAll(tags)].map(({ shadowRoot }) => shadowRoot);
    // The days of a list are named anew by the reader's clock.
    const isDay = (node: Element): boolean => (node.getRootNode() as Element).querySelector('.day') !== null;
    const gone = nodes.flatMap((each, index) => each.filter((node) => node.getRootNode() !== roots[index] && !isDay(node)));
    return { all: nodes.flat().length, lost: gone.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
  }, TAGS);

test('the scripts take over what is on the page, node by node, and then bring what is newer', async ({ newsroom, api, cdn, page }) => {
  const html = await Promise.all(SAMPLES.map((sample) => prerendered(api.url, sample, AS_OF)));
  api.reset();
  cdn.hold('chunks/');
  await newsroom.open(html.map((each) => each.replace(/^<[\w-]+/, '$& loading="eager"')).join('\n'));
  await rememberNodes(page);
  cdn.release();
  const tags = await page.locator(`body > :is(${TAGS})`).all();
  for (const tag of tags) await expect(tag).not.toContainText('20 May 2026');
  for (const tag of tags) await expectState(tag, 'ready');
  // The maps are new: prerendered HTML has none.
  for (const map of ['incident-map', 'risk-map']) await expect(page.locator(`${map} canvas`).first()).toBeVisible();
  const { all, lost: gone } = await removedNodes(page);
  expect(all).toBeGreaterThan(2000);
  // Placeholders: the filters of a table, and the space for an age; the boxes of the maps are expected below.
  const isPlace = (html: string) => /^<(?:p|div) class="field quiet"|^<b class="later"/.test(html);
  expect(gone.filter((html) => !isPlace(html))).toEqual(['<div class="stage"></div>', '<div class="stage"></div>']);
});

test('it looks as with all styles of its tag, though it brings only the rules that its own view uses', async ({ newsroom, api, page }) => {
  for (const sample of SAMPLES) {
    const [html, all] = [await prerendered(api.url, sample, AS_OF), await styles(sample[0])];
    const used = /(?<=<style>)[^]*?(?=<\/style>)/.exec(html)?.[0] ?? '';
    expect(used.length, JSON.stringify(sample)).toBeLessThan(all.length);
    await newsroom.open([html, html.replace(used, () => all)].map((each) => `<div style="inline-size: 600px; block-size: 4000px">${each}</div>`).join(''), {
      scripts: '',
    });
    const looks = await page.evaluate((tags) => {
      const look = (tag: Element): readonly string[] => {
        const host = tag.getBoundingClientRect();
        return [...tag.shadowRoot!.querySelectorAll(':not(style)')].map((node) => {
          const { x, y, width, height } = node.getBoundingClientRect();
          const { color, backgroundColor, font, display, borderColor, fill, stroke, textDecoration } = getComputedStyle(node);
          const at = node.getClientRects().length === 0 ? [] : [x - host.x, y - host.y, width, height].map(Math.round);
          return [node.outerHTML.slice(0, 60), ...at, color, backgroundColor, font, display, borderColor, fill, stroke, textDecoration].join(' ');
        });
      };
      return [...document.querySelectorAll(tags)].map(look);
    }, TAGS);
    expect(looks[0]?.length).toBeGreaterThan(5);
    expect(looks[0]).toEqual(looks[1]);
  }
});

const CARD: Sample = ['country-risk', { country: 'JP', loading: 'eager' }, '/countries/JP'];

for (const [how, allowed] of [
  ['an element with a nonce', () => "'nonce-abc'"],
  ['a file', (address: string) => new URL(address).origin],
] as const) {
  test(
    `under a strict policy, a card is styled by ${how} before the scripts come, and by them after`,
    { tag: how === 'a file' ? [] : '@chromium' },
    async ({ newsroom, api, cdn, page }) => {
      const stylesheet = newsroom.serveScript(await styles('country-risk'), 'text/css');
      const html = await prerendered(api.url, CARD, { ...AS_OF, ...(how === 'a file' ? { stylesheet } : { nonce: 'abc' }) });
      cdn.hold('chunks/');
      const policy = newsroom.headersFor('trusted-types')['content-security-policy'];
      await newsroom.open(html, { headers: { 'content-security-policy': `${policy}; style-src ${allowed(stylesheet)}` } });
      const gauge = page.locator('country-risk .ruler .track');
      const height = await page.locator('country-risk').evaluate((card) => card.getBoundingClientRect().height);
      await expect(gauge).toHaveCSS('display', 'block');
      cdn.release();
      await expectState(page.locator('country-risk'), 'ready');
      await expect(page.locator('country-risk')).not.toContainText('20 May 2026');
      expect(await page.locator('country-risk').evaluate((card) => card.getBoundingClientRect().height)).toBe(height);
      await expect(page.locator('country-risk style, country-risk link')).toHaveCount(0);
      await expect(gauge).toHaveCSS('display', 'block');
    },
  );
}

test('frozen, it stays as it is, and no request is sent', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  const [tag, attributes, path] = CARD;
  const html = await prerendered(api.url, [tag, { ...attributes, frozen: '2026-05-20' }, path ?? '']);
  api.reset();
  cdn.hold('chunks/');
  await newsroom.open(html);
  const text = await page.locator('country-risk .root').innerText();
  await rememberNodes(page);
  cdn.release();
  await expectState(page.locator('country-risk'), 'ready');
  // A reader can save it, so the scripts have taken it over.
  await page.locator('country-risk [part=save]').click();
  await expect(page.locator('country-risk [part=save]')).toHaveAttribute('aria-expanded', 'true');
  expect((await removedNodes(page)).lost).toEqual([]);
  expect(text).toContain(localize(strings.frozenOn, { date: '20 May 2026' }));
  expect(requestedPaths(api)).toEqual([]);
});

test('it is taken over when a reader begins to use it, before the browser has time', { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
  const [tag, attributes, path] = CARD;
  const html = await prerendered(api.url, [tag, { ...attributes, frozen: '2026-05-20' }, path ?? '']);
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await newsroom.open(html);
  await expectState(page.locator('country-risk'), 'ready');
  await expect.poll(() => cdn.requests.some((file) => file.includes(cdnFile('hydration')))).toBe(true);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('country-risk style')).toHaveCount(1);
  const box = (await page.locator('country-risk [part=save]').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('country-risk [part=save]')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('country-risk style')).toHaveCount(0);
});

for (const [tag, attributes, path] of [
  ['risk-table', { region: 'Asia' }, '/countries'],
  ['incident-list', { country: 'KE', hours: 72 }, '/incidents/recent?country=KE&hours=72'],
  ['risk-map', { region: 'Asia' }, '/countries'],
  ['incident-map', { country: 'KE', hours: 72 }, '/incidents/recent?country=KE&hours=72'],
] as const) {
  test(`the HTML of ${tag} is taken over even if what acts on another is here first`, { tag: '@chromium' }, async ({ newsroom, api, cdn, page }) => {
    const html = await prerendered(api.url, [tag, { ...attributes, frozen: '2026-05-20', loading: 'eager' }, path]);
    // The maps wait for a tap, and so have nothing more important to render than filters.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    cdn.hold(cdnFile('hydration'));
    await newsroom.open(`<${tag} id="other"></${tag}>${html}`);
    await expect(page.locator('#other input').first()).toBeVisible();
    const taken = page.locator(`${tag}:not(#other)`);
    await expectState(taken, 'ready');
    await expect(taken.locator('style')).toHaveCount(1);
    cdn.release();
    await expect(taken.locator('style')).toHaveCount(0);
    await expect(taken.locator('input').first()).toBeVisible();
    expect(newsroom.noise).toEqual([]);
  });
}

test('what a CMS has done to the HTML is undone, and only another structure is rendered anew, with one line on the console', async ({
  newsroom,
  api,
  page,
}) => {
  newsroom.expectNoise(/<country-risk> came with HTML of another version, or HTML that was edited/);
  const html = await prerendered(api.url, CARD, AS_OF);
  api.hold('/api/v1');
  const edits = [
    (text: string) => text.replace(`${strings.travelRisk} ·\u00a0${strings.direction}`, 'edited'),
    (text: string) => text.replaceAll(/<!--[^]*?-->/g, ''),
    (text: string) => text.replace('<svg', '<p>added</p><svg'),
  ];
  const edited = edits.map((edit) => edit(html));
  expect(new Set([html, ...edited]).size).toBe(4);
  await newsroom.open(edited.join(''));
  for (const card of await page.locator('country-risk').all()) {
    await expectState(card, 'ready');
    await expect(card).toContainText(strings.direction);
    await expect(card).toContainText('20 May 2026');
    await expect(card).not.toContainText(/edited|added/);
    await expect(card.locator('.card')).toHaveCount(1);
  }
  expect(newsroom.noise).toHaveLength(2);
});

test('the notes of a map read where no script has run yet, and then stand at their places', async ({ newsroom, api, cdn, page }) => {
  const html = await prerendered(api.url, ['incident-map', { country: 'KE' }, '/incidents/recent?country=KE'], AS_OF);
  cdn.hold('chunks/');
  await newsroom.open(html.replace('</incident-map>', '<p slot="annotation" data-at="-1.29 36.82">Nairobi</p></incident-map>'));
  const note = page.locator('incident-map > p');
  await expect(note).toBeVisible();
  cdn.release();
  await expect(page.locator('incident-map .leaders > g')).toHaveCount(1);
  await expect(note).toBeVisible();
  const [map, label] = [await page.locator('incident-map [part=map]').boundingBox(), await note.boundingBox()];
  expect((label?.y ?? Infinity) + (label?.height ?? 0)).toBeLessThan((map?.y ?? 0) + (map?.height ?? 0));
});
