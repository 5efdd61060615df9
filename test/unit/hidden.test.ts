import { describe, expect, it, vi } from 'vitest';
import { BASE, COUNTRY, HOUR, json, MINUTE, openWindow, openWindowBeforeEach, type Page, retryUntilDone, status } from '../support/network.js';

describe('a hidden page', () => {
  let page: Page;
  let document: ReturnType<typeof openWindow>;
  openWindowBeforeEach((...opened) => ([page, document] = opened));
  const count = () => page.network.requests.length;

  function look(visibilityState: 'visible' | 'hidden'): void {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('asks nothing until it is seen; then each question once', async () => {
    document.visibilityState = 'hidden';
    const answers = [page.ask(), page.ask(), page.ask(`${BASE}/methodology`)];
    await vi.advanceTimersByTimeAsync(HOUR);
    look('hidden');
    expect(count()).toBe(0);
    look('visible');
    for (const answer of answers) await expect(answer).resolves.toMatchObject({ json: {} });
    expect(count()).toBe(2);
  });

  it('asks nothing while it is prerendered, which it may always remain', async () => {
    document.visibilityState = 'hidden'; // as browsers report while they prerender a page
    const answer = page.ask();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(count()).toBe(0);
    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('prerenderingchange'));
    await expect(answer).resolves.toMatchObject({ json: {} });
  });

  it('does not try again what failed as it was hidden', async () => {
    page.network.reply(status(500));
    const answer = page.ask();
    await vi.advanceTimersByTimeAsync(0);
    look('hidden');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(count()).toBe(1);
    page.network.reply(json());
    look('visible');
    await vi.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toMatchObject({ json: {} });
  });

  it('sends no more than its budget when it is seen', async () => {
    document.visibilityState = 'hidden';
    const answers = Array.from({ length: 70 }, (_, number) => retryUntilDone(() => page.ask(`${COUNTRY}?${number}`)));
    await vi.advanceTimersByTimeAsync(MINUTE);
    look('visible');
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    expect(count()).toBe(60);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(answers);
    expect(count()).toBe(70);
  });
});
