import { readFileSync } from 'node:fs';
import en from '../src/words/en.json' with { type: 'json' };
import { createLocalizer, languageFrom, type Words } from '../src/words/localizer.js';
import type { ReaderWords } from './value-labels.js';

const fileOf = (tag: string): Words => JSON.parse(readFileSync(new URL(`../src/words/${tag}.json`, import.meta.url), 'utf8')) as Words;

const { language: _language, tiers: _tiers, regions: _regions, drivingSides: _sides, acceptance: _acceptance, countryNames: _names, ...sections } = en;
const ENGLISH = Object.assign({}, ...Object.values(sections)) as object;

const spoken = new Map<string, ReaderWords>();

/** The tags' localizer for a language or a regional variant, for use at build time. */
export function readerWords(lang: string): ReaderWords {
  const words = spoken.get(lang) ?? wordsOf(lang);
  spoken.set(lang, words);
  return words;
}

function wordsOf(lang: string): ReaderWords {
  const [base = ''] = lang.split('-');
  const files = [...new Set([base, lang])].filter((tag) => tag !== 'en').map(fileOf);
  const language = files.length > 0 ? languageFrom(files, base === 'en') : undefined;
  return createLocalizer(ENGLISH, lang === 'en' ? 'en-GB' : lang, language) as unknown as ReaderWords;
}
