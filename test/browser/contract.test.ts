import '../../src/elements/incident-list.js';
import '../../src/elements/incident-map.js';
import '../../src/elements/risk-map.js';
import '../../src/elements/risk-methodology.js';
import '../../src/elements/risk-table.js';
import { contract } from './contract.js';
import type { Subject } from './subject.js';

const LIST = '/api/v1/countries';
const FEED = '/api/v1/incidents/recent';

const regions: Omit<Subject, 'tag'> = {
  question: { attributes: 'region="Asia"', path: `${LIST}?region=Asia`, words: 'Japan' },
  other: { attributes: 'region="Europe"', path: `${LIST}?region=Europe`, words: 'France', change: (element) => element.setAttribute('region', 'Europe') },
  wrong: {
    attributes: 'region="Atlantis"',
    sentence: '“Atlantis” is not a region: use Europe, Asia, Middle East, Africa, Latin America, North America or Oceania.',
  },
  empty: {
    attributes: 'region="Oceania"',
    sentence: 'The data has no countries in Oceania.',
    arrange: (api) => api.answer(LIST, { body: { count: 0, licence: 'CC BY 4.0', attribution: 'Publisher', countries: [] } }),
  },
};

const incidents: Omit<Subject, 'tag'> = {
  question: { attributes: 'country="KE"', path: `${FEED}?country=KE`, words: 'Mombasa' },
  other: { attributes: 'country="TH"', path: `${FEED}?country=TH`, words: 'Bangkok', change: (element) => element.setAttribute('country', 'TH') },
  wrong: { attributes: 'country="UK"', sentence: 'UK is not an ISO code (use GB for UK).' },
  empty: {
    attributes: 'country="KE"',
    sentence: 'No incidents reported in this period.',
    arrange: (api) => api.answer(FEED, { body: { count: 0, licence: 'CC BY 4.0', attribution: 'Publisher', incidents: [] } }),
  },
};

contract({ tag: 'risk-table', ...regions });
contract({ tag: 'risk-map', ...regions });
contract({ tag: 'incident-list', ...incidents });
contract({ tag: 'incident-map', ...incidents });
contract({
  tag: 'risk-methodology',
  question: { attributes: '', path: '/api/v1/methodology', words: '0.50 * editorial' },
  wrong: { attributes: 'api-base="nowhere"', sentence: 'api-base “nowhere” is not an https address without query or fragment.' },
});
