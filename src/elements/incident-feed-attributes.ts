import type { PropertyDeclarations } from 'lit';
import { pageState } from '../api/page-state.js';
import { HOURS, LIMIT, MIN_SEVERITIES, splitList, type Word } from '../model/attributes.js';
import { countryCode } from '../model/country.js';
import type { InvalidAttribute } from '../model/failure.js';
import { incidentSettings, type IncidentSettings, INCIDENT_CATEGORIES, type Feed, type Incident } from '../model/incident.js';
import { dayOf } from '../model/moment.js';
import { EmbedElement } from './embed-element.js';

/**
 * The attributes of `<incident-list>` and `<incident-map>`, and what follows from them alone.
 *
 * @fires incident-select - The reader opened an incident; read `incident` on the event.
 * @csspart list - The list.
 * @csspart item - One incident of the list.
 * @csspart filter - The filters: days, categories, severities.
 * @csspart legend - Days, categories and severities, which are also filters.
 */
export abstract class IncidentFeedAttributes extends EmbedElement<Feed> {
  static override properties: PropertyDeclarations = {
    country: {},
    hours: { accepts: HOURS, isRequired: true },
    limit: { accepts: LIMIT, isRequired: true },
    includeResolved: { attribute: 'include-resolved', type: Boolean },
    category: { accepts: { list: INCIDENT_CATEGORIES }, isRequired: true },
    minSeverity: { attribute: 'min-severity', accepts: MIN_SEVERITIES, isRequired: true },
    exclude: {},
    pin: {},
    published: {},
  };

  /** ISO 3166-1 alpha-2 code, e.g. `KE`; without it, the whole world. */
  country = '';
  /** How far to look back, in hours, from 1 to 8760; 720 (30 days) by default. */
  hours: '' | `${number}` = '';
  /** How many incidents to request, 1 to 200; 50 by default. */
  limit: '' | `${number}` = '';
  /** Includes resolved incidents. */
  includeResolved = false;
  /** Categories selected at first, e.g. `crime health`. */
  category = '';
  /** The lowest severity shown at first, 1 to 5. */
  minSeverity: Word<typeof MIN_SEVERITIES> = '';
  /** Ids of incidents that are never shown, e.g. one that turned out to be wrong. */
  exclude = '';
  /** Ids of incidents to list first, if the feed contains them and they pass the filters. */
  pin = '';
  /** The day the story ran, e.g. `2026-05-20`; it is marked among the days. */
  published = '';

  protected override *mistakes(): Generator<InvalidAttribute> {
    if (this.country.trim() && !countryCode(this.country)) yield { attribute: 'country', value: this.country };
    yield* super.mistakes();
  }

  protected override *ignored(): Generator<InvalidAttribute> {
    yield* super.ignored();
    if (this.published && dayOf(this.published) === undefined) yield { attribute: 'published', value: this.published };
  }

  protected get settings(): IncidentSettings {
    return incidentSettings(this);
  }

  /** The ids an editor excludes, on this tag or on every tag of the page. */
  protected get excluded(): readonly string[] {
    return splitList(`${this.exclude} ${pageState.settings.exclude ?? ''}`);
  }
}

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
