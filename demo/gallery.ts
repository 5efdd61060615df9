// `npm run gallery`: writes pictures of every tag in every state, width, colour and language to gallery/, with a contact sheet for each. Starts its own API and
// page server.
// Names after the command (`npm run gallery -- risk-map badge`) select tags. gallery/looks.html shows all tags as different readers see them: `npm run gallery
// -- looks risk-map`. `--beside FOLDER` adds the drawings in a folder next to their tags.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createServer, type Plugin } from 'vite';
import { CHROMIUM_ARGS, findBrowser } from '../build/browsers.mjs';
import { readWords } from '../build/command.mjs';
import { fixPages } from '../test/support/fixed-pages.js';
import { now } from '../test/support/now.js';
import { startApi } from './api/server.js';
import { shots, type Shot } from './gallery-shots.js';
import { directionOf } from './languages.js';

const FOLDER = 'gallery';
const PAGE = '/gallery.html';

/** A minimal page with one tag. */
const pageFor = ({ tag, attributes, lang, textSize, paper, grey }: Shot, apiBase: string): string => `<!doctype html>
<html lang="${lang}" dir="${directionOf(lang)}">
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <style>
    :root { color-scheme: light dark; ${textSize ? `--risk-font-size: ${textSize}px;` : ''} }
    html { ${grey ? 'filter: grayscale(1);' : ''} background: ${paper ?? 'light-dark(#fff, #121212)'}; }
    body { margin: 16px; font: 16px/1.5 sans-serif; color: CanvasText; }
  </style>
  <script type="module" src="/src/embed/embed.ts"></script>
  <${tag} api-base="${apiBase}" loading="eager" ${attributes}><a href="https://example.org/story">The link inside the tag</a></${tag}>
</html>`;

async function settle(page: Page, { tag, state }: Shot): Promise<void> {
  const live = page.locator(tag);
  const wait = (wanted: string) => page.waitForFunction(([name, of]) => document.querySelector(name ?? '')?.getAttribute('state') === of, [tag, wanted]);
  await wait(state === 'stale' || state === 'busy' ? 'ready' : state);
  if (state === 'stale') {
    await page.route('**/api/v1/**', (route) => route.abort());
    await live.evaluate((element) => void (element as HTMLElement & { reload(): Promise<void> }).reload());
    await wait('stale');
  }
  // Land and flags are drawn after the state changes.
  await page.waitForTimeout(tag.endsWith('map') ? 900 : 250);
}

/** Takes one picture; returns a message if the tag is not ready in time or too wide. */
async function take(browser: Browser, shot: Shot, origin: string): Promise<string | undefined> {
  const { width, colorScheme, forcedColors = 'none', media } = shot;
  const context = await browser.newContext({
    viewport: { width, height: 240 },
    colorScheme,
    forcedColors,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await fixPages(context); // reproducible pictures
  const page = await context.newPage();
  // Retry delays are random; this makes them minimal.
  await page.addInitScript(() => void (Math.random = () => 0));
  const { answer } = shot;
  if (answer) await page.route('**/api/v1/**', (route) => route.fulfill({ json: answer, headers: { 'access-control-allow-origin': '*' } }));
  page.setDefaultTimeout(15_000);
  await page.goto(`${origin}${PAGE}?${encodeURIComponent(shot.file)}`);
  const problem = await settle(page, shot).then(
    () => undefined,
    () => `${shot.file}: not ${shot.state} in time`,
  );
  const { overflow, height } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  // Off-screen rows are not rendered, so the viewport gets the page's height.
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(150);
  if (media) {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media });
  }
  await page.screenshot({ path: `${FOLDER}/${shot.file}`, fullPage: true });
  await context.close();
  return problem ?? (overflow > 0 ? `${shot.file}: ${overflow} px wider than the window` : undefined);
}

const figure = ({ file, caption, width }: Shot): string =>
  `<figure><img src="${file}" alt="" width="${width > 500 ? 560 : 240}"><figcaption>${caption}</figcaption></figure>`;

