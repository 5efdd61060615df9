import 'travel-safety-embeds';
import 'travel-safety-embeds/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const card: SvelteHTMLElements['country-risk'] = {
  class: 'wide',
  country: 'KE',
  variant: 'badge',
  'published-score': 49,
  'heading-level': 3,
  frozen: true,
  'onrisk-load': ({ data }) => [data.iso2],
};
export const map: SvelteHTMLElements['incident-map'] = { hours: 72, 'include-resolved': true, 'onincident-select': ({ incident }) => [incident.title] };
export const table: SvelteHTMLElements['risk-table'] = { region: 'Asia', 'oncountry-select': ({ iso2 }) => [iso2] };
// @ts-expect-error -- no such attribute
export const misspelt: SvelteHTMLElements['country-risk'] = { contry: 'KE' };
// @ts-expect-error -- no such variant
export const unknown: SvelteHTMLElements['country-risk'] = { variant: 'bagde' };
