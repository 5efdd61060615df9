import type { ReactiveControllerHost } from 'lit';
import { pageState } from '../api/page-state.js';
import { savesData } from '../model/page.js';
import { followLanguages, isEnglish, languageOf, loadStrings, localizerIn, validLanguage } from '../words/locale.js';
import type { Localizer, SectionsIn } from '../words/localizer.js';
import { lazyFiles } from './lazy.js';

export type LocalizeController = ReturnType<typeof localizeController>;

/** The language of a tag. The previous one stays until a new one is loaded. */
export function localizeController(host: ReactiveControllerHost & HTMLElement) {
  const loadFile = lazyFiles(host);
  /** The language of the tag's `lang`, or of the page around it. */
  let pageLanguage = 'en';
  let prepared: string | undefined;
  let requested: string | undefined;
  let current: string | undefined;

  function readPage(): void {
    pageLanguage = languageOf(host, pageState.settings.lang);
    host.requestUpdate();
  }

  /** Prefetches the strings of a tag that is not in view yet, once the browser is idle: the network may be gone by the time they are needed. */
  function prepare(language: string): void {
    if (language === prepared || savesData()) return;
    prepared = language;
    globalThis.requestIdleCallback?.(() => void loadStrings(language, loadFile));
  }

  function use(language: string): void {
    if (language !== requested) return;
    current = language;
    controller.loading = undefined;
    host.requestUpdate();
  }

  host.addController({
    hostConnected() {
      readPage();
      pageState.settingsListeners.add(readPage);
      followLanguages(host, pageState.settingsChanged);
    },
    hostDisconnected: () => pageState.settingsListeners.delete(readPage),
  });

  const controller = {
    /** The time zone of prerendered times. */
    timeZone: undefined as string | undefined,
    /** Settles once the strings that the tag waits for are loaded; `undefined` if it waits for none. */
    loading: undefined as Promise<void> | undefined,
    /** False until the tag has its language: rendering in English first could be wrong. */
    isReady: () => current !== undefined,
    /** Uses the tag's own language, else the page's; English while its strings cannot be loaded. Strings that are not needed yet are only prefetched. */
    update(ownLanguage: string, isNeeded: boolean): void {
      const language = validLanguage(ownLanguage) ?? pageLanguage;
      if (language === requested && controller.loading) return;
      if (!isNeeded && !isEnglish(language)) return prepare(language);
      requested = language;
      const loading = loadStrings(language, loadFile);
      const isNew = language !== current;
      // English renders without a file; the strings of its regions and any that were missing follow.
      if (isNew && (!loading || isEnglish(language))) use(language);
      if (current === language) void loading?.then((hasArrived) => hasArrived && host.requestUpdate());
      controller.loading = current === language ? undefined : loading?.then(() => use(language));
    },
    /** The localizer of these sections of the English strings, in the current language. */
    localizer: <English extends object>(english: English): Localizer<SectionsIn<English>> => localizerIn(current ?? 'en', english, controller.timeZone),
  };
  return controller;
}
