import { comparedClass } from '../heights.js';
import type { Tag } from '../../build/tags.js';
import type { Attributes } from './choice.js';
import type { Note } from './notes.js';
import { image, type Picture } from './picture.js';
import type { Words } from './words.js';
import { htmlAttribute, opening, type Writer, written } from './writing.js';

/** What a snippet is made of. */
export interface Plan {
  readonly tag: Tag;
  readonly attributes: Attributes;
  /** The fallback: its words, and where it leads. */
  readonly text: string;
  readonly link: string;
  /** What the tag shows as a picture, beside the link. */
  readonly picture: Picture | undefined;
  readonly notes: readonly Note[];
  /** What a button that shows the rest is called, in the language of the tag. */
  readonly showMore: string;
  /** In pixels; none for `inline`. */
  readonly height: number | undefined;
  /** True if an editor has written it; else the style sheet of the folder has one for every width. */
  readonly hasOwnHeight: boolean;
  /** The API's answers as text, for a frozen tag, and the moment they came. */
  readonly answers: readonly string[];
  readonly asOf: string;
  /** The folder of the scripts, ending in a slash, and the API. */
  readonly folder: string;
  readonly api: string;
  /** The integrity of files of the folder, where its address is exact. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Where the folder has a frame of the country's own, such as `JP/de/`, or nothing. */
  readonly framePath: string;
  /** The API to name in a frame's address, if it is not the frame's default. */
  readonly frameApi: string | undefined;
  readonly hasFrameTiles: boolean;
  /** The language to name in a frame's address, if the frame's page has another: a frame cannot see the page around it. */
  readonly frameLang: string | undefined;
}

/** One thing to copy, and where it belongs, by the name of a sentence. */
export interface Part {
  readonly where: keyof Words['where'];
  readonly code: string;
}

/** A way to get a tag onto a page. */
export interface Way {
  readonly name: keyof Words['tabs'];
  readonly parts: (plan: Plan) => readonly Part[];
}

const reserved = ({ height }: Plan): string => (height ? `display:block;min-height:${height}px` : '');

/** What keeps the place of a tag on a page that has the folder's style sheet. */
export const ownHeight = (plan: Plan): string => (plan.hasOwnHeight ? reserved(plan) : '');

/** An attribute that is there only with a value. */
export const optional = (name: string, value: string | undefined): Attributes => (value ? { [name]: value } : {});

export const scriptTag = (plan: Plan, file: string, attributes: Attributes, more = ''): string => {
  const { integrity, folder } = plan;
  const all = { ...attributes, src: folder + file, ...optional('integrity', integrity[file]) };
  return `${opening('script', written(all, htmlAttribute)).slice(0, -1)}${more}></script>`;
};

/** True if the style sheet keeps the place of the tag. */
export const hasSheet = ({ height, hasOwnHeight }: Plan): boolean => height !== undefined && !hasOwnHeight;

/** The style sheet that keeps the place of tags at every width. */
export function heights(plan: Plan): string {
  const { integrity, folder } = plan;
  if (!hasSheet(plan)) return '';
  const all = { rel: 'stylesheet', crossorigin: 'anonymous', href: `${folder}heights.css`, ...optional('integrity', integrity['heights.css']) };
  return `${opening('link', written(all, htmlAttribute))}\n`;
}

export const loader = (plan: Plan): string =>
  scriptTag(plan, 'embed.js', { async: '', crossorigin: 'anonymous' }, `\n  ${htmlAttribute('data-api-base', plan.api)}`);

/** The picture, the link or the words of the fallback, in the words of a template language. */
export const fallback = ({ link, text, picture }: Plan, write: Writer, inText: (text: string) => string): readonly string[] => [
  ...(picture ? [image(picture, write)] : []),
  link ? `<a ${write('href', link)}>${inText(text)}</a>` : inText(text),
];

/** The notes on a map, in the words of a template language. */
export const notesOf = ({ notes }: Plan, write: Writer, inText: (text: string) => string): readonly string[] =>
  notes.map(({ at, text }) => `<p ${[write('slot', 'annotation'), write('data-at', at)].join(' ')}>${inText(text)}</p>`);

/** What `heights.css` knows a comparison of more than two countries by. */
export const classOf = (plan: Plan): Attributes => optional('class', plan.hasOwnHeight ? '' : comparedClass(plan.tag, plan.attributes['countries']));
