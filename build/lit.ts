/**
 * Lit as the chunks of the CDN build need it: the same interface, but only what our tags use of it, in half of the bytes.
 * The package for bundlers has Lit itself; the tests of our elements run on both.
 *
 * Of templates: text, templates, nodes and lists as children; attributes, `?boolean`, `.property`, `@event` with a function; directives that are children.
 * Names are in small letters and no value has a bracket in it (test/unit/lit.test.ts looks at all our templates).
 * Of elements: attributes become properties, never the other way; a property's type is `Boolean` or text.
 */

/** Only a script can make such a list: what came as JSON is never a template. */
type Strings = readonly string[] & { readonly raw: readonly string[] };

interface Result {
  readonly strings: Strings;
  readonly values: readonly unknown[];
}

interface DirectiveResult {
  readonly directive: new () => Directive;
  readonly values: readonly unknown[];
}

export const nothing = null;
export const noChange = null;

export const html = (strings: Strings, ...values: readonly unknown[]): Result => ({ strings, values });

export class CSSResult {
  readonly cssText: string;
  #sheet: CSSStyleSheet | undefined;

  constructor(cssText: string) {
    this.cssText = cssText;
  }

  get styleSheet(): CSSStyleSheet {
    if (!this.#sheet) (this.#sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.#sheet;
  }

  toString(): string {
    return this.cssText;
  }
}

export const css = (strings: readonly string[], ...values: readonly unknown[]): CSSResult => new CSSResult(String.raw({ raw: strings }, ...values));

/** Stands for a value while the browser parses a template. No data is ever parsed. */
const MARK = 'lit$';
const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);

interface Policy {
  createHTML(text: string): string;
}

const host = globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: object): Policy } };
const OURS = Symbol.for('travel-safety-embeds');
const table = ((host as Record<symbol, { policy?: Policy | undefined }>)[OURS] ??= {});
/** A strict page lets no name be taken twice: a second file of ours uses the policy of the first. */
const policy = (table.policy ??= host.trustedTypes?.createPolicy('lit-html', { createHTML: (text: string) => text }));

/** Where a value goes: into the attribute of this name, between pieces of text, or in place of the comment at this index. */
interface Slot {
  readonly index: number;
  readonly name?: string;
  readonly pieces?: readonly string[];
}

/** A template as the browser has parsed it, and where its values go. */
class Template {
  readonly slots: Slot[] = [];
  readonly element = document.createElement('template');

  constructor(strings: Strings) {
    if (!strings.hasOwnProperty('raw')) throw new Error('This is no template.');
    // Within a tag the mark is text, elsewhere a comment; the last comment gives every child something to stand before.
    const text = `${strings.reduce((done, piece) => done + (/<[^>]*$/.test(done) ? MARK : `<!--${MARK}-->`) + piece)}<!---->`;
    this.element.innerHTML = policy?.createHTML(text) ?? text;
    walker.currentNode = this.element.content;
    for (let index = 0, node: Node | null; (node = walker.nextNode()); index++) {
      if ((node as Comment).data === MARK) this.slots.push({ index });
      else if (node instanceof Element) this.#attributes(node, index);
    }
  }

  #attributes(element: Element, index: number): void {
    for (const name of element.getAttributeNames()) {
      const pieces = element.getAttribute(name)?.split(MARK) ?? [];
      if (pieces.length < 2) continue;
      this.slots.push({ index, name, pieces });
      element.removeAttribute(name);
    }
  }
}

interface Part {
  readonly pieces?: readonly string[] | undefined;
  set(value: unknown): void;
}

/** A copy of a template with values in it. */
class Instance {
  readonly template: Template;
  readonly fragment: DocumentFragment;
  readonly #parts: readonly Part[];

  constructor(template: Template) {
    this.template = template;
    this.fragment = document.importNode(template.element.content, true);
    walker.currentNode = this.fragment;
    let at = -1;
    this.#parts = template.slots.map(({ index, name, pieces }) => {
      for (; at < index; at++) walker.nextNode();
      const node = walker.currentNode as ChildNode;
      return name && pieces ? new AttributePart(node as Element, name, pieces) : new ChildPart(node, node.nextSibling);
    });
  }

  set(values: readonly unknown[]): void {
    let place = 0;
    for (const part of this.#parts) {
      const { pieces } = part;
      // A value alone stays what it is; among pieces of text it becomes text.
      const isAlone = !pieces || String(pieces) === ',';
      part.set(isAlone ? values[place] : pieces.reduce((text, piece, index) => text + ((values[place + index - 1] ?? '') as string) + piece));
      place += isAlone ? 1 : pieces.length - 1;
    }
  }
}

class AttributePart implements Part {
  readonly pieces: readonly string[];
  readonly #element: Element;
  readonly #name: string;
  #value: unknown;

  constructor(element: Element, name: string, pieces: readonly string[]) {
    this.#element = element;
    this.#name = name;
    this.pieces = pieces;
  }

