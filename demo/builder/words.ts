import en from './words/en.json';

/** The builder's strings in one language; `en.json` is the source. */
export type Words = typeof en;

const FILES = import.meta.glob<Words>(['./words/*.json', '!./words/en.json'], { import: 'default' });

/** Every language of the builder. */
export const LANGUAGES: readonly string[] = ['en', ...Object.keys(FILES).map((file) => file.slice('./words/'.length, -'.json'.length))];

/** The first supported language; English if there is none. */
export const pickLanguage = (wanted: readonly string[]): string =>
  wanted.map((each) => each.split('-')[0] ?? '').find((each) => LANGUAGES.includes(each)) ?? 'en';

/** The strings of a language; English if they cannot be loaded. */
export const loadWords = async (language: string): Promise<Words> => (await FILES[`./words/${language}.json`]?.().catch(() => undefined)) ?? en;

/** Fills the placeholders of a sentence. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
