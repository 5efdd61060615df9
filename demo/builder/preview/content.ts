import type { TagFacts } from '../../../build/facts.js';
import { writtenPlace } from '../../../src/model/annotation.js';
import { safeUrl } from '../../../src/model/text.js';
import { known, type Attributes } from '../choice.js';
import type { Note } from '../notes.js';
import type { Picture } from '../picture.js';

/** What the preview shows. Passed in its URL, so that it works in a sandboxed page too. */
export interface PreviewContent {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text: string;
  readonly link: string;
  readonly picture?: Picture | undefined;
  readonly notes: readonly Note[];
  readonly answers: readonly string[];
  readonly asOf: string;
  readonly scheme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
  /** Shows the fallback, as without scripts. */
  readonly isScriptless: boolean;
  /** Language of the page around the tag: the editor's. */
  readonly lang: string;
}

/** The preview asks the builder to confirm its URL, and shows nothing until a response with the same fragment arrives. */
export interface ShowMessage {
  readonly type: 'travel-safety:ask' | 'travel-safety:show';
  readonly fragment: string;
}

export interface PreviewMessage {
  readonly type: 'travel-safety:preview';
  /** Heights of the tag and of the page, in pixels. */
  readonly height: number;
  readonly pageHeight: number;
  readonly state: string;
  readonly error: string;
}

/** A place clicked on the preview's map, as written for a note. */
export interface PlaceMessage {
  readonly type: 'travel-safety:place';
  readonly at: string;
}

const TYPE = 'travel-safety:preview';
const PLACE: PlaceMessage['type'] = 'travel-safety:place';

export const fragmentOf = (content: PreviewContent): string => `#${encodeURIComponent(JSON.stringify(content))}`;

type Sent = Readonly<Partial<Record<keyof PreviewContent, unknown>>>;

const isText = (sent: unknown): sent is string => typeof sent === 'string';
const textIn = (sent: unknown): string => (isText(sent) ? sent : '');

/** Accepts only web URLs. */
function pictureIn(sent: unknown): Picture | undefined {
  const { src, alt } = Object(sent) as Partial<Record<keyof Picture, unknown>>;
  const address = safeUrl(src);
  return address === undefined ? undefined : { src: address, alt: textIn(alt) };
}

function parsed(fragment: string): Sent {
  try {
    return Object(JSON.parse(decodeURIComponent(fragment.slice(1)))) as Sent;
  } catch {
    return {};
  }
}

/** Parses a fragment; `undefined` if it has none of our tags. It is untrusted: it can only create our tags with their own attributes, and links to the web. */
export function parseContent(fragment: string, facts: readonly TagFacts[]): PreviewContent | undefined {
  const { tag, attributes, text, link, picture, isScriptless, notes, answers, asOf, scheme, dir, lang } = parsed(fragment);
  const fact = facts.find((each) => each.tag === tag);
  if (!fact) return undefined;
  const written = Object.entries(Object(attributes) as object).filter((entry): entry is [string, string] => isText(entry[1]));
  return {
    tag: fact.tag,
    attributes: known(Object.fromEntries(written), fact),
    text: textIn(text),
    link: safeUrl(link) ?? '',
    picture: pictureIn(picture),
    notes: Array.isArray(notes) ? notes.map((note: Partial<Note> | null) => ({ at: textIn(note?.at), text: textIn(note?.text) })) : [],
    answers: Array.isArray(answers) ? answers.filter(isText) : [],
    asOf: textIn(asOf),
    scheme: scheme === 'dark' ? 'dark' : 'light',
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    isScriptless: isScriptless === true,
    lang: textIn(lang),
  };
}

/** True for a message of this type about this fragment. */
export function isShowMessage(data: unknown, expectedType: ShowMessage['type'], expectedFragment: string): boolean {
  const { type, fragment } = Object(data) as Partial<ShowMessage>;
  return type === expectedType && fragment === expectedFragment;
}

export const isPreviewMessage = (data: unknown): data is PreviewMessage => (data as Partial<PreviewMessage> | null)?.type === TYPE;

export function isPlaceMessage(data: unknown): data is PlaceMessage {
  const { type, at } = Object(data) as Partial<Record<keyof PlaceMessage, unknown>>;
  return type === PLACE && isText(at) && writtenPlace(at) !== undefined;
}
