import { describe, expect, it, vi } from 'vitest';
import { BASE, json, MINUTE, networkFailure, openWindowBeforeEach, outcome, type Page, status } from '../support/network.js';

const OTHER = `${BASE}/countries/TH`;

const goOnline = () => globalThis.dispatchEvent(new Event('online'));

describe('when an answer fails', () => {
  let page: Page;
  const count = () => page.network.requests.length;
  const chance = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);
  openWindowBeforeEach((opened) => {
    page = opened;
    chance(0.5);
  });

  describe('the page waits', () => {
    it('a minute and more after two lost requests in a row, which may be an unreadable refusal', async () => {
      page.network.reply(networkFailure());
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'network', retryAt: undefined });
      page.network.reply(json());
      await vi.advanceTimersByTimeAsync(59_000);
      await expect(outcome(page.ask(OTHER))).resolves.toMatchObject({ kind: 'network', retryAt: undefined });
      expect(count()).toBe(2);
      await vi.advanceTimersByTimeAsync(2 * MINUTE);
      await expect(outcome(page.ask(OTHER))).resolves.toMatchObject({ json: {} });
    });

    it.each([
      [0, 60_000],
      [0.5, 120_000 + 5000],
      [0.999, 179_880 + 9990],
    ])('with chance, so that readers do not all come back at once, nor all the tags of one page: %f', async (share, pause) => {
      chance(share);
      page.network.reply(networkFailure());
      const { autoRetryAt } = (await outcome(page.ask())) as { autoRetryAt: number };
      const lastAsked = page.network.requests.at(-1)?.at ?? 0;
      expect(autoRetryAt - lastAsked).toBeCloseTo(pause, 3);
    });

    it('not at all after a single lost request', async () => {
      page.network.reply(networkFailure(), json());
      await expect(outcome(page.ask())).resolves.toMatchObject({ json: {} });
      page.network.reply(networkFailure(), json());
      await expect(outcome(page.ask(OTHER))).resolves.toMatchObject({ json: {} });
    });

    it('as long as the server says, for every question to that server and no other', async () => {
      page.network.reply(status(429, { 'Retry-After': '120' }), json());
      const retryAt = Date.now() + 120_000 + 60_000; // plus half of the two minutes over which retries are spread
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'rate-limited', retryAt });
      await expect(outcome(page.ask(OTHER))).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(1);
      await expect(outcome(page.ask('https://other.example/api/v1/countries/JP'))).resolves.toMatchObject({ json: {} });
      await vi.advanceTimersByTimeAsync(120_000);
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'rate-limited' });
      await vi.advanceTimersByTimeAsync(MINUTE);
      await expect(outcome(page.ask())).resolves.toMatchObject({ json: {} });
    });

    it('until a date', async () => {
      page.network.reply(status(429, { 'Retry-After': 'Wed, 20 May 2026 10:05:00 GMT' }));
      await expect(outcome(page.ask())).resolves.toMatchObject({ retryAt: Date.parse('2026-05-20T10:06:00Z') });
    });

    it('a minute and more where a refusal says nothing, and names no time', async () => {
      const refusedAt = performance.now();
      page.network.reply(status(429));
      const failure = (await outcome(page.ask())) as { retryAt: unknown; autoRetryAt: number };
      expect(failure.retryAt).toBeUndefined();
      expect(failure.autoRetryAt - refusedAt).toBe(120_000 + 5000);
    });

    it('the longer of two times', async () => {
      page.network.reply(status(429, { 'Retry-After': '300' }), status(429, { 'Retry-After': '20' }));
      await Promise.all([outcome(page.ask()), outcome(page.ask(OTHER))]);
      await vi.advanceTimersByTimeAsync(4 * MINUTE);
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(2);
    });

    describe('after a good answer that left nothing of the budget', () => {
      const left = (remaining: number, more: Record<string, string> = {}) =>
        json({ country: 1 }, { 'RateLimit-Remaining': `${remaining}`, 'RateLimit-Reset': '20', Date: new Date().toUTCString(), ...more });

      it('until there is a new one, with what is known still shown', async () => {
        page.network.reply(left(0), left(99));
        const resetAt = Date.now() + 20_000;
        await expect(outcome(page.ask())).resolves.toMatchObject({ json: { country: 1 } });
        const refused = (await outcome(page.ask(OTHER))) as { kind: string; retryAt: number };
        expect(refused.kind).toBe('rate-limited');
        expect(refused.retryAt).toBeGreaterThanOrEqual(resetAt);
        await expect(outcome(page.ask())).resolves.toMatchObject({ json: { country: 1 } });
        expect(count()).toBe(1);
        await vi.advanceTimersByTimeAsync(80_000);
        await expect(outcome(page.ask(OTHER))).resolves.toMatchObject({ json: { country: 1 } });
      });

      it('that came at the second try', async () => {
        page.network.reply(status(503), left(0));
        await outcome(page.ask());
        await expect(outcome(page.ask(OTHER))).resolves.toMatchObject({ kind: 'rate-limited' });
      });

      it('but not while something is left, and not where a cache may have kept the answer', async () => {
        for (const reply of [left(1), left(10), left(0, { Date: new Date(Date.now() - 30_000).toUTCString() }), left(0, { Date: '' })]) {
          page.network.reply(reply);
          await outcome(page.ask(`${OTHER}?${Math.random()}${count()}`));
        }
        expect(page.pageState.pauses.size).toBe(0);
      });
    });

    it('no longer than for its guess once the browser is online again', async () => {
      page.network.reply(networkFailure());
      await outcome(page.ask());
      page.network.reply(json());
      goOnline();
      await expect(outcome(page.ask())).resolves.toMatchObject({ json: {} });
    });

    it('until a reader comes back, who may be online again, but not every second', async () => {
      const { retryLost } = await import('../../src/api/retry.js');
      page.network.reply(networkFailure());
      await outcome(page.ask());
      const before = count();
      retryLost();
      await outcome(page.ask());
      const after = count();
      expect(after).toBeGreaterThan(before);
      retryLost();
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'network' });
      expect(count()).toBe(after);
    });

    it('on, even if a reader comes back, where the server named a time', async () => {
      const { retryLost } = await import('../../src/api/retry.js');
      page.network.reply(status(429, { 'Retry-After': '120' }));
      await outcome(page.ask());
      retryLost();
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(1);
    });

    it('on, even online again, where the server named a time', async () => {
      page.network.reply(status(429, { 'Retry-After': '120' }));
      await outcome(page.ask());
      goOnline();
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(1);
    });

    it('on, even online again, where a second refusal left the time out', async () => {
      page.network.reply(status(429, { 'Retry-After': '300' }), status(429));
      await Promise.all([outcome(page.ask()), outcome(page.ask(OTHER))]);
      goOnline();
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(2);
    });
  });
});
