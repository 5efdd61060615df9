import type { Learned } from '../api/client.js';
import { decodeCountry } from '../api/country.js';
import { cardView, wantsProfile } from '../ui/country-card.js';
import { styles } from '../ui/country-card-styles.js';
import type { CountryView } from './country-risk.js';

/** An answer decoded for a card, with the full profile if a section needs it, and the function that shows it. */
export async function read(base: string, iso2: string, learned: Learned, variant: string, sections: string): Promise<CountryView> {
  const names = sections.split(/[\s,]+/).filter(Boolean);
  const profile = wantsProfile(variant, names) ? await import('./country-risk-profile.js') : undefined;
  const answer = decodeCountry(base, learned, iso2, profile?.decodeProfile);
  return {
    answer,
    styles: profile ? [...styles, profile.styles] : styles,
    show: (shown, frame) => cardView(shown as typeof answer, names, profile, frame),
  };
}
