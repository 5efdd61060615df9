import { instantFrom } from '../../demo/api/environment.js';

/** Set only in the pages of test/browser, by the runner's HTML. */
const pageNow = (globalThis as { TEST_NOW?: number }).TEST_NOW;

/**
 * The time of every test in epoch milliseconds, for the reference API and for pages, whenever and wherever the tests run. It is more than a week after the
 * frozen answers of 20 May, which have to be old. `TEST_NOW=2027-01-01T00:02:00Z npm test` sets another.
 */
export const NOW = pageNow ?? instantFrom('TEST_NOW') ?? Date.UTC(2026, 5, 10, 12);

/** The time `hours` before `NOW`, as the API writes it. */
export const hoursAgo = (hours: number): string => new Date(NOW - hours * 3_600_000).toISOString();

/** Noon UTC some days ago, in epoch milliseconds, so that the time of the test does not change the day of an incident. */
export const midday = (daysAgo: number): number => new Date(NOW).setUTCHours(12, 0, 0, 0) - daysAgo * 24 * 3_600_000;

/** A stopped clock for the reference API. */
export const now = (): number => NOW;

/**
 * Runs in a page before its own scripts, and again before each test of a file. The page's date starts at `at` and advances, because Leaflet's animations depend
 * on it. Sample incidents happen on whole minutes, as `NOW` is one, so ages do not change within a test's first minute.
 */
export function startClock(at: number): void {
  // Playwright's clock, where installed, replaces and calls this one, so this one needs the browser's own time.
  const elapsed = performance.now.bind(performance);
  const began = elapsed();
  const { nativeDate = Date } = Date as { nativeDate?: DateConstructor };
  // Methods, because esbuild wraps named functions in a helper that pages do not have.
  const clock = {
    now() {
      return at + Math.floor(elapsed() - began);
    },
  };
  globalThis.Date = new Proxy(nativeDate, {
    construct(target, args, newTarget) {
      return Reflect.construct(target, args.length > 0 ? args : [clock.now()], newTarget) as Date;
    },
    apply(target) {
      return new target(clock.now()).toString();
    },
    get(target, name) {
      return { now: clock.now, nativeDate }[name as 'now'] ?? (Reflect.get(target, name) as unknown);
    },
  });
}
