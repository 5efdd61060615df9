import type { TagFacts } from '../../build/facts.js';
import type { Suggestion } from '../tags/control.js';
import type { NamedCountry } from './country-fields.js';
import type { Words } from './words.js';

export interface Setting {
  readonly facts: readonly TagFacts[];
  readonly countries: readonly NamedCountry[];
  /** The languages of the tags; `language` is the builder's. */
  readonly languages: readonly Suggestion[];
  readonly words: Words;
  readonly language: string;
  readonly script: string;
  readonly api: string;
  /** True if the API is static sample data, which this page can fetch but tags cannot: the preview then uses stored answers. */
  readonly isSample: boolean;
  readonly preview: string;
  /** Parses text into an inert document. */
  readonly parse: (text: string) => Document;
}
