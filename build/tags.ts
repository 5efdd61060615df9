/** The tags we ship, each `src/elements/<tag>.ts` and an entry of its own in both builds and in package.json. */
export const TAGS = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-methodology', 'risk-table', 'risk-map'] as const;

export type Tag = (typeof TAGS)[number];

export const sourceOf = (tag: Tag): string => `src/elements/${tag}.ts`;

/** The kinds of tag that the loader distinguishes, with their sources: the tag and what it imports as soon as it runs. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(TAGS.map((tag) => [tag, [sourceOf(tag)]])),
  'country-risk': [sourceOf('country-risk'), 'src/elements/country-risk-card.ts'],
  'country-risk-badge': [sourceOf('country-risk'), 'src/elements/country-risk-badge.ts'],
  'country-compare': [sourceOf('country-compare'), 'src/elements/country-risk-profile.ts'],
};

/**
 * The kinds whose code is one file, `shared/base`, on pages with several kinds. Most of it is what all kinds need anyway; as one file
 * it compresses better than in pieces, and no import is discovered only after another file has arrived.
 */
export const BASE_KINDS: readonly string[] = ['country-risk', 'country-risk-badge'];
