import type { CountryCardWords } from './en/country-card.js';
import type { CountryCompareWords } from './en/country-compare.js';
import type { CountryProfileWords } from './en/country-profile.js';
import type { CountryWords } from './en/country.js';
import type { IncidentDetailsWords } from './en/incident-details.js';
import type { IncidentFiltersWords } from './en/incident-filters.js';
import type { IncidentMapWords } from './en/incident-map.js';
import type { IncidentNewsWords } from './en/incident-news.js';
import type { IncidentWords } from './en/incident.js';
import type { MapWords } from './en/map.js';
import type { MethodologyWords } from './en/methodology.js';
import type { PublishedWords } from './en/published.js';
import type { RiskMapWords } from './en/risk-map.js';
import type { RiskTableWords } from './en/risk-table.js';
import type { SharedWords } from './en/shared.js';
import type { TakeAwayWords } from './en/take-away.js';
import type { TroubleWords } from './en/trouble.js';

/** What every tag says in a language, and that language's words for the publisher's vocabulary. */
interface Main extends SharedWords, CountryWords {
  /** The publisher's fixed vocabulary in lower case, with its translation. */
  readonly vocabulary: Readonly<Record<string, string>>;
  /** Names of countries and territories that read better than those of `Intl`. */
  readonly names: Readonly<Record<string, string>>;
}

/** What the profile and the comparison share. */
type Facts = 'quickFacts' | 'facts';

/** A language, in the parts that are loaded separately. An English word file missing here would be missing in every other language. */
export interface Dictionary {
  readonly main: Main;
  readonly countryCard: CountryCardWords & Pick<CountryProfileWords, Facts>;
  readonly countryProfile: Omit<CountryProfileWords, Facts>;
  readonly countryCompare: CountryCompareWords;
  readonly published: PublishedWords;
  readonly methodology: MethodologyWords;
  readonly riskTable: RiskTableWords;
  readonly incident: IncidentWords & IncidentDetailsWords & IncidentFiltersWords & IncidentNewsWords;
  readonly maps: MapWords & RiskMapWords & IncidentMapWords;
  readonly takeAway: TakeAwayWords;
  readonly trouble: TroubleWords;
}

export type Part = keyof Dictionary;
