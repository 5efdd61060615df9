import { describe, expect, it, vi } from 'vitest';
import {
  AGE,
  closePage,
  COUNTRY,
  HOUR,
  json,
  MINUTE,
  openPage,
  openWindow,
  openWindowBeforeEach,
  outcome,
  type Page,
  retryUntilDone,
  status,
} from '../support/network.js';

const DAY = 24 * HOUR;

it('an answer is not younger because the reader’s clock was put right by some minutes', async () => {
  openWindow();
  const { ask, client } = await openPage();
  await ask();
  await vi.advanceTimersByTimeAsync(AGE - MINUTE);
  vi.setSystemTime(Date.now() - 5 * MINUTE);
  expect(client.isFresh(COUNTRY, AGE)).toBe(true);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(client.isFresh(COUNTRY, AGE)).toBe(false);
  closePage();
});

it('an answer is not younger because the machine has slept, and its steady clock with it', async () => {
  openWindow();
  const { ask, client } = await openPage();
  await ask();
  vi.setSystemTime(Date.now() + AGE);
  expect([client.isFresh(COUNTRY, AGE), performance.now()]).toEqual([false, expect.any(Number)]);
  closePage();
});

describe.each([
  ['an hour back', -HOUR],
  ['thirty days back', -30 * DAY],
  ['an hour ahead', HOUR],
  ['thirty days ahead', 30 * DAY],
])('when the reader’s clock is set %s', (_where, by) => {
  let page: Page;
  openWindowBeforeEach((opened) => (page = opened));
  const count = () => page.network.requests.length;
  const setClock = () => vi.setSystemTime(Date.now() + by);

  it('a pause lasts as long as it was to last', async () => {
    page.network.reply(status(429, { 'Retry-After': '600' }));
    const { autoRetryAt } = (await outcome(page.ask())) as { autoRetryAt: number };
    page.network.reply(json());
    setClock();
    await vi.advanceTimersByTimeAsync(10 * MINUTE - 1000);
    await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'rate-limited', retryAt: expect.closeTo(Date.now(), -6) as number });
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(autoRetryAt - performance.now());
    await expect(outcome(page.ask())).resolves.toMatchObject({ json: {} });
  });

  it('the next try comes as soon as it would have come', async () => {
    page.network.reply(status(503), json());
    const answer = page.ask();
    await vi.advanceTimersByTimeAsync(0);
    setClock();
    await expect(outcome(answer, 1100)).resolves.toMatchObject({ json: {} });
  });

  it('the budget of the page is what it was, with a handful of timers', async () => {
    const ask = (numbers: readonly number[]) =>
      numbers.map((number) =>
        outcome(
          retryUntilDone(() => page.ask(`${COUNTRY}?${number}`)),
          3 * MINUTE,
        ),
      );
    const answers = ask(Array.from({ length: 70 }, (_, number) => number));
    await vi.advanceTimersByTimeAsync(1000);
    setClock();
    expect(count()).toBe(60);
    expect(vi.getTimerCount()).toBeLessThan(100);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(count()).toBe(70);
    await Promise.all(answers);
  });

  it('an answer stands in for a newer one that does not come', async () => {
    await page.ask();
    if (by < DAY) setClock();
    await vi.advanceTimersByTimeAsync(AGE);
    page.network.reply(status(500));
    await expect(outcome(page.ask())).resolves.toMatchObject({ stale: true });
  });

  it('an answer is asked for again by the time that has passed, or sooner', async () => {
    await page.ask();
    setClock();
    await vi.advanceTimersByTimeAsync(AGE);
    await page.ask();
    expect(count()).toBe(2);
  });

  it('an answer that is now from the future, or as old as the clock says, is not fresh', async () => {
    await page.ask();
    setClock();
    expect(page.client.isFresh(COUNTRY, AGE)).toBe(false);
    await page.ask();
    expect(page.client.isFresh(COUNTRY, AGE)).toBe(true);
    expect(count()).toBe(2);
  });
});
