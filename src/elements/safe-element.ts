import { adoptStyles, isServer, LitElement, ReactiveElement, type PropertyValues, type TemplateResult } from 'lit';
import { isPlain } from './fallback.js';
import { Lazy } from './lazy.js';
import type { unclosedTagGuard } from './unclosed-tag-guard.js';

const loadRest = () => import('./rest.js');
const loadHydration = () => import('./hydration.js');

/**
 * An error boundary: if rendering throws, because of a bug of ours or on a page that has broken the platform, the fallback children are shown and the page gets
 * no exception. A shadow root that came with the page's HTML stays until the tag can render the same, and is then hydrated.
 */
export abstract class SafeElement extends LitElement {
  /** The code that is not needed to render a successful answer. */
  protected readonly rest = new Lazy(this, loadRest);
  /** True once rendering has failed, until something changes. */
  protected hasFault = false;
  protected guard: ReturnType<typeof unclosedTagGuard> | undefined;
  /** @internal True until prerendered HTML is hydrated; always true on a server. */
  isPrerendered: boolean = isServer;
  /** True once the browser is idle or a reader uses the tag, so that hydration may start. */
  #mayHydrate = false;
  readonly #hydration = new Lazy(this, loadHydration);
  /** Created before the shadow root, which would hide the fallback without it. */
  #slot: HTMLSlotElement | undefined;

  override connectedCallback(): void {
    try {
      this.#slot ??= document.createElement('slot');
      // If no elements can be created, no shadow root is, because it would hide the fallback.
      if (this.#slot instanceof HTMLSlotElement) super.connectedCallback();
    } catch {
      this.#showFallback();
    }
    // On a page that has broken the platform, the fallback shows.
    this.rest
      .load()
      .then((rest) => this.enter(rest))
      .catch(() => {});
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

  /** Called once the tag is connected and `rest.js` is loaded, or could not be. */
  protected enter(_rest: typeof import('./rest.js') | undefined): void {
    this.guardUnclosed();
  }

  protected guardUnclosed(): void {
    this.guard ??= this.rest.value?.unclosedTagGuard(this);
  }

  /** True if the children are the rest of the story and stay visible. If the code that detects this is missing, only a plain fallback is hidden. */
  protected get isUnclosed(): boolean {
    return this.guard ? this.guard.isUnclosed() : this.rest.isMissing && !isPlain(this);
  }

  /** An existing shadow root must not hide the fallback children. */
  #showFallback(): void {
    if (this.#slot) this.shadowRoot?.replaceChildren(this.#slot);
  }

  /** True once there is content to replace prerendered HTML with, which is better than a temporary failure. */
  protected abstract get isKnown(): boolean;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRoot } = this;
    if (!shadowRoot) return super.createRenderRoot();
    this.isPrerendered = true;
    adoptStyles(shadowRoot, [...(this.constructor as typeof LitElement).elementStyles]);
    void this.#prepareHydration();
    return shadowRoot;
  }

  async #prepareHydration(): Promise<void> {
    const code = await this.#hydration.load();
    await code?.whenDue(this);
    this.#mayHydrate = true;
    this.requestUpdate();
  }

  /** Skips rendering until hydration may start, and if it succeeds. */
  protected override update(changed: PropertyValues): void {
    if (!this.isPrerendered) return super.update(changed);
    if (!this.isKnown || !this.#mayHydrate) return this.#skipRender(changed);
    const root = this.renderRoot as ShadowRoot;
    const isHydrated = this.#hydration.value?.hydrate(this, root, this.render() as TemplateResult, this.renderOptions);
    this.isPrerendered = false;
    // Now the tag requests a newer answer and loads its map; Lit ignores `requestUpdate` during an update.
    queueMicrotask(() => this.requestUpdate());
    if (isHydrated) return this.#skipRender(changed);
    root.replaceChildren();
    super.update(changed);
  }

  #skipRender(changed: PropertyValues): void {
    // oxlint-disable-next-line typescript/dot-notation -- `super` is Lit's class, whose `update` renders
    ReactiveElement.prototype['update'].call(this, changed);
  }
}
