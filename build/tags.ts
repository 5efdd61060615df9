/** The tags we ship, each an entry of its own in both builds and in package.json. */
export const TAGS = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-methodology', 'risk-table', 'risk-map'] as const;

export type Tag = (typeof TAGS)[number];

/** Registers the tag. */
export const sourceOf = (tag: Tag): string => `src/elements/${tag}.define.ts`;

/** Declares its class, and registers nothing. */
export const classOf = (tag: Tag): string => `src/elements/${tag}.ts`;

/** Puts tags into their placeholders, for a CMS that strips unknown elements. */
export const PLACEHOLDERS = 'src/embed/placeholders.ts';

/** Entries of the CDN build: the source of each by its name. */
export type Entries = Readonly<Record<string, string>>;

/** Code of its own that the loader fetches beside a tag, because the tag imports it as soon as it runs. */
export interface View {
  /** The tags, or forms of a tag, that need it at once. */
  readonly selector: string;
  readonly entries: Entries;
  /** True for maps: they are fetched only for tags in view, and not for readers who save data. */
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

/** Code that the loader fetches, or that one tag loads when it is used and another has at once: entries too, or the bundler would wrap it for the first. */
export const FEATURES: Entries = {
  placeholders: PLACEHOLDERS,
  'incident-actions': 'src/elements/incident-actions.ts',
  peers: 'src/elements/peers.ts',
};
