import type { TemplateResult } from 'lit';
import { incidentFrame, type IncidentFrame } from '../ui/incident-list.js';
import { incidentListStyles } from '../ui/incident-list.styles.js';
import type { ListLocalizer } from '../ui/incident-text.js';
import { updateStyles } from '../ui/incident-update.js';
import { contentStyles } from '../ui/content.styles.js';
import { common } from '../words/en.json?common';
import { incidents } from '../words/en.json?incidents';
import { EmbedElement } from './embed-element.js';
import { IncidentFeedElement } from './incident-feed-element.js';
import type { IncidentActions } from './lazy-legend.js';

const english = { ...incidents, ...common };

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
 * @csspart filter - The filters: days, categories, severities.
 * @csspart legend - Days, categories and severities, which are also filters.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--incident-list-height=26em] - Height of the list.
 */
export class IncidentListElement extends IncidentFeedElement {
  static override styles = [EmbedElement.styles, contentStyles, incidentListStyles, updateStyles];

  protected override act({ shrinkToFit }: IncidentActions): void {
    shrinkToFit(this, '.list', () => this.slices.isWhole && this.view.all);
  }

  protected override get localizer(): ListLocalizer {
    return this.localize.localizer(english);
  }

  protected override rows(now: number): TemplateResult {
    return this.rowsOf(this.view.shown, now, { hovered: [] }, { hover: () => {}, select: (id) => this.select(id) });
  }

  protected override frame(common: IncidentFrame): TemplateResult {
    return incidentFrame(common, { legend: this.legend() }, this.localizer);
  }
}
