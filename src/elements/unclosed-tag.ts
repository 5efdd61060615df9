import type { ReactiveController, ReactiveElement } from 'lit';
import { MAX_FALLBACK } from './fallback.js';
import { Lazy } from './lazy.js';

const loadAdvice = () => import('./advice.js');

/** Elements that may be a fallback: a short paragraph, or a figure with anything in it. */
const SINGLE = 'p,figure';

/** What no fallback holds. */
const PARTS = `h1,h2,h3,h4,h5,h6,ul,ol,dl,hr,pre,table,form,details,blockquote,section,article,aside,header,footer,nav,main,${__TAGS__}`;

/** The children of a tag that are neither a note nor code. */
const FALLBACK = ':scope>:not([slot],script,style,template,noscript)';

/**
 * True if the children of a tag are more than a fallback: it was never closed, or closed with `/>`, which HTML does not know, and so the
 * browser takes the rest of the story for its children.
 */
export function isUnclosed(tag: Element): boolean {
  const children = [...tag.querySelectorAll(FALLBACK)];
  const text = [...tag.childNodes].map((node) => (node instanceof Text || children.includes(node as Element) ? node.textContent : '')).join('');
  const isPart = (child: Element): boolean => child.matches(PARTS) || child.querySelector(child.matches('figure') ? __TAGS__ : PARTS) !== null;
  const singles = children.flatMap((child) => (child.matches(SINGLE) ? [child] : [...child.querySelectorAll(SINGLE)]));
  return text.replace(/\s+/g, ' ').length > MAX_FALLBACK || singles.length > 1 || children.some(isPart);
}

/** The attributes that any element may have, and those that frameworks write. */
const COMMON = /^(id|class|style|slot|part|title|hidden|dir|role|is|inert|state|tabindex|data-.*|aria-.*|on.*)$|[^a-z_-]/;

/** Checks the tag as an editor wrote it: whether it is closed, and whether it knows all its attributes. Warns on the console of what the editor may have meant. */
export class UnclosedTagGuard implements ReactiveController {
  /** True if the children are the rest of the story, because the tag is not closed: they stay visible below it. */
  isHeld: boolean | undefined;
  readonly #host: ReactiveElement;
  readonly #advice: Lazy<Awaited<ReturnType<typeof loadAdvice>>>;

  constructor(host: ReactiveElement) {
    this.#host = host;
    this.#advice = new Lazy(host, loadAdvice);
    host.addController(this);
  }

  hostDisconnected(): void {
    removeEventListener('load', this.#pageLoaded);
  }

  /** This comes when the tag may have been rendered already. */
  hostConnected(): void {
    addEventListener('load', this.#pageLoaded, { once: true });
    if (this.#host.hasUpdated) this.#pageLoaded();
    void this.#advise();
  }

  /** Not before the first rendering, which a server may have done: from then on the tag's slot reports changes of the children. */
  hostUpdate(): void {
    if (this.#host.hasUpdated) this.isHeld ??= isUnclosed(this.#host);
  }

  hostUpdated(): void {
    void this.#advise();
  }

  /** The slot does not report what was added inside the children meanwhile. */
  readonly #pageLoaded = (): void => {
    if (this.look()) this.#host.requestUpdate();
  };

  /** Looks at the children again; true if something has changed. */
  look(): boolean {
    const wasHeld = this.isHeld ?? false;
    this.isHeld = isUnclosed(this.#host);
    return this.isHeld !== wasHeld;
  }

  async #advise(): Promise<void> {
    const { observedAttributes } = this.#host.constructor as typeof ReactiveElement;
    const isStrange = this.#host.getAttributeNames().some((name) => !observedAttributes.includes(name) && !COMMON.test(name));
    if (this.isHeld || isStrange) (await this.#advice.load())?.advise(this.#host, this.isHeld ?? false);
  }
}
