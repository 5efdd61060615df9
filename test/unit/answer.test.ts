import { describe, expect, it, vi } from 'vitest';
import { BASE, json, MINUTE, pageBeforeEach, outcome, status } from '../support/network.js';

const FEED = { country: 'KE', hours: 72 };
const INCIDENT = { id: 'a', title: 'Road closed', occurred_at: '2026-05-20T09:00:00Z' };

describe('an answer', () => {
  const page = pageBeforeEach();
  const read = () => page.incident.fetchIncidents(BASE, FEED);
  const creditOf = async (envelope: object) => {
    page.network.reply(json({ incidents: [], ...envelope }));
    return (await page.incident.fetchIncidents(BASE, { hours: page.network.requests.length + 1 })).credit;
  };

  it.each([
    ['null', null],
    ['a number', 7],
    ['a sentence', 'All quiet.'],
    ['an empty object', {}],
    ['an error without its status', { error: 'internal_error', message: 'A sentence.' }],
    ['a list under another name', { reports: [INCIDENT] }],
    ['null for the list', { incidents: null }],
    ['an object for the list', { incidents: INCIDENT }],
  ])('without what was asked for is a bad one, and asked for again: %s', async (_what, body) => {
    page.network.reply(json(body));
    await expect(outcome(read())).resolves.toMatchObject({ kind: 'bad-response', autoRetryAt: expect.any(Number) as number });
    page.network.reply(json({ incidents: [INCIDENT] }));
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    await expect(outcome(read())).resolves.toMatchObject({ data: [{ id: 'a' }] });
  });

  it('has beside its list what the contract does not document, as sent', async () => {
    page.network.reply(
      json({ count: 1, licence: 'CC BY 4.0', attribution: 'P', methodology: 7, incidents: [INCIDENT], status: 'maintenance', page: { next: 2 } }),
    );
    await expect(read()).resolves.toMatchObject({
      data: [{ id: 'a', title: 'Road closed' }],
      beside: [
        { key: 'methodology', value: '7' },
        { key: 'status', value: 'maintenance' },
        { key: 'page.next', value: '2' },
      ],
    });
  });

  it.each<[string | undefined, string | undefined, number | undefined]>([
    ['Wed, 20 May 2026 09:00:00 GMT', undefined, Date.UTC(2026, 4, 20, 9)],
    ['Wed, 20 May 2026 09:00:00 GMT', '3600', Date.UTC(2026, 4, 20, 8)],
    ['Wed, 20 May 2026 10:04:00 GMT', undefined, Date.UTC(2026, 4, 20, 10, 4)],
    ['Wed, 20 May 2026 10:06:00 GMT', undefined, undefined],
    ['Thu, 01 Jan 1970 00:00:00 GMT', undefined, undefined],
    ['Fri, 20 May 2016 09:00:00 GMT', undefined, undefined],
    ['Wed, 20 May 2026 09:00:00 GMT', '99999999999', undefined],
    ['Wed, 20 May 2026 09:00:00 GMT', '-99999', undefined],
    ['yesterday', '60', undefined],
    [undefined, '60', undefined],
  ])('is as old as Date %s less Age %s says, if an answer can be that old', async (date, age, asOf) => {
    vi.setSystemTime(Date.UTC(2026, 4, 20, 10));
    page.network.reply(json({ incidents: [INCIDENT] }, { ...(date && { Date: date }), ...(age && { Age: age }) }));
    await expect(read()).resolves.toMatchObject({ asOf });
  });

  it('is decoded once, for all tags of a page, and not beyond its limit', async () => {
    let reads = 0;
    const { parse } = JSON;
    vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
      const answer = parse(text) as { incidents: object[] };
      for (const row of answer.incidents) {
        const { title } = row as { title: string };
        Object.defineProperty(row, 'title', { get: () => ((reads += 1), title), enumerable: true });
      }
      return answer;
    });
    page.network.reply(json({ incidents: Array.from({ length: 300 }, (_, place) => ({ ...INCIDENT, id: `${place}`, title: `Report ${place}` })) }));
    const feeds = await Promise.all([{}, { exclude: ['3'] }, { pin: ['7'] }].map((choice) => page.incident.fetchIncidents(BASE, { limit: 20, ...choice })));
    expect(feeds.map(({ data, completeness }) => [data.length, completeness?.sent])).toEqual([
      [20, 300],
      [19, 300],
      [20, 300],
    ]);
    const once = reads;
    expect(once).toBeLessThanOrEqual(20);
    await page.incident.fetchIncidents(BASE, { limit: 20, includeResolved: false });
    expect(reads).toBe(once);
  });

  it('says when it came', async () => {
    page.network.reply(json({ incidents: [] }));
    await expect(read()).resolves.toMatchObject({ data: [], fetchedAt: Date.now() });
  });

  it('says whom to credit', async () => {
    const envelope = { attribution: 'The Publisher', licence: 'CC BY 4.0', methodology: 'https://publisher.example/method' };
    await expect(creditOf(envelope)).resolves.toEqual({ publisher: 'The Publisher', licence: 'CC BY 4.0', methodology: 'https://publisher.example/method' });
  });

  it('says nothing of it that is no text or no link', async () => {
    await expect(creditOf({ attribution: { other: 'X' }, licence: null, methodology: 'javascript:alert(1)' })).resolves.toEqual({});
  });

  it('is credited as another answer of the same base was', async () => {
    await creditOf({ attribution: 'The Publisher', licence: 'CC BY 4.0' });
    await expect(creditOf({ licence: 'CC BY 5.0', attribution: '' })).resolves.toMatchObject({ publisher: 'The Publisher', licence: 'CC BY 5.0' });
  });

  it('is not credited as an answer of another base was', async () => {
    await creditOf({ attribution: 'The Publisher' });
    page.network.reply(json({ incidents: [] }));
    const { credit } = await page.incident.fetchIncidents('https://other.example/api/v1', {});
    expect(credit).toEqual({});
  });

  it('is credited as the methodology says where no answer did', async () => {
    const credit = await creditOf({});
    page.network.reply(json({ attribution: 'The Publisher', docs: 'https://publisher.example/docs' }));
    await page.client.fetchCredit(BASE);
    expect(page.network.requests.at(-1)?.url).toBe(`${BASE}/methodology`);
    expect(credit).toEqual({ publisher: 'The Publisher', methodology: 'https://publisher.example/docs' });
  });

  it('goes without a name where none is known', async () => {
    const credit = await creditOf({});
    page.network.reply(status(404));
    await page.client.fetchCredit(BASE);
    expect(credit).toEqual({});
  });
});
