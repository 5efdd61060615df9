import type { TagFacts } from '../../../build/facts.js';
import { safeUrl } from '../../../src/model/url.js';
import { known, type Attributes } from '../choice.js';

/** What the preview shows: it stands in its address, because a page in a sandbox gets no messages. */
export interface Shown {
  readonly tag: string;
  readonly attributes: Attributes;
  readonly text: string;
  readonly link: string;
  readonly answers: readonly string[];
  readonly asOf: string;
  readonly scheme: 'light' | 'dark';
  readonly dir: 'ltr' | 'rtl';
  /** Of the page around the tag: that of the editor. */
  readonly lang: string;
}

/** What the preview tells the builder. */
export interface PreviewMessage {
  readonly type: 'travel-safety:preview';
  /** In pixels: of the tag, and of the page around it. */
  readonly height: number;
  readonly pageHeight: number;
  readonly state: string;
  /** The sentence with which the tag itself says what is wrong. */
  readonly said: string;
}

const TYPE = 'travel-safety:preview';

export const fragmentOf = (shown: Shown): string => `#${encodeURIComponent(JSON.stringify(shown))}`;

type Sent = Readonly<Partial<Record<keyof Shown, unknown>>>;

const isText = (sent: unknown): sent is string => typeof sent === 'string';
const textIn = (sent: unknown): string => (isText(sent) ? sent : '');

function parsed(fragment: string): Sent {
  try {
    return Object(JSON.parse(decodeURIComponent(fragment.slice(1)))) as Sent;
  } catch {
    return {};
  }
}

/** What an address says; `undefined` where it names none of our tags. Anybody may have written it: it makes our tags with their own attributes, and links to the web. */
export function shownIn(fragment: string, facts: readonly TagFacts[]): Shown | undefined {
  const { tag, attributes, text, link, answers, asOf, scheme, dir, lang } = parsed(fragment);
  const fact = facts.find((each) => each.tag === tag);
  if (!fact) return undefined;
  const written = Object.entries(Object(attributes) as object).filter((entry): entry is [string, string] => isText(entry[1]));
  return {
    tag: fact.tag,
    attributes: known(Object.fromEntries(written), fact),
    text: textIn(text),
    link: safeUrl(link) ?? '',
    answers: Array.isArray(answers) ? answers.filter(isText) : [],
    asOf: textIn(asOf),
    scheme: scheme === 'dark' ? 'dark' : 'light',
    dir: dir === 'rtl' ? 'rtl' : 'ltr',
    lang: textIn(lang),
  };
}

export const isPreviewMessage = (data: unknown): data is PreviewMessage => (data as Partial<PreviewMessage> | null)?.type === TYPE;
