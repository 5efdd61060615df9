// `npm run test:planted`: mutation tests. Applies each patch of test/planted to a copy of the last commit and reports which test fails. `npm run test:planted
// -- <name> ...` runs some of them. Runs the test that the patch names first and, if it passes, every suite.
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

/** A test file as a suite that stops at the first failure. */
function suiteOf(file, engine) {
  const suite = { counts: true, env: { BROWSERS: engine }, name: `${file} in ${engine}` };
  if (file.startsWith('test/unit/')) return { ...unit, name: file, command: [...unit.command, file] };
  if (file.startsWith('test/browser/')) return { ...suite, command: inBrowser(engine).retryCommand([file]) };
  return { ...suite, command: [...endToEnd(engine, [`/${basename(file)}`]).command, '--retries=0', '--max-failures=1'] };
}

/** Every suite, without the unit test of the patches themselves, which fails if any patch is applied. */
function* everySuite() {
  yield { ...unit, command: [...unit.command, '--exclude', 'test/unit/planted.test.ts'] };
  for (const engine of ENGINES) {
    const { path } = ensureBrowser(engine);
    if (path) yield inBrowser(engine);
    if (path && canEndToEnd(engine, path)) yield endToEnd(engine);
  }
}

/** The first failing test of a suite, if any. Throws if the suite ends in any other way, which proves nothing about the defect. */
async function firstFailure(suite) {
  const { tests, reason } = await runStep(suite, STEP_TIMEOUT);
  const failed = tests.find(({ outcome }) => outcome === 'failed');
  if (reason && !failed) throw new Error(`${suite.name}: ${reason}.`);
  return failed && [suite.name, failed.name.split('\n')[0]].join(': ');
}

const git = (...args) => execFileSync('git', args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** The test that detects a defect: one of the named file, else any other, else `undefined`. */
async function findPlanted({ patch, file, engine }) {
  git('apply', patch);
  try {
    // Unit and browser tests read the sources; only some unit tests need the build.
    if (!file.startsWith('test/e2e/')) {
      const failure = await firstFailure(suiteOf(file, engine));
      if (failure) return failure;
    }
    const broken = await firstFailure(build);
    if (broken) return broken;
    for (const suite of [suiteOf(file, engine), ...everySuite()]) {
      const failure = await firstFailure(suite);
      if (failure) return failure;
    }
    return undefined;
  } finally {
    git('apply', '--reverse', patch);
    rmSync('dist', { recursive: true, force: true });
    cpSync('dist.clean', 'dist', { recursive: true });
  }
}

/** Throws unless every named test passes without a defect. */
async function prepare(planted) {
  for (const step of [basemap, build]) if (await firstFailure(step)) throw new Error(`The last commit has no ${step.name}.`);
  cpSync('dist', 'dist.clean', { recursive: true });
  const suites = new Map(planted.map(({ file, engine }) => [`${file} in ${engine}`, suiteOf(file, engine)]));
  for (const [name, suite] of suites) if (await firstFailure(suite)) throw new Error(`${name} fails although nothing is planted.`);
}

/** The defects with these names, or all without names. */
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
