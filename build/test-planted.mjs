// `npm run test:planted`: do the tests of `npm test` find defects? Applies each patch of test/planted in a copy of the last commit and says which test notices.
// `npm run test:planted -- <name> ...` tries some of them. The test that a patch names is tried first, and if it passes, every suite.
import './node-version.mjs';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readPlanted } from '../test/support/planted.mjs';
import { ensureBrowser } from './browser-install.mjs';
import { canEndToEnd, ENGINES } from './browsers.mjs';
import { root } from './install.mjs';
import { STEP_TIMEOUT, runStep } from './steps.mjs';
import { basemap, build, suitesOf } from './suites.mjs';

const { unit, inBrowser, endToEnd } = suitesOf(false);

/** One file of tests as a suite; one failure is enough. */
function suiteOf(file, engine) {
  const suite = { counts: true, env: { BROWSERS: engine }, name: `${file} in ${engine}` };
  if (file.startsWith('test/unit/')) return { ...unit, name: file, command: [...unit.command, file] };
  if (file.startsWith('test/browser/')) return { ...suite, command: inBrowser(engine).again([file]) };
  return { ...suite, command: [...endToEnd(engine, [`/${basename(file)}`]).command, '--retries=0', '--max-failures=1'] };
}

/** Every suite, the build before those that look at it. The unit tests of the patches themselves find any that is applied. */
function* everySuite() {
  yield { ...unit, command: [...unit.command, '--exclude', 'test/unit/planted.test.ts'] };
  for (const engine of ENGINES) {
    const { path } = ensureBrowser(engine);
    if (path) yield inBrowser(engine);
    if (path && canEndToEnd(engine, path)) yield endToEnd(engine);
  }
}

/** The first test that fails in a suite, if any. A suite that ends otherwise says nothing of a defect. */
async function failureIn(suite) {
  const { tests, reason } = await runStep(suite, STEP_TIMEOUT);
  const failed = tests.find(({ outcome }) => outcome === 'failed');
  if (reason && !failed) throw new Error(`${suite.name}: ${reason}.`);
  return failed && [suite.name, failed.name.split('\n')[0]].join(': ');
}

const git = (...args) => execFileSync('git', args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** Which test notices a defect: one of the named file, else any of the gate, else none. */
async function findPlanted({ patch, file, engine }) {
  git('apply', patch);
  try {
    // The tests of tags read the sources; of the unit tests only some look at the build.
    if (!file.startsWith('test/e2e/')) {
      const failure = await failureIn(suiteOf(file, engine));
      if (failure) return failure;
    }
    const broken = await failureIn(build);
    if (broken) return broken;
    for (const suite of [suiteOf(file, engine), ...everySuite()]) {
      const failure = await failureIn(suite);
      if (failure) return failure;
    }
    return undefined;
  } finally {
    git('apply', '--reverse', patch);
    rmSync('dist', { recursive: true, force: true });
    cpSync('dist.clean', 'dist', { recursive: true });
  }
}

/** Every named test has to pass while nothing is planted. */
async function prepare(planted) {
  for (const step of [basemap, build]) if (await failureIn(step)) throw new Error(`The last commit has no ${step.name}.`);
  cpSync('dist', 'dist.clean', { recursive: true });
  const suites = new Map(planted.map(({ file, engine }) => [`${file} in ${engine}`, suiteOf(file, engine)]));
  for (const [name, suite] of suites) if (await failureIn(suite)) throw new Error(`${name} fails although nothing is planted.`);
}

/** The defects with these names, or all. */
function plantedOf(names) {
  const all = readPlanted();
  const unknown = names.filter((name) => all.every((defect) => defect.name !== name));
  if (unknown.length > 0) throw new Error(`test/planted has no ${unknown.join(', ')}.`);
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}

process.chdir(root);
const copy = mkdtempSync(join(tmpdir(), 'travel-safety-planted-'));
const table = [];
try {
  git('clone', '--quiet', '.', copy);
  process.chdir(copy);
  const planted = plantedOf(process.argv.slice(2));
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' });
  ensureBrowser('chromium');
  await prepare(planted);
  for (const defect of planted) table.push({ ...defect, found: await findPlanted(defect) });
} finally {
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
}

console.log('\n| defect | kind | found by |\n|---|---|---|');
for (const { name, kind, found } of table) console.log(`| ${name} | ${kind} | ${found ?? '**nothing**'} |`);
const found = table.filter((row) => row.found).length;
console.log(`\n${found} passed, ${table.length - found} failed`);
process.exitCode = found < table.length || table.length === 0 ? 1 : 0;
