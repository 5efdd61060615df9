import { hoursAgo } from '../test/support/now.js';
import { directionOf, LANGUAGES } from './languages.js';

export interface Shot {
  /** Its contact sheet: the subject's, or `looks`. */
  readonly sheet: string;
  /** The tag, or its variant. */
  readonly subject: string;
  readonly tag: string;
  readonly attributes: string;
  readonly state: string;
  /** Path of the scenario of the reference API. */
  readonly path: string;
  /** Replaces every API response. */
  readonly answer?: unknown;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  readonly forcedColors?: 'active';
  readonly lang: string;
  readonly textSize?: number;
  readonly media?: 'print';
  readonly paper?: string;
  readonly grey?: boolean;
  readonly file: string;
  readonly caption: string;
}

interface Subject {
  readonly name: string;
  readonly tag: string;
  readonly attributes: string;
  /** How to get an empty state; `undefined` for tags that always have content. */
  readonly empty?: Pick<Shot, 'path' | 'answer'>;
  readonly busy?: string;
}

const COUNTRY = { tag: 'country-risk', empty: { path: '/scenario/missing' } };
const FEED = { empty: { path: '/scenario/quiet' }, busy: 'limit="200"' };
const NO_COUNTRIES = { path: '', answer: { count: 0, licence: 'CC BY 4.0', attribution: 'Sample data (not travel advice)', countries: [] } };

const SUBJECTS: readonly Subject[] = [
  { ...COUNTRY, name: 'inline', attributes: 'country="TH" variant="inline"' },
  { ...COUNTRY, name: 'badge', attributes: 'country="TH" variant="badge"' },
  { ...COUNTRY, name: 'card', attributes: 'country="KE" published="2026-05-20" published-score="31"' },
  { ...COUNTRY, name: 'full', attributes: 'country="US" variant="full"' },
  { name: 'country-compare', tag: 'country-compare', attributes: 'countries="JP TH FR"', empty: { path: '/scenario/missing' } },
  { ...FEED, name: 'incident-list', tag: 'incident-list', attributes: 'country="KE" hours="72"' },
  { ...FEED, name: 'incident-map', tag: 'incident-map', attributes: 'country="KE" hours="72" limit="40"' },
  { name: 'risk-methodology', tag: 'risk-methodology', attributes: '' },
  { name: 'risk-table', tag: 'risk-table', attributes: 'region="Asia"', empty: NO_COUNTRIES },
  { name: 'risk-map', tag: 'risk-map', attributes: 'region="Asia"', empty: NO_COUNTRIES },
];

type Look = Pick<Shot, 'width' | 'colorScheme' | 'lang'> & Partial<Shot>;

const PLAIN: Look = { width: 360, colorScheme: 'light', lang: 'en' };
const SIZES_AND_COLOURS = [360, 1200].flatMap((width) => (['light', 'dark'] as const).map((colorScheme): Look => ({ width, colorScheme, lang: 'en' })));

function shotOf({ name, tag, attributes }: Subject, state: string, look: Look, note = ''): Shot {
  const caption = [state, look.width, look.colorScheme, look.lang === 'en' ? '' : look.lang, note].filter(Boolean).join(' ');
  const file = `pictures/${[name, ...caption.split(' ')].join('-')}.png`;
  return { sheet: name, subject: name, tag, attributes, state, path: '', ...look, caption, file };
}

function statesOf(subject: Subject): readonly Shot[] {
  const { attributes, empty, busy } = subject;
  return SIZES_AND_COLOURS.flatMap((look) => [
    shotOf(subject, 'loading', { ...look, path: '/scenario/hang' }),
    shotOf(subject, 'ready', look),
    shotOf(subject, 'stale', look),
    shotOf(subject, 'error', { ...look, path: '/scenario/html' }),
    ...(empty ? [shotOf(subject, 'empty', { ...look, ...empty })] : []),
    // Of duplicate attributes, HTML keeps the first.
    ...(busy ? [{ ...shotOf(subject, 'busy', { ...look, path: '/scenario/busy' }), attributes: `${busy} ${attributes}` }] : []),
  ]);
}

