/** The tags we ship, each `src/elements/<tag>.ts` and an entry of its own in both builds and in package.json. */
export const TAGS = ['country-risk', 'incident-map'] as const;

export type Tag = (typeof TAGS)[number];

export const sourceOf = (tag: Tag): string => `src/elements/${tag}.ts`;