  set(value: unknown): void {
    if (value === this.#value) return;
    const element = this.#element;
    const name = this.#name;
    const rest = name.slice(1);
    if (name.startsWith('@')) {
      if (this.#value === undefined) element.addEventListener(rest, (event) => (this.#value as ((event: Event) => void) | null)?.(event));
    } else if (name.startsWith('.')) (element as unknown as Record<string, unknown>)[rest] = value;
    else if (name.startsWith('?')) element.toggleAttribute(rest, !!value);
    else if (value == null) element.removeAttribute(name);
    else element.setAttribute(name, value as string);
    this.#value = value;
  }
}

const templates = new WeakMap<Strings, Template>();

function templateOf(strings: Strings): Template {
  const known = templates.get(strings) ?? new Template(strings);
  templates.set(strings, known);
  return known;
}

/** What stands between two nodes; without a second one, up to the end of the parent. */
export class ChildPart implements Part {
  /** A text, a node, an instance of a template, or the parts of a list. */
  shown: unknown = '';
  readonly start: ChildNode;
  readonly end: ChildNode | null;
  #directive: Directive | undefined;

  constructor(start: ChildNode, end: ChildNode | null) {
    this.start = start;
    this.end = end;
  }

  set(value: unknown): void {
    const given = value ?? '';
    const { directive, strings, nodeType } = given as Partial<DirectiveResult & Result & Node>;
    if (directive) (this.#directive ??= new directive()).update(this, (given as DirectiveResult).values);
    else if (Object(given) !== given) this.#text(given);
    else if (strings) this.#instance(given as Result);
    else if (nodeType) this.#node(given as Node);
    else this.#list(given as Iterable<unknown>);
  }

  /** Takes away what is shown, from some node on. */
  clear(from: Node = this.start): void {
    while (from.nextSibling !== this.end) (from.nextSibling as ChildNode).remove();
  }

  insert<N extends Node>(node: N): N {
    return (this.start.parentNode as Node).insertBefore(node, this.end);
  }

  #text(text: unknown): void {
    if (text === this.shown) return;
    this.#node(document.createTextNode(String(text)));
    this.shown = text;
  }

  #node(node: Node): void {
    if (node === this.shown) return;
    this.clear();
    this.shown = this.insert(node);
  }

  #instance({ strings, values }: Result): void {
    const template = templateOf(strings);
    const shown = this.shown as Instance;
    if (shown.template === template) return shown.set(values);
    const instance = new Instance(template);
    instance.set(values);
    this.#node(instance.fragment);
    this.shown = instance;
  }

  #list(values: Iterable<unknown>): void {
    if (!Array.isArray(this.shown)) {
      this.clear();
      this.shown = [];
    }
    const parts = this.shown as ChildPart[];
    let count = 0;
    for (const value of values) (parts[count++] ??= insertPart(this)).set(value);
    this.clear(parts[count - 1]?.end ?? this.start);
    parts.length = count;
  }
}

/** What has a place among the children of a template and looks after it. */
export class Directive {
  update(_part: ChildPart, _values: readonly unknown[]): void {}
}

export const directive =
  (kind: new () => Directive) =>
  (...values: readonly unknown[]): DirectiveResult => ({ directive: kind, values });

/** A part of a list before another, or at its end: a new one, or one that moves. */
export function insertPart(list: ChildPart, before?: ChildPart, moved?: ChildPart): ChildPart {
  const parent = list.start.parentNode as Node;
  const place = before ? before.start : list.end;
  const add = <N extends Node>(node: N): N => parent.insertBefore(node, place);
  if (!moved) return new ChildPart(add(document.createComment('')), add(document.createComment('')));
  for (let node: Node | null = moved.start, next: Node | null; place !== (moved.end as Node).nextSibling; node = next) {
    next = (node as Node).nextSibling;
    add(node as Node);
  }
  return moved;
}

export const setChildPartValue = (part: ChildPart, value: unknown): ChildPart => (part.set(value), part);

export const setCommittedValue = (part: ChildPart, value: unknown): unknown => (part.shown = value);

export function removePart(part: ChildPart): void {
  part.clear();
  part.start.remove();
  part.end?.remove();
}

type Root = Node & { shownByLit?: ChildPart };

export function render(value: unknown, root: Root): void {
  (root.shownByLit ??= new ChildPart(root.appendChild(document.createComment('')), null)).set(value);
}

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
  /** The property of each attribute, and whether it is a Boolean. */
  declare static attributes: Record<string, readonly [property: string, isBoolean: boolean]>;

  declare renderRoot: ShadowRoot;
  updateComplete: Promise<boolean>;
  readonly #values: Record<string, unknown> = {};
  /** What a page set before the tag was defined. */
  #early: Record<string, unknown> = {};
  #changed = new Set<string>();
  readonly #controllers = new Set<Controller>();
  #isPending = false;
  #begin: () => void = () => {};

  /** The browser asks when the tag is defined: the properties of a class and of those it builds on. */
  static get observedAttributes(): readonly string[] {
    this.attributes = {};
    declareAll(this, this);
    return Object.keys(this.attributes);
  }

  static declareOne(name: string, { attribute = name, state, type }: Declaration): void {
    if (!state) this.attributes[attribute] = [name, !!type];
    Object.defineProperty(this.prototype, name, {
      get(this: LitElement) {
        return this.#values[name];
      },
      set(this: LitElement, value: unknown) {
        if (Object.is(value, this.#values[name])) return;
        this.#values[name] = value;
        this.#changed.add(name);
        this.requestUpdate();
      },
      configurable: true,
      enumerable: true,
    });
  }

  constructor() {
    super();
    const own = this as unknown as Record<string, unknown>;
    for (const [name] of Object.values((this.constructor as typeof LitElement).attributes)) {
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
    const [name, isBoolean] = (this.constructor as typeof LitElement).attributes[attribute]!;
    (this as unknown as Record<string, unknown>)[name] = isBoolean ? value !== null : value;
  }

  requestUpdate(): void {
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
    return nothing;
  }

  #open(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    const styles = [(this.constructor as typeof LitElement).styles].flat(Infinity) as CSSResult[];
    root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
    return root;
  }

  #tell(moment: keyof Controller): void {
    for (const controller of this.#controllers) controller[moment]?.();
  }
}
