import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pageState } from '../api/page-state.js';
import { followLanguages, isEnglish, languageOf, loadStrings, localizerIn, validLanguage } from '../words/locale.js';
import type { Localizer, SectionsIn } from '../words/localizer.js';

/** The language a tag speaks. A new language is loaded first; until then the previous one stays. */
export class LocalizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  /** What the page around the tag says, its own `lang` included. */
  #pageLanguage = 'en';
  #requested: string | undefined;
  #spoken: string | undefined;
  /** Settles once the strings that the tag waits for are here; `undefined` if it waits for none. */
  loading: Promise<void> | undefined;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** False until the tag has a language to speak: starting in English could be wrong. */
  get isReady(): boolean {
    return this.#spoken !== undefined;
  }

  hostConnected(): void {
    this.#readPage();
    pageState.settingsListeners.add(this.#readPage);
    followLanguages(this.#host, () => pageState.settingsListeners.forEach((listener) => listener()));
  }

  hostDisconnected(): void {
    pageState.settingsListeners.delete(this.#readPage);
  }

  /** Speaks the tag's own language, else the page's. Its strings are loaded only once there is something to say. */
  update(ownLanguage: string, hasToSpeak: boolean): void {
    const language = validLanguage(ownLanguage) ?? this.#pageLanguage;
    if (language === this.#spoken || (language === this.#requested && this.loading)) return;
    if (!hasToSpeak && !isEnglish(language)) return;
    this.#requested = language;
    const loading = loadStrings(language);
    // English needs no file to begin with; the words of its regions follow.
    if (!loading || isEnglish(language)) this.#speak(language);
    this.loading = this.#spoken === language ? undefined : loading?.then(() => this.#speak(language));
    if (!this.loading) void loading?.then(() => this.#host.requestUpdate());
  }

  /** Speaks with these sections of the English words, or with the same ones of another language. */
  localizer<English extends object>(english: English): Localizer<SectionsIn<English>> {
    return localizerIn(this.#spoken ?? 'en', english);
  }

  #speak(language: string): void {
    if (language !== this.#requested) return;
    this.#spoken = language;
    this.loading = undefined;
    this.#host.requestUpdate();
  }

  readonly #readPage = (): void => {
    this.#pageLanguage = languageOf(this.#host, pageState.settings.lang);
    this.#host.requestUpdate();
  };
}
