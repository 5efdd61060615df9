import { describe, expect, it, vi } from 'vitest';
import { AGE, breakOff, COUNTRY, hang, hangBody, json, MINUTE, networkFailure, pageBeforeEach, outcome, status, text } from '../support/network.js';

describe('the client', () => {
  const page = pageBeforeEach();

  describe('reads', () => {
    it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON', 'application/problem+json', 'application/vnd.api.v1+json'])(
      '%s',
      async (type) => {
        page.network.reply(text('{"country":1}', type));
        await expect(page.ask()).resolves.toMatchObject({ json: { country: 1 } });
      },
    );

    it('an answer with a byte order mark', async () => {
      page.network.reply(text('\uFEFF{"country":1}'));
      await expect(page.ask()).resolves.toMatchObject({ json: { country: 1 } });
    });

    it('letters that fall between two pieces of the body', async () => {
      const bytes = new TextEncoder().encode('{"name":"Türkiye"}');
      page.network.reply(() => {
        const body = new ReadableStream({
          start(controller) {
            for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
            controller.close();
          },
        });
        return new Response(body, { headers: { 'Content-Type': 'application/json' } });
      });
      await expect(page.ask()).resolves.toMatchObject({ json: { name: 'Türkiye' } });
    });

    it('what the server sends just below 2 MB', async () => {
      page.network.reply(text(`{"text":"${'x'.repeat(1_999_000)}"}`));
      await expect(page.ask()).resolves.toMatchObject({ fetchedAt: Date.now() });
    });

    it.each(['', 'application/octet-stream', 'text/plain', 'text/html; charset=utf-8'])('JSON to which a host of files gives the type "%s"', async (type) => {
      page.network.reply(text('{"country":1}', type));
      await expect(page.ask()).resolves.toMatchObject({ json: { country: 1 } });
    });

    it('an answer without any header of the contract', async () => {
      page.network.reply(json({ country: 1 }));
      await expect(page.ask()).resolves.toMatchObject({ json: { country: 1 } });
    });
  });

  describe('says what is wrong', () => {
    const problems: readonly (readonly [what: string, reply: ReturnType<typeof json>, kind: string])[] = [
      ['a web page with status 200', text('<!doctype html><title>Log in</title>', 'text/html'), 'bad-response'],
      ['a web page of no type', text('<!doctype html><title>Log in</title>', ''), 'bad-response'],
      ['half of the JSON', text('{"country":{"iso2"'), 'bad-response'],
      ['a connection that ends within the body', breakOff(), 'bad-response'],
      ['an empty body', text(''), 'bad-response'],
      ['status 204', text(null, 'application/json', 204), 'bad-response'],
      ['more than 2 MB', text(`"${'x'.repeat(2_100_000)}"`), 'bad-response'],
      ['no headers in time', hang(), 'timeout'],
      ['headers, but no body in time', hangBody(), 'timeout'],
      ['a refusal whose body never ends', hangBody(404), 'timeout'],
      ['the network', networkFailure(), 'network'],
      ['500', status(500), 'server'],
      ['503', status(503), 'server'],
      ['408', status(408), 'server'],
      ['425', status(425), 'server'],
      ['400 invalid_iso', status(400, {}, 'invalid_iso'), 'client'],
      ['403', status(403), 'client'],
      ['404 not_found', status(404, {}, 'not_found'), 'not-found'],
      ['404 of another kind', status(404, {}, 'no_such_page'), 'client'],
      ['404 with a web page', text('<title>not_found</title>', 'text/html', 404), 'client'],
      ['404 with half of the JSON', text('{"error":"not_found"', 'application/json', 404), 'client'],
      ['404 with null', text('null', 'application/json', 404), 'client'],
      ['429', status(429), 'rate-limited'],
    ];

    it.each(problems)('%s', async (_what, reply, kind) => {
      page.network.reply(reply);
      await expect(outcome(page.ask(), 30_000)).resolves.toMatchObject({ name: 'Error', kind });
    });

    it.each(problems)('and remembers nothing of it: %s', async (_what, reply) => {
      page.network.reply(reply);
      await outcome(page.ask(), 30_000);
      page.network.reply(json({ country: 2 }));
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
      await expect(outcome(page.ask())).resolves.toMatchObject({ json: { country: 2 } });
    });
  });

  describe('takes JSON of another shape for a failure', () => {
    const isAboutJapan = { name: 'JP', decode: (body: unknown) => (body as { country?: { iso2?: string } }).country?.iso2 === 'JP' || undefined };
    const ask = () => outcome(page.client.fetchJson(COUNTRY, AGE, isAboutJapan), 30_000);

    it('asks once more at once, then not before its time', async () => {
      page.network.reply(json({ hello: 1 }));
      await expect(ask()).resolves.toMatchObject({ kind: 'bad-response', autoRetryAt: expect.any(Number) as number });
      expect(page.network.requests).toHaveLength(2);
      await ask();
      expect(page.network.requests).toHaveLength(2);
    });

    it('waits longer each time', async () => {
      page.network.reply(json({ hello: 1 }));
      vi.spyOn(Math, 'random').mockReturnValue(0.99);
      const waits: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        const { autoRetryAt } = (await ask()) as { autoRetryAt: number };
        waits.push(Math.round((autoRetryAt - performance.now()) / MINUTE));
        await vi.advanceTimersByTimeAsync(autoRetryAt - performance.now() + MINUTE);
      }
      expect(waits.map((wait, round) => wait > (waits[round - 1] ?? 0))).toEqual([true, true, true, true]);
    });

    it('shows the answer of before meanwhile, as old as it is', async () => {
      page.network.reply(json(), json({ hello: 1 }));
      await ask();
      await vi.advanceTimersByTimeAsync(AGE);
      await expect(ask()).resolves.toMatchObject({ stale: true, json: { country: { iso2: 'JP' } } });
    });

    it('and takes the next that can be read', async () => {
      page.network.reply(json({ hello: 1 }), json());
      await expect(ask()).resolves.toMatchObject({ json: { country: { iso2: 'JP' } } });
      expect(page.pageState.failures.size).toBe(0);
    });
  });
});
