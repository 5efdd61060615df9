import type { Incident } from '../model/incident.js';

/** The reader chose an incident. */
export class IncidentSelectEvent extends Event {
  readonly incident: Incident;
  constructor(incident: Incident) {
    super('incident-select', { bubbles: true, composed: true });
    this.incident = incident;
  }
}
