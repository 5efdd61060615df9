import type { Format } from './format.js';

/** How a tag speaks: its sentences in one language, and numbers as that language writes them. */
export interface PlainVoice<Words> {
  readonly say: Words;
  /** The language of `say`: text from the publisher is marked `en` where this is another. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  number(value: number): string;
}

/** A voice that also knows dates and plurals. */
export interface Voice<Words> extends PlainVoice<Words> {
  readonly format: Format;
}
