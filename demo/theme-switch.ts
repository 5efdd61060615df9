/** Sets the page's `color-scheme`, which the tags follow. The header's links carry it to the next page. */
function choose(scheme: string): void {
  document.documentElement.style.colorScheme = scheme;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.bar nav a')) link.search = new URLSearchParams({ theme: scheme }).toString();
}

export function startThemeSwitch(): void {
  const chosen = new URLSearchParams(location.search).get('theme');
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')) {
    input.addEventListener('change', () => choose(input.value));
    if (input.value !== chosen) continue;
    input.checked = true;
    choose(chosen);
  }
}
