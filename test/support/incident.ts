import type { Incident } from '../../src/model/incident.js';
import { incidentDetails } from '../../src/ui/incident-details.js';
import { incidentList } from '../../src/ui/incident-list.js';
import { placeRemark } from '../../src/ui/incident-text.js';
import { english } from './english.js';
import { pageOf, textOf } from './template.js';

const NOW = Date.UTC(2026, 4, 20, 12);

/** An open row of a list of incidents, not rendered; `asked` is the country the list is about. */
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

/** What a reader reads of an incident in a list, once it is open. */
export const shownIncident = (incident: Incident | undefined, asked?: string): string => (incident ? textOf(opened(incident, asked)) : '');

/** The same with the addresses of its links. */
export const incidentPage = (incident: Incident): string => pageOf(opened(incident, undefined));
