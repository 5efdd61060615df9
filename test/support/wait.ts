import { waitUntil as waitForIt } from '@open-wc/testing';

const WAIT_TIMEOUT = 50_000; // long enough for a busy machine, but below the runner's limit of a minute, so that our message is reported

/** Polls a condition until it is true. */
export const waitUntil = (condition: () => unknown, what = 'what was waited for'): Promise<void> =>
  waitForIt(async () => Boolean(await condition()), what, { timeout: WAIT_TIMEOUT });
