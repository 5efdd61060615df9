import type { Detail } from '../model/answer.js';
import type { Advisory, Country, CountryCompact, Rating, Section } from '../model/country.js';
import { flat, type ExportContent, type ExportCredit, type ExportQuery, type Row } from '../model/export.js';
import { UNCLASSIFIED, type Incident } from '../model/incident.js';
import type { Methodology } from '../model/methodology.js';
import type { WireRecord } from './decode.js';

/** The contract's own spelling of a key: `natural-disasters` becomes `natural_disasters`. */
const wireName = (key: string): string => key.replaceAll('-', '_');

const iso = (time: number | undefined): string | undefined => (time === undefined ? undefined : new Date(time).toISOString());

const detailRecord = (details: readonly Detail[] = []): WireRecord => Object.fromEntries(details.map(({ key, value }) => [wireName(key), value]));

/** A part of a record under its name; nothing at all if it is unknown, so that it takes no column. */
const part = (name: string, value: object | undefined): WireRecord => (value && Object.keys(value).length ? { [name]: value } : {});

const compactRecord = ({ iso2, iso3, name, otherName, region, score, tier, flag, sentScore }: CountryCompact): WireRecord => ({
  iso2,
  iso3,
  // The publisher's own name, whatever language it is shown in.
  name: otherName ?? name,
  region,
  risk_score: sentScore ?? score,
  risk_tier: tier,
  flag,
});

const byName = <T>(list: readonly T[], name: (one: T) => string, record: (one: T) => object): WireRecord =>
  Object.fromEntries(list.map((one) => [wireName(name(one)), record(one)]));

const rating = ({ score, label, notes, details }: Rating): object => ({ score, ...(label && { label }), ...(notes && { notes }), ...detailRecord(details) });

const advisory = ({ level, text, source, url, updated, details }: Advisory): object => ({
  level,
  text,
  source,
  url,
  updated: iso(updated),
  ...detailRecord(details),
});

/** The parts of a country by the names an editor gives them in `sections`. */
const SECTION_RECORDS: Readonly<Record<Section, (country: Partial<Country>) => WireRecord>> = {
  summary: ({ summary }) => (summary ? { summary } : {}),
  breakdown: ({ breakdown }) =>
    part(
      'breakdown',
      byName(breakdown ?? [], ({ category }) => category, rating),
    ),
  advisories: ({ advisories }) =>
    part(
      'advisories',
      byName(advisories ?? [], ({ government }) => government, advisory),
    ),
  'drug-law': ({ drugLaw: law }) => part('drug_law', law && { tier: law.rating, notes: law.notes, ...detailRecord(law.details) }),
  lgbtq: ({ lgbtq: is }) => part('lgbtq', is && { legal: is.legal, social: is.social, notes: is.notes, ...detailRecord(is.details) }),
  // As on the page, a rating is left out if it has no notes: alone it would mislead.
  'womens-safety': ({ womensSafety: is }) => part('womens_safety', is && { rating: is.notes && is.rating, notes: is.notes, ...detailRecord(is.details) }),
  'peace-index': ({ peaceIndex: is }) =>
    part('peace_index', is && { rank: is.rank, total: is.total, score: is.score, edition: is.edition, ...detailRecord(is.details) }),
  'quick-facts': ({ quickFacts, details }) => ({ ...part('quick_facts', detailRecord(quickFacts)), ...part('other', detailRecord(details)) }),
  methodology: () => ({}),
};

/** The sections that the comparison shows. */
const COMPARED_SECTIONS: readonly Section[] = ['summary', 'breakdown', 'advisories', 'quick-facts'];

const countryRecord = (country: CountryCompact | Country, sections: readonly Section[]): WireRecord =>
  Object.assign(compactRecord(country), ...sections.map((section) => SECTION_RECORDS[section](country)));

const incidentRecord = ({
  id,
  title,
  summary,
  url,
  country,
  city,
  place,
  occurredAt,
  source,
  category,
  severity,
  resolved,
  details,
}: Incident): WireRecord => ({
  id,
  title,
  summary,
  url,
  country_iso: country,
  city,
  lat: place?.lat,
  lng: place?.lng,
  occurred_at: iso(occurredAt),
  source,
  category: category === UNCLASSIFIED ? undefined : wireName(category),
  severity,
  resolved,
  ...part('other', detailRecord(details)),
});

const methodologyRecord = (data: Methodology): WireRecord => ({
  composite: { formula: data.formula, renormalised_when_missing: data.isRenormalised, scale: data.scale },
  components: byName(
    data.components,
    ({ name }) => name,
    ({ weight, sentWeight, description, details }) => ({ weight: sentWeight ?? weight, description, ...detailRecord(details) }),
  ),
  tiers: data.tiers.map(({ range, label, level, details }) => ({ range, label, level, ...detailRecord(details) })),
  sources: data.sources.map(({ name, url }) => (url ? { name, url } : name)),
  review_cadence: detailRecord(data.cadence),
  licence: data.licence,
  attribution: data.attribution,
  docs: data.docs,
  ...detailRecord(data.details),
});

/** What is shown, as the contract writes it: a list, or the one country or methodology there is. */
export function exportData(content: ExportContent): unknown {
  switch (content.kind) {
    case 'country':
      return countryRecord(content.data, content.sections);
    case 'comparison':
      return content.data.map((country) => countryRecord(country, COMPARED_SECTIONS));
    case 'countries':
      return content.data.map(compactRecord);
    case 'incidents':
      return content.data.map(incidentRecord);
    case 'methodology':
      return methodologyRecord(content.data);
  }
}

/** The same as rows: one for each country or incident; for the methodology, one for each of its fields. */
export function exportRows({ kind }: ExportContent, data: unknown): readonly Row[] {
  if (kind === 'methodology') return [...flat(data)].flatMap(([field, value]) => (value === undefined ? [] : flat({ field, value })));
  return (Array.isArray(data) ? data : [data]).map((one) => flat(one));
}

export const creditRecord = (credit: ExportCredit): WireRecord => ({
  publisher: credit.publisher,
  publisher_url: credit.publisherUrl,
  licence: credit.licence,
  licence_url: credit.licenceUrl,
  source_url: credit.source,
  retrieved_at: credit.retrieved,
  changes: credit.changes,
});

/** What was asked and chosen; everything else is left out. */
const queryRecord = (query: ExportQuery): WireRecord => ({
  tag: query.tag,
  countries: query.countries?.length ? query.countries : undefined,
  region: query.region || undefined,
  hours: query.hours,
  limit: query.limit,
  include_resolved: query.includeResolved || undefined,
  sections: query.sections?.length ? query.sections : undefined,
  categories: query.categories?.length ? query.categories.map(wireName) : undefined,
  min_severity: (query.minSeverity ?? 1) > 1 ? query.minSeverity : undefined,
  search: query.search || undefined,
});

/** The whole file: whom to credit before anything else. */
export function jsonOf(credit: ExportCredit, query: ExportQuery, data: unknown): string {
  const { retrieved_at: retrieved, ...named } = creditRecord(credit);
  return `${JSON.stringify({ credit: named, retrieved, question: queryRecord(query), data }, null, 2)}
`;
}
