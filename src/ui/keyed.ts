import { noChange } from 'lit';
import { insertPart, removePart, setChildPartValue, setCommittedValue } from 'lit/directive-helpers.js';
import { directive, Directive, type ChildPart } from 'lit/directive.js';

type Key = string | number;

function take(part: ChildPart): void {
  removePart(part);
  (part.endNode as ChildNode | null)?.remove(); // Lit leaves its end marker in the document
}

/** Templates with a key each: those that stay keep their elements, and so the focus, while others come and go. */
class Keyed extends Directive {
  #parts = new Map<Key, ChildPart>();

  override render(_pairs: readonly (readonly [Key, unknown])[]): unknown {
    return noChange;
  }

  /** Works from last to first, inserting each part before the one that follows it; `insertPart` does not move a part that is in place already. */
  override update(list: ChildPart, [pairs]: Parameters<this['render']>): unknown {
    const before = this.#parts;
    const keys = new Set(pairs.map(([key]) => key));
    for (const [key, part] of before) if (!keys.has(key)) take(part);
    this.#parts = new Map();
    let next: ChildPart | undefined;
    for (const [key, template] of pairs.toReversed()) {
      next = insertPart(list, next, this.#parts.has(key) ? undefined : before.get(key));
      setChildPartValue(next, template);
      this.#parts.set(key, next);
    }
    setCommittedValue(list, [...this.#parts.values()].toReversed());
    return noChange;
  }
}

/** Pairs of a key and its template, in order. */
export const keyed = directive(Keyed);
