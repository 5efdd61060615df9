const PAGE = 10;

/** Moves the focus by keyboard among things in a box that are one stop of the Tab key; the browser scrolls it into view. */
export function listenForSteps(box: HTMLElement | DocumentFragment, among: string): void {
  box.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const all = [...box.querySelectorAll<HTMLElement>(among)];
    const here = all.indexOf(event.target as HTMLElement);
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -here, End: all.length };
    const by = Object.hasOwn(steps, key) ? steps[key] : undefined;
    if (by === undefined || here < 0 || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, here + by))]?.focus();
  });
}

/** How long (ms) after a letter the next one belongs to the same name. */
const PAUSE = 1000;

/** Without accents, spaces and punctuation. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The index of the name that a key leads to from the one at `here`; -1 if there is none. */
export type FindName = (event: KeyboardEvent, names: readonly string[], here: number) => number;

/** Finds names by their first letters. The same letter again leads to the next name that begins with it; any other key begins a new name. */
function typeahead(): FindName {
  let before = '';
  let last = -PAUSE;
  return ({ key, timeStamp, altKey, ctrlKey, metaKey }, names, here) => {
    const letter = key.length > 1 || altKey || ctrlKey || metaKey ? '' : lettersOf(key);
    const typed = letter && (timeStamp - last > PAUSE ? letter : before + letter);
    [before, last] = [typed, timeStamp];
    if (!typed) return -1;
    const isRepeated = [...typed].every((each) => each === letter);
    const beginning = isRepeated ? letter : typed;
    const order = names.map((_, index) => (here + index + (isRepeated ? 1 : 0)) % names.length);
    return order.find((index) => lettersOf(names[index] ?? '').startsWith(beginning)) ?? -1;
  };
}

/** Moves the focus in a box among things that are one stop of the Tab key, by their first letters; what it returns finds other names by them. */
export function listenForLetters(box: HTMLElement | DocumentFragment, among: string): FindName {
  const find = typeahead();
  box.addEventListener('keydown', (event) => {
    const all = [...box.querySelectorAll<HTMLElement>(among)];
    const here = all.indexOf(event.target as HTMLElement);
    const names = all.map(({ textContent }) => textContent);
    const next = here < 0 ? -1 : find(event as KeyboardEvent, names, here);
    if (next < 0) return;
    event.preventDefault();
    all[next]?.focus();
  });
  return find;
}
