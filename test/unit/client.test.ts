import { describe, expect, it, vi } from 'vitest';
import { AGE, BASE, COUNTRY, hang, hangBody, held, json, MINUTE, networkFailure, pageBeforeEach, outcome, status, text } from '../support/network.js';

describe('the client', () => {
  const page = pageBeforeEach();

  describe('asks as rarely as it can', () => {
    it('one request for equal questions under way', async () => {
      const { reply, release } = held();
      page.network.reply(reply);
      const questions = [page.ask(), page.ask(), page.ask()];
      release();
      const [one, ...others] = await Promise.all(questions);
      expect(page.network.requests).toHaveLength(1);
      for (const other of others) expect(other).toBe(one);
    });

    it('none while the answer is fresh, one when it is not', async () => {
      await page.ask();
      await vi.advanceTimersByTimeAsync(AGE - 1);
      await page.ask();
      expect(page.network.requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await page.ask();
      expect(page.network.requests).toHaveLength(2);
    });

    it('each question for itself', async () => {
      await Promise.all([page.ask(), page.ask(`${COUNTRY}?other`)]);
      expect(page.network.requests.map(({ url }) => url)).toEqual([COUNTRY, `${COUNTRY}?other`]);
    });

    it('one request for two copies of our script', async () => {
      const { reply, release } = held();
      page.network.reply(reply);
      const ours = page.ask();
      const { ask } = await page.secondCopy();
      const theirs = ask();
      release();
      expect((await theirs).json).toEqual((await ours).json);
      expect(page.network.requests).toHaveLength(1);
    });

    it('takes over a question that the loader asked', async () => {
      page.pageState.request(COUNTRY);
      await page.ask();
      expect(page.network.requests).toHaveLength(1);
    });
  });

  it('dates an answer by when it was requested, not by when it was read', async () => {
    const asked = Date.now();
    page.pageState.request(COUNTRY);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect(page.ask()).resolves.toMatchObject({ fetchedAt: asked });
  });

  describe('dates the data', () => {
    const sentAt = 'Wed, 20 May 2026 09:59:00 GMT';

    it('by the headers of the server, less the time it lay in a cache', async () => {
      page.network.reply(json({}, { Date: sentAt, Age: '600' }));
      await expect(page.ask()).resolves.toMatchObject({ asOf: Date.parse('2026-05-20T09:49:00Z'), fetchedAt: Date.now() });
    });

    it('by Date alone where there is no Age', async () => {
      page.network.reply(json({}, { Date: sentAt }));
      await expect(page.ask()).resolves.toMatchObject({ asOf: Date.parse(sentAt) });
    });

    it('not at all where the page cannot read them', async () => {
      page.network.reply(json({}, { Age: '600' }));
      await expect(page.ask()).resolves.toMatchObject({ asOf: undefined });
    });
  });

  it('lets the browser answer from its cache once; a second request goes to the network', async () => {
    const caches = () => page.network.requests.map(({ init }) => init.cache);
    await page.ask();
    await vi.advanceTimersByTimeAsync(1);
    page.client.invalidate(Date.now());
    await page.ask();
    await vi.advanceTimersByTimeAsync(AGE);
    await page.ask();
    expect(caches()).toEqual([undefined, 'no-cache', 'no-cache']);
  });

  it('tries again past the cache that may hold what could not be read', async () => {
    page.network.reply(text('<p>', 'text/html'), json());
    await outcome(page.ask());
    expect(page.network.requests.map(({ init }) => init.cache)).toEqual([undefined, 'no-cache']);
  });

  it.each(['/countries', '/methodology', '/incidents/recent?country=KE'])('takes a 404 at %s for a wrong api-base, never for absence', async (path) => {
    page.network.reply(status(404, {}, 'not_found'));
    await expect(outcome(page.ask(BASE + path))).resolves.toMatchObject({ kind: 'client', invalid: { attribute: 'api-base', value: BASE + path } });
  });

  describe('sends a plain GET', () => {
    it('without headers, and with nothing of the reader across origins', async () => {
      await page.ask();
      const init = page.network.requests[0]?.init;
      expect(Object.keys(init ?? {})).toEqual(['signal']);
      expect(new Request(COUNTRY, init).credentials).toBe('same-origin');
    });

    it('by the fetch that was there when the script came', async () => {
      const replaced = vi.fn();
      vi.stubGlobal('fetch', replaced);
      await page.ask();
      expect(replaced).not.toHaveBeenCalled();
      expect(page.network.requests).toHaveLength(1);
    });

    it('and takes a fetch that throws at once for a network that fails', async () => {
      page.network.reply(() => {
        throw new Error('blocked by a consent script');
      });
      await expect(outcome(page.ask())).resolves.toMatchObject({ kind: 'network' });
    });
  });

  describe('gives up after ten seconds', () => {
    it.each([
      ['headers', hang()],
      ['a body', hangBody()],
    ])('without %s', async (_what, reply) => {
      page.network.reply(reply);
      const answer = page.ask();
      await expect(outcome(answer, 9800)).resolves.toBe('still waiting');
      await expect(outcome(answer, 200)).resolves.toMatchObject({ kind: 'timeout' });
    });

    it('in all, however they are divided between headers and body', async () => {
      page.network.reply(async (url, init) => {
        await new Promise((resolve) => setTimeout(resolve, 7000));
        return hangBody()(url, init);
      });
      await expect(outcome(page.ask(), 10_100)).resolves.toMatchObject({ kind: 'timeout' });
      expect(page.network.requests).toHaveLength(1);
    });

    it('and lets the connection go', async () => {
      page.network.reply(hang());
      await outcome(page.ask());
      expect(page.network.requests[0]?.init.signal?.aborted).toBe(true);
    });

    it('but leaves an answer that came in time its connection', async () => {
      await page.ask();
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(page.network.requests[0]?.init.signal?.aborted).toBe(false);
    });
  });

  it('leaves no unhandled rejection to the host page', async () => {
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    page.network.reply(networkFailure());
    page.pageState.request(COUNTRY);
    await vi.advanceTimersByTimeAsync(MINUTE);
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('asks again for answers of more than a minute ago, and for younger ones only up to a moment', async () => {
    const [FIRST, SECOND] = [COUNTRY, `${COUNTRY}?other`];
    await page.ask(FIRST);
    await vi.advanceTimersByTimeAsync(MINUTE - 1);
    page.client.invalidate();
    await page.ask(FIRST);
    expect(page.network.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await page.ask(SECOND);
    page.client.invalidate();
    await Promise.all([page.ask(FIRST), page.ask(SECOND)]);
    expect(page.network.requests).toHaveLength(3);
    page.client.invalidate(Date.now());
    await page.ask(SECOND);
    expect(page.network.requests).toHaveLength(4);
  });

  it('takes an answer that came inside a tag from where it is kept, and asks nothing', async () => {
    const base = `${page.client.SNAPSHOT}1`;
    const [kept, own] = [
      { json: 'kept', fetchedAt: 0 },
      { json: 'own', fetchedAt: 0 },
    ];
    page.pageState.cache.set(base, kept);
    page.pageState.cache.set(`${base}/countries/JP`, own);
    await expect(page.ask(`${base}/countries/JP`)).resolves.toBe(own);
    await expect(page.ask(`${base}/countries/TH`)).resolves.toBe(kept);
    expect(page.network.requests).toEqual([]);
  });

  it('knows whether the API is to be left alone for now', async () => {
    const isAnswered = page.pageState.isAnswered?.bind(page.pageState) ?? (() => undefined);
    expect(isAnswered(COUNTRY)).toBe(false);
    await page.ask();
    expect([isAnswered(COUNTRY), isAnswered(`${COUNTRY}?other`)]).toEqual([true, false]);
    page.network.reply(networkFailure());
    await outcome(page.ask(`${COUNTRY}?other`));
    expect(isAnswered(`${COUNTRY}?third`)).toBe(true);
  });

  it('forgets of all answers only the one that cannot be read', async () => {
    await Promise.all([page.ask(), page.ask(`${COUNTRY}?other`)]);
    const response = page.pageState.cache.get(COUNTRY);
    expect(response && (() => page.client.decodeAnswer(BASE, response, { name: 'nothing', decode: () => undefined }))).toThrow('bad-response');
    expect([...page.pageState.cache.keys()]).toEqual([`${COUNTRY}?other`]);
  });
});
