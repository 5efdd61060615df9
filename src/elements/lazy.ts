import { isServer, type CSSResult, type ReactiveControllerHost } from 'lit';
import { adoptStyles } from '../ui/theme.js';

/** Loads the code of a feature. A constant, so that all tags know what one of them has loaded. */
export type Load<Module> = () => Promise<Module>;

const loaded = new WeakMap<Load<unknown>, unknown>();

/** Code, and the `styles` it exports, that is loaded when a feature is first used. The tag has to do without it until then, and if it cannot be loaded. */
export class Lazy<Module extends object> {
  /** The code and its styles, once they are here for this tag. */
  value: Module | undefined;
  readonly #host: ReactiveControllerHost & { readonly shadowRoot: ShadowRoot | null };
  readonly #load: Load<Module>;

  constructor(host: ReactiveControllerHost & { readonly shadowRoot: ShadowRoot | null }, load: Load<Module>) {
    this.#host = host;
    this.#load = load;
  }

  /** At once if the code is here already, else with an update of the tag; `undefined` if it cannot be loaded: the next call tries again. */
  async load(): Promise<Module | undefined> {
    if (this.value) return this.value;
    const isHere = loaded.has(this.#load);
    try {
      if (!isHere) loaded.set(this.#load, await this.#load());
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
      return undefined;
    }
    this.#use(loaded.get(this.#load) as Module);
    if (!isHere) this.#host.requestUpdate();
    return this.value;
  }

  #use(module: Module): void {
    this.value = module;
    const { styles } = module as { readonly styles?: readonly CSSResult[] };
    if (styles && !isServer && this.#host.shadowRoot) adoptStyles(this.#host.shadowRoot, styles);
  }
}
