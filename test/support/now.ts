import { instantFrom } from '../../demo/api/environment.js';

/** Only in the pages of test/browser: their runner's HTML says it. */
const ofPage = (globalThis as { TEST_NOW?: number }).TEST_NOW;

/**
 * The instant at which every test takes place, in ms since 1970: the reference API answers at it, and pages open at it, wherever and whenever the
 * tests run. It lies more than a week after the frozen answers of 20 May, which have to be old. `TEST_NOW=2027-01-01T00:02:00Z npm test` tries another.
 */
export const NOW = ofPage ?? instantFrom('TEST_NOW') ?? Date.UTC(2026, 5, 10, 12);

/** The time `hours` before that, as the API writes it. */
export const hoursAgo = (hours: number): string => new Date(NOW - hours * 3_600_000).toISOString();

/** Midday of some days ago, in ms since 1970: no hour of the test's day changes the day of an incident. */
export const midday = (daysAgo: number): number => new Date(NOW).setUTCHours(12, 0, 0, 0) - daysAgo * 24 * 3_600_000;

/** For the reference API: a clock that stands still. */
export const now = (): number => NOW;

/**
 * Runs in a page, before its own scripts and again before each test of a file: the page's date begins at `at` and runs on, because Leaflet's
 * animations end by it. Sample incidents happen on whole minutes, as `NOW` is one: so no age changes within a test's first minute.
 */
export function startClock(at: number): void {
  // Playwright's clock, where a test has one, replaces this one and asks it: so this one needs the browser's own time.
  const elapsed = performance.now.bind(performance);
  const began = elapsed();
  const { browsersOwn = Date } = Date as { browsersOwn?: DateConstructor };
  // Methods, because esbuild wraps functions that it names in a helper, which a page does not have.
  const clock = {
    now() {
      return at + Math.floor(elapsed() - began);
    },
  };
  globalThis.Date = new Proxy(browsersOwn, {
    construct(target, given, made) {
      return Reflect.construct(target, given.length > 0 ? given : [clock.now()], made) as Date;
    },
    apply(target) {
      return new target(clock.now()).toString();
    },
    get(target, name) {
      return { now: clock.now, browsersOwn }[name as 'now'] ?? (Reflect.get(target, name) as unknown);
    },
  });
}
