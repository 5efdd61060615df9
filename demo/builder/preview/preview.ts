// The page in the builder's preview: one tag, as on a newsroom's page.
import { facts } from 'virtual:tag-facts';
import type { Picture } from '../picture.js';
import { watchPlaces } from './place.js';
import { isShowMessage, parseContent, type PlaceMessage, type PreviewMessage, type ShowMessage, type PreviewContent } from './content.js';

/** Around an inline tag, in any language. */
const BEFORE = '… ';
const AFTER = ' …';

const place = document.body.querySelector('main') ?? document.body;

/** Lazy, so it is not fetched if the tag hides it; its host gets no referrer. */
const imageOf = ({ src, alt }: Picture): HTMLImageElement =>
  Object.assign(document.createElement('img'), { loading: 'lazy', referrerPolicy: 'no-referrer', width: 1200, height: 675, alt, src });

function tagOf({ tag, attributes, text, link, picture, notes, answers, asOf, isScriptless }: PreviewContent): HTMLElement {
  const element = document.createElement(isScriptless ? 'div' : tag);
  if (picture) element.append(imageOf(picture));
  element.append(link ? Object.assign(document.createElement('a'), { href: link, textContent: text, rel: 'noopener', target: '_blank' }) : text);
  if (isScriptless && attributes['lang']) element.lang = attributes['lang'];
  if (!isScriptless) for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const note of notes) {
    const paragraph = Object.assign(document.createElement('p'), { slot: 'annotation', textContent: note.text });
    paragraph.dataset['at'] = note.at;
    element.append(paragraph);
  }
  for (const answer of answers) {
    const holder = document.createElement('span');
    Object.assign(holder.dataset, { answer, asOf });
    element.append(holder);
  }
  return element;
}

/** The builder has this page's origin, even if this page is sandboxed. */
const pageOrigin = new URL(location.href).origin;

function postState(tag: HTMLElement): void {
  const { height } = tag.getBoundingClientRect();
  const message: PreviewMessage = {
    type: 'travel-safety:preview',
    height: Math.ceil(height),
    pageHeight: Math.ceil(document.documentElement.getBoundingClientRect().height),
    state: tag.getAttribute('state') ?? 'idle',
    error: tag.shadowRoot?.querySelector('[part~=error] [role=status]')?.textContent?.trim() ?? '',
  };
  parent.postMessage(message, pageOrigin);
}

let resizeObserver: ResizeObserver | undefined;
let mutationObserver: MutationObserver | undefined;

function watch(tag: HTMLElement): void {
  resizeObserver?.disconnect();
  mutationObserver?.disconnect();
  resizeObserver = new ResizeObserver(() => postState(tag));
  resizeObserver.observe(document.documentElement);
  resizeObserver.observe(tag);
  mutationObserver = new MutationObserver(() => postState(tag));
  mutationObserver.observe(tag, { attributes: true });
  for (const event of ['risk-load', 'risk-error']) tag.addEventListener(event, () => postState(tag));
}

function show(): void {
  const content = parseContent(location.hash, facts);
  if (!content) return;
  document.documentElement.style.colorScheme = content.scheme;
  document.documentElement.dir = content.dir;
  document.documentElement.lang = content.lang;
  const tag = tagOf(content);
  if (content.attributes['variant']?.toLowerCase() === 'inline') place.replaceChildren(BEFORE, tag, AFTER);
  else place.replaceChildren(tag);
  watch(tag);
}

const postPlace = (at: string): void => parent.postMessage({ type: 'travel-safety:place', at } satisfies PlaceMessage, pageOrigin);

/**
 * The page shows nothing until the builder confirms: anyone could frame it, or point the builder's frame elsewhere, and show their own text under the
 * newsroom's domain.
 */
const ask = (): void => parent.postMessage({ type: 'travel-safety:ask', fragment: location.hash } satisfies ShowMessage, '*');

watchPlaces(postPlace);
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === pageOrigin && isShowMessage(data, 'travel-safety:show', location.hash)) show();
});
addEventListener('hashchange', ask);
ask();
