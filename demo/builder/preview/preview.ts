// The page in the builder's preview: one tag, as a newsroom's page would have it.
import { facts } from 'virtual:tag-facts';
import type { Picture } from '../picture.js';
import { watchPlaces } from './place.js';
import { isShowMessage, shownIn, type PlaceMessage, type PreviewMessage, type ShowMessage, type Shown } from './shown.js';

/** Around a tag that stands in a sentence, of any language. */
const BEFORE = '… ';
const AFTER = ' …';

const place = document.body.querySelector('main') ?? document.body;

/** Not fetched where the tag hides it. Its host is not told who looks. */
const imageOf = ({ src, alt }: Picture): HTMLImageElement =>
  Object.assign(document.createElement('img'), { loading: 'lazy', referrerPolicy: 'no-referrer', width: 1200, height: 675, alt, src });

function tagOf({ tag, attributes, text, link, picture, notes, answers, asOf, isScriptless }: Shown): HTMLElement {
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
    const kept = document.createElement('span');
    Object.assign(kept.dataset, { answer, asOf });
    element.append(kept);
  }
  return element;
}

/** The builder is of this page's own origin, whatever a sandbox makes of it. */
const home = new URL(location.href).origin;

function tell(tag: HTMLElement): void {
  const { height } = tag.getBoundingClientRect();
  const message: PreviewMessage = {
    type: 'travel-safety:preview',
    height: Math.ceil(height),
    pageHeight: Math.ceil(document.documentElement.getBoundingClientRect().height),
    state: tag.getAttribute('state') ?? 'idle',
    error: tag.shadowRoot?.querySelector('[part~=error] [role=status]')?.textContent?.trim() ?? '',
  };
  parent.postMessage(message, home);
}

let sizes: ResizeObserver | undefined;
let changes: MutationObserver | undefined;

function watch(tag: HTMLElement): void {
  sizes?.disconnect();
  changes?.disconnect();
  sizes = new ResizeObserver(() => tell(tag));
  sizes.observe(document.documentElement);
  sizes.observe(tag);
  changes = new MutationObserver(() => tell(tag));
  changes.observe(tag, { attributes: true });
  for (const event of ['risk-load', 'risk-error']) tag.addEventListener(event, () => tell(tag));
}

function show(): void {
  const shown = shownIn(location.hash, facts);
  if (!shown) return;
  document.documentElement.style.colorScheme = shown.scheme;
  document.documentElement.dir = shown.dir;
  document.documentElement.lang = shown.lang;
  const tag = tagOf(shown);
  if (shown.attributes['variant']?.toLowerCase() === 'inline') place.replaceChildren(BEFORE, tag, AFTER);
  else place.replaceChildren(tag);
  watch(tag);
}

const tellPlace = (at: string): void => parent.postMessage({ type: 'travel-safety:place', at } satisfies PlaceMessage, home);

/** Anybody can open this page in a frame, or move the builder's frame to another address: words of theirs would stand at the newsroom's address. */
const ask = (): void => parent.postMessage({ type: 'travel-safety:ask', fragment: location.hash } satisfies ShowMessage, '*');

watchPlaces(tellPlace);
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === home && isShowMessage(data, 'travel-safety:show', location.hash)) show();
});
addEventListener('hashchange', ask);
ask();
