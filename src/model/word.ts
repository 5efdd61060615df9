/** A word of a vocabulary as it is compared: without blanks around it, in small letters, and with `_`, `-` and space as one. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replace(/[_-]/g, ' ');

/** The index of the word in a list; -1 if it is not in it. */
export function indexOfWord(list: readonly string[], word: string): number {
  const plain = plainWord(word);
  return list.findIndex((known) => plainWord(known) === plain);
}
