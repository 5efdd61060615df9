import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HEIGHTS } from '../../demo/heights.js';

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const readme = textOf('README.md');
const demo = textOf('demo/index.html');
const phones = textOf('demo/tags.css').split('@media (max-width: 40rem)').slice(1).join('');

/** Every height written on a tag or in a snippet, with the tag or the variant it is on. */
const written = [...demo.matchAll(/(?:<|&lt;)((?:country|incident|risk)-\w+)([^<>&]*?)min-height: ?(\d+)px/g)].map(([, tag, attributes, height]) => ({
  name: tag === 'country-risk' ? (/variant="(\w+)"/.exec(attributes ?? '')?.[1] ?? 'card') : (tag ?? ''),
  height: Number(height),
}));

describe.each(Object.entries(HEIGHTS))('the height to reserve for %s', (name, heights) => {
  it('is the same in the README', () => {
    expect(readme).toContain(`| ${name} | ${heights.map((height) => `${height} px`).join(' | ')} |`);
  });

  it('is the same on the demo page and in its snippets', () => {
    const found = written.filter((tag) => tag.name === name).map(({ height }) => height);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((height) => !(heights as readonly number[]).includes(height))).toEqual([]);
  });

  it('is the same for phones in the style sheet of the demo page', () => {
    expect(phones).toContain(`min-block-size: ${heights[0]}px`);
  });
});
