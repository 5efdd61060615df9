import { comparedClass } from '../heights.js';
import type { Tag } from '../../build/tags.js';
import type { Attributes } from './choice.js';
import type { Note } from './notes.js';
import { image, type Picture } from './picture.js';
import type { Words } from './words.js';
import { htmlAttribute, opening, type Writer, written } from './writing.js';

export interface Plan {
  readonly tag: Tag;
  readonly attributes: Attributes;
  /** Text and link of the fallback. */
  readonly text: string;
  readonly link: string;
  /** A picture of the tag, in the fallback. */
  readonly picture: Picture | undefined;
  readonly notes: readonly Note[];
  /** Label of a button that shows the rest, in the tag's language. */
  readonly showMore: string;
  /** In pixels; `undefined` for `inline`. */
  readonly height: number | undefined;
  /** True if set by an editor; otherwise the folder's style sheet reserves a height at every width. */
  readonly hasOwnHeight: boolean;
  /** The API's responses as text for a frozen tag, and their time. */
  readonly answers: readonly string[];
  readonly asOf: string;
  /** The scripts' folder, ending in a slash, and the API. */
  readonly folder: string;
  readonly api: string;
  /** Integrity hashes, if the folder's URL is that of one release. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Path of the country's own frame page, such as `JP/de/`, or empty. */
  readonly framePath: string;
  /** The API parameter of a frame's URL, if it is not the frame's default. */
  readonly frameApi: string | undefined;
  readonly hasFrameTiles: boolean;
  /** The language parameter of a frame's URL, if it is not the frame's: a frame cannot see the language of the page around it. */
  readonly frameLang: string | undefined;
}

/** A piece of code to copy; `where` is the key of the sentence about its place. */
export interface Part {
  readonly where: keyof Words['where'];
  readonly code: string;
}

export interface SnippetFormat {
  readonly name: keyof Words['tabs'];
  readonly parts: (plan: Plan) => readonly Part[];
}

const reserved = ({ height }: Plan): string => (height ? `display:block;min-height:${height}px` : '');

/** The style that reserves an editor's own height on a page with the folder's style sheet. */
export const ownHeight = (plan: Plan): string => (plan.hasOwnHeight ? reserved(plan) : '');

/** The attribute, if it has a value. */
export const optional = (name: string, value: string | undefined): Attributes => (value ? { [name]: value } : {});

export const scriptTag = (plan: Plan, file: string, attributes: Attributes, more = ''): string => {
  const { integrity, folder } = plan;
  const all = { ...attributes, src: folder + file, ...optional('integrity', integrity[file]) };
  return `${opening('script', written(all, htmlAttribute)).slice(0, -1)}${more}></script>`;
};

/** True if the style sheet reserves the tag's height. */
export const hasSheet = ({ height, hasOwnHeight }: Plan): boolean => height !== undefined && !hasOwnHeight;

/** The style sheet that reserves the height of tags at every width. */
export function heights(plan: Plan): string {
  const { integrity, folder } = plan;
  if (!hasSheet(plan)) return '';
  const all = { rel: 'stylesheet', crossorigin: 'anonymous', href: `${folder}heights.css`, ...optional('integrity', integrity['heights.css']) };
  return `${opening('link', written(all, htmlAttribute))}\n`;
}

export const loader = (plan: Plan): string =>
  scriptTag(plan, 'embed.js', { async: '', crossorigin: 'anonymous' }, `\n  ${htmlAttribute('data-api-base', plan.api)}`);

/** The fallback's picture and link or text, in the syntax of a template language. */
export const fallback = ({ link, text, picture }: Plan, write: Writer, inText: (text: string) => string): readonly string[] => [
  ...(picture ? [image(picture, write)] : []),
  link ? `<a ${write('href', link)}>${inText(text)}</a>` : inText(text),
];

/** The notes on a map, in the syntax of a template language. */
export const notesOf = ({ notes }: Plan, write: Writer, inText: (text: string) => string): readonly string[] =>
  notes.map(({ at, text }) => `<p ${[write('slot', 'annotation'), write('data-at', at)].join(' ')}>${inText(text)}</p>`);

/** The class by which `heights.css` recognises comparisons of more than two countries. */
export const classOf = (plan: Plan): Attributes => optional('class', plan.hasOwnHeight ? '' : comparedClass(plan.tag, plan.attributes['countries']));
