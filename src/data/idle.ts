/** How long (ms) what can wait does so at most. */
const PATIENCE = 5000;

/** Resolves once the browser has nothing better to do. */
export const idle = (timeout = PATIENCE): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, timeout / 10);
  });
