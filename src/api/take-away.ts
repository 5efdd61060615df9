import type { Detail } from '../model/answer.js';
import type { Advisory, Country, CountryCompact, Rating } from '../model/country.js';
import type { Incident } from '../model/incident.js';
import type { Methodology } from '../model/methodology.js';
import { flat, type Asked, type Row, type TakenCredit } from '../model/take-away.js';
import { countriesUrl, countryUrl, feedUrl, methodologyUrl } from './address.js';
import type { WireRecord } from './fields.js';

/** The contract's own spelling of a key: `natural-disasters` becomes `natural_disasters`. */
const wireName = (key: string): string => key.replaceAll('-', '_');

const iso = (time: number | undefined): string | undefined => (time === undefined ? undefined : new Date(time).toISOString());

const detailRecord = (details: readonly Detail[] = []): WireRecord => Object.fromEntries(details.map(({ key, value }) => [wireName(key), value]));

/** A part of a record under its name; nothing at all if it is unknown, so that it takes no column. */
const part = (name: string, value: object | undefined): WireRecord => (value && Object.keys(value).length ? { [name]: value } : {});

const compactRecord = ({ iso2, iso3, name, otherName, region, score, tier, flag }: CountryCompact): WireRecord => ({
  iso2,
  iso3,
  // The publisher's own name, whatever language it is shown in.
  name: otherName ?? name,
  region,
  risk_score: score,
  risk_tier: tier,
  flag,
});

const byName = <T>(list: readonly T[], name: (one: T) => string, record: (one: T) => object): WireRecord =>
  Object.fromEntries(list.map((one) => [wireName(name(one)), record(one)]));

const rating = ({ score, label, notes }: Rating): object => ({ score, ...(label && { label }), ...(notes && { notes }) });

const advisory = ({ level, text, source, url, updated, details }: Advisory): object => ({
  level,
  text,
  source,
  url,
  updated: iso(updated),
  ...detailRecord(details),
});

/** The parts of a country by the names an editor gives them in `sections`. */
const PARTS: Readonly<Record<string, (country: Country) => WireRecord>> = {
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
  'quick-facts': ({ quickFacts }) => part('quick_facts', detailRecord(quickFacts)),
};

/** The sections that the comparison shows. */
const COMPARED = ['breakdown', 'advisories', 'quick-facts'];

const countryRecord = (country: Country, sections: readonly string[]): WireRecord =>
  Object.assign(compactRecord(country), ...(sections.length ? sections : Object.keys(PARTS)).map((name) => PARTS[name]?.(country)));

const incidentRecord = ({ id, title, summary, url, country, city, place, occurredAt, source, category, severity, resolved }: Incident): WireRecord => ({
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
  category: wireName(category),
  severity,
  resolved,
});

const methodologyRecord = (data: Methodology): WireRecord => ({
  composite: { formula: data.formula, renormalised_when_missing: data.isRenormalised, scale: data.scale },
  components: byName(
    data.components,
    ({ name }) => name,
    ({ weight, description, details }) => ({ weight, description, ...detailRecord(details) }),
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
export function takenData({ tag, sections }: Asked, shown: unknown): unknown {
  if (tag === 'country-risk') return countryRecord(shown as Country, sections);
  if (tag === 'country-compare') return (shown as readonly Country[]).map((country) => countryRecord(country, COMPARED));
  if (tag === 'risk-methodology') return methodologyRecord(shown as Methodology);
  if (tag.startsWith('risk-')) return (shown as readonly CountryCompact[]).map(compactRecord);
  return (shown as readonly Incident[]).map(incidentRecord);
}

/** The same as rows: one for each country or incident; for the methodology, one for each of its fields. */
export function takenRows({ tag }: Asked, data: unknown): readonly Row[] {
  if (tag === 'risk-methodology') return [...flat(data)].flatMap(([field, value]) => (value === undefined ? [] : flat({ field, value })));
  return (Array.isArray(data) ? data : [data]).map((one) => flat(one));
}

/** The addresses to ask for the data again; empty for data that came with the page. */
export function addressesOf(base: string, { tag, countries, region, hours, limit, includeResolved }: Asked): string {
  if (!base) return '';
  if (tag.startsWith('country-')) return countries.map((iso2) => countryUrl(base, iso2)).join(' ');
  if (tag === 'risk-methodology') return methodologyUrl(base);
  if (tag.startsWith('risk-')) return countriesUrl(base, region);
  return feedUrl(base, { country: countries[0], hours, limit, includeResolved });
}

export const creditRecord = (credit: TakenCredit): WireRecord => ({
  publisher: credit.publisher,
  publisher_url: credit.publisherUrl,
  licence: credit.licence,
  licence_url: credit.licenceUrl,
  source_url: credit.source,
  retrieved_at: credit.retrieved,
  changes: credit.changes,
});

/** What was asked and chosen; everything else is left out. */
const questionRecord = (asked: Asked): WireRecord => ({
  tag: asked.tag,
  countries: asked.countries.length ? asked.countries : undefined,
  region: asked.region || undefined,
  hours: asked.hours,
  limit: asked.limit,
  include_resolved: asked.includeResolved || undefined,
  sections: asked.sections.length ? asked.sections : undefined,
  categories: asked.categories.length ? asked.categories.map(wireName) : undefined,
  min_severity: (asked.minSeverity ?? 1) > 1 ? asked.minSeverity : undefined,
  search: asked.search || undefined,
});

/** The whole file: whom to credit before anything else. */
export function jsonOf(credit: TakenCredit, asked: Asked, data: unknown): string {
  const { retrieved_at: retrieved, ...named } = creditRecord(credit);
  return `${JSON.stringify({ credit: named, retrieved, question: questionRecord(asked), data }, null, 2)}\n`;
}
