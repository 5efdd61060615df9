import type { TagFacts } from '../../build/facts.js';
import type { Suggestion } from '../tags/control.js';
import type { NamedCountry } from './country-fields.js';
import type { Words } from './words.js';

/** What the builder has to know before the first choice. */
export interface Setting {
  readonly facts: readonly TagFacts[];
  readonly countries: readonly NamedCountry[];
  /** What a tag can speak, and what the builder does. */
  readonly languages: readonly Suggestion[];
  readonly words: Words;
  readonly language: string;
  readonly script: string;
  readonly api: string;
  /** True where the API is files of sample data, which pages can read and tags do not: the preview then shows kept answers. */
  readonly isSample: boolean;
  /** Of the preview's page. */
  readonly preview: string;
  /** Text as a document in which nothing runs. */
  readonly parse: (text: string) => Document;
}
