// The script of our frame pages (build/frame-page.ts): writes the address into the tag, and tells the page around the frame how high it is and what happens in it.
import { apiBase } from '../model/text.js';
import { heightMessages, secretIn } from './height.js';

const [own, loader] = document.scripts as unknown as readonly [HTMLScriptElement, HTMLScriptElement];
const [tag, address] = document.body.children as unknown as readonly [HTMLElement, HTMLElement];

/** The page's own API is no other API, even where the page allows none. */
const isOwnBase = (value: string): boolean => apiBase(value.trim(), location.protocol) === apiBase(loader.dataset['apiBase'] ?? '', location.protocol);

/** True for what the page has settled: the country of a page for one country, and its own API. */
const isSettled = (name: string, value: string): boolean => tag.hasAttribute(name) || (name === 'api-base' && isOwnBase(value));

function writeAttributes(): void {
  const known = own.dataset['attributes']?.split(' ') ?? [];
  const unknown: string[] = [];
  new URLSearchParams(location.search).forEach((value, name) => {
    if (!known.includes(name)) unknown.push(name);
    else if (!isSettled(name, value)) tag.setAttribute(name, value);
  });
  // The credit beside tiles comes from the build: an address could carry any text.
  const { tileAttribution } = own.dataset;
  if (tileAttribution && tag.hasAttribute('tile-url')) tag.setAttribute('tile-attribution', tileAttribution);
  // When a frame is to load is up to the page around it, by `loading` on its iframe.
  if (!tag.hasAttribute('loading')) tag.setAttribute('loading', 'eager');
  if (unknown.length) console.warn(`A frame of <${tag.localName}> takes no ${unknown.join(', ')}: this part of its address does nothing.`);
}

const frame = () => ({ id: window.name, src: location.href, secret: secretIn(location.hash) });

/** A height is no secret, and who is around the frame cannot be known. */
function tellHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  heightMessages(frame(), height).forEach((message) => parent.postMessage(message, '*'));
}

/** Until there is something to show, the height that the page around has reserved is the better one. */
function tellHeights(): void {
  // At once, because browsers pause observers in a frame far from the view.
  tellHeight();
  new ResizeObserver(tellHeight).observe(document.body);
  // WordPress sends a second request when its own script loads after the frame.
  addEventListener('message', ({ source, data }: MessageEvent<{ readonly message?: unknown } | null>) => {
    if (source === parent && data?.message === 'ready') tellHeight();
  });
}

function tellHeightsOnceShown(): void {
  const shown = new AbortController();
  const { signal } = shown;
  for (const event of ['risk-load', 'risk-error']) {
    tag.addEventListener(event, () => (shown.abort(), tellHeights()), { signal });
  }
}

/** For the page around the frame, which may count what readers use; it may be any page, so each event says one plain fact. */
function tellEvents(): void {
  const tell = ({ type }: Event, fact: object): void => parent.postMessage({ type: 'travel-safety:event', id: window.name, event: type, ...fact }, '*');
  tag.addEventListener('risk-load', (event) => tell(event, { stale: event.stale }));
  tag.addEventListener('risk-error', (event) => tell(event, { kind: event.kind }));
  tag.addEventListener('country-select', (event) => tell(event, { iso2: event.iso2 }));
  tag.addEventListener('incident-select', (event) => tell(event, { incident: event.incident.id }));
}

/**
 * A sandbox may forbid links to open, and no script can ask whether it does. So a link also shows its address, to be copied,
 * and WordPress is asked to follow the two of the credit: it does so to addresses of the frame's own host, and there to `out/`.
 */
function followLink(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  address.textContent = link?.href ?? '';
  if (!link) return;
  // Below the link, if the frame is high enough.
  const lowest = document.body.offsetHeight - address.offsetHeight;
  address.style.top = `${Math.max(0, Math.min(link.getBoundingClientRect().bottom + scrollY, lowest))}px`;
  const { secret } = frame();
  const out = (JSON.parse(own.dataset['out'] ?? '{}') as Readonly<Record<string, string>>)[link.href];
  if (out && secret) parent.postMessage({ message: 'link', value: new URL(out, own.src).href, secret }, '*');
}

writeAttributes();
if (parent !== window) {
  tellEvents();
  tellHeightsOnceShown();
}
if (self.origin === 'null') addEventListener('click', followLink);
