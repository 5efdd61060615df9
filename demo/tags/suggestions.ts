import type { Suggestion } from './control.js';

const api = import.meta.env.VITE_API_BASE ?? '';

/** Every supported language, with its name in itself. */
export const languages: readonly Suggestion[] = Object.keys(import.meta.glob('/src/words/*.json')).map((file) => {
  const value = file.replace(/^.*\/|\.json$/g, '');
  return { value, label: new Intl.DisplayNames(value, { type: 'language', languageDisplay: 'standard' }).of(value) };
});

/** Suggestions for attributes with free text or numbers that the reference API cannot provide. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  name: ['The kingdom'],
  sections: ['advisories breakdown', 'quick-facts advisories'],
  published: ['2026-05-20'],
  'published-score': ['31'],
  countries: ['JP TH FR', 'KE TZ UG RW ET'],
  hours: ['24', '168', '720'],
  limit: ['20', '200'],
  category: ['crime health', 'natural-disaster'],
  highlight: ['KE'],
  refresh: ['5'],
  frozen: ['2026-05-20'],
  'tile-url': [`${location.origin}/demo/tile.svg?{z}/{x}/{y}`],
  'tile-attribution': ['A sample tile'],
  'api-base': [api, `${api}/scenario/slow`, `${api}/scenario/server-error`, `${api}/scenario/missing`],
  headline: ['Before you go'],
  'publisher-name': ['The sample publisher'],
  'publisher-url': ['https://example.org/'],
};

async function fetchAnswer<Answer>(path: string): Promise<Answer | undefined> {
  try {
    return (await (await fetch(`${api}/api/v1${path}`)).json()) as Answer;
  } catch {
    return undefined; // Suggestions are optional.
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

export async function loadSuggestions(): Promise<Readonly<Record<string, readonly Suggestion[]>>> {
  const [list, methodology, feed] = await Promise.all([
    fetchAnswer<Countries>('/countries'),
    fetchAnswer<Methodology>('/methodology'),
    fetchAnswer<Incidents>('/incidents/recent?country=KE&hours=72&limit=20'),
  ]);
  const countries = list?.countries ?? [];
  const regions = [...new Set(countries.map(({ region }) => region))].toSorted();
  const ids = (feed?.incidents ?? []).map(({ id, title }) => ({ value: id, label: title }));
  const examples = Object.entries(EXAMPLES).map(([name, values]) => [name, values.map((value) => ({ value }))] as const);
  return {
    ...Object.fromEntries(examples),
    lang: languages,
    country: countries.map(({ iso2, name }) => ({ value: iso2, label: name })),
    region: regions.map((value) => ({ value })),
    'published-tier': (methodology?.tiers ?? []).map(({ label }) => ({ value: label })),
    exclude: ids,
    pin: ids,
  };
}
