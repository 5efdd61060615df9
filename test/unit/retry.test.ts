import { describe, expect, it, vi } from 'vitest';
import {
  AGE,
  BASE,
  COUNTRY,
  hang,
  HOUR,
  json,
  MINUTE,
  networkFailure,
  openWindowBeforeEach,
  outcome,
  type Page,
  retryUntilDone,
  status,
  text,
} from '../support/network.js';

const OTHER = `${BASE}/countries/TH`;

describe('when an answer fails', () => {
  let page: Page;
  const count = () => page.network.requests.length;
  const chance = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value);
  openWindowBeforeEach((opened) => {
    page = opened;
    chance(0.5);
  });

  describe('the client tries again', () => {
    it.each([
      ['the server has a problem', status(500), 3],
      ['the answer cannot be read', text('<p>', 'text/html'), 2],
      ['the network fails', networkFailure(), 2],
      ['the country is not there', status(404, {}, 'not_found'), 1],
      ['the question is wrong', status(400, {}, 'invalid_iso'), 1],
      ['it was asked too often', status(429), 1],
      ['nothing came for ten seconds', hang(), 1],
    ])('but no more than that: %s', async (_what, reply, tries) => {
      page.network.reply(reply);
      await outcome(page.ask());
      expect(count()).toBe(tries);
    });

    it('and a failure that passes is not shown', async () => {
      page.network.reply(status(503), status(503), json());
      await expect(outcome(page.ask())).resolves.toMatchObject({ json: { country: { iso2: 'JP' } } });
    });

    it.each([
      [0.001, [1, 2]],
      [0.5, [500, 1000]],
      [0.999, [999, 1998]],
    ])('after a wait that is chance from nothing to twice as long each time: %f', async (share, waits) => {
      chance(share);
      page.network.reply(status(500));
      const question = page.ask().catch(() => {});
      for (let passed = 0; passed < 4000; passed += 1) await vi.advanceTimersByTimeAsync(1);
      await question;
      const [first = 0, second = 0, third = 0] = page.network.requests.map(({ at }) => at);
      expect([second - first, third - second]).toEqual(waits);
    });

    it('but not once ten seconds have passed', async () => {
      page.network.reply(async (url, init) => {
        await new Promise((resolve) => setTimeout(resolve, 9900));
        return status(500)(url, init);
      });
      await outcome(page.ask(), 40_000);
      expect(count()).toBe(2);
    });

    it('for all tags that wait, once', async () => {
      page.network.reply(status(500), json());
      const answers = await Promise.all([outcome(page.ask()), outcome(page.ask()), outcome(page.ask())]);
      expect(count()).toBe(2);
      expect(new Set(answers).size).toBe(1);
    });
  });

  describe('an older answer stands in', () => {
    it.each([
      ['server', status(500)],
      ['network', networkFailure()],
      ['timeout', hang()],
      ['rate-limited', status(429)],
      ['bad-response', text('{')],
    ])('for a day, marked as stale, with the time to ask again: %s', async (_kind, reply) => {
      const cached = await page.ask();
      page.network.reply(reply);
      await vi.advanceTimersByTimeAsync(HOUR);
      const stale = (await outcome(page.ask())) as { autoRetryAt: number };
      expect(stale).toMatchObject({ json: cached.json, fetchedAt: cached.fetchedAt, stale: true });
      expect(stale.autoRetryAt).toBeGreaterThanOrEqual(performance.now() + 50_000);
      await vi.advanceTimersByTimeAsync(23 * HOUR);
      await expect(outcome(page.ask())).resolves.not.toMatchObject({ stale: true });
    });

    it('while the page waits as well', async () => {
      await page.ask();
      await vi.advanceTimersByTimeAsync(HOUR);
      page.network.reply(status(429, { 'Retry-After': '60' }));
      const autoRetryAt = performance.now() + 120_000 + 5000;
      await outcome(page.ask(OTHER));
      await expect(outcome(page.ask())).resolves.toMatchObject({ stale: true, autoRetryAt });
      expect(count()).toBe(2);
    });

    it('not for a country that has left the dataset', async () => {
      await page.ask();
      await vi.advanceTimersByTimeAsync(HOUR);
      page.network.reply(status(404, {}, 'not_found'));
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'not-found' });
    });

    it('until the next answer comes', async () => {
      await page.ask();
      await vi.advanceTimersByTimeAsync(HOUR);
      page.network.reply(status(400));
      await outcome(page.ask());
      page.network.reply(json({ country: 2 }));
      const fresh = await outcome(page.ask());
      expect(fresh).toMatchObject({ json: { country: 2 } });
      expect(fresh).not.toHaveProperty('stale');
    });
  });

  describe('the budget of a page', () => {
    const ask = (numbers: readonly number[]) =>
      numbers.map((number) =>
        outcome(
          retryUntilDone(() => page.ask(`${COUNTRY}?${number}`)),
          200_000,
        ),
      );
    const range = (length: number) => Array.from({ length }, (_, number) => number);

    it('tells a tag that would wait longer than three seconds when its turn comes', async () => {
      await Promise.all(ask(range(60)));
      const first = page.network.requests[0]?.at ?? 0;
      await expect(outcome(page.ask(), 0)).resolves.toMatchObject({ kind: 'rate-limited', autoRetryAt: first + MINUTE });
      await vi.advanceTimersByTimeAsync(first + MINUTE - 3000 - performance.now());
      const answer = page.ask();
      await vi.advanceTimersByTimeAsync(3000);
      await expect(answer).resolves.toMatchObject({ json: {} });
    });

    it('is sixty requests a minute; the rest wait for their turn', async () => {
      const answers = ask(range(70));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(count()).toBe(60);
      await Promise.all(answers);
      expect(count()).toBe(70);
      expect((page.network.requests[60]?.at ?? 0) - (page.network.requests[0]?.at ?? 0)).toBeGreaterThanOrEqual(MINUTE);
    });

    it('never lets more than sixty into any minute', async () => {
      await Promise.all(ask(range(150)));
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      const times = page.network.requests.map(({ at }) => at);
      const crowds = times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length);
      expect(times).toHaveLength(150);
      expect(Math.max(...crowds)).toBeLessThanOrEqual(60);
    });

    it('costs nothing for what is known', async () => {
      await Promise.all(ask(range(60)));
      await expect(page.ask(`${COUNTRY}?3`)).resolves.toMatchObject({ json: {} });
      expect(count()).toBe(60);
    });
  });

  it('is told alike by two copies of our script', async () => {
    const { Failure } = await import('../../src/model/failure.js');
    const { client, pageState } = await page.secondCopy();
    const theirs = Promise.reject(new Failure('server', { autoRetryAt: performance.now() + MINUTE }));
    Object.assign(pageState.request(COUNTRY), { answer: theirs });
    await expect(outcome(client.fetchJson(COUNTRY, AGE, { name: 'anything', decode: () => true }))).resolves.toMatchObject({
      kind: 'server',
      autoRetryAt: expect.any(Number) as number,
    });
  });
});
