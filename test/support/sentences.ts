import type { Incident } from '../../src/model/incident.js';
import { loadStrings, localizerIn } from '../../src/words/locale.js';
import type { Localizer, WordSection } from '../../src/words/localizer.js';
import { SECTIONS } from './english.js';

/** All sections merged, as for a tag that uses them all. */
export const english = Object.assign({}, ...Object.values(SECTIONS)) as object;

export async function localizerFor(lang: string): Promise<Localizer<WordSection>> {
  await loadStrings(lang);
  return localizerIn(lang, english);
}

export const flood: Incident = {
  id: '1',
  title: 'Flood',
  category: 'natural-disaster',
  severity: 3,
  resolved: false,
  country: 'KE',
  city: 'Kisumu',
  occurredAt: 0,
};
