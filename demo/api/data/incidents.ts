import type { Incident } from '../contract.js';
import { chance, uuid } from './chance.js';
import { placesIn, type Place } from './places.js';
import { DECK, storiesOf, type Card, type Story } from './stories.js';

/**
 * Time is divided into fixed slots; each slot of a stream holds one incident, derived from the slot's number alone. So incidents keep their ids and times, and
 * nothing has to be stored. Towns and cards are dealt in turn, so that no stream lacks a town, a category or a severity for long.
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
  // Dense enough for 40 live incidents in any 72 hours: 57 slots, a fifth of them resolved after 6 to 48 hours.
  { name: 'KE', places: placesIn('KE'), everyMinutes: 75, keptHours: 96 },
];

const minute = 60_000;
const hour = 60 * minute;

/** The sample feed at `now`, newest first. */
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
  const random = chance(key);
  // Offset by one slot, or the first of five towns would only have incidents that are soon resolved.
  const card = dealt(DECK, `${stream.name} deck`, slot + 1);
  const { place, stories } = sceneOf(stream, slot, card);
  const story = random.pick(stories);
  const { severity = random.between(...story.severity) } = card;
  const occurred = wholeMinute((slot + random.number()) * stream.everyMinutes * minute);
  const resolved = card.isResolved ? occurred + random.between(6, 48) * hour : undefined;

  return {
    id,
    // Some lists show only the title, so the title says that it is a sample.
    title: `Sample: ${story.title.replace('{city}', place.city)}`,
    summary: `Sample incident. ${story.summary}`,
    url: `https://example.org/sample-incidents/${id}`,
    country_iso: place.iso2,
    city: place.city,
    lat: near(place.lat, random.number()),
    lng: near(place.lng, random.number()),
    occurred_at: iso(occurred),
    source: story.source,
    category: card.category,
    severity,
    ...(resolved !== undefined && resolved <= now ? { status: 'resolved', resolved_at: iso(resolved) } : { status: 'live' }),
  };
}

interface Scene {
  readonly place: Place;
  readonly stories: readonly [Story, ...Story[]];
}

/** The town whose turn it is, or the next one that fits the card, with its matching stories. */
function sceneOf({ name, places }: Stream, slot: number, card: Card): Scene {
  for (let turn = slot; turn < slot + 2 * places.length; turn += 1) {
    const place = dealt(places, name, turn);
    const [story, ...others] = storiesOf(card, place);
    if (story) return { place, stories: [story, ...others] };
  }
  throw new Error(`The stream "${name}" has no town for ${card.category} of severity ${card.severity}.`);
}

/** Primes larger than any dealt list: with any of them as the step, every item is dealt before one repeats. */
const STEPS = [179, 181, 191, 193, 197, 199, 233, 277] as const;

/** Deals an item to a slot. Every round starts with the first item, followed by each of the others once, in an order that depends on the round. */
function dealt<T>(list: readonly T[], name: string, slot: number): T {
  const step = chance(`${name} ${Math.floor(slot / list.length)}`).pick(STEPS);
  const item = list[((slot % list.length) * step) % list.length];
  if (item === undefined) throw new Error(`"${name}" has nothing to deal.`);
  return item;
}

function near(degrees: number, random: number): number {
  return Number((degrees + (random - 0.5) * 0.1).toFixed(4));
}

/** Rounded, so that ages change only once a minute. */
function wholeMinute(time: number): number {
  return Math.floor(time / minute) * minute;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
