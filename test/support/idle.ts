/** Disables idle callbacks, so that tests do not count idle-time requests. Callbacks with a short timeout, such as for rows, still run. Runs in the page. */
export function disableIdle(): void {
  globalThis.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
    timeout > 0 && timeout < 1000 ? Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }))) : 0;
}
