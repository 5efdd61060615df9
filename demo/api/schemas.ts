import { breakdownKeys, categories, drugLawTiers, legalStatuses, regions, riskTiers, womensSafetyRatings } from './contract.js';

/** JSON Schemas of the resources, for the OpenAPI description and for the tests of the server. */

const text = { type: 'string' } as const;
const uri = { type: 'string', format: 'uri' } as const;
const alpha2 = { type: 'string', pattern: '^[A-Z]{2}$' } as const;
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const compactFields = {
  iso2: { ...alpha2, description: 'ISO 3166-1 alpha-2 code.' },
  iso3: { type: 'string', pattern: '^[A-Z]{3}$', description: 'ISO 3166-1 alpha-3 code.' },
  name: { ...text, description: 'Common English name.' },
  region: { type: 'string', enum: regions },
  risk_score: { type: 'integer', minimum: 0, maximum: 100, description: '0 = very safe, 100 = do not travel.' },
  risk_tier: { type: 'string', enum: riskTiers },
  flag: { ...text, description: 'Flag emoji.' },
};

const rating = { type: 'integer', minimum: 1, maximum: 5 } as const;

const envelope = { licence: { const: 'CC BY 4.0' }, attribution: text };

export const schemas = {
  CountryCompact: object(compactFields, ['iso2', 'name']),
  Advisory: object({ level: { type: 'integer', minimum: 1, maximum: 4 }, text, source: text, url: uri, updated: { type: 'string', format: 'date' } }),
  CountryFull: object(
    {
      ...compactFields,
      summary: text,
      breakdown: object(Object.fromEntries(breakdownKeys.map((key) => [key, rating]))),
      advisories: object({ uk: ref('Advisory'), us: ref('Advisory') }),
      drug_law: object({ tier: { type: 'string', enum: drugLawTiers }, summary: text }),
      lgbtq: object({ legal: { type: 'string', enum: legalStatuses }, social: text, notes: text }),
      womens_safety: object({ rating: { type: 'string', enum: womensSafetyRatings }, notes: text }),
      peace_index: object({
        rank: { type: 'integer', minimum: 1 },
        score: { type: 'number', minimum: 1, maximum: 5 },
        year: { type: 'integer' },
        total: { type: 'integer' },
        note: text,
      }),
      quick_facts: object({
        tap_water: text,
        currency: text,
        voltage: text,
        plug_type: text,
        calling_code: text,
        time_zone: text,
        drive_side: { type: 'string', enum: ['left', 'right'] },
      }),
    },
    ['iso2', 'name'],
  ),
  CountryList: object(
    {
      count: { type: 'integer', minimum: 0 },
      methodology: uri,
      ...envelope,
      countries: { type: 'array', items: ref('CountryCompact'), description: 'Alphabetical by name.' },
    },
    ['count', 'licence', 'attribution', 'countries'],
  ),
  CountryAnswer: object({ methodology: uri, ...envelope, country: ref('CountryFull') }, ['licence', 'attribution', 'country']),
  Methodology: object(
    {
      composite: object({ formula: text, renormalised_when_missing: { type: 'boolean' }, scale: text }),
      components: {
        type: 'object',
        additionalProperties: object({ weight: { type: 'number' }, description: text }, ['weight', 'description']),
      },
      tiers: {
        type: 'array',
        items: object({ range: text, label: text, level: { type: 'integer' } }, ['range', 'label', 'level']),
      },
      sources: { type: 'array', items: text },
      review_cadence: { type: 'object', additionalProperties: text },
      licence: text,
      attribution: text,
      docs: uri,
    },
    ['composite', 'components', 'tiers', 'sources', 'licence'],
  ),
  Incident: object({
    id: { type: 'string', format: 'uuid' },
    title: text,
    summary: text,
    url: uri,
    country_iso: alpha2,
    city: text,
    lat: { type: 'number', minimum: -90, maximum: 90 },
    lng: { type: 'number', minimum: -180, maximum: 180 },
    occurred_at: { type: 'string', format: 'date-time' },
    source: text,
    category: { type: 'string', enum: categories },
    severity: rating,
    status: { type: 'string', enum: ['live', 'resolved'] },
    resolved_at: { type: 'string', format: 'date-time' },
  }),
  IncidentFeed: object({ ...envelope, incidents: { type: 'array', items: ref('Incident'), description: 'Newest first.' } }, ['incidents']),
  ApiError: object({ error: text, message: text }, ['error', 'message']),
};

function object(properties: Readonly<Record<string, unknown>>, required: readonly string[] = []) {
  return { type: 'object', properties, ...(required.length > 0 && { required }) } as const;
}
