/** Initials that servers write in small letters. */
const INITIALS = /^(uk|us|un|eu|uae|gpi|iso|fcdo)$/;

/** The label of a key; an unknown key is made readable: `entryRules` becomes "Entry rules", `gpi_rank` "GPI rank". Initials and names stay as sent. */
export function labelOf(name: string, labels: Readonly<Record<string, string>> = {}): string {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  if (label !== undefined || name.includes(' ')) return label ?? name;
  const sent = /\p{Ll}/u.test(name) || name.length < 5 ? name : name.toLowerCase();
  const words = sent
    .replace(/\.(label|name|title|text|value|description)$/, '')
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => (INITIALS.test(word) ? word.toUpperCase() : /^\p{Lu}{2,}\d*$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.length === 2 ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1);
}
