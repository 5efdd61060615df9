import type { ChildPart } from './parts.js';

export class DirectiveResult {
  readonly kind: new () => Directive;
  readonly values: readonly unknown[];

  constructor(kind: new () => Directive, values: readonly unknown[]) {
    this.kind = kind;
    this.values = values;
  }
}

/** Controls one child part of a template. */
export class Directive {
  update(_part: ChildPart, _values: readonly unknown[]): void {}
}

export const directive =
  (kind: new () => Directive) =>
  (...values: readonly unknown[]): DirectiveResult =>
    new DirectiveResult(kind, values);

export const setChildPartValue = (part: ChildPart, value: unknown): ChildPart => (part.set(value), part);

export const setCommittedValue = (part: ChildPart, value: unknown): unknown => (part.shown = value);

export function removePart(part: ChildPart): void {
  part.clear();
  part.start.remove();
  part.end?.remove();
}
