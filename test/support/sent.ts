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

/** Every kind of tag with attributes, and the answer of the contract that it shows. */
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

const WHO = { 'publisher-name': 'The Publisher', 'publisher-url': 'https://publisher.example' };

/** The HTML of a tag that was given an answer; empty if it is none to its question. */
export async function pageOf(tag: PrerenderTag, attributes: PrerenderAttributes, answer: unknown): Promise<string> {
  const sent = typeof answer === 'string' ? JSON.stringify(answer) : answer;
  const answers = tag === 'country-compare' ? [sent, { country: { iso2: 'FR', name: 'France' } }] : sent;
  try {
    return await prerender(tag, { ...WHO, ...attributes }, answers, { asOf: '2026-05-20T10:00:00Z' });
  } catch (error) {
    if ((error as Error).message === strings.snapshot) return '';
    throw error;
  }
}

/** What a reader sees of it: its text without Lit's marks. */
const seenOf = (markup: string): string =>
  markup
    .replace(/<!--[^]*?-->|<style>[^]*?<\/style>|<script[^]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

/** What a reader sees of a tag that was given an answer. */
export const seen = async (tag: PrerenderTag, attributes: PrerenderAttributes, answer: unknown): Promise<string> =>
  seenOf(await pageOf(tag, attributes, answer));

/** What a full profile of a country with these fields shows. */
export const profile = (fields: object): Promise<string> => seen('country-risk', { country: 'JP', variant: 'full' }, { country: { ...JAPAN, ...fields } });

/** What an incident with these fields shows in a list, once it is open. */
export const report = (fields: object): string => shownIncident(decodeIncident({ title: 'Road closed', ...fields }));

/** How many ratings of a breakdown are drawn. */
export const drawn = (breakdown: unknown): number => markupOf(cardOf(decode({ breakdown }), 'breakdown')).split('class="pips"').length - 1;
