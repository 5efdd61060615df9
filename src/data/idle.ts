/** How long (ms) what can wait does so at most. */
const PATIENCE = 5000;

/** Resolves once the browser has nothing better to do. */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE / 10);
  });
