// Drawings have colours that the browser does not override. Only Chromium can emulate the reader's system settings.
import type { Page } from '@playwright/test';
import { contrast } from '../../demo/looks/contrast.js';
import { cdnFile } from '../support/cdn-file.js';
import { expect, expectMovable, expectState, type Newsroom, test } from '../support/newsroom.js';

interface Inks {
  /** The colours of each text drawn with a halo on a canvas: its own, and its halo's. */
  inks?: [ink: string, halo: string][];
}

async function open(newsroom: Newsroom, page: Page, colorScheme: 'light' | 'dark', tag: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await page.addInitScript(() => {
    const inks: [string, string][] = ((globalThis as Inks).inks = []);
    const { fillText, strokeText } = CanvasRenderingContext2D.prototype;
    let halo = '';
    CanvasRenderingContext2D.prototype.strokeText = function (this: CanvasRenderingContext2D, ...rest) {
      halo = this.strokeStyle as string;
      strokeText.apply(this, rest);
    };
    CanvasRenderingContext2D.prototype.fillText = function (this: CanvasRenderingContext2D, ...rest) {
      if (halo) inks.push([this.fillStyle as string, halo]);
      halo = '';
      fillText.apply(this, rest);
    };
  });
  // The page declares no colour scheme, so only the reader's palette determines the background.
  await newsroom.open(tag);
  const element = page.locator('body > [loading]');
  await expectState(element, 'ready');
  if (tag.includes('-map')) {
    await expectMovable(element);
    await expect.poll(() => page.evaluate(() => (globalThis as Inks).inks?.length)).toBeGreaterThan(3);
  }
}

const inks = (page: Page): Promise<[string, string][]> => page.evaluate(() => (globalThis as Inks).inks ?? []);

const hexOf = (rgb: string): string =>
  `#${rgb
    .match(/\d+/g)!
    .slice(0, 3)
    .map((value) => Number(value).toString(16).padStart(2, '0'))
    .join('')}`;

for (const [scheme, canvas, text] of [
  ['dark', '#000000', '#ffffff'],
  ['light', '#ffffff', '#000000'],
] as const) {
  test(`in forced colours an incident map writes its names and counts in them: ${scheme}`, async ({ newsroom, page }) => {
    await open(newsroom, page, scheme, '<incident-map country="KE" loading="eager"></incident-map>');
    expect(new Set((await inks(page)).map(String))).toEqual(new Set([`${text},${canvas}`]));
    const ring = page.locator('[part=marker] .several').first();
    const colors = await ring.evaluate((svg) =>
      ['text', '.disc', 'circle:not(.disc)'].map((part) => {
        const { fill, stroke } = getComputedStyle(svg.querySelector(part)!);
        return [fill, stroke];
      }),
    );
    const [[count, edge], [disc], [, share]] = colors as [[string, string], [string, string], [string, string]];
    // A stroke in the text's colour would fill the gaps in the digits.
    expect([hexOf(count), edge, hexOf(disc), hexOf(share)]).toEqual([text, 'none', canvas, text]);
  });

  test(`in forced colours every name on a risk map that leaves its land is read on its halo: ${scheme}`, async ({ newsroom, page }) => {
    await open(newsroom, page, scheme, '<risk-map loading="eager"></risk-map>');
    for (const [ink, halo] of await inks(page)) expect(contrast(ink, halo), `${ink} on ${halo}`).toBeGreaterThanOrEqual(4.5);
  });

  test(`in forced colours the arrows of a sorted table are seen: ${scheme}`, async ({ newsroom, page }) => {
    await open(newsroom, page, scheme, '<risk-table loading="eager"></risk-table>');
    const arrows = await page.locator('.arrow path').evaluateAll((paths) =>
      paths.map((path) => {
        const { fill, opacity } = getComputedStyle(path);
        return [fill, Number(opacity)] as const;
      }),
    );
    expect(arrows).toHaveLength(6);
    const ground = scheme === 'dark' ? 0 : 255;
    for (const [fill, opacity] of arrows) {
      const mixed = fill.match(/\d+/g)!.map((value) => Math.round(Number(value) * opacity + ground * (1 - opacity)));
      expect(contrast(hexOf(mixed.join(' ')), canvas)).toBeGreaterThanOrEqual(3);
    }
  });

  test(`in forced colours a table’s tiers have their colours from the first paint: ${scheme}`, async ({ newsroom, cdn, page }) => {
    cdn.hold(cdnFile('table-actions'));
    await open(newsroom, page, scheme, '<risk-table loading="eager"></risk-table>');
    await expect(page.locator('.level').first()).toHaveCSS('forced-color-adjust', 'none');
  });

  test(`in forced colours the sticky head of a table covers its rows: ${scheme}`, async ({ newsroom, page }) => {
    await open(newsroom, page, scheme, '<risk-table loading="eager"></risk-table>');
    await expect(page.locator('thead')).toHaveCSS('backdrop-filter', 'none');
  });

  test(`in forced colours the sticky days of a list cover its rows: ${scheme}`, async ({ newsroom, page }) => {
    await open(newsroom, page, scheme, '<incident-list country="KE" loading="eager"></incident-list>');
    await expect(page.locator('.day').first()).toHaveCSS('backdrop-filter', 'none');
    await expect(page.locator('.day').first()).toHaveCSS('background-color', scheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
  });

  test(`in forced colours the countries on a ruler have no colour that could be read as a tier: ${scheme}`, async ({ newsroom, page }) => {
    await page.addInitScript(() => (globalThis.requestIdleCallback = (callback) => Number(setTimeout(callback))));
    await open(newsroom, page, scheme, '<country-risk country="KE" loading="eager"></country-risk>');
    const marks = page.locator('.marks path');
    await expect(marks).not.toHaveCount(0);
    const fills = await marks.evaluateAll((paths) => paths.map((path) => getComputedStyle(path).fill));
    expect(new Set(fills.map(hexOf))).toEqual(new Set([text]));
    // Lighter than the needle.
    await expect(page.locator('.marks').first()).toHaveCSS('opacity', '0.5');
  });

  test(`in forced colours the line of ages is seen: ${scheme}`, async ({ newsroom, page }) => {
    await page.addInitScript(() => (globalThis.requestIdleCallback = (callback) => Number(setTimeout(callback))));
    await open(newsroom, page, scheme, '<country-risk country="KE" loading="eager"></country-risk>');
    await expect(page.locator('.ages line').first()).toHaveCSS('stroke', scheme === 'dark' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
  });
}
