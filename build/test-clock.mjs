// `npm run test:clock`: runs every suite in Chromium at instants that are difficult for dates, and at a random one. `npm run test:clock -- <instant> ...` sets
// others.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { endWith, readWords } from './command.mjs';
import { installMissing, root } from './install.mjs';

const INSTANTS = ['2026-12-31T23:58:00Z', '2027-01-01T00:02:00Z', '2027-03-28T00:59:00Z', '2028-02-29T23:30:00Z', '2026-11-24T02:02:30Z'];

/** A random second within ten years, all of them more than a week after the samples' frozen answers. */
function anyInstant() {
  const [from, to] = [Date.UTC(2026, 5, 1), Date.UTC(2036, 5, 1)];
  return `${new Date(from + Math.random() * (to - from)).toISOString().slice(0, 19)}Z`;
}

function testAt(instant) {
  console.log(`\n=== ${instant}\n`);
  const child = spawn(process.execPath, ['build/test.mjs', '--chromium'], { env: { ...process.env, TEST_NOW: instant }, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
    process.stdout.write(text);
  });
  return new Promise((resolve) => {
    child.once('close', () => {
      const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(printed) ?? [];
      resolve({ instant, passed: Number(passed), failed: Number(failed) });
    });
  });
}

const { positionals: requested } = readWords(`npm run test:clock -- [${INSTANTS[0]} ...]`, { allowPositionals: true });
const unreadable = requested.find((word) => Number.isNaN(Date.parse(word)));
if (unreadable) endWith(`“${unreadable}” is not an instant such as ${INSTANTS[0]}.`);
process.chdir(root);
await installMissing();
const table = [];
for (const instant of requested.length > 0 ? requested : [...INSTANTS, anyInstant()]) table.push(await testAt(instant));

console.log('\nEvery instant; TEST_NOW=<instant> repeats one of them in any suite');
for (const { instant, passed, failed } of table) console.log(`  ${failed > 0 ? '✗' : '✓'} ${instant}: ${passed} passed, ${failed} failed`);
const sum = (name) => table.reduce((total, row) => total + row[name], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
