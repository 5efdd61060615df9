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
import { runStep } from './steps.mjs';
import { basemap, build, suitesOf } from './suites.mjs';

const { unit, inBrowser, endToEnd } = suitesOf(false);

/** One file of tests as a suite, in Chromium. */
const suiteOf = (file) => {
  if (file.startsWith('test/unit/')) return { ...unit, name: file, command: [...unit.command, file] };
  if (file.startsWith('test/browser/')) return { ...inBrowser('chromium'), name: file, command: inBrowser('chromium').again([file]) };
  const { command, ...suite } = endToEnd('chromium', [`/${basename(file)}`]);
  return { ...suite, name: file, command: [...command, '--retries=0', '--max-failures=1'] };
};

/** The named file, then every suite there is a browser for. */
function* suitesFor(file) {
  yield suiteOf(file);
  yield unit;
  for (const engine of ENGINES) {
    const { path } = ensureBrowser(engine);
    if (path) yield inBrowser(engine);
    if (path && canEndToEnd(engine, path)) yield endToEnd(engine);
  }
}

/** The test that fails in a suite, if any. */
async function failureIn(suite) {
  const { tests, reason } = await runStep(suite);
  return tests.find(({ outcome }) => outcome === 'failed')?.name ?? reason;
}

const git = (...args) => execFileSync('git', args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** Which test notices a defect: one of the named file, else any of the gate, else none. */
async function findPlanted({ patch, file }) {
  git('apply', patch);
  try {
    // The tests of tags read the sources; of the unit tests only some look at the build.
    if (!file.startsWith('test/e2e/')) {
      const failure = await failureIn(suiteOf(file));
      if (failure) return failure;
    }
    const broken = await failureIn(build);
    if (broken) return broken;
    for (const suite of suitesFor(file)) {
      const failure = await failureIn(suite);
      if (failure) return failure;
    }
    return undefined;
  } finally {
    git('apply', '--reverse', patch);
    rmSync('dist', { recursive: true });
    cpSync('dist.clean', 'dist', { recursive: true });
  }
}

/** Every named test has to pass while nothing is planted. */
async function prepare(files) {
  for (const step of [basemap, build]) if (await failureIn(step)) throw new Error(`The last commit has no ${step.name}.`);
  cpSync('dist', 'dist.clean', { recursive: true });
  for (const file of files) if (await failureIn(suiteOf(file))) throw new Error(`${file} fails although nothing is planted.`);
}

process.chdir(root);
const asked = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'travel-safety-planted-'));
const table = [];
try {
  git('clone', '--quiet', '.', copy);
  process.chdir(copy);
  const planted = readPlanted().filter(({ name }) => asked.length === 0 || asked.includes(name));
  execFileSync('npm', ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'], { stdio: 'inherit', shell: process.platform === 'win32' });
  ensureBrowser('chromium');
  await prepare(new Set(planted.map(({ file }) => file)));
  for (const defect of planted) table.push({ ...defect, found: await findPlanted(defect) });
} finally {
  process.chdir(root);
  rmSync(copy, { recursive: true, force: true });
}

console.log('\n| defect | kind | found by |\n|---|---|---|');
for (const { name, kind, found } of table) console.log(`| ${name} | ${kind} | ${found?.split('\n')[0] ?? '**nothing**'} |`);
const found = table.filter((row) => row.found).length;
console.log(`\n${found} passed, ${table.length - found} failed`);
process.exitCode = found < table.length || table.length === 0 ? 1 : 0;
