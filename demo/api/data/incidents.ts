import type { Incident } from '../contract.js';
import { chance, uuid } from './chance.js';
import { placesIn, type Place } from './places.js';
import { categoryMix, storiesFor } from './stories.js';

/**
 * Time is divided into fixed slots, and each slot of a stream holds one incident, derived from the slot's number alone.
 * So an incident keeps its id and its time as hours pass, and nothing has to be stored.
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
  // Dense enough that any 72 hours hold 40 live incidents: 57 slots, of which one in five is soon resolved.
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
  const place = stream.places[luck.between(0, stream.places.length - 1)];
  if (!place) throw new Error(`The stream "${stream.name}" has no places.`);
  const category = luck.pick(categoryMix);
  const story = luck.pick(storiesFor(category, place));
  const occurred = seconds((slot + luck.number()) * stream.everyMinutes * minute);
  const resolved = slot % 5 === 0 ? occurred + luck.between(6, 48) * hour : undefined;

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
    severity: luck.between(...story.severity),
    ...(resolved !== undefined && resolved <= now ? { status: 'resolved', resolved_at: iso(resolved) } : { status: 'live' }),
  };
}

function near(degrees: number, luck: number): number {
  return Number((degrees + (luck - 0.5) * 0.1).toFixed(4));
}

function seconds(time: number): number {
  return Math.floor(time / 1000) * 1000;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
