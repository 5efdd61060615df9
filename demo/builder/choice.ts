import type { TagFacts } from '../../build/facts.js';
import type { Tag } from '../../build/tags.js';
import { WIDTHS } from '../heights.js';

/** Values by the names of attributes; empty for one that is only there, such as `include-resolved`. */
export type Attributes = Readonly<Record<string, string>>;

export type Place = keyof typeof WIDTHS;

/** The places of the table of heights, in its order. */
export const PLACES = Object.keys(WIDTHS) as readonly Place[];

/** All that an editor chooses. All of it is in the builder's address. */
export interface Choice {
  /** Where `embed.js` is, as written: a folder or the file itself. */
  readonly script: string;
  /** Where to ask, as written. */
  readonly api: string;
  readonly tag: Tag;
  readonly attributes: Attributes;
  /** The fallback's address and words; nothing for our own words. */
  readonly link: string;
  readonly text: string;
  /** The address of a picture of the tag, for where no script runs. */
  readonly picture: string;
  /** Notes on a map, one on a line. */
  readonly notes: string;
  readonly place: Place;
  /** The height to reserve, in pixels, instead of that of the table. */
  readonly height: string;
  readonly tab: string;
}

const OWN = ['script', 'api', 'tag', 'link', 'text', 'picture', 'notes', 'place', 'height', 'tab'] as const;

/** The names in the address that are no attributes: those of a choice, `cms`, which `panel.ts` reads, and `ui`, the language of the builder itself. */
export const RESERVED_NAMES: readonly string[] = [...OWN, 'cms', 'ui'];

export const attributeNames = ({ attributes, shared }: TagFacts): readonly string[] => [...attributes, ...shared].flatMap(({ name }) => name ?? []);

/** Those of some attributes that a tag has. */
export const known = (attributes: Attributes, facts: TagFacts): Attributes => {
  const names = attributeNames(facts);
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => names.includes(name)));
};

/** The choice in an address's fragment; what it does not say is as in `start`. */
export function readChoice(fragment: string, start: Choice, facts: readonly TagFacts[]): Choice {
  const parameters = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')));
  const own = Object.fromEntries(OWN.flatMap((name) => (parameters[name] === undefined ? [] : [[name, parameters[name]]]))) as Partial<Record<string, string>>;
  const fact = facts.find(({ tag }) => tag === own['tag']);
  const place = PLACES.find((each) => each === own['place']) ?? start.place;
  const written = Object.fromEntries(Object.entries(parameters).filter(([name]) => !RESERVED_NAMES.includes(name)));
  if (!fact) return { ...start, ...own, tag: start.tag, place };
  return { ...start, ...own, tag: fact.tag, place, attributes: known(written, fact) };
}

/** The fragment that stands for a choice, without what is as in `start`. */
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
