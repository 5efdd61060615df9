import type { Format } from './format.js';

/** How a tag speaks: its sentences in one language, and numbers as that language writes them. */
export interface PlainVoice<Words> {
  readonly say: Words;
  /** The language of `say`: text from the publisher is marked `en` where this is another. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  number(value: number): string;
  /** A word of the publisher's fixed vocabulary, such as a tier or a region; nothing where it is to be shown as sent. */
  term(sent: string): string | undefined;
  /** A country's name; nothing where the publisher's own is the right one. */
  place(iso2: string): string | undefined;
}

/** A voice that also knows dates and plurals. */
export interface Voice<Words> extends PlainVoice<Words> {
  readonly format: Format;
}
