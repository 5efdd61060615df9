import { attribution, licence } from '../contract.js';
import { tierBands } from './ratings.js';

/** The computation of the composite score, as worded in the contract; tiers and cadence are sample values. */
export const methodology = {
  composite: {
    formula: '0.50 * editorial + 0.30 * authority + 0.15 * structural + 0.05 * live',
    renormalised_when_missing: true,
    scale: '0-100, lower is safer',
  },
  components: {
    editorial: { weight: 0.5, description: 'Six categories rated from 1 (low) to 5 (extreme) by editors.' },
    authority: { weight: 0.3, description: 'The more cautious of the UK and US government advisories.' },
    structural: { weight: 0.15, description: 'Global peace index and governance indicators.' },
    live: { weight: 0.05, description: 'Pressure of incidents over the last 30 days.' },
  },
  tiers: tierBands.map(({ level, label, low, high }) => ({ range: `${low}-${high}`, label, level })),
  sources: [
    'Sample government travel advisories',
    'Sample global peace index',
    'Sample governance indicators',
    'Sample health country profiles',
    'Sample incident feed',
  ],
  review_cadence: {
    editorial: 'every quarter',
    authority: 'every day',
    structural: 'every year',
    live: 'every hour',
  },
  licence,
  attribution,
} as const;
