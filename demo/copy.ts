const SHOWN = 2000;

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

async function copy(text: Element, button: HTMLButtonElement): Promise<void> {
  const said = await navigator.clipboard?.writeText(text.textContent ?? '').then(
    () => ({ label: 'Copied', sentence: 'The snippet is on the clipboard.' }),
    () => undefined,
  );
  if (!said) select(text);
  const { label, sentence } = said ?? { label: 'Selected', sentence: 'The snippet is selected; copy it with the keyboard.' };
  button.textContent = label;
  button.classList.add('done');
  announce(sentence);
  setTimeout(() => {
    button.textContent = 'Copy';
    button.classList.remove('done');
  }, SHOWN);
}

/** Gives a snippet its Copy button. */
export function addCopyButton(pre: Element): void {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  button.setAttribute('aria-label', `Copy ${(pre.getAttribute('aria-label') ?? 'snippet').toLowerCase()}`);
  button.addEventListener('click', () => void copy(pre, button));
  pre.after(button);
}
