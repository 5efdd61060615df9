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

async function copy(text: Element): Promise<{ readonly label: string; readonly sentence: string }> {
  const said = await navigator.clipboard?.writeText(text.textContent ?? '').then(
    () => ({ label: 'Copied', sentence: 'The snippet is on the clipboard.' }),
    () => undefined,
  );
  if (!said) select(text);
  return said ?? { label: 'Selected', sentence: 'The snippet is selected; copy it with the keyboard.' };
}

/** Gives a snippet its Copy button, which says for a while what it has done. */
export function addCopyButton(pre: Element): void {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (label: string, isDone: boolean): void => {
    button.textContent = label;
    button.classList.toggle('done', isDone);
  };
  const press = async (): Promise<void> => {
    const { label, sentence } = await copy(pre);
    say(label, true);
    announce(sentence);
    clearTimeout(timer);
    timer = setTimeout(() => say('Copy', false), SHOWN);
  };
  button.setAttribute('aria-label', `Copy ${(pre.getAttribute('aria-label') ?? 'snippet').toLowerCase()}`);
  button.addEventListener('click', () => void press());
  pre.after(button);
}
