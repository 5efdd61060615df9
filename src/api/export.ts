import { SECTIONS, type Country, type CountryCompact, type Section } from '../model/country.js';
import { flat, type ExportContent, type ExportCredit, type ExportQuery, type Row } from '../model/export.js';
import { sentOf, type WireRecord } from './decode.js';
import { COUNTRY } from './names.js';

/** The sections that the comparison shows. */
const COMPARED_SECTIONS: readonly Section[] = ['summary', 'breakdown', 'advisories', 'quick-facts'];

/** The section that a field of a country is shown in; `undefined` for those of a row of the list and for those that nobody foresaw. */
const sectionOf = (field: string): string | undefined =>
  Object.entries(COUNTRY).find(([name, { names }]) => (SECTIONS as readonly string[]).includes(name) && names.some((one) => one === field))?.[0];

/** The contract's own spelling of a key: `natural-disasters` becomes `natural_disasters`. */
const wireName = (key: string): string => key.replaceAll('-', '_');

/** A country as it was sent, without the sections that are not shown. A women's-safety rating without notes is not: alone it would mislead. */
function countryRecord(country: CountryCompact | Country, sections: readonly string[]): WireRecord {
  const isNoted = Boolean((country as Country).womensSafety?.notes);
  const isShown = (section: string | undefined): boolean => section === undefined || (sections.includes(section) && (isNoted || section !== 'womens-safety'));
  return Object.fromEntries(Object.entries(sentOf(country)).filter(([field]) => isShown(sectionOf(field))));
}

/** The publisher's record of a country with, behind it, the name we show if that is another one. */
const named = (record: WireRecord, shown: string | undefined): WireRecord => (shown ? { ...record, shown_name: shown } : record);

/** What is shown, exactly as it was sent: a list, or the one country or methodology there is. What we add has a column of its own. */
export function exportData(content: ExportContent, shownName: (country: CountryCompact) => string | undefined = () => undefined): unknown {
  switch (content.kind) {
    case 'country':
      return named(countryRecord(content.data, content.sections), shownName(content.data));
    case 'comparison':
      return content.data.map((country) => named(countryRecord(country, COMPARED_SECTIONS), shownName(country)));
    case 'countries':
      return content.data.map((country) => named(sentOf(country), shownName(country)));
    case 'incidents':
      return content.data.map(sentOf);
    case 'methodology':
      return sentOf(content.data);
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
  sort: query.sort || undefined,
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
