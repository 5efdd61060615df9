// `npm test`: installs what is missing, then every check and every suite in every engine there is. The last line is the sum.
import './node-version.mjs';
import { adviceFor, ENGINES, ensureBrowser, playwrightWebKit } from './browsers.mjs';
import { installMissing, root } from './install.mjs';
import { runStep, totals } from './steps.mjs';

const bin = (path) => `node_modules/${path}`;
const TSX = ['--import', 'tsx'];
const VITEST = [bin('vitest/vitest.mjs'), 'run', '--config', 'test/vitest.config.ts'];
const BROWSER_TESTS = [bin('@web/test-runner/dist/bin.js'), '--config', 'test/web-test-runner.config.mjs'];
const PLAYWRIGHT = [bin('@playwright/test/cli.js'), 'test', '--config', 'test/playwright.config.ts'];

process.chdir(root);
installMissing();

const paths = new Map(ENGINES.map((engine) => [engine, tryEnsure(engine)]).filter(([, path]) => path !== undefined));
const skipped = ENGINES.filter((engine) => !paths.has(engine) && engine !== 'chromium').map((engine) => `${engine}: not run; ${adviceFor(engine)}.`);
if (!paths.has('chromium')) {
  console.error(`The tests need a browser: ${adviceFor('chromium')}.`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

function tryEnsure(engine) {
  try {
    return ensureBrowser(engine);
  } catch (error) {
    console.error(String(error.message));
    return undefined;
  }
}

const results = [];
const check = (name, ...command) => results.push(runStep({ name, command, counts: false }));
const suite = (name, command, env = {}) => results.push(runStep({ name, command, env, counts: true }));

check('basemap', ...TSX, 'build/basemap.ts');
check('types', 'build/typecheck.mjs');
check('lint', 'build/lint.mjs');
check('build', ...TSX, 'build/build.ts');
suite('unit', VITEST);
for (const engine of paths.keys()) suite(`browser, ${engine}`, BROWSER_TESTS, { BROWSERS: engine });
for (const engine of ['chromium', 'firefox'].filter((name) => paths.has(name))) suite(`end to end, ${engine}`, PLAYWRIGHT, { BROWSERS: engine });
if (playwrightWebKit()) suite('end to end, webkit', PLAYWRIGHT, { BROWSERS: 'webkit' });
else skipped.push("end to end, webkit: not run; only Playwright's own WebKit can, and it is not installed.");

console.log('\nSummary');
for (const { name, passed, failed, skipped: left, seconds, reason, failures } of results) {
  const also = left > 0 ? `, ${left} skipped` : '';
  console.log(`  ${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${also} (${seconds} s)${reason ? `; ${reason}` : ''}`);
  for (const failure of failures) console.log(`      ${failure}`);
}
for (const sentence of skipped) console.log(`  - ${sentence}`);

const { passed, failed } = totals(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
