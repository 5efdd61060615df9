import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEIGHTS } from '../../demo/heights.js';

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = textOf('docs/tags.md');
const demo = textOf('demo/index.html');
const phones = textOf('demo/samples.css').split('@media (max-width: 40rem)').slice(1).join('');

/** Every height written on a tag, with the name of its tag or variant. */
const written = [...demo.matchAll(/<((?:country|incident|risk)-\w+)([^<>]*?)min-height: ?(\d+)px/g)].map(([, tag, attributes, height]) => ({
  name: tag === 'country-risk' ? (/variant="(\w+)"/.exec(attributes ?? '')?.[1] ?? 'card') : (tag ?? ''),
  height: Number(height),
}));

describe.each(Object.entries(HEIGHTS))('the height to reserve for %s', (name, heights) => {
  it('is the same in the documentation', () => {
    expect(page).toContain(`| ${name} | ${heights.map((height) => `${height} px`).join(' | ')} |`);
  });
});

// The page about every tag reads its heights from the table itself; the article has them in its source, as on a newsroom's page.
describe.each(['badge', 'card', 'full', 'incident-map'] as const)('the height kept free for %s in the article', (name) => {
  const heights: readonly number[] = HEIGHTS[name];

  it('is one of the table', () => {
    const found = written.filter((tag) => tag.name === name).map(({ height }) => height);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((height) => !heights.includes(height))).toEqual([]);
  });

  it('is the same for phones in the style sheet', () => {
    expect(phones).toContain(`min-block-size: ${heights[0]}px`);
  });
});

it('every tag of the article whose height is written has it from the table', () => {
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter(({ name }) => !['badge', 'card', 'full', 'incident-map'].includes(name))).toEqual([]);
});
