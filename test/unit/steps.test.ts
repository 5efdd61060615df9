import { describe, expect, it } from 'vitest';
import { bothTries, filesToTryAgain, linesOf, timeFor } from '../../build/steps.mjs';

const LIST = 'incident-list.test.ts: the list keeps its order';
const MAP = 'incident-map.test.ts: a marker opens';

const told = (passed: number, failures: readonly string[] = [], reason?: string) => ({
  name: 'browser, firefox',
  passed,
  failed: failures.length,
  skipped: 0,
  failures,
  seconds: 10,
  reason,
});

describe('a suite that fails', () => {
  it('tries the files of its failed tests once more', () => {
    expect(filesToTryAgain(told(9, [LIST, MAP, `${MAP} and closes`]))).toEqual(['incident-list.test.ts', 'incident-map.test.ts']);
    expect(filesToTryAgain(told(9, ['recovery.spec.ts: a card comes back']))).toEqual(['recovery.spec.ts']);
  });

  it('does not where many tests fail, where it ended badly, or where nobody knows the file', () => {
    expect(filesToTryAgain(told(9))).toEqual([]);
    expect(
      filesToTryAgain(
        told(
          9,
          Array.from({ length: 6 }, (_, index) => `${LIST} ${index}`),
        ),
      ),
    ).toEqual([]);
    expect(filesToTryAgain(told(9, [LIST], 'took too long'))).toEqual([]);
    expect(filesToTryAgain(told(9, [LIST, 'Error: no server']))).toEqual([]);
  });
});

describe('two tries of a suite', () => {
  it('fail in what failed twice', () => {
    const both = bothTries(told(8, [LIST, MAP]), told(1, [MAP]));
    expect(both).toMatchObject({ passed: 9, failed: 1, failures: [MAP], unsteady: [LIST], seconds: 20 });
  });

  it('name a test that only the second try failed in', () => {
    expect(bothTries(told(9, [LIST]), told(1, [MAP]))).toMatchObject({ passed: 10, failed: 0, failures: [], unsteady: [LIST, MAP] });
  });

  it('are the first where the second ended badly', () => {
    expect(bothTries(told(9, [LIST]), told(0, [], 'ran no test'))).toMatchObject({ passed: 9, failed: 1, failures: [LIST] });
  });
});

describe('the summary', () => {
  it('is a line where all passed', () => {
    expect(linesOf(told(9))).toEqual(['  ✓ browser, firefox: 9 passed, 0 failed (10.0 s)']);
  });

  it('names what failed, and what passed in one of two tries', () => {
    expect(linesOf(bothTries(told(8, [LIST, MAP]), told(1, [MAP])))).toEqual([
      '  ✗ browser, firefox: 9 passed, 1 failed, 1 unsteady (20.0 s)',
      `      ${MAP}`,
      `      passed in one of two tries: ${LIST}`,
    ]);
    expect(linesOf(bothTries(told(9, [LIST]), told(1)))[0]).toBe('  ! browser, firefox: 10 passed, 0 failed, 1 unsteady (20.0 s)');
  });
});

describe('the time a step may take', () => {
  it('is the same for all, and what is left at the end, in whole milliseconds', () => {
    expect(timeFor(0)).toBe(timeFor(60_000.25));
    expect(timeFor(59 * 60_000 + 0.25)).toBe(59_999);
    expect(timeFor(60 * 60_000)).toBe(0);
    expect(timeFor(70 * 60_000 + 0.5)).toBe(0);
  });
});
