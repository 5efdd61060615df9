/** A word of a vocabulary as it is compared: without blanks around it, in small letters, and with `_`, `-` and space as one. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replace(/[_-]/g, ' ');

/** The words of each vocabulary as they are compared: every row of an answer needs them. */
const vocabularies = new WeakMap<readonly string[], readonly string[]>();

/** The index of the word in a list; -1 if it is not in it. */
export function indexOfWord(list: readonly string[], word: string): number {
  const plain = vocabularies.get(list) ?? list.map(plainWord);
  vocabularies.set(list, plain);
  return plain.indexOf(plainWord(word));
}
