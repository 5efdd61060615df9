import { html, nothing, type TemplateResult } from 'lit';
import type { Feed, Incident } from '../model/incident.js';
import { frameStyles } from '../ui/frame.js';
import { incidentDays } from '../ui/incident-days.js';
import { incidentFrameStyles } from '../ui/incident-frame-styles.js';
import { incidentFrame, type IncidentFrame } from '../ui/incident-frame.js';
import { foldedFilters } from '../ui/incident-list-frame.js';
import { incidentListStyles } from '../ui/incident-list-styles.js';
import { incidentList } from '../ui/incident-list.js';
import { incidentStyles } from '../ui/incident-styles.js';
import { details } from '../ui/theme-details.js';
import { incident } from '../words/en/incident.js';
import { shared } from '../words/en/shared.js';
import { dated } from '../words/format.js';
import { EmbedElement } from './embed-element.js';
import { IncidentFeedElement } from './incident-feed.js';
import { register } from './register.js';

/** The height (px) of the day that sticks to the top of the list. */
const DAY_HEIGHT = 38;

const english = { ...incident, ...shared };

/**
 * Recent incidents by day, with filters; the map's list without the map.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the list.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @fires incident-select - The reader opened an incident; read `incident` on the event.
 * @csspart list - The list.
 * @csspart item - One incident of the list.
 * @csspart filter - The filters: time window, categories, severities, and the button that opens them.
 * @csspart legend - Categories and severities, which are also filters.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--incident-list-height=26em] - Height of the list.
 */
export class IncidentListElement extends IncidentFeedElement<typeof english> {
  static override styles = [EmbedElement.styles, details, frameStyles, incidentStyles, incidentFrameStyles, incidentListStyles];

  protected override readonly english = english;
  #isOpen = false;
  #filters: typeof import('../ui/incident-filters.js') | undefined;
  #details: typeof import('./incident-list-details.js') | undefined;

  protected override rows(shown: Feed, now: number): TemplateResult {
    const voice = this.feedVoice;
    const focus = { hovered: [], selected: this.selected, details: (each: Incident) => this.#told(each, now) };
    const handlers = { hover: () => void this.#learnDetails(), select: (id: string | undefined) => void this.#open(id) };
    return incidentList(shown, focus, now, voice, handlers, (all, rows) => incidentDays(all, rows, now, voice));
  }

  protected override frame(common: IncidentFrame): TemplateResult {
    const voice = this.feedVoice;
    return incidentFrame(
      common,
      foldedFilters(this.#isOpen, this.#isOpen ? this.#panel() : nothing, voice, () => void this.#toggle()),
      voice,
    );
  }

  protected override reveal(list: HTMLElement, id: string): void {
    this.#details?.scrollToIncident(list, id, DAY_HEIGHT);
  }

  #panel(): unknown {
    const parts = this.#filters;
    if (!parts) return nothing;
    const voice = dated(this.speak({ ...english, ...parts.english }));
    return html`${parts.timeWindow(this.choice, voice)} ${parts.incidentLegend(this.choice, voice)}`;
  }

  #told(each: Incident, now: number): unknown {
    const parts = this.#details;
    return parts?.incidentDetails(each, now, { ...dated(this.speak({ ...english, ...parts.english })), zoneOf: parts.zoneOf });
  }

  async #toggle(): Promise<void> {
    this.#isOpen = !this.#isOpen;
    this.requestUpdate();
    this.#filters ??= await import('../ui/incident-filters.js').catch(() => undefined);
    if (this.#filters) this.adopt(this.#filters.styles);
    else this.#isOpen = false;
    this.requestUpdate();
  }

  async #learnDetails(): Promise<void> {
    this.#details ??= await import('./incident-list-details.js').catch(() => undefined);
    if (this.#details) this.adopt([this.#details.incidentDetailsStyles]);
  }

  async #open(id: string | undefined): Promise<void> {
    this.select(id);
    if (id === undefined) return;
    await this.#learnDetails();
    this.requestUpdate();
    await this.updateComplete;
    this.revealOpen();
  }
}

register('incident-list', IncidentListElement);

declare global {
  interface HTMLElementTagNameMap {
    'incident-list': IncidentListElement;
  }
}
