import type { TagFacts } from '../../build/facts.js';
import type { Suggestion } from '../tags/control.js';
import type { NamedCountry } from './country-fields.js';
import type { Words } from './words.js';

/** What the builder has to know before the first choice. */
export interface Setting {
  readonly facts: readonly TagFacts[];
  readonly countries: readonly NamedCountry[];
  /** The languages of the tags, and that of the builder. */
  readonly languages: readonly Suggestion[];
  readonly words: Words;
  readonly language: string;
  readonly script: string;
  readonly api: string;
  /** True if the API is files of sample data, which pages can read but tags cannot: the preview then shows kept answers. */
  readonly isSample: boolean;
  /** Of the preview's page. */
  readonly preview: string;
  /** Text as a document in which nothing runs. */
  readonly parse: (text: string) => Document;
}
