import type { Incident } from '../contract.js';
import { chance, uuid } from './chance.js';
import { placesIn, type Place } from './places.js';
import { DECK, fits, stories, type Card, type Story } from './stories.js';

/**
 * Time is divided into fixed slots, and each slot of a stream holds one incident, derived from the slot's number alone.
 * So an incident keeps its id and its time as hours pass, and nothing has to be stored. As many slots in a row as the deck has cards
 * hold each of them once, so that no stream lacks a category or a severity for long.
 */
interface Stream {
  readonly name: string;
  readonly places: readonly Place[];
  readonly everyMinutes: number;
  readonly keptHours: number;
}

const month = 720;

const streams: readonly Stream[] = [
  { name: 'world', places: placesIn(), everyMinutes: 120, keptHours: month },
  ...['JP', 'TH', 'FR', 'US', 'FJ'].map((iso2) => ({
    name: iso2,
    places: placesIn(iso2),
    everyMinutes: 1440,
    keptHours: month,
  })),
  // Dense enough that any 72 hours hold 40 live incidents: 57 slots, of which one in five is resolved after 6 to 48 hours.
  { name: 'KE', places: placesIn('KE'), everyMinutes: 75, keptHours: 96 },
];

const minute = 60_000;
const hour = 60 * minute;

/** The sample feed as it stands at `now`, newest first. */
export function incidentsAt(now: number): Incident[] {
  return streams.flatMap((stream) => streamAt(stream, now)).toSorted((a, b) => b.occurred_at.localeCompare(a.occurred_at) || a.id.localeCompare(b.id));
}

function streamAt(stream: Stream, now: number): Incident[] {
  const length = stream.everyMinutes * minute;
  const oldest = now - stream.keptHours * hour;
  const incidents: Incident[] = [];
  for (let slot = Math.floor(oldest / length); slot * length <= now; slot += 1) {
    const incident = incidentOf(stream, slot, now);
    const time = Date.parse(incident.occurred_at);
    if (time >= oldest && time <= now) incidents.push(incident);
  }
  return incidents;
}

function incidentOf(stream: Stream, slot: number, now: number): Incident {
  const key = `${stream.name} ${slot}`;
  const id = uuid(key);
  const luck = chance(key);
  const card = cardOf(stream, slot);
  const { category } = card;
  const scenes = scenesFor(card, stream.places);
  const [inFirst, ...others] = scenes.filter(({ place }) => place === stream.places[0]);
  const { place, story } = luck.pick(slot % 3 === 0 && inFirst ? [inFirst, ...others] : scenes);
  const { severity = luck.between(...story.severity) } = card;
  const occurred = wholeMinute((slot + luck.number()) * stream.everyMinutes * minute);
  const resolved = card.isResolved ? occurred + luck.between(6, 48) * hour : undefined;

  return {
    id,
    // The title is all that some lists show, so it says itself that it is made up.
    title: `Sample: ${story.title.replace('{city}', place.city)}`,
    summary: `Sample incident. ${story.summary}`,
    url: `https://example.org/sample-incidents/${id}`,
    country_iso: place.iso2,
    city: place.city,
    lat: near(place.lat, luck.number()),
    lng: near(place.lng, luck.number()),
    occurred_at: iso(occurred),
    source: story.source,
    category,
    severity,
    ...(resolved !== undefined && resolved <= now ? { status: 'resolved', resolved_at: iso(resolved) } : { status: 'live' }),
  };
}

/** The card of a slot. Each deck is dealt in an order of its own: a step that has no factor in common with its size meets every card once. */
function cardOf({ name }: Stream, slot: number): Card {
  const luck = chance(`${name} deck ${Math.floor(slot / DECK.length)}`);
  const place = (slot % DECK.length) * luck.pick([1, 2, 4, 7, 8, 11, 13, 14]) + luck.between(0, DECK.length - 1);
  return DECK[place % DECK.length] ?? DECK[0];
}

interface Scene {
  readonly place: Place;
  readonly story: Story;
}

/** Where a card's category and severity can happen in a stream, and how. */
function scenesFor({ category, severity }: Card, places: readonly Place[]): readonly [Scene, ...Scene[]] {
  const told = stories[category].filter(({ severity: [low, high] }) => severity === undefined || (low <= severity && severity <= high));
  const [scene, ...others] = places.flatMap((place) => told.filter((story) => fits(story, place)).map((story) => ({ place, story })));
  if (!scene) throw new Error(`None of ${places.map(({ city }) => city).join(', ')} has a story of ${category}, severity ${severity}.`);
  return [scene, ...others];
}

function near(degrees: number, luck: number): number {
  return Number((degrees + (luck - 0.5) * 0.1).toFixed(4));
}

/** An age changes only when the minute in which it is asked does. */
function wholeMinute(time: number): number {
  return Math.floor(time / minute) * minute;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
