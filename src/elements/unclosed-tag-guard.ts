import type { ReactiveController, ReactiveElement } from 'lit';
import { Lazy } from './lazy.js';
import { isUnclosed } from './unclosed-tag.js';

const loadAdvice = () => import('./advice.js');

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
