// The script of our frame pages (build/frame-page.ts): copies the parameters of the URL to the tag, and reports height and events to the parent page.
import { apiBase } from '../model/text.js';
import { heightMessages, secretIn } from './height.js';

const [frameScript, loader] = document.scripts as unknown as readonly [HTMLScriptElement, HTMLScriptElement];
const [tag, address] = document.body.children as unknown as readonly [HTMLElement, HTMLElement];

/** True for the frame page's own API, which needs no permission. */
const isOwnBase = (value: string): boolean => apiBase(value.trim(), location.protocol) === apiBase(loader.dataset['apiBase'] ?? '', location.protocol);

function writeAttributes(): void {
  const known = frameScript.dataset['attributes']?.split(' ') ?? [];
  const unknown: string[] = [];
  new URLSearchParams(location.search).forEach((value, name) => {
    // What the frame page has fixed, such as the country of a page for one country, stays.
    const fixed = tag.getAttribute(name);
    if (!known.includes(name) || (fixed !== null && fixed !== value)) unknown.push(name);
    else if (name !== 'api-base' || !isOwnBase(value)) tag.setAttribute(name, value);
  });
  // The credit for tiles comes from the build: a URL could contain any text.
  const { tileAttribution } = frameScript.dataset;
  if (tileAttribution && tag.hasAttribute('tile-url')) tag.setAttribute('tile-attribution', tileAttribution);
  // The parent page decides when a frame loads, by `loading` on its iframe.
  if (!tag.hasAttribute('loading')) tag.setAttribute('loading', 'eager');
  if (unknown.length) console.warn(`A frame of <${tag.localName}> takes no ${unknown.join(', ')}: this part of its address does nothing.`);
}

const frame = () => ({ id: window.name, src: location.href, secret: secretIn(location.hash) });

/** Sent to any origin: the parent page is unknown, and a height is no secret. */
function postHeight(): void {
  const { width, height: exact } = document.body.getBoundingClientRect();
  // In a tab that is not shown there is no height to tell, or that of a single column of letters.
  if (!width) return;
  const height = Math.ceil(exact);
  heightMessages(frame(), height).forEach((message) => parent.postMessage(message, '*'));
}

/** Called once there is content: until then, the height that the parent page has reserved is better. */
function observeHeight(): void {
  // Immediately, because browsers pause observers in a frame far from the viewport.
  postHeight();
  new ResizeObserver(postHeight).observe(document.body);
  // WordPress sends a second request when its own script loads after the frame.
  addEventListener('message', ({ source, data }: MessageEvent<{ readonly message?: unknown } | null>) => {
    if (source === parent && data?.message === 'ready') postHeight();
  });
}

function observeHeightAfterLoad(): void {
  const shown = new AbortController();
  const { signal } = shown;
  for (const event of ['risk-load', 'risk-error']) {
    tag.addEventListener(event, () => (shown.abort(), observeHeight()), { signal });
  }
}

/** Reports events to the parent page, for its statistics. It may be any page, so each message contains a single plain fact. */
function forwardEvents(): void {
  const forward = ({ type }: Event, fact: object): void => parent.postMessage({ type: 'travel-safety:event', id: window.name, event: type, ...fact }, '*');
  tag.addEventListener('risk-load', (event) => forward(event, { stale: event.stale }));
  tag.addEventListener('risk-error', (event) => forward(event, { kind: event.kind }));
  tag.addEventListener('country-select', (event) => forward(event, { iso2: event.iso2 }));
  tag.addEventListener('incident-select', (event) => forward(event, { incident: event.incident.id }));
}

/**
 * A sandbox may block links, and no script can detect that. So a click on a link also shows its URL, to be copied, and asks WordPress
 * to follow the two links of the credit: it follows only URLs of the frame's own host, which are those in `out/`.
 */
function followLink(event: MouseEvent): void {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  address.textContent = link?.href ?? '';
  if (!link) return;
  // Below the link, if the frame is high enough.
  const lowest = document.body.offsetHeight - address.offsetHeight;
  address.style.top = `${Math.max(0, Math.min(link.getBoundingClientRect().bottom + scrollY, lowest))}px`;
  const { secret } = frame();
  const out = (JSON.parse(frameScript.dataset['out'] ?? '{}') as Readonly<Record<string, string>>)[link.href];
  if (out && secret) parent.postMessage({ message: 'link', value: new URL(out, frameScript.src).href, secret }, '*');
}

writeAttributes();
if (parent !== window) {
  forwardEvents();
  observeHeightAfterLoad();
}
if (self.origin === 'null') addEventListener('click', followLink);
