// `npm test`: installs what is missing, then runs every check, and every suite in every browser engine there is. The last line is the total.
// `npm run test:quick`: the checks, the unit tests and one page in Chromium, for the time between two changes.
import './node-version.mjs';
import { ensureBrowser } from './browser-install.mjs';
import { ENGINES, isPlaywrights } from './browsers.mjs';
import { installMissing, root } from './install.mjs';
import { linesOf, runStep, totals } from './steps.mjs';

const bin = (path) => `node_modules/${path}`;
const TSX = ['--import', 'tsx'];
const VITEST = [bin('vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts'];
const BROWSER_TESTS = [bin('@web/test-runner/dist/bin.js'), '--config', 'test/web-test-runner.config.mjs'];
const PLAYWRIGHT = [bin('@playwright/test/cli.js'), 'test', '--config', 'test/playwright.config.ts'];

process.chdir(root);
installMissing();

const isQuick = process.argv.includes('--quick');
const engines = isQuick ? ['chromium'] : ENGINES;
const found = new Map(engines.map((engine) => [engine, tryEnsure(engine)]));
const isThere = (engine) => found.get(engine)?.path !== undefined;
const skipped = engines.filter((engine) => !isThere(engine)).map((engine) => `${engine}: not run; ${found.get(engine).reason}.`);
if (!isThere('chromium')) {
  console.error(`The tests need a browser. ${found.get('chromium').reason}.`);
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

const check = (name, ...command) => ({ name, command, counts: false });
const inBrowser = (engine) => ({ name: `browser, ${engine}`, command: BROWSER_TESTS, env: { BROWSERS: engine }, counts: true });
const unit = { name: 'unit', command: VITEST, counts: true };
const onePage = { name: 'one page, chromium', command: [...PLAYWRIGHT, 'one-tag.spec.ts'], env: { BROWSERS: 'chromium' }, counts: true };
const endToEnd = (engine) => ({ name: `end to end, ${engine}`, command: PLAYWRIGHT, env: { BROWSERS: engine }, counts: true });
const canEndToEnd = (engine) => engine !== 'webkit' || isPlaywrights(engine, found.get(engine).path);

/** Takes steps from the queue, one after the other, until none is left. */
async function lane(queue) {
  const results = [];
  for (let step = queue.shift(); step; step = queue.shift()) results.push(await runStep(step));
  return results;
}

const results = await lane([
  check('basemap', ...TSX, 'build/basemap.ts'),
  check('types', 'build/typecheck.mjs'),
  check('lint', 'build/lint.mjs'),
  check('build', ...TSX, 'build/build.ts'),
]);
// Two lanes side by side, which take the longest suites first and so end at about the same time.
const slowestFirst = engines.filter(isThere).toReversed();
const suites = isQuick ? [unit, onePage] : [...slowestFirst.filter(canEndToEnd).map(endToEnd), ...slowestFirst.map(inBrowser), unit];
const queue = suites.map((suite) => ({ ...suite, isBeside: true }));
results.push(...(await Promise.all([lane(queue), lane(queue)])).flat());
if (isThere('webkit') && !canEndToEnd('webkit'))
  skipped.push("end to end, webkit: not run; only Playwright's own WebKit can, and its download is out of reach.");

console.log('\nSummary');
for (const line of results.flatMap(linesOf)) console.log(line);
for (const sentence of skipped) console.log(`  - ${sentence}`);

const { passed, failed } = totals(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
