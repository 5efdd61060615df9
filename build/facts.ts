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

/** As much of custom-elements.json as we read. */
export interface Manifest {
  readonly modules: readonly { readonly path: string; readonly declarations?: readonly Declaration[] }[];
}

/** What a newsroom can set, style and listen to on a tag; the shared names are the same on every tag. */
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

/** What a tag does by itself, where that is one of an attribute's words. */
export const DEFAULTS: Readonly<Record<string, string>> = { variant: 'card', theme: 'auto', loading: 'lazy', sort: 'name' };

/** What the address of a frame cannot say: its author would put words of their own at the newsroom's address. */
const NOT_IN_FRAMES: readonly string[] = ['headline', 'name', 'publisher-name', 'publisher-url', 'tile-attribution'];

/** What a story said when it ran, which nobody can check: of incidents, `published` only marks a day. */
const THEN: Readonly<Partial<Record<Tag, readonly string[]>>> = { 'country-risk': ['published', 'published-score', 'published-tier'] };

/** What says which tiles a map shows, in whose words, and when. */
export const TILES: readonly string[] = ['tile-url', 'tile-attribution', 'consent'];

/** The same for one tag, where the build of the frames allows tiles or allows none. */
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
