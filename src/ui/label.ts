import { html, type TemplateResult } from 'lit';

const INITIALS = /^(uk|us|un|eu|uae|gpi|iso|fcdo|url|lgbt(?:i|q|qia?)?)$/;

/** The label of a key; without a translation, a readable form of the key in English. */
export function labelOf(name: string, labels: Readonly<Record<string, string>> = {}): string | TemplateResult {
  const label = Object.hasOwn(labels, name) ? labels[name] : undefined;
  return label ?? html`<bdi lang="en">${readable(name)}</bdi>`;
}

/** `entryRules` becomes "Entry rules", `gpi_rank` "GPI rank". Initialisms and names keep their case. */
export function readable(name: string): string {
  if (name.includes(' ')) return name.charAt(0).toUpperCase() + name.slice(1);
  const sent = /\p{Ll}/u.test(name) || name.length < 5 ? name : name.toLowerCase();
  const words = sent
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$& ')
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => (INITIALS.test(word) ? word.toUpperCase() : /^\p{Lu}{2,}\d*$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.length === 2 ? words.toUpperCase() : words.charAt(0).toUpperCase() + words.slice(1);
}
