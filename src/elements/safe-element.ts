import { LitElement } from 'lit';
import { Lazy } from './lazy.js';

const loadRest = () => import('./rest.js');

/** A tag of which no mistake, whether ours or one that a page has made by breaking the platform, reaches the page: its fallback children show instead. */
export abstract class SafeElement extends LitElement {
  /** What a good answer does not need. */
  protected readonly rest = new Lazy(this, loadRest);
  /** True once rendering has failed, until something changes. */
  protected hasFault = false;
  /** Made before there is a shadow root that could need it. */
  #slot: HTMLSlotElement | undefined;

  override connectedCallback(): void {
    try {
      this.#slot ??= document.createElement('slot');
      // Where no elements can be made, there is no shadow root either, which would hide the fallback.
      if (this.#slot instanceof HTMLSlotElement) super.connectedCallback();
    } catch {
      this.#showFallback();
    }
  }

  override disconnectedCallback(): void {
    try {
      super.disconnectedCallback();
    } catch {
      // What the page has broken cannot be taken back either.
    }
  }

  /** @internal An exception while rendering would become the host page's unhandled rejection. */
  override performUpdate(): void {
    const restoreFocus = this.rest.value?.keepFocus(this);
    try {
      super.performUpdate();
      restoreFocus?.();
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
      // If not even the error sentence can be rendered, the fallback children are shown.
      if (this.hasFault) return this.#showFallback();
      this.hasFault = true;
      this.requestUpdate();
    }
  }

  /** A shadow root that stands already must not hide the fallback children. */
  #showFallback(): void {
    try {
      if (this.#slot) this.shadowRoot?.replaceChildren(this.#slot);
    } catch {
      // Nothing else can be done.
    }
  }
}