const othersOf = (subject: Subject): readonly Shot[] => [
  ...LANGUAGES.map((lang) => shotOf(subject, 'ready', { ...PLAIN, lang })),
  ...LANGUAGES.filter((lang) => directionOf(lang) === 'rtl').map((lang) => shotOf(subject, 'ready', { width: 1200, colorScheme: 'dark', lang })),
  shotOf(subject, 'ready', { ...PLAIN, forcedColors: 'active' }, 'forced-colours'),
  shotOf(subject, 'ready', { ...PLAIN, colorScheme: 'dark', forcedColors: 'active' }, 'forced-colours'),
  shotOf(subject, 'ready', { ...PLAIN, textSize: 32 }, 'text-200'),
  shotOf(subject, 'ready', { ...PLAIN, width: 320 }),
];

/** Twelve reports from one city, none of them at the same point. */
const ONE_CITY = {
  incidents: Array.from({ length: 12 }, (_, index) => ({
    id: `city-${index}`,
    title: `Sample report ${index + 1} (not travel advice)`,
    country_iso: 'KE',
    city: 'Nairobi',
    lat: -1.286 + 0.03 * Math.sin(index * 2.4),
    lng: 36.817 + 0.03 * Math.cos(index * 2.4),
    occurred_at: hoursAgo(index + 1),
    category: 'crime',
    severity: (index % 5) + 1,
  })),
};

/** Maps for reviewing place names, each in two sizes, two colour schemes and several scripts. */
const MAPS: readonly (readonly [note: string, tag: string, attributes: string, more?: Partial<Look>])[] = [
  ['world', 'incident-map', 'hours="720" limit="200"', { path: '/scenario/busy' }],
  ['Kenya', 'incident-map', 'country="KE" hours="720"'],
  ['Lebanon', 'incident-map', 'country="LB" hours="720"', { state: 'empty' }],
  ['Fiji', 'incident-map', 'country="FJ" hours="720"'],
  ['Chile', 'incident-map', 'country="CL" hours="720"'],
  ['one-city', 'incident-map', 'country="KE" hours="72"', { answer: ONE_CITY }],
  ['200-incidents', 'incident-map', 'country="KE" hours="720" limit="200"', { path: '/scenario/busy' }],
  ['risk-world', 'risk-map', ''],
  ['risk-Europe', 'risk-map', 'region="Europe"'],
];
const SCRIPTS: readonly Look[] = [
  { width: 360, colorScheme: 'light', lang: 'ar' },
  { width: 1200, colorScheme: 'dark', lang: 'ar' },
  { width: 1200, colorScheme: 'light', lang: 'ja' },
  { width: 320, colorScheme: 'light', lang: 'de', textSize: 32 },
];
const placeNames: readonly Shot[] = MAPS.flatMap(([note, tag, attributes, more]) =>
  [...SIZES_AND_COLOURS, ...SCRIPTS].map((look) => shotOf({ name: 'place-names', tag, attributes }, 'ready', { ...look, ...more }, note)),
);

/** How readers may see a tag: each 328, 640 and 1136 pixels wide, inside the page's margins. */
const LOOKS: Readonly<Record<string, Partial<Look>>> = {
  light: {},
  dark: { colorScheme: 'dark' },
  ar: { lang: 'ar' },
  ja: { lang: 'ja' },
  grey: { grey: true },
  print: { media: 'print' },
  'forced-colours': { forcedColors: 'active' },
  'coloured-page': { paper: '#f4e9d8' },
};
const LOOK_WIDTHS = [1168, 672, 360];
/** Attributes for reviews, where they differ from those of the other pictures. */
const LOOK_ATTRIBUTES: Readonly<Record<string, string>> = {
  card: 'country="KE"',
  'country-compare': 'countries="KE TH US FR JP"',
  'incident-map': 'country="KE" hours="720" limit="200" published="2026-05-24"',
  'risk-table': '',
  'risk-map': '',
};
const looks: readonly Shot[] = SUBJECTS.flatMap((subject) =>
  Object.entries(LOOKS).flatMap(([caption, look]) =>
    LOOK_WIDTHS.map((width) => ({
      ...shotOf({ ...subject, attributes: LOOK_ATTRIBUTES[subject.name] ?? subject.attributes }, 'ready', { ...PLAIN, ...look, width }),
      sheet: 'looks',
      caption: `${caption} ${width - 32}`,
      file: `pictures/looks-${subject.name}-${caption}-${width}.png`,
    })),
  ),
);

/**
 * All pictures: every state in each width and colour scheme, then languages, forced colours, double text size and the narrowest phone; place names on maps; and
 * the pictures for reviews.
 */
export const shots: readonly Shot[] = SUBJECTS.flatMap((subject) => [...statesOf(subject), ...othersOf(subject)]).concat(placeNames, looks);
