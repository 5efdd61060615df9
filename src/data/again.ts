/**
 * Calls back once `at` (epoch milliseconds) has come and the page is looked at, or when the browser is online again.
 * Returns the way to call it off. The client still refuses what a server has forbidden.
 */
export function again(at: number, ask: () => void): () => void {
  const askIfDue = (event?: Event): void => {
    const isDue = event?.type === 'online' || at <= Date.now() + 50;
    if (!isDue || document.visibilityState !== 'visible') return;
    stop();
    ask();
  };
  const timer = setTimeout(askIfDue, Math.max(1000, at - Date.now()));
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('online', askIfDue);
    document.removeEventListener('visibilitychange', askIfDue);
  };
  addEventListener('online', askIfDue);
  document.addEventListener('visibilitychange', askIfDue);
  return stop;
}
