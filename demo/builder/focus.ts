/** If `render` removes the focused control, with a step that moves or a country taken out, its successor gets the focus. */
export function keepFocus(render: () => void): void {
  const focused = document.activeElement;
  const field = focused?.closest('.field');
  render();
  if (!focused || focused.isConnected) return;
  const next = document.getElementById(focused.id) ?? field?.querySelector('input');
  next?.closest('details')?.setAttribute('open', '');
  next?.focus();
}

/** The select of the builder's language loads the page again: the state of the history says that it had the focus. */
const LANGUAGE = 'language';

export const rememberLanguage = (): void => history.replaceState(LANGUAGE, '');

export function focusLanguage(place: HTMLElement): void {
  if (history.state !== LANGUAGE) return;
  history.replaceState(null, '');
  place.querySelector('select')?.focus();
}
