import type { Incident } from '../model/incident.js';

/** The reader chose an incident. Bubbles, so that a page can listen to all its tags at once. */
export class IncidentSelectEvent extends Event {
  readonly incident: Incident;
  constructor(incident: Incident) {
    super('incident-select', { bubbles: true, composed: true });
    this.incident = incident;
  }
}

interface Bubbling {
  'incident-select': IncidentSelectEvent;
}

declare global {
  interface HTMLElementEventMap extends Bubbling {}
  interface DocumentEventMap extends Bubbling {}
}
