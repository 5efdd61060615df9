/** The tags we ship, each `src/elements/<tag>.ts` and an entry of its own in both builds and in package.json. */
export const TAGS = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-methodology', 'risk-table', 'risk-map'] as const;

export type Tag = (typeof TAGS)[number];

export const sourceOf = (tag: Tag): string => `src/elements/${tag}.ts`;

const BADGE = ['src/elements/country-risk-badge.ts'];
const CARD = ['src/elements/country-risk-card.ts'];

/**
 * What a tag of a certain variant imports as soon as it runs, so that the loader can fetch it beside the tag's own code.
 * The key is the tag, a space and its `variant`, `card` where none is written. A variant that is not here has no head start.
 */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  'country-risk inline': BADGE,
  'country-risk badge': BADGE,
  'country-risk card': CARD,
  'country-risk full': [...CARD, 'src/elements/country-risk-profile.ts'],
  'country-compare card': ['src/elements/country-risk-profile.ts'],
};

/**
 * What every tag needs goes into one chunk: compressed together it is smaller than in pieces. What the tags about countries share is no part of it,
 * for a map's sake; it lies with the shell of `country-risk`, which is hardly more than a badge downloads anyway and which the others then register too.
 */
export const GROUPS = [
  {
    name: 'base',
    test: /node_modules\/(lit-html\/(lit-html|is-server)|lit-element\/lit-element|@lit\/reactive-element\/(reactive-element|css-tag))|node_modules\/lit\/index|src\/(api\/(ask|base|client|answered|fields)|data\/(resource|visibility)|words\/(language|dates|en\/shared)|ui\/(theme|credit)|elements\/(credit|embed-element|events|register|speech|trouble)|model\/(api-base|country-code|failure|link))\.ts/,
  },
  { name: 'country', test: /src\/(api\/countries|words\/en\/country|ui\/(tier|country)|model\/tier|elements\/country-risk)\.ts/ },
];
