type Strings = readonly string[];

/** Recognised by its class, so that neither JSON nor anything a page has put on `Object.prototype` can pass for a template. */
export class Result {
  readonly strings: Strings;
  readonly values: readonly unknown[];

  constructor(strings: Strings, values: readonly unknown[]) {
    this.strings = strings;
    this.values = values;
  }
}

export const html = (strings: Strings, ...values: readonly unknown[]): Result => new Result(strings, values);

/** Stands for a value while the browser parses a template. No data is ever parsed. */
const MARK = 'lit$';
/** Shared by templates and their copies, so that both count nodes in the same way. */
export const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_COMMENT);

interface Policy {
  createHTML(text: string): string;
}

const host = globalThis as { readonly trustedTypes?: { createPolicy(name: string, rules: object): Policy } };
const OURS = Symbol.for('travel-safety-embeds');
const table = ((host as Record<symbol, Record<string, Policy | undefined>>)[OURS] ??= {});
const POLICY = 'lit-html';
/** A strict page allows each policy name only once, so all our files, of other versions too, share the first file's policy, under a key that is never shortened. */
const policy = (table[POLICY] ??= host.trustedTypes?.createPolicy(POLICY, { createHTML: (text: string) => text }));

/** Where a value goes: into the attribute of this name, between pieces of text, or in place of the comment at this index. */
interface Slot {
  readonly index: number;
  readonly name?: string;
  readonly pieces?: readonly string[];
}

/** A template, parsed by the browser, and where its values go. */
export class Template {
  readonly slots: Slot[] = [];
  readonly element = document.createElement('template');

  constructor(strings: Strings) {
    // Inside a tag the mark is text, elsewhere a comment. The last comment gives every child a node to be inserted before.
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

const templates = new WeakMap<Strings, Template>();

export function templateOf(strings: Strings): Template {
  const known = templates.get(strings) ?? new Template(strings);
  templates.set(strings, known);
  return known;
}
