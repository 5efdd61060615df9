import { waitUntil as waitForIt } from '@open-wc/testing';

const WAIT_TIMEOUT = 50_000; // long enough for a busy machine, less than the runner's minute, so that our own message is the one reported

/** Waits for a condition, checking it again and again. */
export const waitUntil = (isSo: () => unknown, what = 'what was waited for'): Promise<void> =>
  waitForIt(async () => Boolean(await isSo()), what, { timeout: WAIT_TIMEOUT });
