// The page about every tag, generated from the same manifest as docs/tags.md.
import { facts } from 'virtual:tag-facts';
import { startThemeSwitch } from '../theme-switch.js';
import { workbench } from './section.js';
import { languages, loadSuggestions } from './suggestions.js';

const place = document.querySelector<HTMLElement>('[data-tags]');
const index = document.querySelector('[data-index]');

startThemeSwitch();

const benches = facts.map((fact) => workbench(fact));
place?.append(...benches.map(({ section }) => section));
index?.append(
  ...facts.map(({ tag }) => {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), { href: `#${tag}`, textContent: tag }));
    return item;
  }),
);
// Sections are rendered after the page has loaded, so its fragment has to be scrolled to again.
if (location.hash) document.querySelector(location.hash)?.scrollIntoView();

/** The page stays in English; only the containers of the tags change language. */
const choice = document.querySelector<HTMLSelectElement>('[data-language]');
choice?.append(...languages.filter(({ value }) => value !== 'en').map(({ value, label }) => new Option(label, value)));
choice?.addEventListener('change', ({ target }) => {
  for (const live of document.querySelectorAll<HTMLElement>('[data-live]')) live.lang = (target as HTMLSelectElement).value;
});
document.querySelector<HTMLSelectElement>('[data-direction]')?.addEventListener('change', ({ target }) => {
  document.documentElement.dir = (target as HTMLSelectElement).value;
});

const suggestions = await loadSuggestions();
for (const bench of benches) bench.suggest(suggestions);
