import type { TagFacts } from '../../../build/facts.js';
import { writtenPlace } from '../../../src/model/annotation.js';
import { safeUrl } from '../../../src/model/text.js';
import { known, type Attributes } from '../choice.js';
import type { Note } from '../notes.js';
import type { Picture } from '../picture.js';

/** What the preview shows. It stands in its address, so that a page in a sandbox can be opened with it. */
export interface Shown {
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
  /** Shown is what stands in place of the tag, as where no script runs. */
  readonly isScriptless: boolean;
  /** Of the page around the tag: that of the editor. */
  readonly lang: string;
}

/** The preview asks the builder to confirm its address; it shows nothing until the answer with the same fragment has come. */
export interface ShowMessage {
  readonly type: 'travel-safety:ask' | 'travel-safety:show';
  readonly fragment: string;
}

/** The preview's message to the builder. */
export interface PreviewMessage {
  readonly type: 'travel-safety:preview';
  /** In pixels: of the tag, and of the page around it. */
  readonly height: number;
  readonly pageHeight: number;
  readonly state: string;
  /** The sentence with which the tag itself says what is wrong. */
  readonly error: string;
}

/** A place on the map in the preview that an editor has clicked, as it is written for a note. */
export interface PlaceMessage {
  readonly type: 'travel-safety:place';
  readonly at: string;
}

const TYPE = 'travel-safety:preview';
const PLACE: PlaceMessage['type'] = 'travel-safety:place';

export const fragmentOf = (shown: Shown): string => `#${encodeURIComponent(JSON.stringify(shown))}`;

type Sent = Readonly<Partial<Record<keyof Shown, unknown>>>;

const isText = (sent: unknown): sent is string => typeof sent === 'string';
const textIn = (sent: unknown): string => (isText(sent) ? sent : '');

/** A picture of the web. */
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

/** What an address says; `undefined` where it names none of our tags. Anybody may have written it: it makes our tags with their own attributes, and links to the web. */
export function shownIn(fragment: string, facts: readonly TagFacts[]): Shown | undefined {
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

/** True for one of the two about a fragment. */
export function isShowMessage(data: unknown, asked: ShowMessage['type'], about: string): boolean {
  const { type, fragment } = Object(data) as Partial<ShowMessage>;
  return type === asked && fragment === about;
}

export const isPreviewMessage = (data: unknown): data is PreviewMessage => (data as Partial<PreviewMessage> | null)?.type === TYPE;

export function isPlaceMessage(data: unknown): data is PlaceMessage {
  const { type, at } = Object(data) as Partial<Record<keyof PlaceMessage, unknown>>;
  return type === PLACE && isText(at) && writtenPlace(at) !== undefined;
}
