import { plainWord } from '../model/text.js';
import type { Answer } from '../model/answer.js';

type Kind = 'Collator' | 'DateTimeFormat' | 'DisplayNames' | 'ListFormat' | 'NumberFormat' | 'PluralRules' | 'RelativeTimeFormat';
type Made<K extends Kind> = InstanceType<(typeof Intl)[K]>;
type Options<K extends Kind> = ConstructorParameters<(typeof Intl)[K]>[1];

const made = new Map<string, unknown>();

/** A cached `Intl` object: each takes a slow phone several milliseconds to construct. */
export function intl<K extends Kind>(kind: K, lang: string, options?: Options<K>): Made<K> {
  // Not the JSON of an array: old libraries define a `toJSON` for arrays.
  const key = `${kind} ${lang} ${JSON.stringify(options)}`;
  const Format = Intl[kind] as unknown as new (lang: string, options?: Options<K>) => Made<K>;
  const known = (made.get(key) as Made<K> | undefined) ?? new Format(lang, options);
  made.set(key, known);
  return known;
}

export const displayName = (lang: string, code: string): string | undefined =>
  intl('DisplayNames', lang, { type: 'region', style: 'short', fallback: 'none' }).of(code);

type English = typeof import('./en.json');

/** The publisher's fixed vocabularies, each with a translation table. */
export type Vocabulary = 'tiers' | 'regions' | 'drivingSides' | 'acceptance';

/** A section of the words, bundled separately in English: the text of one kind of view. */
export type WordSection = Exclude<keyof English, Vocabulary | 'language' | 'countryNames' | 'default'>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The strings of several sections in one object: no key occurs in two sections. */
export type Strings<S extends WordSection> = Readonly<Intersection<English[S]>>;

/** The sections that some English words contain. */
export type SectionsIn<Words> = { [S in WordSection]: Words extends English[S] ? S : never }[WordSection];

/** A sentence that depends on a count. */
export interface Plural extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly other: string;
  /** The name of the counted value, if not `count`. */
  readonly by?: string;
}

type Values = Readonly<Record<string, string | number>>;
type Table = Readonly<Record<string, string>>;

/** The loaded words of a language or, for a regional variant of English, only what differs. */
export interface Language {
  readonly isEnglish: boolean;
  readonly strings: Readonly<Record<string, unknown>>;
  readonly vocabularies: Readonly<Record<Vocabulary, Table | undefined>>;
  /** Names of countries that read better than those of `Intl`. */
  readonly countryNames: Table | undefined;
  readonly dir: 'ltr' | 'rtl';
  /** The numbering system of its strings: one other than Latin, or Latin if some regions use another. */
  readonly digits: string | undefined;
  readonly calendar: string | undefined;
  /** The separator between sentences; a space by default. */
  readonly gap?: string | undefined;
  /** How the first day of a month is written, if not as a plain 1: "1er mai". */
  readonly firstDay?: string | undefined;
}

