import type { Format } from './format.js';

/** How a tag speaks: its sentences in one language, and numbers written as in that language. */
export interface PlainVoice<Words> {
  readonly say: Words;
  /** The language of `say`. If it is not English, text from the publisher is marked as `en`. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  number(value: number): string;
  /** The translation of a word from the publisher's fixed vocabulary, such as a tier or a region; `undefined` to show it as sent. */
  term(sent: string): string | undefined;
  /** A country's name in this language; `undefined` to use the publisher's. */
  place(iso2: string): string | undefined;
}

/** A voice that also knows dates and plurals. */
export interface Voice<Words> extends PlainVoice<Words> {
  readonly format: Format;
}
