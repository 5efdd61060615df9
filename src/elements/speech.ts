import { page } from '../api/page.js';
import { languageOf, learn, voiceIn } from '../words/language.js';
import type { PlainVoice } from '../words/voice.js';

/** The language a tag speaks. A new language is loaded first; until then the previous one stays. */
export class Speech {
  readonly #tag: Element;
  readonly #tell: () => void;
  readonly #parts = new Set<string>();
  #language = 'en';
  #spoken: string | undefined;
  /** Settles once the words that the tag needs are loaded; `undefined` if none are on their way. */
  learning: Promise<void> | undefined;

  constructor(tag: Element, tell: () => void) {
    this.#tag = tag;
    this.#tell = tell;
  }

  /** True until the tag has a language to speak: starting in English could be wrong. */
  get isMute(): boolean {
    return this.#spoken === undefined;
  }

  /** Finds out which language is wanted; its words are loaded only once there is something to say. */
  listen(isWanted: boolean): void {
    const language = languageOf(this.#tag, page.settings.lang);
    if (language === this.#spoken || (language === this.#language && this.learning)) return;
    this.#language = language;
    this.learning = isWanted ? this.learn(this.#tag.localName) : undefined;
    if (!this.learning && !isWanted && !language.startsWith('en')) return;
    const speak = (): void => {
      if (language !== this.#language) return;
      this.#spoken = language;
      this.learning = undefined;
      this.#tell();
    };
    if (this.learning) this.learning = this.learning.then(speak);
    else this.#spoken = language;
  }

  /** Loads further sentences, now and in every later language. */
  learn(part: string): Promise<void> | undefined {
    return learn(this.#language, this.#parts.add(part));
  }

  speak<Some>(english: Some): PlainVoice<Some> {
    return voiceIn(this.#spoken ?? 'en', english);
  }
}
