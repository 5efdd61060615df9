/** Scrolls an incident's row into the list's view, below the `top` pixels that something sticky may cover. The page does not move. */
export function scrollToIncident(box: HTMLElement, id: string, top = 8): void {
  const row = [...box.querySelectorAll<HTMLElement>('.item')].find((item) => item.dataset['id'] === id);
  if (!row) return;
  const [item, view] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
  if (item.top < view.top + top - 8 || item.height > view.height - top) box.scrollTop += item.top - view.top - top;
  else if (item.bottom > view.bottom) box.scrollTop += Math.min(item.bottom - view.bottom + 8, item.top - view.top - top);
}
