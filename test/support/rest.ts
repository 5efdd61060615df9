/** A browser that always has something to do: what is asked for in its spare time is not among the questions a test counts. What cannot wait long, such as rows, does not. Runs in the page. */
export function neverRest(): void {
  globalThis.requestIdleCallback = (callback, { timeout = 0 } = {}) =>
    timeout > 0 && timeout < 1000 ? Number(setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }))) : 0;
}
