import type { ReactiveElement } from 'lit';
import { warnOnce } from './register.js';

/** The largest edit distance at which a name counts as misspelt: `country` and `countries`, which other tags have, differ by three letters. */
const maxDistance = (written: string, name: string): number => (name.length < 5 ? 1 : written.startsWith(name.slice(0, 5)) ? 3 : 2);

/** Levenshtein distance: how many letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const previousRow = row;
    row = [at + 1];
    for (const [index, otherLetter] of [...other].entries()) {
      const changed = (previousRow[index] ?? 0) + Number(letter !== otherLetter);
      row.push(Math.min(changed, (previousRow[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}

/** The known attribute closest to an unknown name; `undefined` if none is close enough. */
export function closestAttribute(name: string, known: readonly string[]): string | undefined {
  // Any element may have the first two, which are close to `scale` and `flags`; the tag itself sets the third.
  if (['style', 'class', 'state'].includes(name)) return undefined;
  const normalized = name.replaceAll('_', '-');
  const [best] = known.map((each) => [distance(normalized, each), each] as const).toSorted(([one], [other]) => one - other);
  return best && best[0] <= maxDistance(normalized, best[1]) ? best[1] : undefined;
}

/** Warns on the console about misspelt attributes and an unclosed tag. */
export function warnAboutMistakes(tag: ReactiveElement, isUnclosed: boolean): void {
  const { observedAttributes } = tag.constructor as typeof ReactiveElement;
  for (const name of tag.getAttributeNames()) {
    const suggestion = observedAttributes.includes(name) ? undefined : closestAttribute(name, observedAttributes);
    if (suggestion) warnOnce(tag, `has no attribute ${name}. Is it ${suggestion}?`);
  }
  if (isUnclosed) warnOnce(tag, `is not closed, so the rest of the story is inside it: write </${tag.localName}> right behind it.`);
}
