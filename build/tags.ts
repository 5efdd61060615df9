/** Our tags, each a separate entry in both builds and in package.json. */
export const TAGS = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-methodology', 'risk-table', 'risk-map'] as const;

export type Tag = (typeof TAGS)[number];

/** The module that registers the tag. */
export const sourceOf = (tag: Tag): string => `src/elements/${tag}.define.ts`;

/** The module with the tag's class, without registration. */
export const classOf = (tag: Tag): string => `src/elements/${tag}.ts`;

/** Replaces placeholders with tags, for CMSs that strip unknown elements. */
export const PLACEHOLDERS = 'src/embed/placeholders.ts';

/** Entries of the CDN build: sources by name. */
export type Entries = Readonly<Record<string, string>>;

/** A separate chunk that the loader fetches in parallel with a tag, because the tag imports it at once. */
export interface View {
  /** Tags or variants that need it at once. */
  readonly selector: string;
  readonly entries: Entries;
  /** True for maps, which are fetched only for tags in view, and never in data-saver mode. */
  readonly isMap?: boolean;
}

const COMPACT = '[variant=inline i],[variant=badge i]';

export const VIEWS: readonly View[] = [
  { selector: `country-risk:is(${COMPACT})`, entries: { 'country-badge': 'src/ui/country-badge.ts' } },
  { selector: `country-risk:not(${COMPACT})`, entries: { 'country-view': 'src/elements/country-view.ts' } },
  { selector: 'country-risk:is([variant=full i],[sections])', entries: { 'country-profile': 'src/ui/country-profile.ts' } },
  { selector: '[palette]', entries: { palettes: 'src/ui/palettes.ts' } },
  { selector: 'incident-map', entries: { 'incident-map-view': 'src/map/incident-map.ts' }, isMap: true },
  {
    selector: 'risk-map',
    entries: { 'risk-map-view': 'src/map/risk-map.ts', 'risk-map-shapes': 'src/map/generated/countries.ts' },
    isMap: true,
  },
];

/**
 * Code that the loader fetches, or that one tag imports at once and another on demand. Entries, because otherwise the bundler would add a wrapper for the first
 * tag.
 */
export const FEATURES: Entries = {
  placeholders: PLACEHOLDERS,
  'incident-actions': 'src/elements/incident-actions.ts',
  peers: 'src/elements/peers.ts',
};
