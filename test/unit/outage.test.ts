import { describe, expect, it, vi } from 'vitest';
import { BASE, hang, HOUR, json, MINUTE, networkFailure, openWindowBeforeEach, type Page, status, text } from '../support/network.js';
import type { StoryTag } from '../support/story.js';

const SECOND = 1000;
const QUESTIONS = 31;

/** The largest number of requests within any span of this length. */
const maxWithin = (times: readonly number[], span: number): number =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + span).length));

describe('a page with 31 questions', () => {
  let page: Page;
  openWindowBeforeEach((opened) => (page = opened));
  let tags: readonly StoryTag[];

  const times = () => page.network.requests.map(({ at }) => at);
  const states = () => [...new Set(tags.map(({ state }) => state))];
  const pathsOf = (count: number) =>
    Array.from({ length: count }, (_, number) => `/countries/${String.fromCharCode(65 + (number % 26), 65 + Math.floor(number / 26))}`);

  async function open(...replies: Parameters<typeof page.network.reply>): Promise<void> {
    page.network.reply(...replies);
    const { openStory } = await import('../support/story.js');
    tags = openStory(BASE, pathsOf(QUESTIONS));
  }

  describe.each([
    ['500', status(500), 150],
    ['503 that does not say until when', status(503), 150],
    ['JSON that cannot be read', text('{"country":'), 150],
    ['JSON that does not say what was asked', json({ ok: true }), 150],
    ['no answer', hang(), 150],
    ['no connection', networkFailure(), 150],
    ['429 that does not say until when', status(429), 150],
    ['503 for an hour', status(503, { 'Retry-After': '3600' }), 35],
    ['429 for an hour', status(429, { 'Retry-After': '3600' }), 35],
    ['a web page for an hour', () => new Response('<p>', { headers: { 'Retry-After': '3600' } }), 35],
  ])('meets %s', (_failure, reply, most) => {
    it('with few requests in an hour', async () => {
      await open(reply);
      await vi.advanceTimersByTimeAsync(HOUR);
      expect(times().length).toBeGreaterThanOrEqual(QUESTIONS);
      expect(times().length).toBeLessThanOrEqual(most);
      expect(maxWithin(times(), MINUTE)).toBeLessThanOrEqual(60);
      expect(states()).toEqual(['error']);
    });

    it('with few requests also when its reader tries again wherever that is offered', async () => {
      await open(reply);
      for (let passed = 0; passed < HOUR; passed += 10 * SECOND) {
        await vi.advanceTimersByTimeAsync(10 * SECOND);
        for (const tag of tags) if (tag.state === 'error' && !tag.retryAt) tag.tryAgain();
      }
      expect(times().length).toBeLessThanOrEqual(most);
      expect(maxWithin(times(), MINUTE)).toBeLessThanOrEqual(60);
    });

    it('and recovers within one round, without a wave', async () => {
      await open(reply);
      await vi.advanceTimersByTimeAsync(20 * MINUTE);
      const before = times().length;
      page.network.reply(json());
      await vi.advanceTimersByTimeAsync(75 * MINUTE);
      expect(states()).toEqual(['ready']);
      const after = times().slice(before);
      expect(after).toHaveLength(QUESTIONS);
      expect(maxWithin(after, SECOND)).toBeLessThanOrEqual(12);
      expect((after.at(-1) ?? 0) - (after[0] ?? 0), 'all follow the first').toBeLessThanOrEqual(11 * SECOND);
    });
  });

  describe.each([48, 75])('or with %i', (count) => {
    it.each([
      ['500', status(500)],
      ['JSON that cannot be read', text('{"country":')],
      ['no connection', networkFailure()],
      ['429 that does not say until when', status(429)],
    ])('says in each tag what is wrong after seconds, also where a turn comes later: %s', async (_failure, reply) => {
      page.network.reply(reply);
      const { openStory } = await import('../support/story.js');
      tags = openStory(BASE, pathsOf(count));
      await vi.advanceTimersByTimeAsync(5 * SECOND);
      expect(tags).toHaveLength(count);
      expect(states()).toEqual(['error']);
      expect(maxWithin(times(), MINUTE)).toBeLessThanOrEqual(60);
    });
  });

  it('says so in each tag whose turn is too far away, while the others wait for their answers', async () => {
    page.network.reply(hang());
    const { openStory } = await import('../support/story.js');
    tags = openStory(BASE, pathsOf(75));
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    expect(times()).toHaveLength(60);
    expect(tags.map(({ state }) => state)).toEqual([...Array<string>(60).fill('loading'), ...Array<string>(15).fill('error')]);
  });
});
