import type { PropertyDeclarations } from 'lit';
import { LIMIT, SORTS, type Word } from '../model/attributes.js';
import { codeMistakes } from '../model/country-choice.js';
import { REGIONS, type CountryList } from '../model/country.js';
import type { InvalidAttribute } from '../model/failure.js';
import { EmbedElement } from './embed-element.js';

/** The attributes of `<risk-table>` and `<risk-map>`, and what follows from them alone. */
export abstract class RiskTableAttributes extends EmbedElement<CountryList> {
  static override properties: PropertyDeclarations = {
    region: { accepts: REGIONS, isRequired: true },
    countries: {},
    sort: { accepts: SORTS, isRequired: true },
    limit: { accepts: LIMIT, isRequired: true },
    highlight: {},
  };

  /** Europe, Asia, Middle East, Africa, Latin America, North America or Oceania; without it, all regions. */
  region = '';
  /** Only these countries, by their ISO 3166-1 alpha-2 codes with spaces or commas between them, e.g. `KE TZ UG`; with `region`, those of them that are in it. A map looks at them and their neighbourhood. */
  countries = '';
  /** The order at first: `name`, `score` (lowest first) or `-score` (highest first). Equal scores are in the order of their names. */
  sort: Word<typeof SORTS> = '';
  /** How many countries to show, 1 to 200, the first in the order of `sort`; without it, all countries. */
  limit: '' | `${number}` = '';
  /** Countries that are marked and stay on top, whatever a reader searches and sorts, by their codes, e.g. `KE`. */
  highlight = '';

  protected override *mistakes(): Generator<InvalidAttribute> {
    yield* codeMistakes(this.countries);
    yield* super.mistakes();
  }

  protected override *ignored(): Generator<InvalidAttribute> {
    yield* super.ignored();
    yield* codeMistakes(this.highlight);
  }
}
