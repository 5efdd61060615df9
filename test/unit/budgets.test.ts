import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASE_KINDS, KINDS } from '../../build/tags.js';
import { brotliSize, staticClosure } from '../support/size.js';

const CDN = 'dist/cdn';
const { folder } = JSON.parse(readFileSync(join(CDN, 'chunks.json'), 'utf8')) as { readonly folder: string };
const chunk = (name: string): string => join(CDN, folder, `${name}.js`);

/** Everything a page downloads from our folder for these chunks if nothing fails, static imports included. */
const filesOf = (...names: readonly string[]): readonly string[] => [...new Set([join(CDN, 'embed.js'), ...names.map(chunk).flatMap(staticClosure)])];

/** What a page with several kinds fetches. */
const mixed = (...kinds: readonly string[]): readonly string[] => filesOf('shared/base', ...kinds.map((kind) => `shared/${kind}`));

const namesOf = (files: readonly string[]): readonly string[] => files.map((file) => basename(file, '.js'));

/** Empty within the budget, else a sentence that names the biggest files. */
function excess(files: readonly string[], budget: number): string {
  const parts = files.map((file) => ({ name: basename(file), size: brotliSize(file) })).toSorted((one, other) => other.size - one.size);
  const sum = parts.reduce((total, { size }) => total + size, 0);
  const biggest = parts.slice(0, 4).map(({ name, size }) => `${name} ${size} B`);
  return sum <= budget ? '' : `${sum} B are ${sum - budget} B more than the budget of ${budget} B. The biggest parts: ${biggest.join(', ')}.`;
}

const MAP = filesOf('incident-map', 'incident-map2');
const RISK_MAP = filesOf('risk-map', 'risk-map2', 'shared/countries');

describe('what a page downloads from our folder, brotli, 1 kB = 1024 B', () => {
  it.each(Object.keys(KINDS))('with %s alone, is the loader and one file for the first view', (kind) => {
    expect(namesOf(filesOf(kind))).toEqual(['embed', kind]);
  });

  it('with a map, is Leaflet and the map beside', () => {
    for (const file of [...MAP, ...RISK_MAP]) expect(existsSync(file), file).toBe(true);
    expect(readFileSync(chunk('incident-map'), 'utf8')).toContain('import("./incident-map2.js")');
    expect(readFileSync(chunk('risk-map'), 'utf8')).toContain('import("./risk-map2.js")');
  });

  it('with several kinds, has what they share once', () => {
    for (const kind of Object.keys(KINDS)) {
      const names = namesOf(mixed(kind)).slice(1);
      expect(names.slice(0, 2)).toEqual(['base', kind]);
      if (BASE_KINDS.includes(kind)) expect(names, kind).toHaveLength(2);
    }
    expect(namesOf(mixed('risk-table', 'country-compare')).join(' ')).not.toMatch(/map|stage/);
  });

  it('later, is code that builds on the file of its kind', () => {
    const later = readdirSync(join(CDN, folder)).filter((file) => file.split('.').length > 2);
    expect(later.length).toBeGreaterThan(50);
    for (const file of later) {
      const [kind = ''] = file.split('.');
      const strange = staticClosure(join(CDN, folder, file)).filter((path) => !basename(path).startsWith(kind));
      expect(strange.flatMap(staticClosure), file).toEqual(strange); // what they share with others needs nothing else
    }
  });

  it.each([
    ['the loader: 1.2 kB', 1.2, [join(CDN, 'embed.js')]],
    ['an inline tag or a badge: 12 kB', 12, filesOf('country-risk-badge')],
    ['a card: 14 kB', 14, filesOf('country-risk')],
    ['a full profile: 19 kB', 19, filesOf('country-risk', 'country-risk.country-risk-profile')],
    ['an incident list: 16 kB', 16, filesOf('incident-list')],
    ['an incident map with Leaflet, its styles and the world: 58 kB', 58, MAP],
    ['a risk map with Leaflet, its styles, the shapes and the table: 75 kB', 75, RISK_MAP],
    ['a card beside an incident map: 63 kB', 63, [...mixed('country-risk', 'incident-map'), ...filesOf('shared/incident-map2')]],
    ['a badge beside a card: 14.2 kB', 14.2, mixed('country-risk-badge', 'country-risk')],
    ['a badge beside an incident list: 22.2 kB', 22.2, mixed('country-risk-badge', 'incident-list')],
    ['a table beside a comparison: 26 kB', 26, mixed('risk-table', 'country-compare')],
  ])('%s', (_, kilobytes, files) => {
    expect(excess([...new Set(files)], Math.floor(kilobytes * 1024))).toBe('');
  });
});
