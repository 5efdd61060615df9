import type { TagFacts } from '../../build/facts.js';
import { closestAttribute } from '../../src/elements/advice.js';
import { isUnclosed } from '../../src/elements/unclosed-tag.js';
import { SUBJECTS } from '../../src/embed/subjects.js';
import { attributeNames, known, type Attributes, type Choice } from './choice.js';
import { linesOf } from './notes.js';
import { fill, type Words } from './words.js';
import { outOfHtml } from './writing.js';

/** The choice in a snippet, and its problems. */
export interface ParsedSnippet {
  readonly choice: Partial<Choice>;
  /** The answers of a frozen tag in the snippet itself. */
  readonly answers?: readonly string[];
  readonly asOf?: string;
  readonly advice: readonly string[];
}

interface TagSource {
  readonly fact: TagFacts;
  readonly attributes: Attributes;
  readonly element?: Element;
}

const attributesOf = (element: Element): Attributes => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

const withoutData = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).flatMap(([name, value]) => (name.startsWith('data-') ? [[name.slice(5), value]] : [])));

function tagIn(page: Document, facts: readonly TagFacts[]): TagSource | undefined {
  for (const fact of facts) {
    const element = page.querySelector(fact.tag);
    if (element) return { fact, element, attributes: attributesOf(element) };
    const place = page.querySelector(`[data-${fact.tag}]`);
    if (!place) continue;
    const { [fact.tag]: subject = '', ...others } = withoutData(attributesOf(place));
    const about = SUBJECTS[fact.tag];
    return { fact, attributes: { ...(about && subject && { [about]: subject }), ...others }, element: place };
  }
  return undefined;
}

/** `https://cdn.example/v0/frame/country-risk/JP/de/?variant=badge` */
const FRAME = /^(.*\/)frame\/([a-z]+-[a-z]+)\/(?:([A-Z]{2})\/(?:([a-z]{2})\/)?)?(?:index\.html)?(?:\?([^#]*))?/;

function frameIn(page: Document, facts: readonly TagFacts[]): (TagSource & { readonly script: string }) | undefined {
  const src = page.querySelector('iframe, amp-iframe')?.getAttribute('src') ?? '';
  const [, script = '', tag, country, lang, query = ''] = FRAME.exec(src) ?? [];
  const fact = facts.find((each) => each.tag === tag);
  return fact && { fact, script, attributes: { ...(lang && { lang }), ...Object.fromEntries(new URLSearchParams(query)), ...(country && { country }) } };
}

/** The answers in a snippet: in scripts, in an attribute of the tag or placeholder, or in attributes of its children. */
function answersIn(element: Element | undefined): Pick<ParsedSnippet, 'answers' | 'asOf'> {
  const places = [
    ...(element?.querySelectorAll('script[type="application/json"], [data-answer]') ?? []),
    ...(element?.matches('[data-answer]') ? [element] : []),
  ];
  const answers = places.map((place) => (place.getAttribute('data-answer') ?? place.textContent ?? '').trim());
  return { answers, asOf: places[0]?.getAttribute('data-as-of') ?? '' };
}

/** `[country_risk country="JP"]`, or `[country_risk …]<a …>Japan</a>[/country_risk]`. */
function shortcodeIn(text: string, page: Document, facts: readonly TagFacts[]): TagSource | undefined {
  const [, name = '', rest = ''] = /\[([a-z]+_[a-z]+)\b([^\]]*)\]/.exec(text) ?? [];
  const fact = facts.find(({ tag }) => tag === name.replaceAll('_', '-'));
  if (!fact) return undefined;
  const attributes = Object.fromEntries([...rest.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, outOfHtml(value)]));
  return { fact, attributes, ...(text.trim().startsWith('[') && text.includes(`[/${name}]`) && { element: page.body }) };
}

/** Problems that the tag itself reports on the console. */
function* problemsIn({ fact, attributes, element }: TagSource, text: string, sentences: Words['advice']): Generator<string> {
  const { tag } = fact;
  const names = attributeNames(fact);
  for (const name of Object.keys(attributes)) {
    const meant = names.includes(name) ? undefined : closestAttribute(name, names);
    if (meant) yield fill(sentences.meant, { tag, name, meant });
  }
  const isTag = element?.localName === tag;
  if (isTag && (isUnclosed(element) || !text.toLowerCase().includes(`</${tag}`))) {
    yield fill(sentences.notClosed, { tag });
  }
}

/** Reads a pasted tag, placeholder, frame or shortcode. `page` is the text as an inert document. */
export function readSnippet(text: string, page: Document, facts: readonly TagFacts[], sentences: Words['advice']): ParsedSnippet {
  const frame = frameIn(page, facts);
  const found = tagIn(page, facts) ?? frame ?? shortcodeIn(text, page, facts);
  if (!found) return { choice: {}, advice: [sentences.noTag] };
  const { fact, attributes, element } = found;
  const loader = page.querySelector<HTMLScriptElement>('script[data-api-base], script[src*="/embed."]');
  const link = element?.querySelector('a:not([slot] *)');
  const address = link?.getAttribute('href') ?? '';
  const script = loader?.getAttribute('src') ?? frame?.script;
  const api = loader?.dataset['apiBase'] ?? attributes['api-base'];
  const choice = {
    tag: fact.tag,
    attributes: known(attributes, fact),
    text: link?.textContent?.trim() ?? '',
    // A link to the tag's own frame page is the default, which follows the choice.
    link: FRAME.exec(address)?.[2] === fact.tag ? '' : address,
    height: /min-height:\s*(\d+)px/.exec(element?.getAttribute('style') ?? '')?.[1] ?? '',
    picture: element?.querySelector('img:not([slot] *)')?.getAttribute('src') ?? '',
    notes: linesOf(
      [...(element?.querySelectorAll<HTMLElement>('[slot=annotation]') ?? [])].map((note) => ({ at: note.dataset['at'] ?? '', text: note.textContent ?? '' })),
    ),
    ...(script && { script }),
    ...(api && { api }),
  };
  return { choice, advice: [...problemsIn(found, text, sentences)], ...answersIn(element) };
}
