// `npm run screenshots`: the pictures of the README, taken from the running demo page (`npm start`; DEMO names another address).
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../build/browsers.mjs';

const DEMO = process.env['DEMO'] ?? 'http://localhost:5173/demo/';

const PICTURES = [
  { file: 'docs/card.png', selector: '.story country-risk:not([variant])', colorScheme: 'light' },
  { file: 'docs/map.png', selector: '.story incident-map', colorScheme: 'light' },
  { file: 'docs/map-dark.png', selector: '.story incident-map', colorScheme: 'dark' },
] as const;

/** Opens the article. Flags are letters of the system's fonts, which not every machine has: the pictures do without. */
async function openArticle(page: Page): Promise<void> {
  await page.goto(DEMO);
  await page.locator('.story country-risk, .story incident-map').evaluateAll((tags) => tags.forEach((tag) => tag.setAttribute('flags', 'none')));
}

/** The article around the card, as readers see it: the first picture in the README. */
async function takePage(page: Page): Promise<void> {
  const card = page.locator('.story country-risk:not([variant])');
  await card.scrollIntoViewIfNeeded();
  await page.locator(".story country-risk:not([variant])[state='ready'] .marks").first().waitFor();
  // The paragraph before the card is the top of the picture.
  await page
    .locator('.story .prose h2')
    .first()
    .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 48));
  await page.waitForTimeout(500);
  await page.screenshot({ path: 'docs/page.png' });
  console.log('docs/page.png');
}

mkdirSync('docs', { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS });
for (const { file, selector, colorScheme } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1000 }, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
  await openArticle(page);
  const tag = page.locator(selector);
  await tag.scrollIntoViewIfNeeded();
  await page.locator(`${selector}[state='ready']`).waitFor();
  await tag
    .locator(selector.endsWith('map') ? '.marker' : '.marks')
    .first()
    .waitFor();
  await page.waitForTimeout(500); // The land is drawn in batches.
  await tag.screenshot({ path: file });
  console.log(file);
}
const article = await browser.newPage({ viewport: { width: 1200, height: 1060 }, colorScheme: 'light', locale: 'en-GB', reducedMotion: 'reduce' });
await openArticle(article);
await takePage(article);
await browser.close();
