import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { pageState } from '../api/page-state.js';
import { savesData } from '../model/page.js';
import { followLanguages, isEnglish, languageOf, loadStrings, localizerIn, validLanguage } from '../words/locale.js';
import type { Localizer, SectionsIn } from '../words/localizer.js';
import { lazyFiles } from './lazy.js';

/** The language of a tag. A new language is loaded first; until then the previous one stays. */
export class LocalizeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #loadFile: ReturnType<typeof lazyFiles>;
  /** What the page around the tag says, its own `lang` included. */
  #pageLanguage = 'en';
  #prepared: string | undefined;
  #requested: string | undefined;
  #spoken: string | undefined;
  /** The zone in which times are written, of what was rendered ahead of time. */
  timeZone: string | undefined;
  /** Settles once the strings that the tag waits for are here; `undefined` if it waits for none. */
  loading: Promise<void> | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    this.#loadFile = lazyFiles(host);
    host.addController(this);
  }

  /** False until the tag has its language: starting in English could be wrong. */
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

  /** Uses the tag's own language, else the page's; English while its strings cannot be loaded. */
  update(ownLanguage: string, hasToSpeak: boolean): void {
    const language = validLanguage(ownLanguage) ?? this.#pageLanguage;
    if (language === this.#requested && this.loading) return;
    if (!hasToSpeak && !isEnglish(language)) return this.#prepare(language);
    this.#requested = language;
    const loading = loadStrings(language, this.#loadFile);
    const isNew = language !== this.#spoken;
    // English needs no file to begin with; the words of its regions follow, as do those that were missing.
    if (isNew && (!loading || isEnglish(language))) this.#speak(language);
    if (this.#spoken === language) void loading?.then((hasArrived) => hasArrived && this.#host.requestUpdate());
    this.loading = this.#spoken === language ? undefined : loading?.then(() => this.#speak(language));
  }

  /** The localizer of these sections of the English words, or of the same ones in another language. */
  localizer<English extends object>(english: English): Localizer<SectionsIn<English>> {
    return localizerIn(this.#spoken ?? 'en', english, this.timeZone);
  }

  /** Fetches the words of a tag that is not in view yet once the browser is idle: by the time they are needed, the network may be gone. */
  #prepare(language: string): void {
    if (language === this.#prepared || savesData()) return;
    this.#prepared = language;
    globalThis.requestIdleCallback?.(() => void loadStrings(language, this.#loadFile));
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
