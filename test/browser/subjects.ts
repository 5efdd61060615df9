import '../../src/index.js';
import { REGIONS } from '../../src/model/country.js';
import { localize, strings, wrongWord } from '../support/english.js';
import { FEED, giveCountries, giveIncidents, LIST } from './give.js';
import type { Subject } from './subject.js';

const JAPAN = { path: `${LIST}/JP`, words: 'Japan' };
const THAILAND = { path: `${LIST}/TH`, words: 'Thailand' };

const notCovered = (iso2: string): string => localize(strings.notInDataset, { iso2 });

const ofCountry = (variant: string): Subject => ({
  tag: 'country-risk',
  hasTitle: variant !== 'inline',
  question: { ...JAPAN, attributes: `country="JP" variant="${variant}"` },
  other: { ...THAILAND, attributes: `country="TH" variant="${variant}"`, change: (element) => element.setAttribute('country', 'TH') },
  wrong: { attributes: `country="UK" variant="${variant}"`, sentence: strings['country-uk'] },
  empty: { attributes: `country="ZZ" variant="${variant}"`, sentence: notCovered('ZZ') },
});

const compare: Subject = {
  tag: 'country-compare',
  question: { ...JAPAN, attributes: 'countries="JP QQ"' },
  other: { ...THAILAND, attributes: 'countries="TH QQ"', change: (element) => element.setAttribute('countries', 'TH QQ') },
  wrong: { attributes: 'countries="JP"', sentence: localize(strings.countries, { value: 'JP' }) },
  empty: { attributes: 'countries="QQ QX"', sentence: notCovered('QQ and QX') },
};

const ofRegion = (tag: string): Subject => ({
  tag,
  question: { attributes: 'region="Asia"', path: `${LIST}?region=Asia`, words: 'Japan' },
  other: { attributes: 'region="Europe"', path: `${LIST}?region=Europe`, words: 'France', change: (element) => element.setAttribute('region', 'Europe') },
  wrong: { attributes: 'region="Atlantis"', sentence: wrongWord('region', 'Atlantis', REGIONS) },
  empty: {
    attributes: 'region="Oceania"',
    sentence: localize(strings.noCountriesIn, { region: 'Oceania' }),
    arrange: () => giveCountries(),
  },
});

const ofIncidents = (tag: string): Subject => ({
  tag,
  question: { attributes: 'country="KE"', path: `${FEED}?country=KE`, words: 'Mombasa' },
  other: { attributes: 'country="TH"', path: `${FEED}?country=TH`, words: 'Bangkok', change: (element) => element.setAttribute('country', 'TH') },
  wrong: { attributes: 'country="UK"', sentence: strings['country-uk'] },
  empty: {
    attributes: 'country="KE"',
    sentence: strings.silence,
    arrange: () => giveIncidents(),
  },
});

const methodology: Subject = {
  tag: 'risk-methodology',
  question: { attributes: '', path: '/api/v1/methodology', words: 'Sample incident feed' },
  wrong: { attributes: 'api-base="nowhere"', sentence: localize(strings['api-base'], { value: 'nowhere' }) },
};

/** Every tag, and every variant of `<country-risk>`. */
export const SUBJECTS: readonly Subject[] = [
  ...['inline', 'badge', 'card', 'full'].map(ofCountry),
  compare,
  ...['risk-table', 'risk-map'].map(ofRegion),
  ...['incident-list', 'incident-map'].map(ofIncidents),
  methodology,
];
