import type { ReactiveElement } from 'lit';
import { Lazy } from './lazy.js';
import { isUnclosed } from './unclosed-tag.js';

const loadAdvice = () => import('./advice.js');

/** The attributes that any element may have, and those that frameworks write. */
const COMMON = /^(id|class|style|slot|part|title|hidden|dir|role|is|inert|state|tabindex|data-.*|aria-.*|on.*)$|[^a-z_-]/;

/** Checks the tag's HTML: whether it is closed, and whether all its attributes are known. Warns on the console about likely mistakes. */
export function unclosedTagGuard(host: ReactiveElement) {
  const { observedAttributes } = host.constructor as typeof ReactiveElement;
  const advice = new Lazy(host, loadAdvice);
  let wasUnclosed: boolean | undefined;

  function look(): boolean {
    const before = wasUnclosed ?? false;
    wasUnclosed = isUnclosed(host);
    return wasUnclosed !== before;
  }

  /** `slotchange` does not fire for what was added inside the children while the page was loading. */
  function onPageLoad(): void {
    if (look()) host.requestUpdate();
  }

  async function warnIfNeeded(): Promise<void> {
    const hasUnknown = host.getAttributeNames().some((name) => !observedAttributes.includes(name) && !COMMON.test(name));
    if (wasUnclosed || hasUnknown) (await advice.load())?.warnAboutMistakes(host, wasUnclosed ?? false);
  }

  host.addController({
    /** The tag may have been rendered before this code was loaded. */
    hostConnected() {
      addEventListener('load', onPageLoad, { once: true });
      if (host.hasUpdated) onPageLoad();
      void warnIfNeeded();
    },
    hostDisconnected: () => removeEventListener('load', onPageLoad),
    /** Not before the first render, which a server may have done: only from then on does the slot report changes of the children. */
    hostUpdate() {
      if (host.hasUpdated) wasUnclosed ??= isUnclosed(host);
    },
    hostUpdated: () => void warnIfNeeded(),
  });
  return {
    /** True if the children are the rest of the story, because the tag is not closed: they stay visible below it. */
    isUnclosed: () => wasUnclosed ?? false,
    /** Checks the children again; returns true if the result has changed. */
    look,
  };
}
