import { describe, expect, it, vi } from 'vitest';
import { BASE, COUNTRY, held, json, MINUTE, openWindowBeforeEach, outcome, type Page, retryUntilDone, status, text } from '../support/network.js';

const [FIRST, SECOND, THIRD, FOURTH] = ['JP', 'TH', 'KE', 'FR'].map((code) => `${BASE}/countries/${code}`) as [string, string, string, string];

describe('a page in an outage', () => {
  let page: Page;
  let cutPauses: (typeof import('../../src/api/retry.js'))['cutPauses'];
  const count = () => page.network.requests.length;
  const fail = async (...urls: readonly string[]) => Promise.all(urls.map((url) => outcome(page.ask(url), 30_000)));
  const tryAgain = (url = COUNTRY) => {
    cutPauses(url);
    return outcome(page.ask(url));
  };

  openWindowBeforeEach(async (opened) => {
    page = opened;
    ({ cutPauses } = await import('../../src/api/retry.js'));
    page.network.reply(status(500));
  });

  describe('in which one question fails', () => {
    it('leaves that one alone, for about a minute, then longer each time', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0.5);
      const pauses: number[] = [];
      for (let round = 1; round <= 7; round += 1) {
        const { autoRetryAt } = (await outcome(page.ask())) as { autoRetryAt: number };
        pauses.push(Math.floor((autoRetryAt - performance.now()) / MINUTE));
        await vi.advanceTimersByTimeAsync(autoRetryAt - performance.now());
      }
      expect(pauses).toEqual([1, 2, 4, 8, 15, 15, 15]);
    });

    it('asks once in each further round', async () => {
      const { autoRetryAt } = (await outcome(page.ask())) as { autoRetryAt: number };
      expect(count()).toBe(3);
      await vi.advanceTimersByTimeAsync(autoRetryAt - performance.now());
      await outcome(page.ask());
      expect(count()).toBe(4);
    });

    it('goes on with the others', async () => {
      await fail(FIRST, SECOND);
      page.network.reply(json());
      await expect(outcome(page.ask(THIRD))).resolves.toMatchObject({ json: {} });
      await expect(outcome(page.ask(FIRST))).resolves.toMatchObject({ kind: 'server' });
    });
  });

  describe('of the service, after three different questions,', () => {
    it('asks nothing else', async () => {
      await fail(FIRST, SECOND, THIRD);
      const before = count();
      await expect(outcome(page.ask(FOURTH))).resolves.toMatchObject({ kind: 'server', retryAt: undefined });
      expect(count()).toBe(before);
    });

    it('has tried once more within the first second: a service that was away for a moment is not missed', async () => {
      page.network.reply(status(503), status(503), status(503), json());
      const answers = await fail(FIRST, SECOND, THIRD);
      for (const answer of answers) expect(answer).toMatchObject({ json: {} });
      expect(count()).toBe(6);
    });

    it('lets one question find out, and the others wait for it', async () => {
      const failures = (await fail(FIRST, SECOND, THIRD)) as readonly { autoRetryAt: number }[];
      await vi.advanceTimersByTimeAsync(Math.max(...failures.map(({ autoRetryAt }) => autoRetryAt)) - performance.now());
      const before = count();
      const { reply, release } = held();
      page.network.reply(reply, json());
      const answers = [FIRST, SECOND, THIRD, FOURTH].map((url) =>
        outcome(
          retryUntilDone(() => page.ask(url)),
          MINUTE,
        ),
      );
      await vi.advanceTimersByTimeAsync(2500);
      expect(count() - before).toBe(1);
      release();
      for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ json: {} });
      expect(count() - before).toBe(4);
      expect(new Set(page.network.requests.slice(before).map(({ at }) => at)).size, 'no two at a time').toBe(4);
    });

    it('lets no tag wait for it longer than three seconds without a sentence', async () => {
      const failures = (await fail(FIRST, SECOND, THIRD)) as readonly { autoRetryAt: number }[];
      await vi.advanceTimersByTimeAsync(Math.max(...failures.map(({ autoRetryAt }) => autoRetryAt)) - performance.now());
      page.network.reply(held().reply);
      void outcome(page.ask(FIRST), 0);
      await expect(outcome(page.ask(FOURTH), 3000)).resolves.toMatchObject({ kind: 'server', autoRetryAt: expect.any(Number) as number });
    });

    it.each([
      ['the server’s own word', { 'Retry-After': '3600' }, 60],
      ['a refusal', {}, 1],
    ])('gives up that first second for %s', async (_what, headers, minutes) => {
      const { reply, release } = held(status(429, headers));
      page.network.reply(status(500), status(500), status(500), reply);
      const answers = [FIRST, SECOND, THIRD, FOURTH].map((url) => outcome(page.ask(url)));
      release();
      const failures = (await Promise.all(answers)) as readonly { autoRetryAt: number }[];
      expect(count()).toBe(4);
      for (const { autoRetryAt } of failures) expect(autoRetryAt - performance.now()).toBeGreaterThan(minutes * MINUTE - 2000);
    });

    it('tells its tags when the service answers', async () => {
      const recovered = vi.fn();
      page.pageState.recoveryListeners.add(recovered);
      await fail(FIRST, SECOND, THIRD);
      page.network.reply(json());
      expect(recovered).not.toHaveBeenCalled();
      await tryAgain();
      expect(recovered).toHaveBeenCalledOnce();
    });
  });

  describe('lets a reader try again', () => {
    it.each([[[FIRST]], [[FIRST, SECOND, THIRD]]])('once, and then says when: %j', async (urls) => {
      await fail(...urls);
      const before = count();
      const refused = (await tryAgain()) as { retryAt: number };
      expect(count() - before).toBe(1);
      expect(refused.retryAt).toBeGreaterThan(Date.now());
      await expect(tryAgain()).resolves.toMatchObject({ retryAt: expect.closeTo(refused.retryAt, -1) as number });
      expect(count() - before).toBe(1);
    });

    it('at the time it has said, and again in the next round', async () => {
      await fail(FIRST);
      const { autoRetryAt } = (await tryAgain()) as { autoRetryAt: number };
      await vi.advanceTimersByTimeAsync(autoRetryAt - performance.now());
      await expect(outcome(page.ask())).resolves.toMatchObject({ retryAt: undefined });
      const before = count();
      await tryAgain();
      expect(count() - before).toBe(1);
    });

    it('but not before the time the server has named', async () => {
      page.network.reply(status(503, { 'Retry-After': '3600' }));
      await fail(FIRST);
      await expect(tryAgain()).resolves.toMatchObject({ kind: 'server', retryAt: expect.any(Number) as number });
      expect(count()).toBe(1);
    });

    it('of one service without asking another', async () => {
      const other = COUNTRY.replace('api.', 'api2.');
      await fail(FIRST, other);
      await tryAgain(other);
      const before = count();
      await outcome(page.ask(FIRST));
      expect(count()).toBe(before);
    });
  });

  it.each([200, 400, 404, 500, 503])('keeps to Retry-After on %i', async (code) => {
    page.network.reply(status(code, { 'Retry-After': '120' }), json());
    await outcome(page.ask(FIRST));
    await expect(outcome(page.ask(SECOND))).resolves.toMatchObject({ retryAt: expect.any(Number) as number });
    await vi.advanceTimersByTimeAsync(100_000);
    await outcome(page.ask(SECOND));
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(150_000);
    await expect(outcome(page.ask(SECOND))).resolves.toMatchObject({ json: {} });
  });

  it('counts retries in its budget of sixty a minute', async () => {
    page.network.reply(json());
    await Promise.all(Array.from({ length: 59 }, (_, number) => page.ask(`${COUNTRY}?${number}`)));
    page.network.reply(text('{'));
    await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'bad-response' });
    expect(count()).toBe(60);
  });
});
