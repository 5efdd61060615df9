/** The tags we ship, each `src/elements/<tag>.ts` and an entry of its own in both builds and in package.json. */
export const TAGS = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-methodology', 'risk-table', 'risk-map'] as const;

export type Tag = (typeof TAGS)[number];

export const sourceOf = (tag: Tag): string => `src/elements/${tag}.ts`;

/** What the loader can want at once, by its name for it: a tag, with the parts that it imports as soon as it runs. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(TAGS.map((tag) => [tag, [sourceOf(tag)]])),
  'country-risk': [sourceOf('country-risk'), 'src/elements/country-risk-card.ts'],
  'country-risk-badge': [sourceOf('country-risk'), 'src/elements/country-risk-badge.ts'],
  'country-compare': [sourceOf('country-compare'), 'src/elements/country-risk-profile.ts'],
};

/**
 * What is one file on a page that has several kinds, fetched beside the others: most of it is what they all need anyway,
 * compressed together it is smaller than in pieces, and nothing is found out only when another file is there.
 */
export const BASE_KINDS: readonly string[] = ['country-risk', 'country-risk-badge'];
