import type { Page } from '@playwright/test';
import { prerendered, SAMPLES } from '../support/prerendered.js';
import { expect, expectState, test } from '../support/newsroom.js';

const AS_OF = { asOf: '2026-05-20T09:30:00Z' };
const TAGS = 'country-risk, country-compare, incident-list, incident-map, risk-methodology, risk-table, risk-map';

/** Remembers every node in the shadow roots of the page. */
const remember = (page: Page): Promise<void> =>
  page.evaluate((tags) => {
    const nodes = [...document.querySelectorAll(tags)].map(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('*:not(style, link)') ?? [])]);
    Object.assign(window, { nodes });
  }, TAGS);

/** Those of them that are no longer in the shadow root where they were, and how many there were. */
const lost = (page: Page): Promise<{ readonly all: number; readonly lost: readonly string[] }> =>
  page.evaluate((tags) => {
    const { nodes } = window as unknown as { nodes: readonly Element[][] };
    const roots = [...document.querySelectorAll(tags)].map(({ shadowRoot }) => shadowRoot);
    const gone = nodes.flatMap((each, index) => each.filter((node) => node.getRootNode() !== roots[index]));
    return { all: nodes.flat().length, lost: gone.map(({ outerHTML }) => outerHTML.slice(0, 80)) };
  }, TAGS);

test('the scripts take over what is on the page, node by node, and then bring what is newer', async ({ newsroom, api, cdn, page }) => {
  const html = await Promise.all(SAMPLES.map((sample) => prerendered(api.url, sample, AS_OF)));
  api.reset();
  cdn.hold('chunks/');
  const release = api.hold('/api/v1');
  await newsroom.open(html.map((each) => each.replace(/^<[\w-]+/, '$& loading="eager"')).join('\n'));
  await remember(page);
  cdn.release();
  const tags = await page.locator(`body > :is(${TAGS})`).all();
  for (const tag of tags) await expectState(tag, 'ready');
  const { all, lost: gone } = await lost(page);
  expect(all).toBeGreaterThan(2000);
  expect(gone).toEqual([]);
  for (const tag of tags) await expect(tag).toContainText('20 May 2026');
  release();
  for (const tag of tags) await expect(tag).not.toContainText('20 May 2026');
  expect((await lost(page)).lost.length).toBeLessThan(all / 2);
});
