import { type Incident, categories } from '../contract.js';
import { uuid } from '../data/chance.js';
import { placesIn, type Place } from '../data/places.js';
import { sampleDataset, type Dataset } from '../dataset.js';

const many = 200;
const minute = 60_000;
const nairobi: Place = { iso2: 'KE', city: 'Nairobi', lat: -1.2864, lng: 36.8172, kinds: '' };

export const quiet: Dataset = { ...sampleDataset, incidents: () => [] };

/** 200 incidents at a single point of the requested country. */
export const dense: Dataset = {
  ...sampleDataset,
  incidents: ({ iso2, limit }, now) => {
    const place = (iso2 && placesIn(iso2)[0]) || nairobi;
    return series('dense', limit, () => ({ ...place, iso2: iso2 ?? place.iso2 }), now);
  },
};

/** 200 incidents across the world or the requested country. */
export const busy: Dataset = {
  ...sampleDataset,
  incidents: ({ iso2, limit }, now) => {
    const places = placesIn(iso2);
    return series('busy', limit, (index) => places[(index * 7) % places.length] ?? nairobi, now);
  },
};

/** Incidents five minutes apart, newest first, at the given places. */
function series(name: string, limit: number, placeOf: (index: number) => Place, now: number): Incident[] {
  return Array.from({ length: Math.min(many, limit) }, (_, index) => {
    const { iso2, city, lat, lng } = placeOf(index);
    const id = uuid(`${name} ${index}`);
    return {
      id,
      title: `Sample: incident ${index + 1} in ${city}`,
      summary: `Number ${index + 1} of the "${name}" scenario.`,
      url: `https://example.org/sample-incidents/${id}`,
      country_iso: iso2,
      city,
      lat,
      lng,
      occurred_at: new Date(now - (index + 1) * 5 * minute).toISOString(),
      source: 'Sample Wire',
      category: categories[index % categories.length] ?? 'other',
      severity: (index % 5) + 1,
      status: 'live',
    };
  });
}
