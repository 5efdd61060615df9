import { COMPARED_SECTIONS, SECTIONS, type Country, type CountryCompact } from '../model/country.js';
import type { ExportContent } from '../model/export.js';
import { sentOf } from '../model/sent.js';
import { SECTION_OF } from './country-compact.js';
import type { WireRecord } from './decode.js';

/** A country as sent, without the sections that are not shown. A women's-safety rating is never shown without notes: alone it would mislead. */
function countryRecord(country: CountryCompact | Country, sections: readonly string[]): WireRecord {
  const isNoted = Boolean((country as Country).womensSafety?.notes);
  const isShown = (section: string | undefined): boolean => section === undefined || (sections.includes(section) && (isNoted || section !== 'womens-safety'));
  return Object.fromEntries(Object.entries(sentOf(country)).filter(([field]) => isShown(SECTION_OF.get(field))));
}

/** Appends the name that we show, if it is not the publisher's. */
const named = (record: WireRecord, shown: string | undefined): WireRecord => (shown ? { ...record, shown_name: shown } : record);

/** The displayed data exactly as sent: a list, or a single country or methodology. Our additions have their own field. */
export function exportData(content: ExportContent, shownName: (country: CountryCompact) => string | undefined = () => undefined): unknown {
  switch (content.kind) {
    case 'country':
      return named(countryRecord(content.data, content.sections), shownName(content.data));
    case 'comparison':
      return content.data.map((country) => named(countryRecord(country, COMPARED_SECTIONS), shownName(country)));
    case 'countries':
      return content.data.map((country) => named(countryRecord(country, SECTIONS), shownName(country)));
    case 'incidents':
      return content.data.map(sentOf);
    case 'methodology':
      return sentOf(content.data);
  }
}
