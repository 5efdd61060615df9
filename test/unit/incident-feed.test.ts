import { describe, expect, it } from 'vitest';
import { knownPart, type IncidentQuery, type Incident } from '../../src/model/incident.js';
import { askIncidents } from '../support/ask-incidents.js';
import { pageBeforeEach, outcome } from '../support/network.js';

const HOUR = 3600_000;

describe('an incident', () => {
  const page = pageBeforeEach();

  const ago = (hours: number): string => new Date(Date.now() - hours * HOUR).toISOString();

  const ask = (body: unknown, query?: IncidentQuery) => askIncidents(page, body, query);
  const read = async (incidents: readonly unknown[], query: IncidentQuery = {}): Promise<readonly Incident[]> => (await ask({ incidents }, query)).data;

  /** The number of incidents, if the response is complete. */
  const countOf = async (body: unknown, query: IncidentQuery, limit: number): Promise<number | undefined> => {
    const answer = await ask(body, query);
    return knownPart(answer, limit, Date.now()) === 'all' ? answer.data.length : undefined;
  };

  const ids = async (incidents: readonly unknown[], query?: IncidentQuery): Promise<readonly string[]> => (await read(incidents, query)).map(({ id }) => id);

  describe('comes in the feed', () => {
    it('newest first, those of unknown time last, equals as sent', async () => {
      const sent = [
        { id: 'old', title: 'a', occurred_at: ago(9) },
        { id: 'unknown', title: 'b' },
        { id: 'new', title: 'c', occurred_at: ago(1) },
        { id: 'also new', title: 'd', occurred_at: ago(1) },
        { id: 'unknown too', title: 'e', occurred_at: '2026-02-30' },
      ];
      await expect(ids(sent)).resolves.toEqual(['new', 'also new', 'old', 'unknown', 'unknown too']);
    });

    it('once, however often it was sent', async () => {
      const sent = [
        { id: 'a', title: 'first', severity: 2 },
        { id: 'a', title: 'first', severity: 2 },
        { title: 'no id', lat: 1, lng: 1 },
        { title: 'no id', lat: 1, lng: 1 },
        { title: 'no id', lat: 2, lng: 2 },
      ];
      await expect(read(sent)).resolves.toMatchObject([{ title: 'first', severity: 2 }, { title: 'no id' }, { title: 'no id' }]);
    });

    it('as several where only the id is the same, each with an id of its own, by which an editor means all of them', async () => {
      const sent = [
        { id: 'a', title: 'first', occurred_at: ago(1) },
        { id: 'a', title: 'second', occurred_at: ago(2) },
        { id: 'a', title: 'first', occurred_at: ago(3) },
        { id: 'b', title: 'other', occurred_at: ago(4) },
      ];
      await expect(read(sent)).resolves.toMatchObject([{ id: 'a' }, { id: 'a (2)', sharedId: 'a', title: 'second' }, { id: 'a (3)' }, { id: 'b' }]);
      await expect(ids(sent, { exclude: ['a'] })).resolves.toEqual(['b']);
      await expect(ids(sent, { pin: ['b', 'a'] })).resolves.toEqual(['b', 'a', 'a (2)', 'a (3)']);
    });

    it('once where title and time agree, with what the rows disagree on as sent', async () => {
      const sent = { id: 'a', title: 'Road closed', occurred_at: ago(1), city: 'Nairobi' };
      const found = await read([
        { ...sent, severity: 1, lat: 1, lng: 2 },
        { ...sent, severity: 5, lat: 3, lng: 2, source: 'Wire' },
      ]);
      expect(found).toMatchObject([{ id: 'a', city: 'Nairobi', source: 'Wire', unread: { severity: '1, 5' } }]);
      expect([found[0]?.severity, found[0]?.place, found.length]).toEqual([undefined, undefined, 1]);
      expect(Object.fromEntries(found[0]?.details?.map(({ key, value }) => [key, value]) ?? [])).toEqual({ severity: '1, 5', lat: '1, 3', lng: '2' });
    });

    it('by its whole id, however long it is and whatever is in it', async () => {
      const long = 'x'.repeat(1000);
      const sent = [`${long}1`, `${long}2`, 'a<b>1', 'a<i>1', ' padded '].map((id) => ({ id, title: id.slice(-5) }));
      const all = [`${long}1`, `${long}2`, 'a<b>1', 'a<i>1', 'padded'];
      await expect(ids(sent)).resolves.toEqual(all);
      await expect(ids(sent, { exclude: [`${long}1`, long, 'a'] })).resolves.toEqual(all.slice(1));
    });

    it('if it is as young as was asked for, also where the server did not look', async () => {
      const sent = [
        { id: 'young', title: 'a', occurred_at: ago(71) },
        { id: 'old', title: 'b', occurred_at: ago(73) },
        { id: 'unknown', title: 'c' },
        { id: 'future', title: 'd', occurred_at: ago(-1) },
        { id: 'year 1', title: 'e', occurred_at: '0001-01-01T00:00:00Z' },
      ];
      await expect(ids(sent, { hours: 72 })).resolves.toEqual(['young', 'unknown', 'future', 'year 1']);
      await expect(ids(sent)).resolves.toHaveLength(5);
    });

    it('if it is at most 30 days old, where no longer period was asked for', async () => {
      const sent = [
        { id: 'young', title: 'a', occurred_at: ago(719) },
        { id: 'old', title: 'b', occurred_at: ago(721) },
      ];
      await expect(ids(sent)).resolves.toEqual(['young']);
    });

    it('before one that is still to come, but not because a clock is a few minutes off', async () => {
      const sent = [
        { id: 'future', title: 'a', occurred_at: ago(-24) },
        { id: 'now', title: 'b', occurred_at: ago(-0.05) },
        { id: 'old', title: 'c', occurred_at: ago(9) },
      ];
      await expect(ids(sent)).resolves.toEqual(['now', 'old', 'future']);
    });

    it.each<[object, boolean]>([
      [{ country_iso: 'GB' }, true],
      [{ country_iso: 'FR' }, false],
      [{ country_iso: 'gb' }, true],
      [{ country_iso: 'UK' }, true],
      [{ country_iso: 'EL' }, true],
      [{ country_iso: 'GBR' }, true],
      [{ country_iso: 'France' }, true],
      [{ country_iso: ['FR', 'DE'] }, true],
      [{ country: 'FR' }, true],
    ])('if the code it has in the field of the contract is no other: %j', async (fields, isShown) => {
      const found = await ids([{ id: 'one', title: 'a', ...fields }], { country: 'GB' });
      expect(found).toEqual(isShown ? ['one'] : []);
    });

    it('if it happened in the country asked for, as far as the feed says where', async () => {
      const sent = [
        { id: 'there', title: 'a', country_iso: 'ke' },
        { id: 'elsewhere', title: 'b', country_iso: 'UG' },
        { id: 'somewhere', title: 'c' },
        { id: 'by name', title: 'd', country: 'Kenya' },
      ];
      await expect(ids(sent, { country: 'KE' })).resolves.toEqual(['there', 'somewhere', 'by name']);
      await expect(ids(sent)).resolves.toHaveLength(4);
    });

    it('if no more are asked for, also where the server did not count', async () => {
      const sent = Array.from({ length: 9000 }, (_, number) => ({ id: `${number}`, title: 'a', occurred_at: ago(number / 100) }));
      await expect(ids(sent, { limit: 2 })).resolves.toEqual(['0', '1']);
      await expect(ids(sent)).resolves.toHaveLength(50);
    }, 60_000);
  });

  describe('is called absent', () => {
    const report = { id: 'a', title: 'Road closed', occurred_at: '2026-05-20T09:00:00Z' };
    const total = (body: unknown, query: IncidentQuery = {}) => countOf(body, query, Number(query.limit ?? 50));

    it.each([[{ incidents: [] }], [{ incidents: [], count: 0 }], [{ incidents: [], count: '0', licence: 'CC BY 4.0' }]])(
      'where the feed is really empty: %j',
      async (body) => {
        await expect(total(body)).resolves.toBe(0);
      },
    );

    it.each([
      [{ incidents: [{}, { id: 'a' }] }],
      [{ incidents: [null] }],
      [{ incidents: ['Road closed'] }],
      [{ incidents: [], count: 3 }],
      [{ incidents: {} }],
      [{ incidents: null }],
      [{}],
      [[]],
      [[{ title: 'Road closed' }]],
      [{ data: { incidents: [] } }],
      [{ Incidents: [] }],
      [{ incidents: { 0: { title: 'Road closed' } } }],
      [[7]],
      [null],
    ])('never where rows were sent or counted and none could be read: %j', async (body) => {
      await expect(outcome(ask(body))).resolves.toMatchObject({ kind: 'bad-response' });
    });

    it('not where all that was sent is older, over, elsewhere or left out by us', async () => {
      const sent = { incidents: [report] };
      await expect(total(sent, { hours: 1 / 2 })).resolves.toBeUndefined();
      await expect(total(sent, { country: 'KE' })).resolves.toBe(1);
      await expect(total({ incidents: [{ ...report, country_iso: 'UG' }] }, { country: 'KE' })).resolves.toBeUndefined();
      await expect(total({ incidents: [{ ...report, status: 'resolved' }] })).resolves.toBeUndefined();
    });
  });

  describe('is counted', () => {
    const reports = (count: number): readonly object[] =>
      Array.from({ length: count }, (_, number) => ({ id: `${number}`, title: 'a', occurred_at: ago(number) }));
    const total = (body: unknown, limit: number) => countOf(body, { limit }, limit);

    it('where there are fewer than the limit', async () => {
      await expect(total({ incidents: reports(3), count: 3 }, 4)).resolves.toBe(3);
    });

    it('not where the answer is as long as the limit, whatever was dropped of it', async () => {
      await expect(total({ incidents: reports(4) }, 4)).resolves.toBeUndefined();
      await expect(total({ incidents: [...reports(3), { id: 'over', title: 'a', status: 'resolved' }] }, 4)).resolves.toBeUndefined();
    });

    it('not where the answer is as long as a server sends that ignores the limit', async () => {
      await expect(total({ incidents: reports(50) }, 200)).resolves.toBeUndefined();
      await expect(total({ incidents: reports(51) }, 200)).resolves.toBe(51);
    });

    it('not where the answer counts more, or has rows that cannot be read', async () => {
      await expect(total({ incidents: reports(3), count: 214 }, 50)).resolves.toBeUndefined();
      await expect(total({ incidents: [...reports(3), {}] }, 50)).resolves.toBeUndefined();
      await expect(ask({ incidents: [...reports(3), {}], count: 4 })).resolves.toMatchObject({ completeness: { sent: 4, read: 3, counted: 4 } });
    });

    it('not among the recent ones if it is still to come', async () => {
      await expect(total({ incidents: [...reports(3), { title: 'Storm', occurred_at: ago(-24) }] }, 50)).resolves.toBeUndefined();
    });
  });
});
