import type { ReactiveElement } from 'lit';
import { warnOnce } from './register.js';

/** How many letters a misspelt name may have wrong, missing or too many. */
const mistakesIn = (name: string): number => (name.length < 5 ? 1 : 2);

/** How many letters have to be changed, added or left out to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const above = row;
    row = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const changed = (above[index] ?? 0) + Number(letter !== wanted);
      row.push(Math.min(changed, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}

/** The attribute that is meant by a name that a tag does not know, if it is close enough to one. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.replaceAll('_', '-');
  const [best] = known.map((each) => [distance(written, each), each] as const).toSorted(([one], [other]) => one - other);
  return best && best[0] <= mistakesIn(best[1]) ? best[1] : undefined;
}

/** Warns on the console of what an editor may have meant. */
export function advise(tag: ReactiveElement, isUnclosed: boolean): void {
  const { observedAttributes } = tag.constructor as typeof ReactiveElement;
  for (const name of tag.getAttributeNames()) {
    // The tag itself writes its state, which is close to `scale`.
    const meant = name === 'state' || observedAttributes.includes(name) ? undefined : nearestName(name, observedAttributes);
    if (meant) warnOnce(tag, `has no attribute ${name}. Is it ${meant}?`);
  }
  if (isUnclosed) warnOnce(tag, `is not closed, so the rest of the story is inside it: write </${tag.localName}> right behind it.`);
}
