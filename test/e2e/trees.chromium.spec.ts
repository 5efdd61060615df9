import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { startApi } from '../../demo/api/server.js';
import { strings } from '../support/english.js';
import { keyed } from '../support/keyed.js';
import { expect, expectState, type Newsroom, type ReferenceApi, test as base } from '../support/newsroom.js';

/** `trees/` contains the reviewed accessibility trees, with a key for each of our sentences; TREES=write rewrites them. */
const WRITE = process.env['TREES'] === 'write';
/** The time of the trees: an hour later, some incidents would be listed under another day. */
const NOON = new Date('2026-06-10T12:00:00Z');

const test = base.extend<object, { api: ReferenceApi }>({
  api: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const api = await startApi({ port: 0, scenarios: true, now: () => NOON.getTime() });
      await use(api);
      await api.close();
    },
    { scope: 'worker' },
  ],
});

const TAGS = {
  badge: '<country-risk country="TH" variant="badge"></country-risk>',
  card: '<country-risk country="TH"></country-risk>',
  full: '<country-risk country="US" variant="full"></country-risk>',
  compare: '<country-compare countries="JP TH"></country-compare>',
  table: '<risk-table region="Oceania"></risk-table>',
  map: '<risk-map region="Oceania"></risk-map>',
  list: '<incident-list country="KE" hours="72"></incident-list>',
  incidents: '<incident-map country="KE" hours="72"></incident-map>',
  methodology: '<risk-methodology></risk-methodology>',
} as const;

const incident = (index: number, more: object): object => ({
  id: `0000000${index}-0000-4000-8000-000000000000`,
  title: `Sample: incident ${index}`,
  summary: 'Sample incident.',
  url: `https://example.org/${index}`,
  country_iso: 'KE',
  occurred_at: new Date(NOON.getTime() - index * 5 * 3600_000).toISOString(),
  source: 'Sample wire',
  ...more,
});

const INCIDENTS = [
  incident(1, { city: 'Mombasa', lat: -4.05, lng: 39.67, category: 'crime', severity: 4 }),
  incident(2, { city: 'Mombasa', lat: -4.05, lng: 39.67, category: 'health', severity: 2 }),
  incident(3, { city: 'Kisumu', lat: -0.1, lng: 34.76, category: 'natural_disaster', severity: 3 }),
  incident(6, { city: 'Lodwar', category: 'other', severity: 1 }),
];

/** A page with every tag, between links and below headings, with a stopped clock. */
async function openAll(newsroom: Newsroom, api: ReferenceApi, page: Page, lang: string): Promise<void> {
  api.answer('/api/v1/incidents/recent', {
    body: { licence: 'CC BY 4.0', attribution: 'Sample data (not travel advice), Travel Safety Embeds demo', incidents: INCIDENTS },
  });
  await page.clock.setFixedTime(NOON);
  const tags = Object.entries(TAGS).map(
    ([name, tag]) =>
      `<section id="${name}"><p><a href="#before-${name}">Before</a></p>${tag.replace(' ', ` lang="${lang}" loading="eager" `).replace('<risk-methodology>', `<risk-methodology lang="${lang}" loading="eager">`)}</section>`,
  );
  await newsroom.open(`<main><h1>Story</h1>${tags.join('')}<p><a href="#end">End</a></p></main>`);
  for (const name of Object.keys(TAGS)) await expectState(tagIn(page, name), 'ready');
  for (const name of ['badge', 'card', 'full']) {
    // The other countries on a ruler are loaded once it is in view.
    await tagIn(page, name).locator('.ruler').scrollIntoViewIfNeeded();
    await expect(tagIn(page, name).locator('.marks').first()).toBeAttached();
  }
  await expect(page.locator('incident-map [part=marker]')).toHaveCount(2);
  await expect(page.locator('risk-map .target:not([hidden])')).toBeVisible();
  for (const name of ['table', 'map']) await expect(tagIn(page, name).getByRole('searchbox')).toBeVisible();
}

const tagIn = (page: Page, name: string): Locator =>
  page.locator(`#${name} > :is(country-risk, country-compare, risk-table, risk-map, incident-list, incident-map, risk-methodology)`);

/** Removes YAML's quotes, which depend on the characters in a sentence. */
const unquoted = (tree: string): string => tree.replaceAll(/^(\s*- )'(.*)'(:?)$/gm, '$1$2$3').replaceAll(/: "(.*)"$/gm, ': $1');

for (const lang of ['en', 'ar']) {
  test(`what a screen reader gets of every tag, in ${lang}`, async ({ newsroom, api, page }) => {
    await openAll(newsroom, api, page, lang);
    const words = JSON.parse(await readFile(`src/words/${lang}.json`, 'utf8')) as object;
    for (const name of Object.keys(TAGS)) {
      // The API's port and the time of its response differ in each run.
      const snapshot = await tagIn(page, name).ariaSnapshot();
      const tree = `${keyed(unquoted(snapshot.replaceAll(api.url, '')).replaceAll(/(- text: )· .* ·$/gm, '$1· … ·'), words)}\n`;
      const file = new URL(`trees/${name}.${lang}.txt`, import.meta.url);
      if (WRITE) await writeFile(file, tree);
      else expect(tree, name).toBe(await readFile(file, 'utf8'));
    }
  });
}

interface Stop {
  readonly tag: string;
  readonly name: string;
  readonly isSeen: boolean;
}

/** The focused element, its tag, and whether any part of it is visible. */
const focused = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    const { left, top, width, height } = node?.getBoundingClientRect() ?? new DOMRect();
    const root = node?.getRootNode() as ShadowRoot;
    const points = [0.2, 0.5, 0.8].flatMap((x) => [0.2, 0.5, 0.8].map((y) => root.elementFromPoint(left + width * x, top + height * y)));
    const isSeen = points.some((hit) => hit !== null && (node?.contains(hit) || hit.contains(node) || hit.closest('label')?.contains(node)));
    const words = node instanceof HTMLInputElement ? node.closest('label')?.textContent : node?.textContent;
    const name = node?.getAttribute('aria-label') ?? words ?? '';
    return {
      tag: node?.getRootNode() === document ? '' : (document.activeElement?.parentElement?.id ?? ''),
      name: name.replace(/\s+/g, ' ').trim().slice(0, 60),
      isSeen: isSeen ?? false,
    };
  });

for (const width of [1000, 320]) {
  test(`the Tab key crosses every tag of a page in ten presses or fewer, and what it comes to is seen: ${width} pixels`, async ({ newsroom, api, page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openAll(newsroom, api, page, 'en');
    const presses: Record<string, number> = {};
    for (const name of Object.keys(TAGS)) {
      await page.locator(`#${name} a`).first().focus();
      for (let press = 1; press < 40; press++) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (stop.tag !== name) break;
        expect(stop, `${name}, stop ${press}`).toMatchObject({ isSeen: true, name: expect.stringMatching(/\S/) });
        presses[name] = press;
        if (![strings.skip, strings.skipMap].includes(stop.name)) continue;
        await page.keyboard.press('Enter');
        presses[name] = ++press;
      }
    }
    expect(Object.keys(presses)).toEqual(Object.keys(TAGS));
    expect(Object.entries(presses).filter(([, count]) => count > 10)).toEqual([]);
  });
}
