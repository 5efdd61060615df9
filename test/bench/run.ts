// `npm run bench`: compares the built tags with hand-written elements and the peers in test/bench/peers; writes RESULTS.md and results.svg next to this file.
//   npm run bench -- --rounds 3 --pages card,badge --lines slow   runs and prints a part, and writes nothing
//   npm run bench -- --before /path/to/older/dist/cdn             also measures our pages with an older build, for comparison
// Every round opens every page once on every line, each in a new browser context, and in reverse order every other round, so that other load on the machine
// affects all pages alike.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from '../../build/browsers.mjs';
import { endWith, needBuild, needKnown, readWords } from '../../build/command.mjs';
import { startApi } from '../../demo/api/server.js';
import { prerendered } from '../support/prerendered.js';
import { hintsIn } from './hints.js';
import { DEFAULT_LINES, LINES, measure, type LineName, type Measure } from './measure.js';
import { reserved, type BenchPage, type Origins } from './page-parts.js';
import { PAGES } from './pages.js';
import { preparePeers } from './peers.js';
import { idsIn, picture, report } from './report.js';
import { before, Results } from './results.js';
import { fromApi, fromFolder, startSite, trust } from './servers.js';

const SLOW_API = 100;

const { values } = readWords('npm run bench -- [--rounds NUMBER] [--pages ID,...] [--lines LINE,...] [--before /path/to/older/dist/cdn]', {
  options: { rounds: { type: 'string' }, pages: { type: 'string' }, lines: { type: 'string' }, before: { type: 'string' } },
});
const rounds = Number(values.rounds ?? process.env['ROUNDS'] ?? 7);
const older = values.before ?? process.env['BEFORE'];
const lines = (values.lines?.split(',') ?? DEFAULT_LINES) as readonly LineName[];
if (!Number.isInteger(rounds) || rounds < 1) endWith('The rounds must be a whole number above 0.');
needKnown('line', lines, Object.keys(LINES));
needKnown('page', values.pages?.split(',') ?? [], [...new Set(PAGES.map(({ id }) => id))]);
const isPart = values.pages !== undefined || values.lines !== undefined;

/** A page to open; `origins` returns the origins of its parts for a line. */
interface Visit {
  readonly id: string;
  readonly page: BenchPage;
  readonly origins: (line: LineName) => Origins;
}

async function run(): Promise<void> {
  for (const folder of ['dist/cdn', older ?? 'dist/cdn']) needBuild(join(folder, 'embed.js'));
  const peers = await preparePeers();
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
  const prerenderJapan = async (variant: 'card' | 'badge'): Promise<string> => {
    const html = await prerendered(api.url, ['country-risk', { country: 'JP', variant }, '/countries/JP']);
    return html.replace('<country-risk', `$& ${reserved(variant)}`);
  };
  const ahead = { card: await prerenderJapan('card'), badge: await prerenderJapan('badge') };
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
    return path === '/favicon.ico' ? ['', 'image/x-icon'] : peers.read(path); // workers must be same-origin
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
  // A warm-up, because the servers compress every file on first use. Skips peers that do not run on this machine, such as MapLibre without WebGL.
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
