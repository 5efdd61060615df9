import { readdirSync, readFileSync } from 'node:fs';
import type { Plural } from '../../src/words/localizer.js';

export type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const TAGS = readdirSync('src/words')
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));

export const OVERRIDES = TAGS.filter((tag) => tag.includes('-'));

/** Sections that belong to a language and have no counterpart in English. */
export const FREE = ['language', 'countryNames', 'countryNamesInText'];

export const files = new Map(TAGS.map((tag) => [tag, JSON.parse(readFileSync(`src/words/${tag}.json`, 'utf8')) as Words]));
export const wordsOf = (tag: string): Words => files.get(tag) ?? {};
export const english = wordsOf('en');

export const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

export const isPlural = (value: unknown): value is Plural =>
  typeof value === 'object' && value !== null && 'other' in value && Object.keys(value).every((key) => key === 'by' || CATEGORIES.includes(key));

export type Leaf = readonly [path: string, value: string | Plural];

/** Every string and plural with its path. */
export function leavesOf(words: unknown, path = ''): readonly Leaf[] {
  if (typeof words === 'string' || isPlural(words)) return [[path, words]];
  return Object.entries(words as object)
    .filter(([key]) => !FREE.includes(key))
    .flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key));
}

/** Every text, with plural forms one by one. */
export const textsOf = (words: unknown): readonly (readonly [path: string, text: string])[] =>
  leavesOf(words).flatMap(([path, value]) =>
    typeof value === 'string'
      ? [[path, value] as const]
      : CATEGORIES.filter((form) => form in value).map((form) => [`${path}.${form}`, String(value[form as 'other'])] as const),
  );
