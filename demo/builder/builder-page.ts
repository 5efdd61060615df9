// The builder, in the demo and as a page of dist/cdn, where it knows its own folder.
import { facts } from 'virtual:tag-facts';
import { countries, languages } from 'virtual:known-values';
import { startThemeSwitch } from '../theme-switch.js';
import { Builder } from './builder.js';
import { focusLanguage } from './focus.js';
import { loadReaderWords, readerWords } from './reader-words.js';
import { loadWords, pickLanguage } from './words.js';

/** The part of the Trusted Types API used here, where supported. */
interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): { createHTML(text: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** For pasted snippets, which are only parsed into an inert document. */
const policy = trustedTypes?.createPolicy('travel-safety-builder', { createHTML: (text) => text });

const parse = (text: string): Document => new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/html');

const absolute = (address: string | undefined): string => (address ? new URL(address, location.href).href : '');

startThemeSwitch();

const place = document.querySelector<HTMLElement>('[data-builder]');
if (place) {
  const requestedLanguage = new URLSearchParams(location.hash.slice(1)).get('ui');
  const language = pickLanguage([requestedLanguage ?? '', ...navigator.languages]);
  const [words] = await Promise.all([loadWords(language), loadReaderWords(language)]);
  const { documentElement } = document;
  // The demo's header and foot are always in English.
  for (const part of document.querySelectorAll<HTMLElement>('body > header, body > footer')) Object.assign(part, { lang: 'en', dir: 'ltr' });
  Object.assign(documentElement, { lang: language === 'en' ? 'en-GB' : language, dir: readerWords(language).dir });
  document.title = `${words.page.title} · Travel Safety Embeds`;
  document.querySelector('.skip-link')?.replaceChildren(words.page.skip);
  const { script = import.meta.env.VITE_SCRIPTS as string | undefined, api = '', preview } = place.dataset;
  place.replaceChildren();
  void new Builder(place, {
    facts,
    countries,
    languages,
    words,
    language,
    script: absolute(script),
    api,
    isSample: 'sample' in place.dataset,
    preview: absolute(preview),
    parse,
  });
  focusLanguage(place);
}
