import { TAGS, type Tag } from './tags.js';

/** A public name in the manifest; the names of slots and events may be missing there. */
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

/** The part of custom-elements.json that we read. */
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

/** What a newsroom can set, style and listen to on a tag, shared names included. */
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

/** The default of an attribute, where it is one of the attribute's words. */
export const DEFAULTS: Readonly<Record<string, string>> = { variant: 'card', theme: 'auto', loading: 'lazy', sort: 'name' };

/** Attributes that a frame's address must not set: anyone could show their own words at the newsroom's address. */
const NOT_IN_FRAMES: readonly string[] = ['headline', 'name', 'publisher-name', 'publisher-url', 'tile-attribution'];

/** What a story said when it ran, which cannot be checked; on incidents, `published` only marks a day. */
const THEN: Readonly<Partial<Record<Tag, readonly string[]>>> = { 'country-risk': ['published', 'published-score', 'published-tier'] };

/** The attributes about tiles: their address, their credit, and consent. */
export const TILES: readonly string[] = ['tile-url', 'tile-attribution', 'consent'];

/** The same for one tag, for a build that allows tiles or not. */
export const notInFrames = (tag: Tag, hasTiles: boolean): readonly string[] => [
  ...new Set([...NOT_IN_FRAMES, ...(THEN[tag] ?? []), ...(hasTiles ? [] : TILES)]),
];

/** The classes whose attributes and tokens every tag has. */
const BASES = ['EmbedAttributes', 'EmbedElement'];

const isShared = ({ inheritedFrom }: Named): boolean => BASES.includes(inheritedFrom?.name ?? '');

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
