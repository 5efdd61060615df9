import type { LineName, Measure } from './measure.js';
import type { Results } from './results.js';

interface Target {
  readonly what: string;
  /** The most that it may be. */
  readonly target: number;
  readonly unit?: string;
  readonly reached: (results: Results) => number;
  /** Why it is missed where it is, and what was tried. */
  readonly why?: string;
}

const SLOW: LineName = 'slow';
const ALL: readonly LineName[] = ['none', 'api', 'slow'];

const act =
  (name: string) =>
  ({ acts }: Measure): number | undefined =>
    acts[name];

export const TARGETS: readonly Target[] = [
  { what: 'card, plain snippet, of a hand-written element with a whole card', target: 1.05, reached: (results) => results.ratio('card', 'whole', SLOW) },
  {
    what: "card with the builder's hints, of an inline script that fetches and writes text",
    target: 1.05,
    reached: (results) => results.ratio('card-hints', 'inline-script', SLOW),
  },
  { what: 'badge, of a hand-written element with one line', target: 1.1, reached: (results) => results.ratio('badge', 'line', SLOW) },
  { what: '100 badges, of one badge', target: 1.2, reached: (results) => results.ratio('100-badges', 'badge', SLOW) },
  {
    what: '100 badges: requests for their answers',
    target: 1,
    reached: (results) => results.median('100-badges', SLOW, ({ answers }) => answers),
  },
  { what: '100 badges: main-thread time, in badges', target: 12, reached: (results) => results.ratio('100-badges', 'badge', SLOW, ({ work }) => work) },
  {
    what: 'map with 200 incidents, list and basemap, of bare Leaflet without either',
    target: 0.95,
    reached: (results) => results.ratio('map', 'leaflet', SLOW),
  },
  { what: 'the same with hints', target: 0.8, reached: (results) => results.ratio('map-hints', 'leaflet', SLOW) },
  { what: 'table of 180 countries, of a hand-written DOM table: paint', target: 0.8, reached: (results) => results.ratio('table', 'hand-table', SLOW) },
  { what: 'sort', target: 0.8, reached: (results) => results.ratio('table', 'hand-table', SLOW, act('sort')) },
  { what: 'filter', target: 0.8, reached: (results) => results.ratio('table', 'hand-table', SLOW, act('filter')) },
  {
    what: 'layout shift, every page of ours',
    target: 0,
    reached: (results) => Math.max(...results.pages.filter(({ isOurs }) => isOurs).map(({ id }) => results.most(id, ALL, ({ shift }) => shift))),
  },
  {
    what: 'longest task after the first paint, 10,000 incidents on the map, panned and zoomed',
    target: 50,
    unit: ' ms',
    reached: (results) => results.median('stress', SLOW, ({ longestAfter }) => longestAfter),
  },
];

const shown = (value: number, unit = ''): string => `${unit ? Math.round(value) : Number(value.toFixed(value < 0.1 ? 4 : 2))}${unit}`;

/** Each target with what was reached; where it is missed, why. */
export function targetRows(results: Results): readonly string[] {
  return TARGETS.map(({ what, target, unit, reached, why }) => {
    const value = reached(results);
    const isMet = value <= target;
    const verdict = Number.isNaN(value) ? 'not measured' : isMet ? 'met' : `missed${why ? `: ${why}` : ''}`;
    return `| ${what} | ${target}${unit ?? ''} | ${Number.isNaN(value) ? '' : `**${shown(value, unit)}**`} | ${verdict} |`;
  });
}
