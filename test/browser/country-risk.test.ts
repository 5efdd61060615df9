import '../../src/elements/country-risk.js';
import { contract } from './contract.js';

const COUNTRIES = '/api/v1/countries';

for (const variant of ['inline', 'badge', 'card', 'full']) {
  contract({
    tag: 'country-risk',
    hasTitle: variant !== 'inline',
    question: { attributes: `country="JP" variant="${variant}"`, path: `${COUNTRIES}/JP`, words: 'Japan' },
    other: {
      attributes: `country="TH" variant="${variant}"`,
      path: `${COUNTRIES}/TH`,
      words: 'Thailand',
      change: (element) => element.setAttribute('country', 'TH'),
    },
    wrong: { attributes: `country="UK" variant="${variant}"`, sentence: 'UK is not an ISO code (use GB for UK).' },
    empty: { attributes: `country="ZZ" variant="${variant}"`, sentence: 'This source does not cover ZZ.' },
  });
}
