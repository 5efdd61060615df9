import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/model/answer.js';
import type { Incident } from '../../src/model/incident.js';
import { newsOf, newsTaken } from '../../src/model/incident-news.js';

const incident = (id: string): Incident => ({ id, title: id, category: 'crime', resolved: false });
const answer = (...ids: string[]): Answer<readonly Incident[]> => ({ data: ids.map(incident), credit: {}, fetchedAt: 1 });
const shownOf = ({ shown }: ReturnType<typeof newsOf>): string => shown.data.map(({ id }) => id).join('');

describe('a newer answer', () => {
  const first = newsOf(undefined, answer('b', 'c', 'd'), true);

  it('is shown as it is when it is the first', () => {
    expect([shownOf(first), first.waiting, first.told]).toEqual(['bcd', 0, 0]);
  });

  it('is taken over at once while nobody reads, and told', () => {
    const news = newsOf(first, answer('a', 'b'), false);
    expect([shownOf(news), news.waiting, news.told]).toEqual(['ab', 0, 1]);
  });

  it('moves nothing under a reader: what is gone goes, what is new waits', () => {
    const news = newsOf(first, answer('a', 'd', 'b'), true);
    expect([shownOf(news), news.waiting, news.told]).toEqual(['bd', 1, 1]);
    expect([shownOf(newsTaken(news)), newsTaken(news).waiting]).toEqual(['adb', 0]);
  });

  it('adds to what waits already', () => {
    const news = newsOf(newsOf(first, answer('a', 'b', 'c', 'd'), true), answer('z', 'a', 'b', 'c', 'd'), true);
    expect([shownOf(news), news.waiting]).toEqual(['bcd', 2]);
  });

  it('tells nothing else when it brings nothing else', () => {
    const told = newsOf(first, answer('a', 'b', 'c', 'd'), false);
    expect(newsOf(told, answer('a', 'b', 'c', 'd'), false).told).toBe(1);
    expect(newsOf(told, answer('a', 'b', 'c'), false).told).toBe(0);
  });

  it('is the same news when it is the same answer', () => {
    expect(newsOf(first, first.latest, true)).toBe(first);
  });
});
