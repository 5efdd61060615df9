/** What we use of `Intl`. */
type Kind = 'Collator' | 'DateTimeFormat' | 'DisplayNames' | 'ListFormat' | 'NumberFormat' | 'PluralRules' | 'RelativeTimeFormat';
type Made<K extends Kind> = InstanceType<(typeof Intl)[K]>;
type Options<K extends Kind> = ConstructorParameters<(typeof Intl)[K]>[1];

const made = new Map<string, unknown>();

/** A format, a collator or names of a language. Each takes a slow phone several milliseconds to make, so it is made when first needed, and once. */
export function intl<K extends Kind>(kind: K, lang: string, options?: Options<K>): Made<K> {
  // Not a list as JSON: old libraries give lists a `toJSON` of their own.
  const key = `${kind} ${lang} ${JSON.stringify(options)}`;
  const Format = Intl[kind] as unknown as new (lang: string, options?: Options<K>) => Made<K>;
  const known = (made.get(key) as Made<K> | undefined) ?? new Format(lang, options);
  made.set(key, known);
  return known;
}

export const displayName = (lang: string, code: string): string | undefined =>
  intl('DisplayNames', lang, { type: 'region', style: 'short', fallback: 'none' }).of(code);
