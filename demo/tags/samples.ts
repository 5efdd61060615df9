import type { Tag } from '../../build/tags.js';
import type { Suggestion } from './control.js';

/** The initial state of a tag on the page. */
interface Sample {
  readonly attributes: Readonly<Record<string, string>>;
  readonly link: string;
}

export const SAMPLES: Readonly<Record<Tag, Sample>> = {
  'country-risk': { attributes: { country: 'TH' }, link: 'Thailand: travel safety' },
  'country-compare': { attributes: { countries: 'JP TH' }, link: 'Japan and Thailand compared' },
  'incident-list': { attributes: { country: 'KE', hours: '72' }, link: 'Recent incidents in Kenya' },
  'incident-map': { attributes: { country: 'KE', hours: '72', limit: '40' }, link: 'Recent incidents in Kenya' },
  'risk-methodology': { attributes: {}, link: 'How the score is computed' },
  'risk-table': { attributes: { region: 'Europe' }, link: 'Travel safety in Europe' },
  'risk-map': { attributes: { region: 'Asia' }, link: 'Travel safety in Asia' },
};

const api = import.meta.env.VITE_API_BASE ?? '';

/** What to suggest for attributes without an example in the manifest. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  name: ['The kingdom'],
  'published-score': ['31'],
  'tile-url': [`${location.origin}/demo/tile.svg?{z}/{x}/{y}`],
  'tile-attribution': ['A sample tile'],
  'api-base': [api, `${api}/scenario/slow`, `${api}/scenario/server-error`, `${api}/scenario/missing`],
  headline: ['Before you go'],
  'publisher-name': ['The sample publisher'],
  'publisher-url': ['https://example.org/'],
};

async function asked<Answer>(path: string): Promise<Answer | undefined> {
  try {
    return (await (await fetch(`${api}/api/v1${path}`)).json()) as Answer;
  } catch {
    return undefined; // Without suggestions the controls work as well.
  }
}

interface Countries {
  readonly countries: readonly { readonly iso2: string; readonly name: string; readonly region: string }[];
}
interface Methodology {
  readonly tiers: readonly { readonly label: string }[];
}
interface Incidents {
  readonly incidents: readonly { readonly id: string; readonly title: string }[];
}

/** The values that the reference API knows for some attributes. */
export async function loadSuggestions(): Promise<Readonly<Record<string, readonly Suggestion[]>>> {
  const [list, methodology, feed] = await Promise.all([
    asked<Countries>('/countries'),
    asked<Methodology>('/methodology'),
    asked<Incidents>('/incidents/recent?country=KE&hours=72&limit=20'),
  ]);
  const countries = list?.countries ?? [];
  const regions = [...new Set(countries.map(({ region }) => region))].toSorted();
  const ids = (feed?.incidents ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const examples = Object.entries(EXAMPLES).map(([name, values]) => [name, values.map((value) => ({ value }))] as const);
  return {
    ...Object.fromEntries(examples),
    country: countries.map(({ iso2, name }) => ({ value: iso2, label: name })),
    region: regions.map((value) => ({ value })),
    'published-tier': (methodology?.tiers ?? []).map(({ label }) => ({ value: label })),
    exclude: ids,
    pin: ids,
  };
}
