import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../src/words/', import.meta.url);

/** Every language and regional variant that has a file of words, by its tag; English, which is the source, is not among them. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDER)
  .map((file) => file.replace('.json', ''))
  .filter((tag) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) && tag !== 'en');

/** The languages without their variants, English among them. */
export const BASE_LANGUAGES: readonly string[] = ['en', ...LANGUAGES.filter((tag) => !tag.includes('-'))];

/** The direction that a language's file names. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  const words = JSON.parse(readFileSync(new URL(`${lang.split('-')[0]}.json`, FOLDER), 'utf8')) as { readonly language: { readonly dir: 'ltr' | 'rtl' } };
  return words.language.dir;
}
