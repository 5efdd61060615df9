import { page } from '../api/page.js';
import { languageOf, learn, voiceIn } from '../words/language.js';
import type { PlainVoice } from '../words/voice.js';

/** The language a tag speaks. A new one is learned first; until then the one before it stays. */
export class Speech {
  readonly #tag: Element;
  readonly #tell: () => void;
  readonly #parts = new Set<string>();
  #language = 'en';
  #spoken: string | undefined;
  /** What the tag needs of its language is on the way. */
  learning: Promise<void> | undefined;

  constructor(tag: Element, tell: () => void) {
    this.#tag = tag;
    this.#tell = tell;
  }

  /** True where nothing has been said and English would be the wrong language to begin with. */
  get isMute(): boolean {
    return this.#spoken === undefined;
  }

  /** Looks which language is wanted; one that has to come is learned only when there is something to say. */
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

  /** Has further sentences learned, in every later language too. */
  learn(part: string): Promise<void> | undefined {
    return learn(this.#language, this.#parts.add(part));
  }

  speak<Some>(english: Some): PlainVoice<Some> {
    return voiceIn(this.#spoken ?? 'en', english);
  }
}
