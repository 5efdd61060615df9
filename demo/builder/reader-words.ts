import { loadStrings, localizerIn } from '../../src/words/locale.js';
import type { ReaderWords } from '../../build/value-labels.js';
import { card } from '../../src/words/en.json?card';
import { common } from '../../src/words/en.json?common';
import { compare } from '../../src/words/en.json?compare';
import { country } from '../../src/words/en.json?country';
import { facts } from '../../src/words/en.json?facts';
import { incidentFilters } from '../../src/words/en.json?incidentFilters';
import { incidents } from '../../src/words/en.json?incidents';
import { methodology } from '../../src/words/en.json?methodology';
import { profile } from '../../src/words/en.json?profile';
import { riskMap } from '../../src/words/en.json?riskMap';
import { table } from '../../src/words/en.json?table';
import { tableFilters } from '../../src/words/en.json?tableFilters';

const ENGLISH = {
  ...common,
  ...card,
  ...compare,
  ...country,
  ...facts,
  ...incidentFilters,
  ...incidents,
  ...methodology,
  ...profile,
  ...riskMap,
  ...table,
  ...tableFilters,
};

/** The tags' localizer for a language; English until it is loaded, or if it is not supported. */
export const readerWords = (lang: string): ReaderWords => localizerIn(lang, ENGLISH);

/** Resolves when the language is loaded. */
export const loadReaderWords = async (lang: string): Promise<unknown> => loadStrings(lang);
