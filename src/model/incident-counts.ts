import { INCIDENT_CATEGORIES, isOfCategory, isSevereEnough, SEVERITIES, type Incident, type IncidentFilter } from './incident.js';

/** How many incidents each value of one filter would show while the other filter applies. */
export function filterCounts(
  incidents: readonly Incident[],
  filter: IncidentFilter,
): { categories: ReadonlyMap<string, number>; severities: ReadonlyMap<number, number> } {
  const categories = new Map<string, number>(INCIDENT_CATEGORIES.map((category) => [category, 0]));
  for (const { category } of incidents) if (!categories.has(category)) categories.set(category, 0);
  for (const incident of incidents)
    if (isSevereEnough(incident, filter.minSeverity)) categories.set(incident.category, (categories.get(incident.category) ?? 0) + 1);
  const chosen = incidents.filter((incident) => isOfCategory(incident, filter.categories));
  const severities = new Map(SEVERITIES.map((least) => [least, chosen.filter((incident) => isSevereEnough(incident, least)).length]));
  return { categories, severities };
}
