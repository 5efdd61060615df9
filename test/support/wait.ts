import { waitUntil as waitForIt } from '@open-wc/testing';

const PATIENCE = 15_000; // a busy machine is slow; below the runner's twenty seconds, so that the reason given is this one

/** Waits for a condition, looking again and again. */
export const waitUntil = (isSo: () => unknown, what = 'what was waited for'): Promise<void> =>
  waitForIt(async () => Boolean(await isSo()), what, { timeout: PATIENCE });
