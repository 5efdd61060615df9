import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test, unexpected } from '../support/demo-page.js';

/** Presses a Copy button, and returns the text beside it once that is on the clipboard. */
async function copied(page: Page, figure: Locator): Promise<string> {
  const text = (await figure.locator('pre').textContent()) ?? '';
  await figure.getByRole('button').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  return text;
}

/** Opens a local HTML file that contains only what was copied. */
async function paste(page: Page, html: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'own-page-'));
  const file = join(folder, 'story.html');
  writeFileSync(file, `<!doctype html>\n<meta charset="utf-8">\n${html}\n`);
  await page.goto(pathToFileURL(file).href);
  rmSync(folder, { recursive: true });
}

test.beforeEach(async ({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('what the article and the pages of tags have copied works in a file of one’s own', async ({ visit, page }) => {
  for (const [path, place] of [
    ['/demo/', '.sample:has(h3:text-is("Card"))'],
    ['/demo/tags/', 'section#incident-list'],
  ] as const) {
    const noise = await visit.open(path);
    const figure = page.locator(`${place} figure.code`);
    await expect(figure.locator('figcaption')).toContainText('change two places: src and data-api-base');
    await paste(page, await copied(page, figure));
    await expect(page.locator('country-risk, incident-list')).toHaveAttribute('state', 'ready');
    expect(unexpected(noise)).toEqual([]);
  }
});

test('what npm start prints shows a card in a file of one’s own', async ({ page, demo }) => {
  const lines = demo
    .printed()
    .split('\n')
    .filter((line) => line.startsWith('<'));
  expect(lines).toHaveLength(3);
  await paste(page, lines.join('\n'));
  await expect(page.locator('country-risk')).toHaveAttribute('state', 'ready');
  // heights.css is applied.
  await expect(page.locator('country-risk')).toHaveCSS('container-type', 'inline-size');
});

test('the builder of the demo knows where scripts and API are, and every frame it writes works', async ({ visit, page, demo }) => {
  await visit.open('/demo/builder/');
  await expect(page.locator('#script')).toHaveValue(`${demo.scripts}/`);
  await expect(page.locator('#api')).toHaveValue(demo.api);
  for (const tab of ['script', 'iframe']) {
    await page.goto(`${demo.origin}/demo/builder/#tag=country-risk&country=KE&tab=${tab}`);
    await page.reload();
    const parts: string[] = [];
    for (const figure of await page.getByRole('tabpanel').locator('figure').all()) parts.push(await copied(page, figure));
    await paste(page, parts.join('\n'));
    const place = tab === 'iframe' ? page.frameLocator('iframe') : page;
    await expect(place.locator('country-risk[country=KE]')).toHaveAttribute('state', 'ready');
  }
});
