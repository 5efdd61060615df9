import type { PropertyDeclarations, PropertyValues } from 'lit';
import { fetchCountries } from '../api/country-list.js';
import { pageState } from '../api/page-state.js';
import { countriesUrl } from '../api/request.js';
import type { Query } from '../data/resource.js';
import { LIMIT, SORTS, type Word } from '../model/attributes.js';
import { codeMistakes, reservedRows } from '../model/country-choice.js';
import type { CompareNames } from '../model/country-list.js';
import { REGIONS, type CountryList } from '../model/country.js';
import type { InvalidAttribute } from '../model/failure.js';
import { emptyRows, regionWord, type TableLocalizer } from '../ui/risk-table.js';
import { common } from '../words/en.json?common';
import { country } from '../words/en.json?country';
import { table } from '../words/en.json?table';
import { intl } from '../words/localizer.js';
import { EmbedElement } from './embed-element.js';

const english = { ...country, ...table, ...common };

/** The attributes of `<risk-table>` and `<risk-map>`, and what derives from them alone: the query and the subject. */
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
  /** Only these countries, by their ISO 3166-1 alpha-2 codes with spaces or commas between them, e.g. `KE TZ UG`; with `region`, those of them that are in it. `<risk-map>` shows them, each with its name, among their neighbours in grey. */
  countries = '';
  /** The order at first: `name` (the default), `score` (lowest first) or `-score` (highest first). Equal scores are in the order of their names. */
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

  constructor() {
    super();
    const join = (): void => this.#joinRegions();
    this.addController({ hostConnected: join, hostDisconnected: join });
  }

  protected override attributesChanged(_changed: PropertyValues): void {
    this.#joinRegions();
  }

  protected override query(base: string): Query<CountryList> {
    const { region } = this;
    return { key: `${base} ${region}`, urls: [countriesUrl(base, region)], fetch: () => fetchCountries(base, region) };
  }

  protected override get localizer(): TableLocalizer {
    return this.localize.localizer(english);
  }

  protected get compareNames(): CompareNames {
    return intl('Collator', this.localizer.lang).compare;
  }

  protected override skeleton(): unknown {
    return emptyRows(reservedRows(this) + 1);
  }

  protected override get emptyText(): string {
    const { noCountriesIn, noCountries } = this.localizer.strings;
    return this.#ofRegion(noCountriesIn) || noCountries;
  }

  /** What the table lists, without the finding. */
  protected get subject(): string {
    const { byCountryIn, byCountry } = this.localizer.strings;
    return this.#ofRegion(byCountryIn) || byCountry;
  }

  /** A sentence about the editor's region; '' without one. */
  #ofRegion(sentence: string): string {
    const { region, localizer } = this;
    return region && localizer.localize(sentence, { region: regionWord(region, localizer) });
  }

  /** Registers the regions of connected tags, so that several regions become one request. */
  #joinRegions(): void {
    if (this.isConnected && !this.frozen) pageState.requestedRegions.set(this, this.region);
    else pageState.requestedRegions.delete(this);
  }
}

/** The reader chose a country. Bubbles, so that a page can listen to all its tags at once. */
export class CountrySelectEvent extends Event {
  readonly iso2: string;
  readonly country: string;
  constructor(iso2: string, country: string) {
    super('country-select', { bubbles: true, composed: true });
    this.iso2 = iso2;
    this.country = country;
  }
}

interface Bubbling {
  'country-select': CountrySelectEvent;
}

declare global {
  interface HTMLElementEventMap extends Bubbling {}
  interface DocumentEventMap extends Bubbling {}
}
