import type { Section } from '../ui/country-card.js';
import { methodology, sections as parts } from '../ui/country-profile.js';

/** What the full profile adds to a card: loaded only where a section needs it. */
export { decodeProfile } from '../api/country-profile.js';
export { countryProfile, styles } from '../ui/country-profile.js';

/** Loads the methodology once a reader opens it; if that fails, the link to the publisher's guide stays. */
function explain({ currentTarget }: Event): void {
  (currentTarget as HTMLElement).querySelector('risk-methodology')?.setAttribute('loading', 'eager');
  import('./risk-methodology.js').catch(() => {});
}

export const sections: Readonly<Record<string, Section>> = {
  ...parts,
  methodology: (_, voice, _titled, credit, level) => methodology(voice, credit, level, explain),
};
