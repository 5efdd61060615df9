import { describe, expect, it } from 'vitest';
import { keyed } from '../support/keyed.js';

const WORDS = {
  pond: {
    depth: 'Depth {level} of the pond',
    newt: 'Newt',
    newts: { one: '{count} newt', other: '{count} newts in {place}' },
    fed: 'Fed. Newt asleep',
  },
};

describe('a text with keys for sentences', () => {
  it.each([
    ['keeps the values', 'Depth 3 of the pond, 12 newts in Kisumu (KE)', '{pond.depth|3}, {pond.newts.other|12} Kisumu (KE)'],
    ['takes the longest sentence first', 'Fed. Newt asleep', '{pond.fed}'],
    ['takes a word for a sentence only where nothing stands beside it', '"Newt": Newt pool', '"{pond.newt}": Newt pool'],
  ])('%s: %s', (_, text, expected) => expect(keyed(text, WORDS)).toBe(expected));
});
