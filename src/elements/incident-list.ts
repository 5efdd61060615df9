import type { TemplateResult } from 'lit';
import { incidentFrame, type IncidentFrame } from '../ui/incident-list.js';
import { incidentListStyles } from '../ui/incident-list.styles.js';
import type { ListLocalizer } from '../ui/incident-text.js';
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
 * @cssprop [--incident-list-height=26em] - Height of the list.
 */
export class IncidentListElement extends IncidentFeedElement {
  static override styles = [EmbedElement.styles, contentStyles, incidentListStyles];

  protected override act({ shrinkToFit }: IncidentActions): void {
    shrinkToFit(this, '.list', () => this.slices.isWhole && this.view.all);
  }

  protected override get localizer(): ListLocalizer {
    return this.localize.localizer(english);
  }

  protected override rows(now: number): TemplateResult {
    return this.rowsOf(this.view.shown, now, { hovered: [] });
  }

  protected override frame(common: IncidentFrame): TemplateResult {
    return incidentFrame({ ...common, legend: this.legend() }, this.localizer);
  }
}
