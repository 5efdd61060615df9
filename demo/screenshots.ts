// `npm run screenshots`: takes the README's pictures from the running demo page (`npm start`; DEMO sets another URL).
// Names after the command (`npm run screenshots -- tags`) select `tags` or `article`.
import { mkdirSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../build/browsers.mjs';
import { endWith, readWords } from '../build/command.mjs';
import { TAGS } from '../build/tags.js';
import { SAMPLES } from './tags/samples.js';

const DEMO = process.env['DEMO'] ?? 'http://localhost:5173/demo/';
const CARD = '.story country-risk:not([variant])';

async function openArticle(browser: Browser, colorScheme: 'light' | 'dark', height = 1000): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height }, colorScheme, locale: 'en-GB', reducedMotion: 'reduce' });
  await page.goto(DEMO);
  // Flags depend on the system's fonts, so pictures omit them.
  await page.locator('.story country-risk, .story incident-map').evaluateAll((tags) => tags.forEach((tag) => tag.setAttribute('flags', 'none')));
  return page;
}

/** Waits for more than the `ready` state: ticks of other countries load later, and a map's land is drawn in batches. */
async function untilDrawn(page: Page, selector: string): Promise<void> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  await page.locator(`${selector}[state='ready']`).waitFor();
  const last = selector.endsWith('incident-map') ? '.marker' : selector.includes('country-risk') ? '.marks' : '[part~=credit]';
  await page.locator(`${selector} ${last}`).first().waitFor();
  await page.waitForTimeout(selector.endsWith('map') ? 1000 : 500);
}

/** Takes the dark map of docs/tags.md, and the article around the card, the first picture of the README. */
async function takeArticle(browser: Browser): Promise<void> {
  const dark = await openArticle(browser, 'dark');
  await untilDrawn(dark, '.story incident-map');
  await dark.locator('.story incident-map').screenshot({ path: 'docs/map-dark.png' });
  const page = await openArticle(browser, 'light', 1060);
  await untilDrawn(page, CARD);
  // The picture starts at the heading before the card.
  await page
    .locator('.story .prose h2')
    .first()
    .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 48));
  await page.waitForTimeout(500);
  await page.screenshot({ path: 'docs/page.png' });
}

/** Takes the top of each tag for the README's table, or as much of it as ends with its map. */
async function takeTags(browser: Browser): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 420, height: 900 }, colorScheme: 'light', locale: 'en-GB', reducedMotion: 'reduce' });
  for (const tag of TAGS) {
    await page.goto(DEMO);
    await page.evaluate(
      ([name, attributes]) => {
        const element = document.createElement(name);
        for (const [attribute, value] of Object.entries({ ...attributes, flags: 'none' })) element.setAttribute(attribute, value);
        document.body.replaceChildren(element);
        document.body.style.cssText = 'margin: 0; padding: 10px; background: #fff';
        window.TravelSafety?.scan(document.body);
      },
      [tag, SAMPLES[tag].attributes] as const,
    );
    await untilDrawn(page, tag);
    await page.evaluate(() => scrollTo(0, 0));
    const end = await page.locator(tag).evaluate(({ shadowRoot }) => shadowRoot?.querySelector('[part~=map]')?.getBoundingClientRect().bottom ?? 0);
    await page.screenshot({ path: `docs/tags/${tag}.png`, fullPage: true, clip: { x: 0, y: Math.max(0, end - 340), width: 420, height: 340 } });
  }
}

const PICTURES = { article: takeArticle, tags: takeTags };

const { positionals } = readWords('npm run screenshots -- [article] [tags]', { allowPositionals: true });
for (const name of positionals) if (!Object.hasOwn(PICTURES, name)) endWith(`There are no pictures “${name}”; there are ${Object.keys(PICTURES).join(', ')}.`);
await fetch(DEMO).catch(() => endWith(`${DEMO} cannot be reached: npm start serves it.`));
mkdirSync('docs/tags', { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS });
for (const [name, take] of Object.entries(PICTURES)) if (positionals.length === 0 || positionals.includes(name)) await take(browser);
await browser.close();
