/** The tags we ship, each `src/elements/<tag>.ts` and an entry of its own in both builds and in package.json. */
export const TAGS = ['country-risk', 'incident-map'] as const;

export type Tag = (typeof TAGS)[number];

export const sourceOf = (tag: Tag): string => `src/elements/${tag}.ts`;

const CARD = ['src/api/country.ts', 'src/ui/country-card.ts'];

/**
 * What a tag of a certain variant imports as soon as it runs, so that the loader can fetch it beside the tag's own code.
 * The key is the tag, a space and the attribute `variant`, if there is one.
 */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  'country-risk ': CARD,
  'country-risk card': CARD,
  'country-risk full': [...CARD, 'src/ui/country-profile.ts'],
};
