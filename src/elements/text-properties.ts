import type { PropertyValues, ReactiveElement } from 'lit';

/** A word that an editor wrote, as the code spells it. */
export const wordOf = (written: string | undefined): string => (written ?? '').trim().toLowerCase();

/** The properties that hold a word of ours: their case does not count. */
const WORDS: readonly PropertyKey[] = ['theme', 'palette', 'flags', 'loading', 'variant', 'scale', 'sort', 'titleStyle'];

/** Frameworks set numbers, lists, nothing and `false` where an editor writes text. */
export function takeText(element: ReactiveElement, changed: PropertyValues): void {
  const { elementProperties } = element.constructor as typeof ReactiveElement;
  const values = element as unknown as Record<PropertyKey, unknown>;
  for (const name of changed.keys()) {
    const { attribute, type, state } = elementProperties.get(name) ?? {};
    const isText = attribute !== false && !state && (type === undefined || type === String);
    if (isText && typeof values[name] !== 'string')
      values[name] = values[name] === false ? '' : String((values[name] as string | number | null | undefined) ?? '');
    if (WORDS.includes(name)) values[name] = wordOf(values[name] as string);
  }
}
