import { adoptStyles, isServer, ReactiveElement, type LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { Lazy } from './lazy.js';
import { SafeElement } from './safe-element.js';

const loadHydration = () => import('./hydration.js');

/** What came with the page's HTML in a tag's shadow root stays until the tag has the same to show, and takes it over. */
export abstract class PrerenderedElement extends SafeElement {
  /** @internal True until then; on a server there is nothing else. */
  isPrerendered: boolean = isServer;
  /** True once the browser has time to take it over, or a reader uses it. */
  #isDue = false;
  readonly #hydration = new Lazy(this, loadHydration);

  /** True once there is something to show in its place: that is better than a temporary failure. */
  protected abstract get isKnown(): boolean;

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRoot } = this;
    if (!shadowRoot) return super.createRenderRoot();
    this.isPrerendered = true;
    adoptStyles(shadowRoot, [...(this.constructor as typeof LitElement).elementStyles]);
    void this.#prepare();
    return shadowRoot;
  }

  async #prepare(): Promise<void> {
    const code = await this.#hydration.load();
    await code?.whenDue(this);
    this.#isDue = true;
    this.requestUpdate();
  }

  /** Skips rendering while it waits, and if the same content is there already. */
  protected override update(changed: PropertyValues): void {
    if (!this.isPrerendered) return super.update(changed);
    if (!this.isKnown || !this.#isDue) return this.#skip(changed);
    const root = this.renderRoot as ShadowRoot;
    const isTakenOver = this.#hydration.value?.hydrate(this, root, this.render() as TemplateResult, this.renderOptions);
    this.isPrerendered = false;
    // From here on, the tag asks for a newer answer, and a map comes; during an update, Lit would forget the request.
    queueMicrotask(() => this.requestUpdate());
    if (isTakenOver) return this.#skip(changed);
    root.replaceChildren();
    super.update(changed);
  }

  #skip(changed: PropertyValues): void {
    ReactiveElement.prototype['update'].call(this, changed);
  }
}
