import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { corrections, missing } from './town-corrections.js';

/** A town as `natural-earth-places.json` has it. */
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

/** A town on the map. */
export interface Town {
  /** In English or, if it has no English name, in the local Latin spelling. */
  readonly name: string;
  readonly iso2: string;
  readonly lat: number;
  readonly lng: number;
  /** The zoom from which a map of towns would name it. */
  readonly minZoom: number;
  /** True for capitals of states: their names matter most. */
  readonly isCapital: boolean;
  /** Its name in each language that has another one. */
  readonly names: ReadonlyMap<string, string>;
}

/** The cities that CLDR names, because a time zone is named after them: the names of one by language, found by the English one. */
type ZoneCities = ReadonlyMap<string, ReadonlyMap<string, string>>;

const here = (path: string) => new URL(path, import.meta.url);
const require = createRequire(import.meta.url);

/** The languages that the tags speak: a file of words each. */
export const languages = async (): Promise<readonly string[]> =>
  (await readdir(here('../../src/words'))).flatMap((file) => /^(\w+)\.json$/.exec(file)?.[1] ?? []).toSorted();

/** All towns, the most important first. */
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

/** Some translations name the region and not its town, tell which of several it is, or have soft hyphens and marks that a canvas does not know. */
function usable(translation: unknown): string | undefined {
  if (typeof translation !== 'string' || /\/|präfektur|distri[ck]t|pr[éo]fecture|prov[ií]n|departamento/i.test(translation)) return undefined;
  return translation.replace(/ \(.*\)$|\p{Cf}/gu, '');
}

/** What CLDR calls the cities of one country's time zones. It leaves out a name that is the zone's own. */
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

/** The same for a name with and without its marks. */
const key = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
