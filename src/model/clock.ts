/** Milliseconds on a monotonic clock: everything that is waited for or counted follows it. While some devices sleep, it stands still. */
export const now = (): number => performance.now();

/** Over how long (ms) those are spread who waited for the same moment. */
export const SPREAD = 10_000;

/** What the reader's own clock shows at such a moment, in epoch milliseconds: only for telling. */
export const wallTime = (moment: number): number => Math.round(Date.now() + moment - now());

/** The longest pause of our own choice, in minutes. */
const MAX_BACKOFF = 30;

/** How long (ms) what keeps failing is left alone: twice as long each time, from 2 to some power in minutes. */
export const backoff = (power: number): number => Math.min(MAX_BACKOFF, 2 ** power) * 60_000;
