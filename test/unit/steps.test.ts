import { describe, expect, it } from 'vitest';
import { linesOf, timeFor, totals } from '../../build/steps.mjs';

const LIST = 'incident-list.test.ts: the list keeps its order';
const MAP = 'incident-map.test.ts: a marker opens';

const resultOf = (passed: number, failures: readonly string[] = [], reason?: string) => ({
  name: 'browser, firefox',
  passed,
  failed: failures.length,
  skipped: 0,
  failures,
  seconds: 10,
  reason,
});

describe('the summary', () => {
  it('is a line where all passed', () => {
    expect(linesOf(resultOf(9))).toEqual(['  ✓ browser, firefox: 9 passed, 0 failed (10.0 s)']);
  });

  it('names what failed', () => {
    expect(linesOf(resultOf(8, [LIST, MAP]))).toEqual(['  ✗ browser, firefox: 8 passed, 2 failed (10.0 s)', `      ${LIST}`, `      ${MAP}`]);
  });

  it('says how many were skipped, and why a suite ended badly', () => {
    expect(linesOf({ ...resultOf(8, [LIST], 'took too long'), skipped: 2 })[0]).toBe(
      '  ✗ browser, firefox: 8 passed, 1 failed, 2 skipped (10.0 s); took too long',
    );
  });

  it('ends in the sum of all steps', () => {
    expect(totals([resultOf(8, [LIST, MAP]), resultOf(9)])).toEqual({ passed: 17, failed: 2 });
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
