import { adoptStyles, isServer, LitElement, ReactiveElement, type CSSResultOrNative, type PropertyValues, type RenderOptions, type TemplateResult } from 'lit';
import { Lazy } from './lazy.js';

const loadHydration = () => import('./hydration.js');

/** What came with the page's HTML in a tag's shadow root: it stays until the tag has the same to show, and takes it over. */
export class Prerendered {
  /** True until then; on a server there is nothing else. */
  isShown = isServer;
  /** True once the browser has time to take it over, or a reader uses it. */
  #isDue = false;
  readonly #tag: LitElement;
  readonly #hydration: Lazy<Awaited<ReturnType<typeof loadHydration>>>;

  constructor(tag: LitElement) {
    this.#tag = tag;
    this.#hydration = new Lazy(tag, 'hydration', loadHydration);
  }

  /** The shadow root that came with the page, with the tag's styles. */
  open(root: ShadowRoot, styles: readonly CSSResultOrNative[]): ShadowRoot {
    this.isShown = true;
    adoptStyles(root, [...styles]);
    void this.#prepare();
    return root;
  }

  async #prepare(): Promise<void> {
    const code = await this.#hydration.load();
    await code?.whenDue(this.#tag);
    this.#isDue = true;
    this.#tag.requestUpdate();
  }

  /** Updates the tag without rendering if it has to wait, or to render what is there already; false if it has to render. */
  update(changed: PropertyValues, isReady: boolean, render: () => TemplateResult, options: RenderOptions): boolean {
    if (!isReady || !this.#isDue) return this.#skip(changed);
    const root = this.#tag.renderRoot as ShadowRoot;
    const isTakenOver = this.#hydration.value?.hydrate(this.#tag, root, render(), options);
    this.isShown = false;
    // From here on, the tag asks for a newer answer, and a map comes; during an update, Lit would forget the request.
    queueMicrotask(() => this.#tag.requestUpdate());
    if (isTakenOver) return this.#skip(changed);
    root.replaceChildren();
    return false;
  }

  #skip(changed: PropertyValues): true {
    ReactiveElement.prototype['update'].call(this.#tag, changed);
    return true;
  }
}
