import { readFileSync } from 'node:fs';
import { TAGS } from '../../build/tags.js';
import { SAMPLES } from '../../demo/tags/samples.js';
import { expect, expectState, test } from '../support/newsroom.js';

/** The hosts in the table of docs/privacy.md. */
const TABLE = [...readFileSync('docs/privacy.md', 'utf8').matchAll(/^\| (The [\w']+ host) \|/gm)].map(([, name]) => name);

const markup = (tag: (typeof TAGS)[number]): string =>
  `<${tag} loading="eager" ${Object.entries(SAMPLES[tag].attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></${tag}>`;

test('a page with every tag asks the hosts that the documentation names, and no other; a third one only if an editor names it', async ({
  newsroom,
  api,
  cdn,
  page,
}) => {
  await newsroom.open(TAGS.map(markup).join('\n'));
  for (const tag of TAGS) await expectState(page.locator(tag), 'ready');
  for (const map of ['incident-map', 'risk-map']) {
    await page.locator(map).scrollIntoViewIfNeeded();
    await expect(page.locator(map).locator('canvas').first()).toBeVisible();
  }
  await page.locator('country-risk [part=save]').click();
  const hosts = { "The script's host": cdn.origin, "The API's host": new URL(api.url).origin };
  expect(TABLE).toEqual([...Object.keys(hosts), "The tiles' host"]);
  expect(new Set(newsroom.requests.map((url) => new URL(url).origin))).toEqual(new Set(Object.values(hosts)));
});
