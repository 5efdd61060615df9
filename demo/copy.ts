const LABEL_DURATION = 2000;

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

let status: HTMLElement | undefined;

/** The page's status. It comes with the first button, because screen readers may miss one that comes with its text. */
const pageStatus = (): HTMLElement =>
  (status ??= document.body.appendChild(Object.assign(document.createElement('p'), { className: 'visually-hidden', role: 'status' })));

/** Selects the text for manual copying if the clipboard is unavailable. */
function select(text: Element): void {
  getSelection()?.selectAllChildren(text);
}

/** Resolves to true if the text is on the clipboard; otherwise it is selected. */
async function copy(text: Element): Promise<boolean> {
  const isCopied = (await navigator.clipboard?.writeText(text.textContent ?? '').then(
    () => true,
    () => false,
  )) as boolean | undefined;
  if (!isCopied) select(text);
  return Boolean(isCopied);
}

/** Adds a Copy button to a snippet; its label shows the result for a while. */
export function addCopyButton(pre: Element, words = ENGLISH): void {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words.copy });
  const live = pageStatus();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setLabel = (label: string, isDone: boolean): void => {
    button.textContent = label;
    button.classList.toggle('done', isDone);
  };
  const onClick = async (): Promise<void> => {
    live.textContent = ''; // so that the same words are announced again
    const isCopied = await copy(pre);
    setLabel(isCopied ? words.copied : words.selected, true);
    live.textContent = isCopied ? words.copiedSaid : words.selectedSaid;
    clearTimeout(timer);
    timer = setTimeout(() => setLabel(words.copy, false), LABEL_DURATION);
  };
  button.setAttribute('aria-label', `${words.copy}: ${pre.getAttribute('aria-label') ?? ''}`);
  button.addEventListener('click', () => void onClick());
  pre.after(button);
}
