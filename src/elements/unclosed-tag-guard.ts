import type { ReactiveElement } from 'lit';
import { Lazy } from './lazy.js';
import { isUnclosed } from './unclosed-tag.js';

const loadAdvice = () => import('./advice.js');

/** The attributes that any element may have, and those that frameworks write. */
const COMMON = /^(id|class|style|slot|part|title|hidden|dir|role|is|inert|state|tabindex|data-.*|aria-.*|on.*)$|[^a-z_-]/;

/** Checks the tag as an editor wrote it: whether it is closed, and whether it knows all its attributes. Warns on the console of what the editor may have meant. */
export function unclosedTagGuard(host: ReactiveElement) {
  const { observedAttributes } = host.constructor as typeof ReactiveElement;
  const advice = new Lazy(host, loadAdvice);
  let wasUnclosed: boolean | undefined;

  function look(): boolean {
    const before = wasUnclosed ?? false;
    wasUnclosed = isUnclosed(host);
    return wasUnclosed !== before;
  }

  /** The slot does not report what was added inside the children while the page was loading. */
  function pageLoaded(): void {
    if (look()) host.requestUpdate();
  }

  async function advise(): Promise<void> {
    const isStrange = host.getAttributeNames().some((name) => !observedAttributes.includes(name) && !COMMON.test(name));
    if (wasUnclosed || isStrange) (await advice.load())?.advise(host, wasUnclosed ?? false);
  }

  host.addController({
    /** The tag may have been rendered before this code came. */
    hostConnected() {
      addEventListener('load', pageLoaded, { once: true });
      if (host.hasUpdated) pageLoaded();
      void advise();
    },
    hostDisconnected: () => removeEventListener('load', pageLoaded),
    /** Not before the first rendering, which a server may have done: from then on the tag's slot reports changes of the children. */
    hostUpdate() {
      if (host.hasUpdated) wasUnclosed ??= isUnclosed(host);
    },
    hostUpdated: () => void advise(),
  });
  return {
    /** True if the children are the rest of the story, because the tag is not closed: they stay visible below it. */
    isUnclosed: () => wasUnclosed ?? false,
    /** Looks at the children again; true if something has changed. */
    look,
  };
}
