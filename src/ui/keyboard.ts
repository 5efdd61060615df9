const PAGE = 10;

/** Moves the focus by arrow, page, Home and End keys among elements that share one tab stop; the browser scrolls them into view. */
export function listenForArrowKeys(box: HTMLElement | DocumentFragment, among: string): void {
  box.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
    const all = [...box.querySelectorAll<HTMLElement>(among)];
    const here = all.indexOf(event.target as HTMLElement);
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE, Home: -here, End: all.length };
    const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
    if (step === undefined || here < 0 || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    all[Math.max(0, Math.min(all.length - 1, here + step))]?.focus();
  });
}

/** A letter typed within this time (ms) continues the name. */
const PAUSE = 1000;

/** Strips accents, spaces and punctuation. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** The index of the name that a key selects, starting from index `here`; -1 if there is none. */
type FindName = (event: KeyboardEvent, names: readonly string[], here: number) => number;

/** Type-ahead search. A repeated letter cycles through the names that begin with it; any other key starts a new name. */
export function typeahead(): FindName {
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

/** Moves the focus by type-ahead among elements that share one tab stop. */
export function listenForTypeahead(box: HTMLElement | DocumentFragment, among: string): void {
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
}
