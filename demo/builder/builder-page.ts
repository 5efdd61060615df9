// The builder: in the demo, and as a page of dist/cdn, where it knows its own folder.
import { facts } from 'virtual:tag-facts';
import { countries, languages } from 'virtual:known-values';
import { startThemeSwitch } from '../theme-switch.js';
import { Builder } from './builder.js';

/** What Trusted Types are, where a browser has them. */
interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): { createHTML(text: string): string };
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** For what an editor pastes: it is only read, as a document in which nothing runs and nothing loads. */
const reading = trustedTypes?.createPolicy('travel-safety-builder', { createHTML: (text) => text });

const parse = (text: string): Document => new DOMParser().parseFromString(reading?.createHTML(text) ?? text, 'text/html');

const absolute = (address: string | undefined): string => (address ? new URL(address, location.href).href : '');

startThemeSwitch();

const place = document.querySelector<HTMLElement>('[data-builder]');
if (place) {
  const { script, api = '', preview } = place.dataset;
  void new Builder(place, { facts, countries, languages, script: absolute(script), api, preview: absolute(preview), parse });
}
