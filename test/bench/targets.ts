import type { LineName, Measure } from './measure.js';
import type { Results } from './results.js';

interface Target {
  readonly what: string;
  /** Upper limit. */
  readonly target: number;
  readonly unit?: string;
  readonly reached: (results: Results) => number;
  /** Why it may be missed, and what was tried. */
  readonly why?: string;
}

const SLOW: LineName = 'slow';
const ALL: readonly LineName[] = ['none', 'api', 'slow'];

const act =
  (name: string) =>
  ({ acts }: Measure): number | undefined =>
    acts[name];

// Why targets are missed, according to Chromium's profiler.
const BYTES =
  'what a tag downloads takes the line longer than one small script, for the states, languages, failures and saved files that the script by hand has not';
const MAP =
  'list, filters and words are as many bytes again as Leaflet, and twelve rows are laid out before the first marker. Done: one decoding, rows beyond the first and the land after the markers, no layout of ours before the paint';
const TABLE =
  'layout and paint of the rows in view are most of it, and ours hold more: a sign and words for the tier, for screen readers too. Done: rows out of view follow once those in view are painted, and names are compared only where the order depends on them';
const FILTER =
  'each letter updates the tag by template and lays out rows of 17 elements, where the script by hand puts in four cells that it keeps. Of 4.0 ms of processor time (2.6 by hand, no throttle), 1.5 are script (0.5), 1.0 style and layout (0.7), 0.7 paint (0.6) and 0.8 the browser’s own (0.8): the target leaves half a millisecond for script, style and layout. Done: no layout before the frame; rows out of view, title and ruler follow once the rows in view are painted. Tried and taken back: credit and fields after the rows, a twentieth, because the credit says what is left out; within the noise, containment of the box and of the rows, no balanced lines, no blur behind the head';
const BADGES =
  'a hundred shadow roots are made, laid out and painted: 11,300 nodes, 3,200 of them elements, which take four times the processor time of one badge. Done: one decoding of the list, one observer, one localizer, an axis of two paths, one style sheet a badge, two updates instead of seven. Tried and taken back: layout of those in view alone, because a badge in a float would have no width until then';
const HTML = 'its HTML, its rules and the layout of a whole card come before the first paint, where the page alone has two lines';
const CROWD =
  'a zoom regroups all incidents, after another task that draws the land. Done: more than 500 incidents are grouped by larger cells, signs are made eight at a time, what is out of view leaves when a zoom begins, one regroup a zoom';

/** Time until a page's content is visible over that of another, on the slow line. */
const timeOf =
  (id: string, base: string) =>
  (results: Results): number =>
    results.ratio(id, base, SLOW);

export const TARGETS: readonly Target[] = [
  { what: 'card, of the same card by hand with Lit', target: 1.05, reached: timeOf('card', 'lit'), why: BYTES },
  { what: 'badge, of a hand-written element with one line', target: 1.35, reached: timeOf('badge', 'line'), why: BYTES },
  { what: '100 badges, of one badge', target: 1.35, reached: timeOf('100-badges', 'badge'), why: BADGES },
  { what: '100 badges: requests for their answers', target: 1, reached: (results) => results.median('100-badges', SLOW, ({ answers }) => answers) },
  { what: 'map with 200 incidents, list and basemap, of bare Leaflet without either', target: 1.4, reached: timeOf('map', 'leaflet'), why: MAP },
  { what: 'table of 180 countries, of a hand-written DOM table: paint', target: 1.3, reached: timeOf('table', 'hand-table'), why: BYTES },
  { what: 'prerendered card, of the page alone', target: 1.4, reached: timeOf('prerendered-card', 'alone'), why: HTML },
  { what: 'sort', target: 0.8, reached: (results) => results.ratio('table', 'hand-table', SLOW, act('sort')), why: TABLE },
  { what: 'filter', target: 0.8, reached: (results) => results.ratio('table', 'hand-table', SLOW, act('filter')), why: FILTER },
  {
    what: 'layout shift, every page of ours',
    target: 0,
    reached: (results) => Math.max(...results.pages.filter(({ isOurs }) => isOurs).map(({ id }) => results.max(id, ALL, ({ shift }) => shift))),
  },
  {
    what: 'longest task after the first paint, 10,000 incidents on the map, panned and zoomed',
    target: 100,
    unit: ' ms',
    reached: (results) => results.median('stress', SLOW, ({ longestAfter }) => longestAfter),
    why: CROWD,
  },
];

const shown = (value: number, unit = ''): string => `${unit ? Math.round(value) : Number(value.toFixed(value < 0.1 ? 4 : 2))}${unit}`;

/** Each target with its result and, if missed, the reason. */
export function targetRows(results: Results): readonly string[] {
  return TARGETS.map(({ what, target, unit, reached, why }) => {
    const value = reached(results);
    const isMet = value <= target;
    const verdict = Number.isNaN(value) ? 'not measured' : isMet ? 'met' : `missed${why ? `: ${why}` : ''}`;
    return `| ${what} | ${target}${unit ?? ''} | ${Number.isNaN(value) ? '' : `**${shown(value, unit)}**`} | ${verdict} |`;
  });
}
