import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOf, readManifest } from '../../build/vite.cdn.js';
import { cdnFile } from '../support/cdn-file.js';
import { earlierLimits, filesBeside, filesOfPages, hasHistory, kBOf, limitedFiles, LIMITS, raised } from '../support/limits.js';

/** In the order of the columns of docs/hosting.md. */
const COUNTS = ['files', 'ahead', 'updates', 'reads', 'formats', 'layouts', 'nodes'] as const;
const manifest = readManifest();
const limited = limitedFiles();

/** What a file was built from: a source, or a chunk group of build/vite.cdn.ts. */
const sourceOf = (file: string): string => {
  const { src, name } = Object.values(manifest).find((entry) => entry.file === file) ?? {};
  return src ?? name ?? basename(file);
};

/** The fault of a limit in kB, or '': the download exceeds it, or is so much smaller that the limit can be lowered. */
function verdict(files: readonly string[], limit: number): string {
  const size = kBOf(files);
  if (size > limit) {
    const over = Math.ceil((size - limit) * 1024);
    const biggest = files.toSorted((one, other) => kBOf([other]) - kBOf([one])).slice(0, 6);
    const listed = biggest.map((file) => `${sourceOf(file)} (${kBOf([file]).toFixed(2)} kB)`).join(', ');
    return `${over} bytes more than ${limit} kB, a limit that never rises: make something smaller that is in ${listed}. What grew since an older build: npm run sizes -- path/to/its/dist/cdn`;
  }
  return limit - size > 0.5 ? `${size.toFixed(2)} kB: lower the limit of ${limit} in test/bench/limits.json.` : '';
}

describe('what a page downloads from our folder', () => {
  it('has a file for each language, of which the biggest has a limit', () => {
    const languages = readdirSync('src/words').filter((file) => file.endsWith('.json') && file !== 'en.json');
    expect(Object.keys(manifest)).toEqual(expect.arrayContaining(languages.map((file) => `src/words/${file}`)));
  });

  it('has a limit for each page', () => {
    expect(Object.keys(LIMITS)).toEqual(Object.keys(limited));
  });

  it.each(Object.entries(limited))('%s', (page, files) => {
    expect(verdict(files, LIMITS[page]?.kB ?? 0)).toBe('');
  });
});

describe('what travels beside the first view', () => {
  const rest = filesBeside(manifest);

  it('is one file, of which no page has a part in its first view', () => {
    expect(rest).toHaveLength(1);
    expect(Object.values(filesOfPages(manifest)).flat()).not.toContain(rest[0]);
  });
});

it('takes over prerendered HTML without what only incidents need', () => {
  expect(filesOf(manifest, ['src/elements/hydration.ts'])).not.toContain(cdnFile('incident', manifest));
});

describe('the limits', () => {
  it('are the sizes in docs/hosting.md', () => {
    const rows = readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(?<page>[^`]+)`[^|]* \| (?<kB>[\d.]+) \|$/gm);
    const sizes = [...rows].map(({ groups }) => [groups?.['page'], Number(groups?.['kB'])]);
    expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(Object.entries(LIMITS).map(([page, { kB: most }]) => [page, most])));
  });

  it('are the counts beside the time line in docs/hosting.md', () => {
    const rows = readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(?<page>[^`]+)` \|(?<counts>(?: \d+ \|){7})$/gm);
    const counts = [...rows].map(({ groups }) => [groups?.['page'], groups?.['counts']?.match(/\d+/g)?.map(Number)]);
    const counted = Object.entries(LIMITS).filter(([, { files }]) => files !== undefined);
    expect(counts).toEqual(counted.map(([page, limit]) => [page, COUNTS.map((what) => limit[what])]));
  });

  // An unpacked archive has no Git history; in CI there must be one.
  it.skipIf(!hasHistory() && !process.env['CI'])('are nowhere higher than in an earlier commit', () => {
    const earlier = earlierLimits();
    expect(earlier.length).toBeGreaterThan(0);
    expect(earlier.flatMap((before) => raised(LIMITS, before))).toEqual([]);
  });

  const before = { card: { kB: 44, files: 10 } };

  it.each([{ card: { kB: 44.1, files: 10 } }, { card: { kB: 44, files: 11 } }, { card: { kB: 44 } }])('would be found to be raised: %j', (now) => {
    expect(raised(now, before)).toHaveLength(1);
  });

  it('may fall, and go with their page', () => {
    expect([raised({ card: { kB: 43, files: 9 } }, before), raised({ badge: { kB: 50 } }, before)]).toEqual([[], []]);
  });
});
