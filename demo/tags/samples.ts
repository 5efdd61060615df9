import type { Tag } from '../../build/tags.js';

/** Attributes for a tag with content, and its fallback. */
interface Sample {
  readonly attributes: Readonly<Record<string, string>>;
  readonly link: string;
}

export const SAMPLES: Readonly<Record<Tag, Sample>> = {
  'country-risk': { attributes: { country: 'TH' }, link: 'Thailand: travel safety' },
  'country-compare': { attributes: { countries: 'JP TH' }, link: 'Japan and Thailand compared' },
  'incident-list': { attributes: { country: 'KE', hours: '72' }, link: 'Recent incidents in Kenya' },
  'incident-map': { attributes: { country: 'KE', hours: '72', limit: '40' }, link: 'Recent incidents in Kenya' },
  'risk-methodology': { attributes: {}, link: 'How the score is computed' },
  'risk-table': { attributes: { region: 'Europe' }, link: 'Travel safety in Europe' },
  'risk-map': { attributes: { region: 'Asia' }, link: 'Travel safety in Asia' },
};
