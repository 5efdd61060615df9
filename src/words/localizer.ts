import { plainWord } from '../model/text.js';
import type { Answer } from '../model/answer.js';

/** What we use of `Intl`. */
type Kind = 'Collator' | 'DateTimeFormat' | 'DisplayNames' | 'ListFormat' | 'NumberFormat' | 'PluralRules' | 'RelativeTimeFormat';
type Made<K extends Kind> = InstanceType<(typeof Intl)[K]>;
type Options<K extends Kind> = ConstructorParameters<(typeof Intl)[K]>[1];

const made = new Map<string, unknown>();

/** A format, a collator or names of a language. Each takes a slow phone several milliseconds to make, so it is made when first needed, and once. */
export function intl<K extends Kind>(kind: K, lang: string, options?: Options<K>): Made<K> {
  // Not a list as JSON: old libraries give lists a `toJSON` of their own.
  const key = `${kind} ${lang} ${JSON.stringify(options)}`;
  const Format = Intl[kind] as unknown as new (lang: string, options?: Options<K>) => Made<K>;
  const known = (made.get(key) as Made<K> | undefined) ?? new Format(lang, options);
  made.set(key, known);
  return known;
}

export const displayName = (lang: string, code: string): string | undefined =>
  intl('DisplayNames', lang, { type: 'region', style: 'short', fallback: 'none' }).of(code);

type English = typeof import('./en.json');

/** The publisher's fixed vocabularies, which have tables of their own. */
export type Vocabulary = 'tiers' | 'regions' | 'drivingSides' | 'acceptance';

/** A part of the words that travels on its own in English: what one kind of view says. */
export type WordSection = Exclude<keyof English, Vocabulary | 'language' | 'countryNames' | 'default'>;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The strings of some sections, side by side: no key stands in two of them. */
export type Strings<S extends WordSection> = Readonly<Intersection<English[S]>>;

/** Which sections some English words are. */
export type SectionsIn<Words> = { [S in WordSection]: Words extends English[S] ? S : never }[WordSection];

/** A sentence that depends on a count. */
export interface Plural extends Partial<Record<Intl.LDMLPluralRule, string>> {
  readonly other: string;
  /** The value that is counted, if it is not `count`. */
  readonly by?: string;
}

type Values = Readonly<Record<string, string | number>>;
type Table = Readonly<Record<string, string>>;

/** The words of a language that has been loaded, or of a regional variant of English: then only what differs. */
export interface Language {
  readonly isEnglish: boolean;
  readonly strings: Readonly<Record<string, unknown>>;
  readonly vocabularies: Readonly<Record<Vocabulary, Table | undefined>>;
  /** Names of countries that read better than those of `Intl`. */
  readonly countryNames: Table | undefined;
  readonly dir: 'ltr' | 'rtl';
  /** The numbering system of its strings: not Latin digits, or Latin ones where some regions have others. */
  readonly digits: string | undefined;
  readonly calendar: string | undefined;
  /** What stands between two sentences; a space if it does not say. */
  readonly gap?: string | undefined;
  /** How it writes the first day of a month, if not as a plain 1: "1er mai". */
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
  /** What stands between two sentences: a space, or nothing. */
  readonly gap: string;
  /** Puts values in place of `{name}`, numbers as the language writes them, and picks the form of a plural. */
  localize(text: string | Plural, values?: Values): string;
  /** One sentence after the other, leaving out those that are not said. */
  sentences(...texts: readonly (string | false | undefined)[]): string;
  number(value: number): string;
  /** The zone in which times are written, of what was rendered ahead of time; `undefined` for the reader's own. */
  readonly timeZone: string | undefined;
  /** A date as it stands inside a sentence, with the month in words. Like all times, empty for an invalid one. `isDay`: of a date without an hour, whose noon in UTC it is. */
  date(time: number, isDay?: boolean): string;
  /** The same for a day without an hour, which is midnight in the reader's zone. */
  day(time: number): string;
  time(time: number): string;
  /** Date and time, with the zone's name. */
  dateTime(time: number): string;
  /** A date, which ends a sentence of its own, as the language writes the first of a month. */
  firstDay(text: string, time: number, isDay?: boolean): string;
  /** "3 hours ago", "yesterday": so many whole units. */
  past(count: number, unit: Intl.RelativeTimeFormatUnit): string;
  /** The translation of a word from one of the publisher's vocabularies; `undefined` to show it as sent. */
  translateTerm(vocabulary: Vocabulary, sent: string): string | undefined;
  /** A country's name; `undefined` to use the publisher's. */
  countryName(iso2: string): string | undefined;
  /** The name of a country of which the publisher has sent none, in English too; the code if it has no name. */
  placeName(iso2: string): string;
  /** The same for use inside a sentence: English says "in the Netherlands". */
  countryNameInText(iso2: string): string;
  /** The same language with further sections. */
  with<Words extends object>(english: Words): Localizer<S | SectionsIn<Words>>;
}

/** Intl's shorter dates are all figures in some languages and without prepositions in others. */
const FULL_DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const own = (table: Table | undefined, key: string): string | undefined => (table && Object.hasOwn(table, key) ? table[key] : undefined);

type Formats = Pick<Localizer, 'number' | 'date' | 'day' | 'time' | 'dateTime' | 'past' | 'firstDay'> & {
  readonly pluralRule: (count: number) => Intl.LDMLPluralRule;
  readonly intlCountryName: (iso2: string) => string | undefined;
};

/** The first `Intl.NumberFormat` of a page takes a slow phone a tenth of a second, and these look the same in Latin digits without it. */
const isPlain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** The day of the month, by the reader's calendar or in a zone. */
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
  // By the same format: another one takes a phone time.
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
      // Where no space stands between sentences, none stands behind a figure.
      return gap ? text : text.replaceAll(/(\d) /g, '$1');
    },
    pluralRule: (count) => intl('PluralRules', lang).select(count),
    intlCountryName: (iso2) => {
      try {
        return iso2 === 'ZZ' ? undefined : displayName(lang, iso2); // "Unknown Region" is no name
      } catch {
        return undefined;
      }
    },
  };
}

/** Lays an override over a table of words, into its inner tables; lists and strings are replaced. */
function mergeWords<T>(base: T, override: unknown): T {
  if (!isTable(base) || !isTable(override)) return override === undefined ? base : (override as T);
  const entries = Object.entries(override).map(([key, value]) => [key, mergeWords((base as Readonly<Record<string, unknown>>)[key], value)]);
  return { ...base, ...Object.fromEntries(entries) } as T;
}

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a language as its file has them, or of a regional variant: then only what differs from it. */
export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A language from its files, the general one first. */
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

/** "10 June 2026": the day that an answer is of; empty if that is unknown. */
export const answerDate = ({ fetchedAt, asOf = fetchedAt, isDay }: Answer<unknown>, { date, day }: Localizer): string => (isDay ? day : date)(asOf);
