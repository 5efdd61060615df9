import { INCIDENT_CATEGORIES, isInPeriod, isOfCategory, isSevereEnough, SEVERITIES, type Incident, type IncidentFilter } from './incident.js';

/** How many incidents of the days chosen each category would show while the severity filter applies, and how many of each severity there are while that of categories does. */
export function filterCounts(
  all: readonly Incident[],
  filter: IncidentFilter,
): { categories: ReadonlyMap<string, number>; severities: ReadonlyMap<number | undefined, number> } {
  const incidents = all.filter((incident) => isInPeriod(incident, filter.days));
  const categories = new Map<string, number>(INCIDENT_CATEGORIES.map((category) => [category, 0]));
  for (const { category } of all) if (!categories.has(category)) categories.set(category, 0);
  for (const incident of incidents)
    if (isSevereEnough(incident, filter.minSeverity)) categories.set(incident.category, (categories.get(incident.category) ?? 0) + 1);
  const chosen = incidents.filter((incident) => isOfCategory(incident, filter.categories));
  const severities = new Map([...SEVERITIES, undefined].map((each) => [each, chosen.filter(({ severity }) => severity === each).length]));
  return { categories, severities };
}
