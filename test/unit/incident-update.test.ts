import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/model/answer.js';
import { type Incident, mergeUpdate, acceptUpdate } from '../../src/model/incident.js';

const incident = (id: string): Incident => ({ id, title: id, category: 'crime', resolved: false });
const answer = (...ids: string[]): Answer<readonly Incident[]> => ({ data: ids.map(incident), credit: {}, fetchedAt: 1 });
const shownOf = ({ shown }: ReturnType<typeof mergeUpdate>): string => shown.data.map(({ id }) => id).join('');

describe('a newer answer', () => {
  const first = mergeUpdate(undefined, answer('b', 'c', 'd'), true);

  it('is shown as it is when it is the first', () => {
    expect([shownOf(first), first.pending, first.announced]).toEqual(['bcd', 0, 0]);
  });

  it('is taken over at once while the list is not in use, and announced', () => {
    const update = mergeUpdate(first, answer('a', 'b'), false);
    expect([shownOf(update), update.pending, update.announced]).toEqual(['ab', 0, 1]);
  });

  it('moves nothing under a reader: what is gone goes, what is new waits', () => {
    const update = mergeUpdate(first, answer('a', 'd', 'b'), true);
    expect([shownOf(update), update.pending, update.announced]).toEqual(['bd', 1, 1]);
    expect([shownOf(acceptUpdate(update)), acceptUpdate(update).pending]).toEqual(['adb', 0]);
  });

  it('adds to what waits already', () => {
    const update = mergeUpdate(mergeUpdate(first, answer('a', 'b', 'c', 'd'), true), answer('z', 'a', 'b', 'c', 'd'), true);
    expect([shownOf(update), update.pending]).toEqual(['bcd', 2]);
  });

  it('announces nothing else when it brings nothing else', () => {
    const announced = mergeUpdate(first, answer('a', 'b', 'c', 'd'), false);
    expect(mergeUpdate(announced, answer('a', 'b', 'c', 'd'), false).announced).toBe(1);
    expect(mergeUpdate(announced, answer('a', 'b', 'c'), false).announced).toBe(0);
  });

  it('is the same update when it is the same answer', () => {
    expect(mergeUpdate(first, first.latest, true)).toBe(first);
  });
});
