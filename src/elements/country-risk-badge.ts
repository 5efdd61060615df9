import type { Learned } from '../api/client.js';
import { decodeBadge } from '../api/country-badge.js';
import { badgeCountry, inlineCountry, styles } from '../ui/country-badge.js';
import type { CountryView } from './country-risk.js';

/** An answer decoded for the compact variants, with the function that shows it. */
export function read(base: string, iso2: string, learned: Learned, variant: string): CountryView {
  const answer = decodeBadge(base, learned, iso2);
  const view = variant === 'inline' ? inlineCountry : badgeCountry;
  return { answer, styles, show: ({ data }, frame) => view(data, frame) };
}
