import { sampleDataset, type Dataset, type Row } from '../dataset.js';

/** A feed without its envelope, which is a failure, and null or empty nested objects, which are not. */
export const bareArray: Dataset = {
  ...sampleDataset,
  bareFeed: true,
  country: (iso2) => {
    const row = sampleDataset.rows().find((candidate) => candidate['iso2'] === iso2);
    return row && { ...row, ...nothing };
  },
};

const nothing: Row = {
  summary: null,
  breakdown: {},
  advisories: { uk: null, us: {} },
  drug_law: null,
  lgbtq: {},
  womens_safety: null,
  peace_index: {},
  quick_facts: null,
};
