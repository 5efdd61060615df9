import type { Category } from '../contract.js';
import type { Kind, Place } from './places.js';

/** The texts of sample incidents; `{city}` is filled in. No real person or group is named as a victim or a culprit. */
export interface Story {
  readonly title: string;
  readonly summary: string;
  readonly severity: readonly [low: number, high: number];
  readonly source: string;
  /** The feature that a town needs for this story. */
  readonly needs: Kind | undefined;
}

const wire = 'Sample Wire';
const broadcaster = 'Sample Broadcaster';
const quakes = 'Sample Quake Feed';
const disasters = 'Sample Disaster Alerts';
const relief = 'Sample Relief Desk';
const weather = 'Sample Weather Service';
const regional = 'Sample Regional News';

export const stories: Readonly<Record<Category, readonly [Story, ...Story[]]>> = {
  terrorism: [
    story('Extra patrols in {city} after threat to public event', 'Bag checks are expected for several days.', 2, 3, broadcaster),
    story('Security alert at {city} station halts trains', 'Officers are searching the building.', 2, 3, wire, 'r'),
    story('Explosion reported near a checkpoint outside {city}', 'The area is closed while investigators work.', 4, 5, wire, 'k'),
  ],
  crime: [
    story('Police in {city} warn of phone thefts', 'Officers ask visitors to keep devices out of sight.', 1, 2, regional),
    story('Armed robbery at a jewellery shop in central {city}', 'No injuries were reported; witnesses are sought.', 3, 4, wire, 'l'),
    story('Taxi overcharging complaints rise in {city}', 'The licensing office asks riders to use metered cars.', 1, 1, regional, 'l'),
    story('Two held after street assault in {city}', 'The incident took place in a side street near the centre.', 2, 3, broadcaster, 'l'),
  ],
  civil_unrest: [
    story('Shopkeepers in {city} close for a day of protest', 'They ask for lower fees on market stalls.', 1, 2, regional),
    story('Thousands march through {city} over fuel prices', 'The route is closed to traffic for some hours.', 2, 3, wire, 'l'),
    story('Police use tear gas at student protest in {city}', 'Streets around the campus remain blocked.', 3, 4, broadcaster, 'l'),
    story('Curfew in parts of {city} after clashes', 'Residents are asked to stay indoors after dark.', 4, 5, wire, 'l'),
  ],
  natural_disaster: [
    story('Storm warning for {city}', 'Strong gusts are expected; loose objects should be secured.', 2, 3, weather),
    story('Magnitude 4.8 earthquake felt in {city}', 'No damage has been reported so far.', 2, 3, quakes, 'q'),
    story('Flood warning for low-lying districts of {city}', 'Rivers are expected to peak within a day.', 2, 4, weather, 'v'),
    story('Wildfire smoke reaches {city}', 'Authorities advise closing windows and limiting time outdoors.', 2, 3, disasters, 'w'),
    story('Strong earthquake near {city} damages older buildings', 'Rescue teams are checking several streets.', 4, 5, quakes, 'q'),
    story('Heavy rain triggers landslides on roads to {city}', 'Two routes are closed until slopes are inspected.', 3, 4, weather, 'h'),
  ],
  transport_disruption: [
    story('Roadworks slow traffic in {city}', 'A detour adds about ten minutes.', 1, 1, regional),
    story('Signal fault halts most trains in {city}', 'A reduced timetable applies until it is repaired.', 1, 2, broadcaster, 'r'),
    story('Storm closes {city} airport for some hours', 'Passengers are asked to check with their airline.', 1, 2, weather, 'a'),
    story('Ferry services from {city} suspended in high winds', 'Operators hope to resume when the wind drops.', 2, 3, regional, 'f'),
  ],
  health: [
    story('Boil-water notice in parts of {city}', 'Tests are under way after a pipe burst.', 2, 2, regional),
    story('Dengue cases rise in {city}', 'Health teams are spraying and ask residents to remove standing water.', 2, 3, relief, 'd'),
    story('Heat warning for {city} for several days', 'Cooling rooms are open and water is handed out.', 2, 3, weather, 't'),
    story('Cholera treatment centre opens in {city}', 'Aid workers report a growing number of patients.', 3, 4, relief, 'c'),
  ],
  other: [
    story('Power cut leaves parts of {city} dark', 'Supply is expected to return within a day.', 1, 2, regional),
    story('Mobile network outage in {city}', 'Emergency numbers remain reachable.', 1, 2, wire),
    story('Gas smell prompts evacuation of a block in {city}', 'Residents wait outside while pipes are checked.', 2, 2, broadcaster, 'l'),
  ],
};

/** The incident of one slot of a stream. */
export interface Card {
  readonly category: Category;
  /** Any of the story's severities, unless set. */
  readonly severity?: number;
  readonly isResolved?: true;
}

/**
 * The incidents of as many slots: every category and severity, also among unresolved ones, with graver ones rarer. Every fifth is resolved, and the order of
 * dealing never puts two of those in a row.
 */
export const DECK: readonly Card[] = [
  { category: 'natural_disaster', severity: 3, isResolved: true },
  { category: 'natural_disaster', severity: 4 },
  { category: 'natural_disaster', severity: 2 },
  { category: 'transport_disruption', severity: 1 },
  { category: 'transport_disruption', severity: 1 },
  { category: 'transport_disruption', severity: 2, isResolved: true },
  { category: 'crime', severity: 1 },
  { category: 'crime', severity: 3 },
  { category: 'civil_unrest', severity: 5 },
  { category: 'civil_unrest', severity: 2 },
  { category: 'crime', severity: 2, isResolved: true },
  { category: 'health', severity: 2 },
  { category: 'other' },
  { category: 'terrorism' },
  { category: 'health', severity: 3 },
];

/** The stories that match a card in a town. */
export const storiesOf = ({ category, severity }: Card, { kinds }: Place): readonly Story[] =>
  stories[category].filter(
    ({ needs, severity: [low, high] }) => (needs === undefined || kinds.includes(needs)) && (severity === undefined || (low <= severity && severity <= high)),
  );

function story(title: string, summary: string, low: number, high: number, source: string, needs?: Kind): Story {
  return { title, summary, severity: [low, high], source, needs };
}
