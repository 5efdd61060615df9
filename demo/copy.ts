const SHOWN = 2000;

/** The words of a Copy button. */
export interface CopyWords {
  readonly copy: string;
  readonly copied: string;
  readonly selected: string;
  readonly copiedSaid: string;
  readonly selectedSaid: string;
}

export const ENGLISH: CopyWords = {
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected',
  copiedSaid: 'The snippet is on the clipboard.',
  selectedSaid: 'The snippet is selected; copy it with the keyboard.',
};

let spoken: HTMLElement | undefined;

/** Says a sentence to screen readers, politely. */
function announce(sentence: string): void {
  spoken ??= document.body.appendChild(Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' }));
  spoken.textContent = sentence;
}

/** Without a clipboard, selects the text, ready for the reader's own copy command. */
function select(text: Element): void {
  getSelection()?.selectAllChildren(text);
}

/** True if the text is on the clipboard; else it is selected. */
async function copy(text: Element): Promise<boolean> {
  const isCopied = (await navigator.clipboard?.writeText(text.textContent ?? '').then(
    () => true,
    () => false,
  )) as boolean | undefined;
  if (!isCopied) select(text);
  return Boolean(isCopied);
}

/** Gives a snippet its Copy button, which says for a while what it has done. */
export function addCopyButton(pre: Element, words = ENGLISH): void {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words.copy });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (label: string, isDone: boolean): void => {
    button.textContent = label;
    button.classList.toggle('done', isDone);
  };
  const press = async (): Promise<void> => {
    const isCopied = await copy(pre);
    say(isCopied ? words.copied : words.selected, true);
    announce(isCopied ? words.copiedSaid : words.selectedSaid);
    clearTimeout(timer);
    timer = setTimeout(() => say(words.copy, false), SHOWN);
  };
  button.setAttribute('aria-label', `${words.copy}: ${pre.getAttribute('aria-label') ?? ''}`);
  button.addEventListener('click', () => void press());
  pre.after(button);
}
