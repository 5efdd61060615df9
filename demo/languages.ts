import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../src/words/', import.meta.url);

/** Every language and regional variant with a file in `src/words`, except English, the source. */
export const LANGUAGES: readonly string[] = readdirSync(FOLDER)
  .map((file) => file.replace('.json', ''))
  .filter((tag) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) && tag !== 'en');

/** The languages without variants, including English. */
export const BASE_LANGUAGES: readonly string[] = ['en', ...LANGUAGES.filter((tag) => !tag.includes('-'))];

export function directionOf(lang: string): 'ltr' | 'rtl' {
  const words = JSON.parse(readFileSync(new URL(`${lang.split('-')[0]}.json`, FOLDER), 'utf8')) as { readonly language: { readonly dir: 'ltr' | 'rtl' } };
  return words.language.dir;
}
