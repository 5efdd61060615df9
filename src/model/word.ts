/** A word as the model spells it: `naturalDisasters`, `NATURAL_DISASTERS` and `Natural disasters` are `natural-disasters`. */
export const kebab = (word: string): string =>
  word
    .replace(/(\p{Ll}|\d)(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$&-')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

const stems = new Map<string, string>();

/** The same for comparing words only: without number, and with one spelling of British and American words. Kept, because rows repeat their words. */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = kebab(word.slice(0, 100))
    .replace(/iz(?=e|ing|ation)/g, 'is')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  if (stems.size < 2000) stems.set(word, made);
  return made;
}

/** The place in a list of the word that is meant; -1 if there is none. */
export const placeOf = (list: readonly string[], word: string): number => {
  const exact = list.indexOf(word);
  return exact < 0 ? list.findIndex((known) => stem(known) === stem(word)) : exact;
};
