import type { PropertyDeclaration, PropertyValues, ReactiveElement } from 'lit';
import { pageState } from '../api/page-state.js';
import { respelled, unsupported, type Accepts } from '../model/attributes.js';
import type { InvalidAttribute } from '../model/failure.js';

declare module '@lit/reactive-element' {
  interface PropertyDeclaration {
    /** What an editor may write. */
    readonly accepts?: Accepts;
    /** True if the data depends on it: with other text nothing is shown. */
    readonly isRequired?: boolean;
  }
}

const declarations = (element: ReactiveElement): ReadonlyMap<PropertyKey, PropertyDeclaration> =>
  (element.constructor as typeof ReactiveElement).elementProperties;

const valuesOf = (element: ReactiveElement): Record<PropertyKey, unknown> => element as unknown as Record<PropertyKey, unknown>;

/** Makes text of what frameworks set: numbers, lists, nothing and `false`; its words are spelled as in our lists. */
export function takeText(element: ReactiveElement, changed: PropertyValues): void {
  const values = valuesOf(element);
  for (const name of changed.keys()) {
    const { attribute, type, state, accepts } = declarations(element).get(name) ?? {};
    const isText = attribute !== false && !state && (type === undefined || type === String);
    const value = values[name];
    if (isText && typeof value !== 'string') values[name] = value === false ? '' : String((value as string | number | null | undefined) ?? '');
    if (accepts) values[name] = respelled(values[name] as string, accepts);
  }
}

/** What a tag's attributes do not accept; of a tag without an attribute, the page's setting. */
export function* invalidAttributes(element: ReactiveElement, required: boolean): Generator<InvalidAttribute> {
  const settings = pageState.settings as Readonly<Record<PropertyKey, string | undefined>>;
  for (const [name, { attribute = String(name), accepts, isRequired = false }] of declarations(element)) {
    const text = (valuesOf(element)[name] as string) || settings[name];
    if (text && accepts && isRequired === required) yield* unsupported(String(attribute), text, accepts);
  }
}
