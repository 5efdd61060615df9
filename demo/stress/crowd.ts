import type { Incident } from '../../src/model/incident.js';

const CATEGORIES = ['terrorism', 'crime', 'civil-unrest', 'natural-disaster', 'transport-disruption', 'health', 'other'];

/** Reproducible sample incidents across the world, far more than any response of the contract may have. */
export function crowd(count: number): readonly Incident[] {
  let seed = 1;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `sample-${index}`,
    title: `Sample: incident ${index + 1}`,
    category: CATEGORIES[index % CATEGORIES.length] ?? 'other',
    severity: 1 + (index % 5),
    occurredAt: Date.UTC(2026, 4, 1) - index * 60_000,
    resolved: false,
    place: { lat: 130 * chance() - 60, lng: 360 * chance() - 180 },
  }));
}