/** Subjects whose drawings have shorter file names. */
const DRAWN: Readonly<Record<string, string>> = { 'country-compare': 'compare', 'incident-map': 'incident' };

function drawingsOf(subject: string, folder: string | undefined): readonly string[] {
  const files = folder ? readdirSync(folder).filter((file) => file.endsWith('.png') && file.includes(DRAWN[subject] ?? subject)) : [];
  return files.map(
    (file) => `<figure><img src="${pathToFileURL(resolve(folder ?? '', file)).href}" alt="" width="560"><figcaption>${file}</figcaption></figure>`,
  );
}

const subjectsOf = (taken: readonly Shot[]): readonly string[] => [...new Set(taken.map(({ subject }) => subject))];

const sheetFor = (sheet: string, taken: readonly Shot[], folder: string | undefined): string => `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <title>${sheet}</title>
  <style>
    body { margin: 16px; font: 13px/1.4 sans-serif; background: #777; color: #fff; }
    section { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
    figure { margin: 0; }
    img { display: block; max-height: 1400px; object-fit: cover; object-position: top; background: #999; }
  </style>
  <h1>${sheet}</h1>
  ${subjectsOf(taken)
    .map(
      (subject) => `${subject === sheet ? '' : `<h2>${subject}</h2>`}
  <section>${[...drawingsOf(subject, folder), ...taken.filter((shot) => shot.subject === subject).map(figure)].join('\n')}</section>`,
    )
    .join('\n')}
</html>`;

async function writeSheets(browser: Browser, taken: readonly Shot[], folder: string | undefined): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 900 } });
  for (const sheet of new Set(taken.map((shot) => shot.sheet))) {
    const its = taken.filter((shot) => shot.sheet === sheet);
    writeFileSync(`${FOLDER}/${sheet}.html`, sheetFor(sheet, its, sheet === 'looks' ? folder : undefined));
    console.log(`${FOLDER}/${sheet}.html`);
    // Sheets with several subjects are too tall for one picture.
    if (subjectsOf(its).length > 1) continue;
    await page.goto(new URL(`../${FOLDER}/${sheet}.html`, import.meta.url).href);
    await page.screenshot({ path: `${FOLDER}/${sheet}.png`, fullPage: true });
  }
}

const {
  positionals,
  values: { beside },
} = readWords('npm run gallery -- [looks] [tag ...] [--beside FOLDER]', { allowPositionals: true, options: { beside: { type: 'string' } } });
mkdirSync(`${FOLDER}/pictures`, { recursive: true });
const wanted = positionals.filter((name) => name !== 'looks');
const api = await startApi({ scenarios: true, requestsPerMinute: 1_000_000, now });
// Served over HTTP, because pages without a URL of their own may not send requests to loopback.
const servePages: Plugin = {
  name: 'gallery-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use(PAGE, ({ url = '' }, response) => {
      const shot = shots.find(({ file }) => url.endsWith(`?${encodeURIComponent(file)}`));
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(shot ? pageFor(shot, api.url + shot.path) : '');
    });
  },
};
const vite = await createServer({ plugins: [servePages], server: { port: 0, ws: false, watch: null }, logLevel: 'warn' });
await vite.listen();
const origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS });

// The first page makes Vite pre-bundle dependencies and reload.
const first = await browser.newPage();
await first.goto(`${origin}/demo/tags/`, { waitUntil: 'networkidle' });
await first.close();

const list = shots.filter(
  ({ sheet, subject }) => (positionals.length === wanted.length || sheet === 'looks') && (wanted.length === 0 || wanted.includes(subject)),
);
for (const shot of list) {
  const problem = await take(browser, shot, origin);
  if (problem) console.log(problem);
}
await writeSheets(browser, list, beside);
console.log(`${list.length} pictures`);
await Promise.all([browser.close(), vite.close(), api.close()]);
