import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { corrections, missing } from './town-corrections.js';

/** A town in `natural-earth-places.json`. */
interface Entry {
  readonly name: string;
  readonly iso2: string;
  readonly lat: number;
  readonly lng: number;
  readonly minZoom: number;
  readonly rank: number;
  readonly capital?: boolean;
  readonly [language: string]: unknown;
}

export interface Town {
  /** The English name, or the local name in Latin script. */
  readonly name: string;
  readonly iso2: string;
  readonly lat: number;
  readonly lng: number;
  /** The zoom level at which a map would start to label it. */
  readonly minZoom: number;
  /** True for capitals of states, which have priority. */
  readonly isCapital: boolean;
  /** Names by language, where they differ. */
  readonly names: ReadonlyMap<string, string>;
}

/** City names from CLDR, which has those that time zones are named after: names by language, by English name. */
type ZoneCities = ReadonlyMap<string, ReadonlyMap<string, string>>;

const here = (path: string) => new URL(path, import.meta.url);
const require = createRequire(import.meta.url);

/** The languages of the tags, one file of `src/words` each. */
export const languages = async (): Promise<readonly string[]> =>
  (await readdir(here('../../src/words'))).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []).toSorted();

/** All towns, most important first. */
export async function readTowns(): Promise<readonly Town[]> {
  const spoken = await languages();
  const entries = JSON.parse(await readFile(here('natural-earth-places.json'), 'utf8')) as readonly Entry[];
  const cities = new Map<string, ZoneCities>();
  for (const iso2 of new Set(entries.map((entry) => entry.iso2))) cities.set(iso2, await zoneCities(iso2, spoken));
  return [...entries, ...missing]
    .map((entry) => townOf(entry, spoken, cities.get(entry.iso2)))
    .toSorted((one, other) => one.minZoom - other.minZoom || (one.name < other.name ? -1 : 1));
}

function townOf(entry: Entry, spoken: readonly string[], cities: ZoneCities | undefined): Town {
  const { iso2, lat, lng, minZoom, capital } = entry;
  const sent = entry.name.replace(/\p{Cf}/gu, '').trim();
  const corrected = corrections[`${iso2} ${sent}`] ?? sent;
  const city = cities?.get(key(corrected));
  const name = usable(city?.get('en')) ?? corrected;
  const names = spoken.flatMap((language): [string, string][] => {
    const own = usable(city ? city.get(language) : entry[language]);
    return own && own !== name && language !== 'en' ? [[language, own]] : [];
  });
  return { name, iso2, lat, lng, minZoom, isCapital: capital ?? false, names: new Map(names) };
}

/**
 * Rejects translations that name the region instead of the town; removes disambiguations in brackets, soft hyphens and other format characters, which a canvas
 * would draw.
 */
function usable(translation: unknown): string | undefined {
  if (typeof translation !== 'string' || /\/|präfektur|distri[ck]t|pr[éo]fecture|prov[ií]n|departamento/i.test(translation)) return undefined;
  return translation.replace(/ \(.*\)$|\p{Cf}/gu, '');
}

/** CLDR's names for the cities of a country's time zones. CLDR omits names that equal the zone's own. */
async function zoneCities(iso2: string, spoken: readonly string[]): Promise<ZoneCities> {
  const zones = zonesOf(iso2);
  const cities = new Map<string, ReadonlyMap<string, string>>();
  for (const zone of zones) {
    const plain = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
    const english = (await exemplarCity(zone, 'en')) ?? plain;
    const names = new Map<string, string>([['en', english]]);
    for (const language of spoken) names.set(language, (await exemplarCity(zone, language)) ?? english);
    cities.set(key(english), names);
  }
  return cities;
}

function zonesOf(iso2: string): readonly string[] {
  const locale = new Intl.Locale(`und-${iso2}`) as Intl.Locale & { readonly timeZones?: readonly string[]; getTimeZones?(): readonly string[] };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

type ZoneTable = { readonly exemplarCity?: string; readonly [inner: string]: unknown };

const tables = new Map<string, ZoneTable>();

async function exemplarCity(zone: string, language: string): Promise<string | undefined> {
  if (!tables.has(language)) {
    const file = require.resolve(`cldr-dates-full/main/${language}/timeZoneNames.json`);
    const { main } = JSON.parse(await readFile(file, 'utf8')) as { main: Record<string, { dates: { timeZoneNames: { zone: ZoneTable } } }> };
    tables.set(language, main[language]?.dates.timeZoneNames.zone ?? {});
  }
  const entry = zone.split('/').reduce<ZoneTable | undefined>((table, part) => table?.[part] as ZoneTable | undefined, tables.get(language));
  return entry?.exemplarCity;
}

/** A key that ignores accents, spaces and punctuation. */
const key = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
