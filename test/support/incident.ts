import type { Incident } from '../../src/model/incident.js';
import { incidentDetails } from '../../src/ui/incident-details.js';
import { incidentList } from '../../src/ui/incident-list.js';
import { placeRemark } from '../../src/ui/incident-text.js';
import { english } from './english.js';
import { pageOf, textOf } from './template.js';

const NOW = Date.UTC(2026, 4, 20, 12);

/** An open, unrendered row of an incident list; `asked` is the list's country. */
function opened(incident: Incident, asked: string | undefined): unknown {
  const focus = {
    hovered: [],
    selected: incident.id,
    country: asked,
    remark: (one: Incident) => placeRemark(one, english),
    details: (one: Incident) => incidentDetails(one, english),
  };
  const handlers = { hover: () => undefined, stop: () => undefined, select: () => undefined };
  return incidentList([incident], focus, NOW, english, handlers);
}

/** The text of an incident's open row. */
export const shownIncident = (incident: Incident | undefined, asked?: string): string => (incident ? textOf(opened(incident, asked)) : '');

/** Like `shownIncident`, with the URLs of its links. */
export const incidentPage = (incident: Incident): string => pageOf(opened(incident, undefined));