/** The strings of one language, and its formats of numbers, dates and names. The methods may be destructured. */
export interface Localizer<S extends WordSection = 'common'> {
  readonly strings: Strings<S>;
  /** The language of `strings`, for `lang` attributes and `Intl`. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** False in English, the publisher's language. If true, text from the publisher is marked as English. */
  readonly isTranslated: boolean;
  /** The separator between sentences: a space, or nothing. */
  readonly gap: string;
  /** Replaces placeholders such as `{name}`, formats numbers and selects the plural form. */
  localize(text: string | Plural, values?: Values): string;
  /** Joins sentences, skipping empty ones. */
  sentences(...texts: readonly (string | false | undefined)[]): string;
  number(value: number): string;
  /** The time zone of prerendered times; `undefined` for the reader's own. */
  readonly timeZone: string | undefined;
  /**
   * A date for use inside a sentence, with the month in words. As with all times, empty if invalid. `isDay`: `time` is noon in UTC of a date without a time of
   * day.
   */
  date(time: number, isDay?: boolean): string;
  /** A date like `date`, for midnight in the reader's time zone. */
  day(time: number): string;
  time(time: number): string;
  /** Date and time, with the zone's name. */
  dateTime(time: number): string;
  /** Replaces the 1 in a formatted date by the language's form for the first of a month. */
  firstDay(text: string, time: number, isDay?: boolean): string;
  /** "3 hours ago", "yesterday"; the count is rounded down. */
  past(count: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** The translation of a word from one of the publisher's vocabularies; `undefined` to show it as sent. */
  translateTerm(vocabulary: Vocabulary, sent: string): string | undefined;
  /** A country's name; `undefined` to use the publisher's. */
  countryName(iso2: string): string | undefined;
  /** The name of a country, in English too, where the publisher sent none; the code if no name is known. */
  placeName(iso2: string): string;
  /** `placeName` for use inside a sentence: English says "in the Netherlands". */
  countryNameInText(iso2: string): string;
  /** A localizer for the same language with further sections. */
  with<Words extends object>(english: Words): Localizer<S | SectionsIn<Words>>;
}

/** Shorter dates of `Intl` are all digits in some languages, and lack prepositions in others. */
const FULL_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const own = (table: Table | undefined, key: string): string | undefined => (table && Object.hasOwn(table, key) ? table[key] : undefined);

type Formats = Pick<Localizer, 'number' | 'date' | 'day' | 'time' | 'dateTime' | 'past' | 'firstDay'> & {
  readonly pluralRule: (count: number) => Intl.LDMLPluralRule;
  readonly intlCountryName: (iso2: string) => string | undefined;
};

/** True for numbers that look the same unformatted in Latin digits: the first `Intl.NumberFormat` of a page takes a slow phone 100 ms. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** The day of the month, in a time zone or in the reader's own. */
const dayIn = (time: number, timeZone: string | undefined): number =>
  timeZone ? Number(intl('DateTimeFormat', 'en', { day: 'numeric', timeZone }).format(time)) : new Date(time).getDate();

function formatsOf(lang: string, { gap = ' ', firstDay: first }: Partial<Language> = {}, timeZone?: string): Formats {
  const hasLatinDigits = !/-nu-(?!latn)/.test(lang);
  const at =
    (parts: Intl.DateTimeFormatOptions) =>
    (time: number): string =>
      Number.isNaN(new Date(time).getTime()) ? '' : intl('DateTimeFormat', lang, parts).format(time);
  const firstIn = (zone: string | undefined, text: string, time: number): string =>
    first && dayIn(time, zone) === 1 ? text.replace(/(^|\s)1(?=\s)/, `$1${first}`) : text;
  const firstDay = (text: string, time: number, isDay?: boolean): string => firstIn(isDay ? 'UTC' : timeZone, text, time);
  const dayAnywhere = at({ ...FULL_DATE, timeZone: 'UTC' });
  // Reuses the format for UTC: constructing another takes a phone time.
  const dayHere = (time: number): string => dayAnywhere(time - new Date(time).getTimezoneOffset() * 60_000);
  const dayThere = timeZone ? at({ ...FULL_DATE, timeZone }) : dayHere;
  const date = (time: number, isDay?: boolean): string => firstDay((isDay ? dayAnywhere : dayThere)(time), time, isDay);
  const moment = at({ ...FULL_DATE, hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone });
  return {
    number: (value) => (hasLatinDigits && isPlain(value) ? String(value) : intl('NumberFormat', lang).format(value)),
    date,
    day: (time) => firstIn(undefined, dayHere(time), time),
    time: at({ timeStyle: 'short', timeZone }),
    dateTime: (time) => firstDay(moment(time), time),
    firstDay,
    past: (count, unit) => {
      const text = intl('RelativeTimeFormat', lang, { numeric: 'auto' }).format(-Math.floor(count), unit);
      // Languages without a space between sentences have none after digits.
      return gap ? text : text.replaceAll(/(\d) /g, '$1');
    },
    pluralRule: (count) => intl('PluralRules', lang).select(count),
    intlCountryName: (iso2) => {
      try {
        return iso2 === 'ZZ' ? undefined : displayName(lang, iso2); // "Unknown Region" is not a name
      } catch {
        return undefined;
      }
    },
  };
}

/** Merges an override into a table of words and its inner tables; lists and strings are replaced. */
function mergeWords<T>(base: T, override: unknown): T {
  if (!isTable(base) || !isTable(override)) return override === undefined ? base : (override as T);
  const entries = Object.entries(override).map(([key, value]) => [key, mergeWords((base as Readonly<Record<string, unknown>>)[key], value)]);
  return { ...base, ...Object.fromEntries(entries) } as T;
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The content of a words file; that of a regional variant has only what differs. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Merges the files of a language, the general one first. */
export function languageFrom(files: readonly Words[], isEnglish: boolean): Language {
  const { language, tiers, regions, drivingSides, acceptance, countryNames, ...sections } = files.reduce(mergeWords, {});
  return {
    isEnglish,
    strings: Object.assign({}, ...Object.values(sections)),
    vocabularies: { tiers, regions, drivingSides, acceptance } as Language['vocabularies'],
    countryNames: countryNames as Language['countryNames'],
    ...({ dir: 'ltr', ...language } as Pick<Language, 'dir' | 'digits' | 'calendar' | 'gap' | 'firstDay'>),
  };
}

/** `lang` must be a valid tag, `timeZone` a valid zone; without a language, the strings are the English ones given. */
export function createLocalizer<Words extends object>(english: Words, lang: string, language?: Language, timeZone?: string): Localizer<SectionsIn<Words>> {
  const strings = language ? (language.isEnglish ? mergeWords(english, language.strings) : language.strings) : english;
  const locale = language?.digits ? new Intl.Locale(lang, { numberingSystem: language.digits, calendar: language.calendar }).toString() : lang;
  const { pluralRule, intlCountryName, ...formats } = formatsOf(locale, language, timeZone);
  const gap = language?.gap ?? ' ';
  const isTranslated = Boolean(language && !language.isEnglish);
  const countryName = (iso2: string): string | undefined => (isTranslated ? (own(language?.countryNames, iso2) ?? intlCountryName(iso2)) : undefined);

  const tables = strings as { readonly countryNames?: Table; readonly countryNamesInText?: Table };
  const placeName = (iso2: string): string => countryName(iso2) ?? own(tables.countryNames, iso2) ?? intlCountryName(iso2) ?? iso2;

  const formOf = (plural: Plural, values: Values): string => {
    const count = values[plural.by ?? 'count'];
    if (typeof count !== 'number') return plural.other;
    return (count === 0 ? plural.zero : undefined) ?? plural[pluralRule(count)] ?? plural.other;
  };

  return {
    ...formats,
    strings: strings as Strings<SectionsIn<Words>>,
    lang: locale,
    timeZone,
    dir: language?.dir ?? 'ltr',
    isTranslated,
    gap,
    sentences: (...texts) => texts.filter(Boolean).join(gap),
    localize: (text, values = {}) =>
      (typeof text === 'string' ? text : formOf(text, values)).replace(/\{(\w+)\}/g, (placeholder, name: string) => {
        const value = values[name];
        return typeof value === 'number' ? formats.number(value) : (value ?? placeholder);
      }),
    translateTerm: (vocabulary, sent) => own(language?.vocabularies[vocabulary], plainWord(sent)),
    countryName,
    placeName,
    countryNameInText: (iso2) => {
      const forms = Object.entries(tables.countryNamesInText ?? {});
      const [form = '{place}'] = forms.find(([, codes]) => codes.includes(iso2)) ?? [];
      return form.replace('{place}', placeName(iso2));
    },
    with: (more) => createLocalizer({ ...english, ...more }, lang, language, timeZone),
  };
}

/** "10 June 2026": the date of an answer; empty if it is unknown. */
export const answerDate = ({ fetchedAt, asOf = fetchedAt, isDay }: Answer<unknown>, { date, day }: Localizer): string => (isDay ? day : date)(asOf);
