import type { PrerenderAttributes, PrerenderOptions, PrerenderTag } from '../../src/embed/prerender.js';

/** The built package, as a newsroom's server imports it. */
export const { prerender, styles } = (await import(new URL('../../dist/prerender.js', import.meta.url).href)) as typeof import('../../src/embed/prerender.js');

/** A tag, its attributes, and the paths of its responses. */
export type Sample = readonly [tag: PrerenderTag, attributes: PrerenderAttributes, ...paths: readonly string[]];

/** Every tag, and every variant of `<country-risk>`. */
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

/** Prerenders a sample with this API's responses. */
export async function prerendered(base: string, [tag, attributes, ...paths]: Sample, options?: PrerenderOptions): Promise<string> {
  const answers = await Promise.all(paths.map(async (path) => (await fetch(`${base}/api/v1${path}`)).json()));
  return prerender(tag, { 'api-base': base, ...attributes }, tag === 'country-compare' ? answers : answers[0], options);
}
