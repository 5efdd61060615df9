/**
 * Calls back once `at` (epoch milliseconds) has passed and the page is visible, or as soon as the browser is online again.
 * Returns a function that cancels it. The client still holds back requests that a server has ruled out for now.
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
