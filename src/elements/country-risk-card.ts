import { decodeCountry } from '../api/country.js';
import type { Learned } from '../api/client.js';
import type { Answer } from '../model/answer.js';
import type { Country } from '../model/country.js';
import type { CSSResult } from 'lit';
import { cardView, sectionsOf, styles, wantsProfile } from '../ui/country-card.js';

type View = Parameters<typeof cardView> extends readonly [infer A, unknown, unknown, ...infer Rest] ? (answer: A, ...rest: Rest) => ReturnType<typeof cardView> : never;

/** An answer as a card understands it, with the way to show it: loaded only for the variants that are more than a badge. */
export interface Card {
  readonly answer: Answer<Country>;
  readonly styles: readonly CSSResult[];
  readonly view: View;
}

/** Decodes an answer and brings in the full profile where a section needs it. */
export async function readCard(base: string, iso2: string, learned: Learned, variant: string, sections: string): Promise<Card> {
  const names = sectionsOf(variant, sections);
  const [profile, rest] = wantsProfile(names) ? await Promise.all([import('../ui/country-profile.js'), import('../api/country-profile.js')]) : [];
  return {
    answer: decodeCountry(base, learned, iso2, rest?.decodeProfile),
    styles: [...styles, ...(profile ? [profile.styles] : [])],
    view: (answer, title, credit, speak) => cardView(answer, names, profile, title, credit, speak),
  };
}
