import type { TagFacts } from '../../build/facts.js';
import type { Tag } from '../../build/tags.js';
import { WIDTHS } from '../heights.js';

/** Values by attribute name; empty for boolean attributes such as `include-resolved`. */
export type Attributes = Readonly<Record<string, string>>;

export type Place = keyof typeof WIDTHS;

/** The places in the table of heights, in its order. */
export const PLACES = Object.keys(WIDTHS) as readonly Place[];

/** Everything that an editor chooses; stored in the builder's URL. */
export interface Choice {
  /** Location of `embed.js` as written: a folder or the file. */
  readonly script: string;
  readonly api: string;
  readonly tag: Tag;
  readonly attributes: Attributes;
  /** The fallback's link and text; empty for the defaults. */
  readonly link: string;
  readonly text: string;
  /** URL of a picture of the tag, for readers without scripts. */
  readonly picture: string;
  /** Notes on a map, one per line. */
  readonly notes: string;
  readonly place: Place;
  /** Height to reserve in pixels, if not the default. */
  readonly height: string;
  readonly tab: string;
}

const OWN = ['script', 'api', 'tag', 'link', 'text', 'picture', 'notes', 'place', 'height', 'tab'] as const;

/** Parameters of the URL that are not attributes: those of a choice, `cms` (read by `panel.ts`) and `ui`, the builder's language. */
export const RESERVED_NAMES: readonly string[] = [...OWN, 'cms', 'ui'];

export const attributeNames = ({ attributes, shared }: TagFacts): readonly string[] => [...attributes, ...shared].flatMap(({ name }) => name ?? []);

/** The attributes that a tag supports. */
export const known = (attributes: Attributes, facts: TagFacts): Attributes => {
  const names = attributeNames(facts);
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));
};

/** Reads the choice from a URL fragment; missing values are those of `start`. */
export function readChoice(fragment: string, start: Choice, facts: readonly TagFacts[]): Choice {
  const parameters = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  const own = Object.fromEntries(OWN.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]]))) as Partial<Record<string, string>>;
  const fact = facts.find(({ tag }) => tag === own['tag']);
  const place = PLACES.find((each) => each === own['place']) ?? start.place;
  const written = Object.fromEntries(Object.entries(parameters).filter(([name]) => !RESERVED_NAMES.includes(name)));
  if (!fact) return { ...start, ...own, tag: start.tag, place };
  return { ...start, ...own, tag: fact.tag, place, attributes: known(written, fact) };
}

/** Writes a choice as a URL fragment, without values equal to those of `start`. */
export function writeChoice(choice: Choice, start: Choice): string {
  const own = OWN.filter((name) => name === 'tag' || choice[name] !== start[name]).map((name) => [name, choice[name]]);
  return `#${new URLSearchParams([...own, ...Object.entries(choice.attributes)] as string[][]).toString()}`;
}

/** The folder with `embed.js`, ending in a slash; `undefined` if it is not a web address. */
export function folderOf(script: string): string | undefined {
  const written = script.trim();
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  const { origin, pathname } = new URL(written);
  return origin + pathname.replace(/\/[^/]*\.m?js$/, '/').replace(/\/*$/, '/');
}
