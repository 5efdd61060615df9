import { DEFAULT_HOURS } from '../src/model/incident.js';
import { summaryWord } from '../src/ui/incident-text.js';
import type { Localizer } from '../src/words/localizer.js';
import type { Tag } from './tags.js';

/** Titles use the strings of the tags. */
export type TitleLocalizer = Localizer<'common' | 'country' | 'compare' | 'methodology' | 'table' | 'riskMap' | 'incidents'>;

export const codesIn = (text = ''): readonly string[] => text.split(/[\s,;]+/).filter(Boolean);

/** A line about a tag with these attributes: its fallback content and the title of its frame. `sent` returns a country's name in the data. */
export function titleOf(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  localizer: TitleLocalizer,
  sent: (iso2: string) => string | undefined = () => undefined,
): string {
  const { strings, localize, countryName, placeName, translateTerm } = localizer;
  const nameOf = (code: string): string => countryName(code.toUpperCase()) ?? sent(code.toUpperCase()) ?? placeName(code.toUpperCase());
  const { name = '', country = '', countries = '', region: sentRegion = '', hours } = attributes;
  const region = translateTerm('regions', sentRegion) ?? sentRegion;
  switch (tag) {
    case 'country-risk':
      return [strings.travelRisk, name.trim() || (country.trim() && nameOf(country.trim()))].filter(Boolean).join(strings.colon);
    case 'country-compare':
      return localize(strings.comparedTitle, { names: codesIn(countries).map(nameOf).join(strings.comma) });
    case 'risk-table':
      return region ? localize(strings.byCountryIn, { region }) : strings.byCountry;
    case 'risk-map':
      return region ? localize(strings.riskMapOfRegion, { region }) : strings.riskMap;
    case 'risk-methodology':
      return strings.methodologyTitle;
    default:
      return summaryWord(undefined, country.trim().toUpperCase() || undefined, Number(hours) || DEFAULT_HOURS, localizer);
  }
}
