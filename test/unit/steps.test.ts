import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeRetry, countsOf, failedFiles, linesOf, runStep, timeFor, tooManyRetries, totals } from '../../build/steps.mjs';

type Outcome = 'passed' | 'failed' | 'skipped' | 'flaky';

const LIST = 'test/browser/incident-list.test.ts';
const MAP = 'test/browser/incident-map.test.ts';

const test = (file: string, name: string, outcome: Outcome) => ({ file, name: `${file}: ${name}`, outcome });
const step = (tests: readonly ReturnType<typeof test>[], reason?: string) => ({ name: 'browser, firefox', tests: [...tests], seconds: 10, reason });
const passed = (file: string, count: number) => Array.from({ length: count }, (_, index) => test(file, `test ${index}`, 'passed'));

describe('the summary', () => {
  it('is a line where all passed', () => {
    expect(linesOf(step(passed(LIST, 9)))).toEqual(['  ✓ browser, firefox: 9 passed, 0 failed (10.0 s)']);
  });

  it('names what failed', () => {
    const result = step([...passed(LIST, 8), test(LIST, 'keeps its order', 'failed'), test(MAP, 'opens', 'failed')]);
    expect(linesOf(result)).toEqual(['  ✗ browser, firefox: 8 passed, 2 failed (10.0 s)', `      ${LIST}: keeps its order`, `      ${MAP}: opens`]);
  });

  it('says how many were skipped, and why a suite ended badly', () => {
    const result = step([...passed(LIST, 8), test(LIST, 'a', 'skipped'), test(LIST, 'b', 'skipped')], 'took too long');
    expect(linesOf(result)).toEqual(['  ✗ browser, firefox: 8 passed, 1 failed, 2 skipped (10.0 s); took too long']);
  });

  it('counts what passed at the second try, and names it', () => {
    const result = step([...passed(LIST, 8), test(LIST, 'is late', 'flaky')]);
    expect(linesOf(result)).toEqual(['  ✓ browser, firefox: 9 passed, 0 failed (10.0 s)', `      passed at the second try: ${LIST}: is late`]);
  });

  it('ends in the sum of all steps', () => {
    expect(totals([step([...passed(LIST, 8), test(LIST, 'a', 'failed')]), step(passed(MAP, 9)), step([], 'ran no test')])).toEqual({ passed: 17, failed: 2 });
  });
});

describe('a second try', () => {
  const first = step([...passed(LIST, 3), test(LIST, 'is late', 'failed'), ...passed(MAP, 2)]);

  it('is for the files that failed', () => {
    expect(failedFiles(first)).toEqual([LIST]);
    expect(failedFiles(step([...first.tests, test(MAP, '', 'failed'), test(MAP, 'opens', 'failed')]))).toEqual([LIST, MAP]);
  });

  it('counts for a file that passes it', () => {
    const result = mergeRetry(first, step(passed(LIST, 4)));
    expect(countsOf(result)).toEqual({ passed: 6, failed: 0, skipped: 0, failures: [], second: [LIST] });
  });

  it('brings back the tests of a file that was lost whole', () => {
    const lost = step([test(LIST, '', 'failed'), ...passed(MAP, 2)]);
    expect(countsOf(mergeRetry(lost, step(passed(LIST, 4))))).toMatchObject({ passed: 6, failed: 0 });
  });

  it('changes nothing where a file fails again, otherwise or not at all', () => {
    for (const again of [step([test(LIST, 'is late', 'failed')]), step([...passed(LIST, 3), test(LIST, 'other', 'failed')]), step([], 'took too long')])
      expect(countsOf(mergeRetry(first, again))).toEqual({ ...countsOf(first), second: [] });
  });

  it('is no way out for a suite that needs many: a fourth in one run is a failure', () => {
    const flaky = (count: number) => step(Array.from({ length: count }, (_, index) => test(MAP, `test ${index}`, 'flaky')));
    const tried = mergeRetry(first, step(passed(LIST, 4)));
    expect(tooManyRetries([tried, flaky(2)])).toEqual([]);
    const tooMany = tooManyRetries([tried, flaky(3)]);
    expect(totals(tooMany)).toEqual({ passed: 0, failed: 1 });
    expect(linesOf(tooMany[0])[0]).toContain('4 passed at the second try only, and 3 may');
  });
});

