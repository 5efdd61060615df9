import { readIncidents } from '../api/incident.js';
import { page } from '../api/page.js';
import type { Question } from '../data/resource.js';
import { isProblem, type Problem } from '../model/failure.js';
import type { Feed, IncidentFilter } from '../model/incident.js';
import { incidentSettings, listed, type IncidentAttributes, type IncidentSettings } from '../model/incident-attributes.js';

/** The attributes of an incident tag. */
export interface FeedAttributes extends IncidentAttributes {
  readonly includeResolved: boolean;
  readonly exclude: string;
  readonly pin: string;
}

export const NO_FILTER: IncidentFilter = { categories: new Set(), minSeverity: 1 };

/** The ids an editor excludes, on this tag or on every tag of the page. */
const excluded = ({ exclude }: FeedAttributes): readonly string[] => listed(`${exclude} ${page.settings.exclude ?? ''}`);

/** The attributes of an incident tag, parsed; `undefined` if one is invalid. */
export function settingsOf(tag: FeedAttributes): IncidentSettings | undefined {
  const settings = incidentSettings(tag);
  return isProblem(settings) ? undefined : settings;
}

/** What an incident tag asks; the reader may have chosen another time window than the editor's. */
export function feedQuestion(base: string, tag: FeedAttributes, chosenHours: number | undefined): Question<Feed> | Problem {
  const settings = incidentSettings(tag);
  if (isProblem(settings)) return settings;
  const { country, hours, limit } = settings;
  const query = { country, hours: chosenHours ?? hours, limit, includeResolved: tag.includeResolved, exclude: excluded(tag), pin: listed(tag.pin) };
  return { key: `${base} ${JSON.stringify(query)}`, ask: () => readIncidents(base, query) };
}

/** True if the editor or the reader leaves something out: CC BY requires us to say so. */
export const hidesIncidents = (tag: FeedAttributes, { categories, minSeverity }: IncidentFilter): boolean =>
  categories.size > 0 || minSeverity > 1 || excluded(tag).length > 0;
