import type { Incident } from '../model/incident.js';

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

/** The reader chose an incident. */
export class IncidentSelectEvent extends Event {
  readonly incident: Incident;
  constructor(incident: Incident) {
    super('incident-select', { bubbles: true, composed: true });
    this.incident = incident;
  }
}
