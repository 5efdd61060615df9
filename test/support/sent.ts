import { decodeIncident } from '../../src/api/incident.js';
import { prerender, type PrerenderAttributes, type PrerenderTag } from '../../src/embed/prerender.js';
import { cardOf, decode } from './country.js';
import { strings } from './english.js';
import { shownIncident } from './incident.js';
import { markupOf } from './template.js';
import '../../src/index.js';

export const JAPAN = { iso2: 'JP', name: 'Japan', region: 'Asia', risk_score: 15, risk_tier: 'Very Safe' };
export const REPORT = {
  id: 'a',
  title: 'Road closed',
  country_iso: 'KE',
  city: 'Nairobi',
  occurred_at: '2026-05-20T09:00:00Z',
  source: 'Wire',
  category: 'health',
  severity: 3,
};
export const METHODOLOGY = { composite: { scale: `0-100, ${strings.direction}` }, components: {}, tiers: [], sources: ['Desk'], licence: 'CC BY 4.0' };

/** Every kind of tag with attributes and a response of the contract. */
export const TAGS: readonly (readonly [tag: PrerenderTag, attributes: PrerenderAttributes, answer: object])[] = [
  ['country-risk', { country: 'JP', variant: 'inline' }, { country: JAPAN }],
  ['country-risk', { country: 'JP', variant: 'inline' }, { countries: [JAPAN] }],
  ['country-risk', { country: 'JP', variant: 'badge' }, { country: JAPAN }],
  ['country-risk', { country: 'JP', variant: 'badge' }, { countries: [JAPAN] }],
  ['country-risk', { country: 'JP' }, { country: JAPAN }],
  ['country-risk', { country: 'JP', variant: 'full' }, { country: JAPAN }],
  ['country-compare', { countries: 'JP FR' }, { country: JAPAN }],
  ['risk-table', {}, { countries: [JAPAN] }],
  ['risk-map', {}, { countries: [JAPAN] }],
  ['incident-list', { country: 'KE' }, { incidents: [REPORT] }],
  ['incident-map', { country: 'KE' }, { incidents: [REPORT] }],
  ['risk-methodology', {}, METHODOLOGY],
];

const PUBLISHER = { 'publisher-name': 'The Publisher', 'publisher-url': 'https://publisher.example' };

/** The HTML of a tag with a response; empty if the response does not fit the tag. */
export async function pageOf(tag: PrerenderTag, attributes: PrerenderAttributes, answer: unknown): Promise<string> {
  const sent = typeof answer === 'string' ? JSON.stringify(answer) : answer;
  const answers = tag === 'country-compare' ? [sent, { country: { iso2: 'FR', name: 'France' } }] : sent;
  try {
    return await prerender(tag, { ...PUBLISHER, ...attributes }, answers, { asOf: '2026-05-20T10:00:00Z' });
  } catch (error) {
    if ((error as Error).message.startsWith('The answer cannot be read')) return '';
    throw error;
  }
}

/** Visible text of markup, without Lit's markers. */
const visibleTextOf = (markup: string): string =>
  markup
    .replace(/<!--[^]*?-->|<style>[^]*?<\/style>|<script[^]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** Visible text of a tag with a response. */
export const visibleText = async (tag: PrerenderTag, attributes: PrerenderAttributes, answer: unknown): Promise<string> =>
  visibleTextOf(await pageOf(tag, attributes, answer));

/** Text of a full profile with these fields. */
export const profile = (fields: object): Promise<string> =>
  visibleText('country-risk', { country: 'JP', variant: 'full' }, { country: { ...JAPAN, ...fields } });

/** Text of an open incident with these fields. */
export const report = (fields: object): string => shownIncident(decodeIncident({ title: 'Road closed', ...fields }));

/** Number of ratings drawn for a breakdown. */
export const drawn = (breakdown: unknown): number => markupOf(cardOf(decode({ breakdown }), 'breakdown')).split('class="pips"').length - 1;
