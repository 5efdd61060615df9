import { type Directive, DirectiveResult } from './directive.js';
import { Result, templateOf, walker, type Template } from './template.js';

interface Part {
  readonly pieces?: readonly string[] | undefined;
  set(value: unknown): void;
}

/** A copy of a template, filled with values. */
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
      // A value that is the whole attribute keeps its type; between pieces of text it becomes text.
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

/** The content between two nodes; without a second one, up to the end of the parent. */
export class ChildPart implements Part {
  /** The current content: text, a node, an instance of a template, or the parts of a list. */
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
    if (given instanceof DirectiveResult) (this.#directive ??= new given.kind()).update(this, given.values);
    else if (Object(given) !== given) this.#text(given);
    else if (given instanceof Result) this.#instance(given);
    else if (given instanceof Node) this.#node(given);
    else this.#list(given as Iterable<unknown>);
  }

  /** Removes the content after a node. */
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

/** Inserts a part into a list, before another part or at the end: a new part, or an existing one that moves. */
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

type Root = Node & { shownByLit?: ChildPart };

export function render(value: unknown, root: Root): void {
  (root.shownByLit ??= new ChildPart(root.appendChild(document.createComment('')), null)).set(value);
}
