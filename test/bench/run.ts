// `npm run bench`: the built tags against elements by hand and the peers in test/bench/peers, side by side; writes RESULTS.md and results.svg beside this file.
//   npm run bench -- --rounds 3 --pages card,badge --lines slow   prints a part and writes nothing
//   npm run bench -- --before /path/to/older/dist/cdn             opens each page of ours with an older build too, and compares the two
// Every round opens every page once on every line, each in a browser context of its own and every other round backwards, so that whatever else the machine does
// affects all pages alike.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { transformSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../../build/browsers.mjs';
import { startApi } from '../../demo/api/server.js';
import { prerendered } from '../support/prerendered.js';
import { hintsIn } from './hints.js';
import { DEFAULT_LINES, LINES, measure, type LineName, type Measure } from './measure.js';
import { reserved, type BenchPage, type Origins } from './page-parts.js';
import { PAGES } from './pages.js';
import { bringPeers } from './peers.js';
import { idsIn, picture, report } from './report.js';
import { before, Results } from './results.js';
import { fromApi, fromFolder, startSite, trust } from './servers.js';

const SLOW_API = 100;

const { values } = parseArgs({
  options: { rounds: { type: 'string' }, pages: { type: 'string' }, lines: { type: 'string' }, before: { type: 'string' } },
});
const rounds = Number(values.rounds ?? process.env['ROUNDS'] ?? 7);
const older = values.before ?? process.env['BEFORE'];
const lines = (values.lines?.split(',') ?? DEFAULT_LINES).filter((line): line is LineName => Object.hasOwn(LINES, line));
const isPart = values.pages !== undefined || values.lines !== undefined;

/** A page to open: `origins` says what its parts come from on each line. */
interface Visit {
  readonly id: string;
  readonly page: BenchPage;
  readonly origins: (line: LineName) => Origins;
}

async function run(): Promise<void> {
  if (!existsSync('dist/cdn/embed.js')) throw new Error('There is no dist/cdn yet: npm run build.');
  const peers = await bringPeers();
  const api = await startApi({ requestsPerMinute: 1_000_000 });
  const crowd = transformSync(readFileSync('demo/stress/crowd.ts', 'utf8'), { loader: 'ts' }).code;
  const byHand = fromFolder(new URL('by-hand', import.meta.url).pathname);
  const sites = {
    api: await startSite(fromApi(api.url)),
    slowApi: await startSite(fromApi(api.url), SLOW_API),
    cdn: await startSite(fromFolder('dist/cdn')),
    byHand: await startSite((path) => (path === '/crowd.js' ? [crowd, 'text/javascript'] : byHand(path))),
    peers: await startSite(peers.read),
    ...(older !== undefined && { older: await startSite(fromFolder(older)) }),
  };
  const ofJapan = async (variant: 'card' | 'badge'): Promise<string> => {
    const html = await prerendered(api.url, ['country-risk', { country: 'JP', variant }, '/countries/JP']);
    return html.replace('<country-risk', `$& ${reserved(variant)}`);
  };
  const ahead = { card: await ofJapan('card'), badge: await ofJapan('badge') };
  const originsOf =
    (folder: string, cdn: string) =>
    (line: LineName): Origins => {
      const { origin } = 'isApiSlow' in LINES[line] ? sites.slowApi : sites.api;
      return {
        api: origin,
        cdn,
        byHand: sites.byHand.origin,
        peers: sites.peers.origin,
        hints: hintsIn(folder),
        prerendered: { card: ahead.card.replaceAll(api.url, origin), badge: ahead.badge.replaceAll(api.url, origin) },
      };
    };
  const ids = idsIn(values.pages);
  const visits = PAGES.filter(({ id, peer }) => ids.includes(id) && !(peer && peers.missing.has(peer))).flatMap((page): readonly Visit[] => [
    { id: page.id, page, origins: originsOf('dist/cdn', sites.cdn.origin) },
    ...(older !== undefined && sites.older && page.isOurs && !page.isNew ? [{ id: before(page.id), page, origins: originsOf(older, sites.older.origin) }] : []),
  ]);
  const host = await startSite((path) => {
    const [line, id] = path.slice(1).split('/');
    const visit = visits.find((each) => each.id === id);
    if (visit) return [visit.page.html(visit.origins(line as LineName)), 'text/html'];
    return path === '/favicon.ico' ? ['', 'image/x-icon'] : peers.read(path); // a worker has to come from the page's own site
  });

  const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: [...CHROMIUM_ARGS, await trust()] });
  const results = new Results();
  const open = async ({ id, page }: Visit, line: LineName): Promise<Measure> => {
    try {
      return await measure(browser, `${host.origin}/${line}/${id}`, page, line);
    } catch (error) {
      throw new Error(`${page.name}, ${line}: ${String(error)}`, { cause: error });
    }
  };
  // The servers compress every file once, which is not the page's time. A peer that this machine cannot run, such as MapLibre without WebGL, is left out.
  const running: Visit[] = [];
  for (const each of visits) {
    try {
      await open(each, 'none');
      running.push(each);
    } catch (error) {
      if (!each.page.peer) throw error;
      console.warn(String(error));
      peers.missing.set(each.page.peer, 'it does not run here');
    }
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const each of round % 2 ? running : running.toReversed()) for (const line of lines) results.add(each.id, line, await open(each, line));
    console.log(`Round ${round} of ${rounds}`);
  }

  const outcome = { results, peers, lines, rounds, chromium: browser.version().split('.')[0] ?? '', hasBefore: older !== undefined };
  const text = report(outcome);
  if (!isPart) {
    writeFileSync(new URL('RESULTS.md', import.meta.url), text);
    writeFileSync(new URL('results.svg', import.meta.url), picture(outcome));
  }
  console.log(text);
  await browser.close();
  for (const site of [...Object.values(sites), host]) site.close();
  await api.close();
}

await run();