describe('a step', () => {
  /** Runs a suite that reports these tests and exits with this code. */
  const run = (tests: readonly object[] | undefined, code: number) => {
    const script = `if (${tests !== undefined}) require('node:fs').writeFileSync(process.env.COUNTS_FILE, ${JSON.stringify(JSON.stringify(tests ?? ''))}); process.exit(${code})`;
    return runStep({ name: 'a suite', command: ['-e', script], counts: true, isBeside: true });
  };

  it.each([
    ['fails where nothing is reported', undefined, 1, 'ended with code 1'],
    ['fails where no test ran', [], 0, 'ran no test'],
    ['fails where all were skipped', [test(LIST, 'a', 'skipped')], 0, 'ran no test'],
    ['fails where all passed and the command did not', passed(LIST, 2), 1, 'ended with code 1'],
    ['passes where all passed', passed(LIST, 2), 0, undefined],
  ] as const)('%s', async (_, tests, code, reason) => {
    const result = await run(tests, code);
    expect(result.reason).toBe(reason);
    expect(countsOf(result).failed).toBe(reason ? 1 : 0);
  });

  it.each([
    ['passes as a check by its code', 'process.exit(0)', 30_000, { passed: 1, failed: 0, failures: [] }],
    ['fails as a check by its code', 'process.exit(2)', 30_000, { passed: 0, failed: 1, failures: ['types'] }],
    ['fails as a check that takes too long, and names no test', 'setInterval(() => {}, 1000)', 50, { passed: 0, failed: 1, failures: [] }],
  ])('%s', async (_, script, timeout, counts) => {
    expect(countsOf(await runStep({ name: 'types', command: ['-e', script], counts: false, isBeside: true }, timeout))).toMatchObject(counts);
  });
});

describe('the reporters', () => {
  it('tell Playwright’s flaky tests from broken ones', () => {
    const folder = mkdtempSync(join(process.cwd(), 'test-results-'));
    const own = join(tmpdir(), `counts-${process.pid}.json`);
    try {
      writeFileSync(
        join(folder, 'tries.spec.ts'),
        `import { expect, test } from '@playwright/test';
test('is late once', ({}, { retry }) => expect(retry).toBe(1));
test('is broken', () => expect(1).toBe(2));
test('is good', () => expect(1).toBe(1));`,
      );
      writeFileSync(join(folder, 'playwright.config.ts'), `export default { testDir: '.', outputDir: './out', reporter: [['../test/support/counts.mjs']] };`);
      const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', '--retries=1', '--config', folder], {
        env: { ...process.env, COUNTS_FILE: own },
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      const told = JSON.parse(spawnSync('cat', [own], { encoding: 'utf8' }).stdout) as readonly { name: string; outcome: string }[];
      expect(told.map(({ name, outcome }) => [name, outcome])).toEqual([
        ['tries.spec.ts: is late once', 'flaky'],
        ['tries.spec.ts: is broken', 'failed'],
        ['tries.spec.ts: is good', 'passed'],
      ]);
    } finally {
      rmSync(folder, { recursive: true });
      rmSync(own, { force: true });
    }
  });
});

describe('the time a step may take', () => {
  it('is the same for all, and what is left at the end, in whole milliseconds', () => {
    expect(timeFor(0)).toBe(timeFor(60_000.25));
    expect(timeFor(79 * 60_000 + 0.25)).toBe(59_999);
    expect(timeFor(80 * 60_000)).toBe(0);
    expect(timeFor(90 * 60_000 + 0.5)).toBe(0);
  });
});
