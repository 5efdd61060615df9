import { TAGS, type Tag } from './tags.js';

/** A public name in the manifest; slots and events may lack a name. */
export interface Named {
  readonly name?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: { readonly text?: string };
  readonly inheritedFrom?: { readonly name?: string };
}

interface Declaration {
  readonly name: string;
  readonly tagName?: string;
  readonly description?: string;
  readonly attributes?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly events?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

/** The part of custom-elements.json that we use. */
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

/** The attributes, slots, events, parts and tokens of a tag, shared ones included. */
export interface TagFacts {
  readonly tag: Tag;
  readonly description: string;
  readonly attributes: readonly Named[];
  readonly shared: readonly Named[];
  readonly slots: readonly Named[];
  readonly events: readonly Named[];
  readonly parts: readonly Named[];
  readonly tokens: readonly Named[];
  readonly sharedTokens: readonly Named[];
}

/** Defaults of attributes, where the default is one of the accepted words. */
export const DEFAULTS: Readonly<Record<string, string>> = { variant: 'card', theme: 'auto', loading: 'lazy', sort: 'name' };

/** Attributes that a frame's URL must not set, because anyone could show their own text under the newsroom's domain. */
const NOT_IN_FRAMES: readonly string[] = ['headline', 'name', 'publisher-name', 'publisher-url', 'tile-attribution'];

/** The rating when a story ran, which cannot be verified; on incident tags, `published` only marks a day. */
const PAST_RATINGS: Readonly<Partial<Record<Tag, readonly string[]>>> = { 'country-risk': ['published', 'published-score', 'published-tier'] };

/** The attributes for tiles: URL, credit and consent. */
export const TILE_ATTRIBUTES: readonly string[] = ['tile-url', 'tile-attribution', 'consent'];

/** All attributes that frames of one tag must not set; `hasTiles` if the build allows tiles. */
export const notInFrames = (tag: Tag, hasTiles: boolean): readonly string[] => [
  ...new Set([...NOT_IN_FRAMES, ...(PAST_RATINGS[tag] ?? []), ...(hasTiles ? [] : TILE_ATTRIBUTES)]),
];

/** Base classes, whose attributes and tokens every tag inherits. */
const BASE_CLASSES = ['EmbedAttributes', 'EmbedElement'];

const isShared = ({ inheritedFrom }: Named): boolean => BASE_CLASSES.includes(inheritedFrom?.name ?? '');

function factsOf(tag: Tag, { modules }: Manifest): TagFacts {
  const element = modules.flatMap(({ declarations = [] }) => declarations).find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(`The manifest does not know <${tag}>: npm run build.`);
  const { attributes = [] } = element;
  const tokens = element.cssProperties ?? [];
  return {
    tag,
    description: element.description ?? '',
    attributes: attributes.filter((attribute) => !isShared(attribute)),
    shared: attributes.filter(isShared),
    slots: element.slots ?? [],
    events: element.events ?? [],
    parts: element.cssParts ?? [],
    tokens: tokens.filter((token) => !isShared(token)),
    sharedTokens: tokens.filter(isShared),
  };
}

export const allFactsIn = (manifest: Manifest): readonly TagFacts[] => TAGS.map((tag) => factsOf(tag, manifest));
