import type { PrerenderAttributes, PrerenderOptions, PrerenderTag } from '../../src/embed/prerender.js';

/** The package as it is published, which a newsroom's server imports. */
export const { prerender, styles } = (await import(new URL('../../dist/prerender.js', import.meta.url).href)) as typeof import('../../src/embed/prerender.js');

/** A tag, its attributes, and the paths of the answers it shows. */
export type Sample = readonly [tag: PrerenderTag, attributes: PrerenderAttributes, ...paths: readonly string[]];

/** One of every tag, and every variant of the one that has some. */
export const SAMPLES: readonly Sample[] = [
  ['country-risk', { country: 'JP', variant: 'inline' }, '/countries/JP'],
  ['country-risk', { country: 'JP', variant: 'badge' }, '/countries/JP'],
  ['country-risk', { country: 'TH', 'heading-level': 2, published: '2026-05-01', 'published-score': 12 }, '/countries/TH'],
  ['country-risk', { country: 'KE', variant: 'full' }, '/countries/KE'],
  ['country-compare', { countries: 'JP TH' }, '/countries/JP', '/countries/TH'],
  ['incident-list', { country: 'KE', hours: 72 }, '/incidents/recent?country=KE&hours=72'],
  ['incident-map', { country: 'KE', hours: 72 }, '/incidents/recent?country=KE&hours=72'],
  ['risk-methodology', {}, '/methodology'],
  ['risk-table', { region: 'Asia' }, '/countries'],
  ['risk-map', {}, '/countries'],
];

/** A sample as HTML, from the answers of this API. */
export async function prerendered(base: string, [tag, attributes, ...paths]: Sample, options?: PrerenderOptions): Promise<string> {
  const answers = await Promise.all(paths.map(async (path) => (await fetch(`${base}/api/v1${path}`)).json()));
  return prerender(tag, { 'api-base': base, ...attributes }, tag === 'country-compare' ? answers : answers[0], options);
}
