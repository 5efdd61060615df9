/** Milliseconds on a clock that nobody can set: everything that is waited for or counted follows it. While some devices sleep, it stands still. */
export const now = (): number => performance.now();

/** Over how long (ms) those are spread who waited for the same moment. */
export const SPREAD = 10_000;

/** What the reader's own clock shows at such a moment, in epoch milliseconds: only for telling. */
export const wallTime = (moment: number): number => Math.round(Date.now() + moment - now());

const DAY = /^(\d{4})-(\d\d)-(\d\d)(?:T\S*)?$/i;

/** Midnight of a day in the reader's time zone; `undefined` for a day that does not exist. */
export function dayOf(text: string): number | undefined {
  const [, year = 0, month = 0, day = 0] = (DAY.exec(text) ?? []).map(Number);
  const date = new Date(year, month - 1, day);
  return year && date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : undefined;
}
