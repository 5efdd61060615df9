/** The reader chose a country. */
export class CountrySelectEvent extends Event {
  readonly iso2: string;
  readonly country: string;
  constructor(iso2: string, country: string) {
    super('country-select', { bubbles: true, composed: true });
    this.iso2 = iso2;
    this.country = country;
  }
}
