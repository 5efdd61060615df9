import { render } from './parts.js';
import type { CSSResult } from './styles.js';

interface Controller {
  hostConnected?(): void;
  hostDisconnected?(): void;
  hostUpdate?(): void;
  hostUpdated?(): void;
}

interface Declaration {
  readonly attribute?: string;
  readonly state?: boolean;
  readonly type?: unknown;
}

function declareAll(kind: typeof LitElement, owner: typeof LitElement): void {
  for (const [name, declaration] of Object.entries(owner.properties ?? {})) kind.declareOne(name, declaration);
  if (owner.properties) declareAll(kind, Object.getPrototypeOf(owner) as typeof LitElement);
}

export class LitElement extends HTMLElement {
  declare static properties: Readonly<Record<string, Declaration>> | undefined;
  declare static styles: unknown;
  /** The property of each attribute, and whether it is a boolean. */
  declare static attributes: Map<string, readonly [property: string, isBoolean: boolean]>;

  declare renderRoot: ShadowRoot;
  updateComplete: Promise<boolean>;
  readonly #values: Record<string, unknown> = {};
  /** The properties that a page set before the tag was defined. */
  #early: Record<string, unknown> = {};
  #changed = new Set<string>();
  readonly #controllers = new Set<Controller>();
  #isPending = false;
  #begin: () => void = () => {};

  /** Read by the browser when the tag is defined; declares the properties of the class and of those it extends. */
  static get observedAttributes(): readonly string[] {
    this.attributes = new Map();
    declareAll(this, this);
    return [...this.attributes.keys()];
  }

  static declareOne(name: string, declaration: Declaration): void {
    const { attribute = name, state, type } = declaration;
    if (!state) this.attributes.set(attribute, [name, !!type]);
    Object.defineProperty(this.prototype, name, {
      get(this: LitElement) {
        return this.#values[name];
      },
      set(this: LitElement, value: unknown) {
        if (Object.is(value, this.#values[name])) return;
        this.#values[name] = value;
        this.#changed.add(name);
        this.requestUpdate(name, undefined, declaration);
      },
      configurable: true,
      enumerable: true,
    });
  }

  constructor() {
    super();
    const own = this as unknown as Record<string, unknown>;
    for (const [name] of (this.constructor as typeof LitElement).attributes.values()) {
      if (!Object.hasOwn(own, name)) continue;
      this.#early[name] = own[name];
      Reflect.deleteProperty(own, name);
    }
    this.updateComplete = new Promise((resolve) => (this.#begin = () => resolve(true)));
    this.requestUpdate();
  }

  addController(controller: Controller): void {
    this.#controllers.add(controller);
    if (this.renderRoot && this.isConnected) controller.hostConnected?.();
  }

  connectedCallback(): void {
    this.renderRoot ??= this.#open();
    this.#begin();
    this.#tell('hostConnected');
  }

  disconnectedCallback(): void {
    this.#tell('hostDisconnected');
  }

  attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
    const [name, isBoolean] = (this.constructor as typeof LitElement).attributes.get(attribute) ?? ['', false];
    (this as unknown as Record<string, unknown>)[name] = isBoolean ? value !== null : value;
  }

  requestUpdate(_name?: PropertyKey, _before?: unknown, _declared?: Declaration): void {
    if (this.#isPending) return;
    this.#isPending = true;
    const update = (): boolean => (this.performUpdate(), !this.#isPending);
    this.updateComplete = this.updateComplete.then(update, update);
  }

  performUpdate(): void {
    Object.assign(this, this.#early);
    this.#early = {};
    const changed = this.#changed;
    let view: unknown;
    try {
      this.willUpdate(changed);
      this.#tell('hostUpdate');
      view = this.render();
    } finally {
      this.#changed = new Set();
      this.#isPending = false;
    }
    render(view, this.renderRoot);
    this.#tell('hostUpdated');
    this.updated(changed);
  }

  willUpdate(_changed: ReadonlySet<string>): void {}
  updated(_changed: ReadonlySet<string>): void {}
  render(): unknown {
    return undefined;
  }

  #open(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const styles = [(this.constructor as typeof LitElement).styles].flat(Infinity) as CSSResult[];
    root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
    return root;
  }

  #tell(moment: keyof Controller): void {
    for (const controller of this.#controllers) controller[moment]?.();
  }
}
