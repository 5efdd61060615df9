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
