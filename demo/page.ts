// What the demo page does itself: the colour switch, the Copy buttons and the form at its end. The tags need none of it.
import { addCopyButtons } from './copy.js';
import { startForm } from './try-it.js';

/** `color-scheme` on the page is all it takes: the tags follow it. */
function startThemeSwitch(root: HTMLElement): void {
  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) document.documentElement.style.colorScheme = target.value;
  });
}

const themes = document.querySelector<HTMLElement>('[data-theme-switch]');
if (themes) startThemeSwitch(themes);
addCopyButtons();
startForm();
