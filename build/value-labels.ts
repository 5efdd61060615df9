import { REGIONS, TIERS } from '../src/model/country.js';
import { INCIDENT_CATEGORIES } from '../src/model/incident.js';
import type { Localizer } from '../src/words/localizer.js';
import type { TitleLocalizer } from './titles.js';

/** The strings of the tags that the builder uses. */
export type ReaderWords = TitleLocalizer & Localizer<'card' | 'facts' | 'incidentFilters' | 'profile' | 'tableFilters'>;

export type Labels = Readonly<Record<string, string>>;

const severityLabels = ({ strings }: ReaderWords): Labels => Object.fromEntries(strings.severities.map((word, place) => [place + 1, word]));

/** Localized labels for the values of some attributes; the empty key stands for an unset attribute. */
export function valueLabels(words: ReaderWords): Readonly<Record<string, Labels>> {
  const { strings, localize, translateTerm } = words;
  const translated = (vocabulary: 'regions' | 'tiers', all: readonly string[]): Labels =>
    Object.fromEntries(all.map((word) => [word, translateTerm(vocabulary, word) ?? word]));
  return {
    region: { '': strings.allRegions, ...translated('regions', REGIONS) },
    'published-tier': translated('tiers', TIERS),
    'min-severity': { '': strings.anySeverity, ...severityLabels(words) },
    category: Object.fromEntries(INCIDENT_CATEGORIES.map((category) => [category, strings.categories[category]])),
    sections: {
      summary: strings.summaryTitle,
      breakdown: strings.breakdown,
      advisories: strings.advisories,
      'drug-law': strings.drugLaw,
      lgbtq: strings.lgbtq,
      'womens-safety': strings.womensSafety,
      'peace-index': localize(strings.peaceIndex, { edition: '' }).trim(),
      'quick-facts': strings.quickFacts,
      methodology: strings.methodology,
    },
  };
}
