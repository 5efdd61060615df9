// `npm test`: installs missing packages, then runs every check, and the suites in every available engine. The last line is the total.
// `npm run test:all`: every test in each engine that supports it, and more random inputs; for releases and weekly runs.
// `npm run test:quick`: checks, unit tests and one page in Chromium, for use between changes. `--chromium`: the suites in Chromium only.
import './node-version.mjs';
import { ensureBrowser } from './browser-install.mjs';
import { canEndToEnd, ENGINES } from './browsers.mjs';
import { readWords } from './command.mjs';
import { installMissing, root } from './install.mjs';
import { runStep, summarize } from './steps.mjs';
import { basemap, build, LANES, lint, newAttribute, runSuites, suitesOf, types } from './suites.mjs';

const { values } = readWords('npm test -- [--all] [--quick] [--chromium]', {
  options: { all: { type: 'boolean' }, quick: { type: 'boolean' }, chromium: { type: 'boolean' } },
});
const { all: isAll, quick: isQuick, chromium: isChromium } = values;
process.chdir(root);
await installMissing();

const { unit, inBrowser, endToEnd } = suitesOf(isAll);
const engines = isQuick || isChromium ? ['chromium'] : ENGINES;
const browsers = new Map(engines.map((engine) => [engine, tryEnsure(engine)]));
const isAvailable = (engine) => browsers.get(engine)?.path !== undefined;
const skipped = engines.filter((engine) => !isAvailable(engine)).map((engine) => `${engine}: not run; ${browsers.get(engine).reason}.`);
if (!isAvailable('chromium')) {
  console.error(`The tests need a browser. ${browsers.get('chromium').reason}.`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

function tryEnsure(engine) {
  try {
    return ensureBrowser(engine);
  } catch (error) {
    return { reason: String(error.message).replace(/\.$/, '') };
  }
}

const results = [];
for (const check of isChromium ? [basemap, build] : [basemap, types, lint, build]) results.push(await runStep(check));
const slowestFirst = engines.filter(isAvailable).toReversed();
const all = [
  ...slowestFirst.filter((engine) => canEndToEnd(engine, browsers.get(engine).path)).map((engine) => endToEnd(engine)),
  ...slowestFirst.map(inBrowser),
  unit,
  ...(isChromium ? [] : [newAttribute]),
];
results.push(...(await runSuites(isQuick ? [unit, endToEnd('chromium', ['/one-tag.spec.ts'])] : all, LANES)));
if (isAvailable('webkit') && !canEndToEnd('webkit', browsers.get('webkit').path))
  skipped.push("end to end, webkit: not run; only Playwright's own WebKit can, and its download is out of reach.");

process.exitCode = summarize(results, skipped);
