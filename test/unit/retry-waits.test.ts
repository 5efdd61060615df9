import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BASE, closePage, COUNTRY, json, networkFailure, MINUTE, openPage, openWindow, outcome, status } from '../support/network.js';

const AGE = 15 * MINUTE;
const OTHER = `${BASE}/countries/TH`;

const goOnline = () => globalThis.dispatchEvent(new Event('online'));

describe('when an answer fails', () => {
  let page: Awaited<ReturnType<typeof openPage>>;
  const fetchJson = (url = COUNTRY) => page.client.fetchJson(url, AGE, { name: 'anything', decode: () => true });
  const count = () => page.network.requests.length;
  const chance = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);

  beforeEach(async () => {
    openWindow();
    page = await openPage();
    chance(0.5);
  });

  afterEach(closePage);

  describe('the page waits', () => {
    it('a minute and more after two lost requests in a row, which may be an unreadable refusal', async () => {
      page.network.reply(networkFailure());
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'network', retryAt: undefined });
      page.network.reply(json());
      await vi.advanceTimersByTimeAsync(59_000);
      await expect(outcome(fetchJson(OTHER))).resolves.toMatchObject({ kind: 'network', retryAt: undefined });
      expect(count()).toBe(2);
      await vi.advanceTimersByTimeAsync(2 * MINUTE);
      await expect(outcome(fetchJson(OTHER))).resolves.toMatchObject({ json: {} });
    });

    it.each([
      [0, 60_000],
      [0.5, 120_000 + 5000],
      [0.999, 179_880 + 9990],
    ])('with chance, so that readers do not all come back at once, nor all the tags of one page: %f', async (share, pause) => {
      chance(share);
      page.network.reply(networkFailure());
      const { autoRetryAt } = (await outcome(fetchJson())) as { autoRetryAt: number };
      const lastAsked = page.network.requests.at(-1)?.at ?? 0;
      expect(autoRetryAt - lastAsked).toBeCloseTo(pause, 3);
    });

    it('not at all after a single lost request', async () => {
      page.network.reply(networkFailure(), json());
      await expect(outcome(fetchJson())).resolves.toMatchObject({ json: {} });
      page.network.reply(networkFailure(), json());
      await expect(outcome(fetchJson(OTHER))).resolves.toMatchObject({ json: {} });
    });

    it('as long as the server says, for every question to that server and no other', async () => {
      page.network.reply(status(429, { 'Retry-After': '120' }), json());
      const retryAt = Date.now() + 120_000 + 60_000; // and half of the two minutes over which readers are spread
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'rate-limited', retryAt });
      await expect(outcome(fetchJson(OTHER))).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(1);
      await expect(outcome(fetchJson('https://other.example/api/v1/countries/JP'))).resolves.toMatchObject({ json: {} });
      await vi.advanceTimersByTimeAsync(120_000);
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'rate-limited' });
      await vi.advanceTimersByTimeAsync(MINUTE);
      await expect(outcome(fetchJson())).resolves.toMatchObject({ json: {} });
    });

    it('until a date', async () => {
      page.network.reply(status(429, { 'Retry-After': 'Wed, 20 May 2026 10:05:00 GMT' }));
      await expect(outcome(fetchJson())).resolves.toMatchObject({ retryAt: Date.parse('2026-05-20T10:06:00Z') });
    });

    it('a minute and more where a refusal says nothing, and names no time', async () => {
      const refusedAt = performance.now();
      page.network.reply(status(429));
      const failure = (await outcome(fetchJson())) as { retryAt: unknown; autoRetryAt: number };
      expect(failure.retryAt).toBeUndefined();
      expect(failure.autoRetryAt - refusedAt).toBe(120_000 + 5000);
    });

    it('the longer of two times', async () => {
      page.network.reply(status(429, { 'Retry-After': '300' }), status(429, { 'Retry-After': '20' }));
      await Promise.all([outcome(fetchJson()), outcome(fetchJson(OTHER))]);
      await vi.advanceTimersByTimeAsync(4 * MINUTE);
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(2);
    });

    describe('after a good answer that left nothing of the budget', () => {
      const left = (remaining: number, more: Record<string, string> = {}) =>
        json({ country: 1 }, { 'RateLimit-Remaining': `${remaining}`, 'RateLimit-Reset': '20', Date: new Date().toUTCString(), ...more });

      it('until there is a new one, with what is known still shown', async () => {
        page.network.reply(left(0), left(99));
        const resetAt = Date.now() + 20_000;
        await expect(outcome(fetchJson())).resolves.toMatchObject({ json: { country: 1 } });
        const refused = (await outcome(fetchJson(OTHER))) as { kind: string; retryAt: number };
        expect(refused.kind).toBe('rate-limited');
        expect(refused.retryAt).toBeGreaterThanOrEqual(resetAt);
        await expect(outcome(fetchJson())).resolves.toMatchObject({ json: { country: 1 } });
        expect(count()).toBe(1);
        await vi.advanceTimersByTimeAsync(80_000);
        await expect(outcome(fetchJson(OTHER))).resolves.toMatchObject({ json: { country: 1 } });
      });

      it('that came at the second try', async () => {
        page.network.reply(status(503), left(0));
        await outcome(fetchJson());
        await expect(outcome(fetchJson(OTHER))).resolves.toMatchObject({ kind: 'rate-limited' });
      });

      it('but not while something is left, and not where a cache may have kept the answer', async () => {
        for (const reply of [left(1), left(10), left(0, { Date: new Date(Date.now() - 30_000).toUTCString() }), left(0, { Date: '' })]) {
          page.network.reply(reply);
          await outcome(fetchJson(`${OTHER}?${Math.random()}${count()}`));
        }
        expect(page.pageState.pauses.size).toBe(0);
      });
    });

    it('no longer than for its guess once the browser is online again', async () => {
      page.network.reply(networkFailure());
      await outcome(fetchJson());
      page.network.reply(json());
      goOnline();
      await expect(outcome(fetchJson())).resolves.toMatchObject({ json: {} });
    });

    it('until somebody comes back, who may be online again, but not every second', async () => {
      const { retryLost } = await import('../../src/api/retry.js');
      page.network.reply(networkFailure());
      await outcome(fetchJson());
      const before = count();
      retryLost();
      await outcome(fetchJson());
      const after = count();
      expect(after).toBeGreaterThan(before);
      retryLost();
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'network' });
      expect(count()).toBe(after);
    });

    it('on, even if somebody comes back, where the server named a time', async () => {
      const { retryLost } = await import('../../src/api/retry.js');
      page.network.reply(status(429, { 'Retry-After': '120' }));
      await outcome(fetchJson());
      retryLost();
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(1);
    });

    it('on, even online again, where the server named a time', async () => {
      page.network.reply(status(429, { 'Retry-After': '120' }));
      await outcome(fetchJson());
      goOnline();
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(1);
    });

    it('on, even online again, where a second refusal left the time out', async () => {
      page.network.reply(status(429, { 'Retry-After': '300' }), status(429));
      await Promise.all([outcome(fetchJson()), outcome(fetchJson(OTHER))]);
      goOnline();
      await expect(outcome(fetchJson())).resolves.toMatchObject({ kind: 'rate-limited' });
      expect(count()).toBe(2);
    });
  });
});
