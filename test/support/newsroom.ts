import { expect, type Locator, type Page } from '@playwright/test';
import { type Places, policyOf, type PolicyName } from '../../build/policies.js';
import type { StageBox } from '../../src/map/map-stage.js';
import { hostNoise, type ReferenceApi, test as threeOrigins } from './e2e.js';
import type { Cdn, Host } from './web-servers.js';

export { expect } from '@playwright/test';
export type { Cdn, Host } from './web-servers.js';
export type { ReferenceApi } from './e2e.js';

/** A newsroom's page around the tags. */
interface Opening {
  /** The API base of the tags: the reference API or one of its scenarios; `undefined` for a script without `data-api-base`. */
  readonly apiBase?: string | undefined;
  readonly head?: string;
  /** HTML instead of the loader's script tag at the end of the body. */
  readonly scripts?: string;
  /** Response headers of the page, such as a CSP. */
  readonly headers?: Readonly<Record<string, string>>;
}

interface Servers {
  readonly api: ReferenceApi;
  readonly cdn: Cdn;
  readonly host: Host;
}

/** Messages that the browser logs about failed requests; no script can prevent them. */
const BROWSER_MESSAGES =
  /Failed to load resource|blocked by CORS policy|The Same Origin Policy disallows reading|Cross-Origin Request Blocked|^uncaught: Loading module from/;

/** A newsroom's page with our tags, and what its developers would notice. */
export class Newsroom {
  /** Every URL the page has requested, except its own. */
  readonly requests: string[] = [];
  /** Every navigation and every dialog; the first entry is the page itself. */
  readonly moves: string[] = [];
  readonly #page: Page;
  readonly #servers: Servers;
  readonly #noise: readonly string[];
  readonly #expected: (string | RegExp)[] = [];
  readonly #ownUrls: string[] = [];
  #address = '';

  static async start(page: Page, servers: Servers): Promise<Newsroom> {
    return new Newsroom(page, servers, await hostNoise(page));
  }

  private constructor(page: Page, servers: Servers, noise: readonly string[]) {
    this.#page = page;
    this.#servers = servers;
    this.#noise = noise;
    page.on('request', (request) => {
      if (request.url() !== this.#address) this.requests.push(request.url());
    });
    page.on('framenavigated', (frame) => this.moves.push(frame.url()));
    page.on('dialog', async (dialog) => {
      this.moves.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
  }

  /** The loader's script tag as pasted, with further attributes. */
  script(attributes = `data-api-base="${this.#servers.api.url}"`): string {
    return `<script async crossorigin="anonymous" src="${this.#servers.cdn.url('embed.js')}" ${attributes}></script>`;
  }

  /** Serves a script or other file from the newsroom's server; returns its URL. */
  serveScript(code: string, type = 'text/javascript'): string {
    const address = this.#servers.host.serve(code, { 'content-type': `${type}; charset=utf-8` });
    this.#ownUrls.push(address);
    return address;
  }

  /** Page headers with one of the policies of docs/policies.md, for our servers. */
  headersFor(policy: PolicyName, other: Partial<Places> = {}): Readonly<Record<string, string>> {
    const { api, cdn } = this.#servers;
    return { 'content-security-policy': policyOf(policy, { script: cdn.origin, folder: cdn.url(''), api: api.url, tiles: api.url, ...other }) };
  }

  /** Opens a page with this HTML in its body. */
  async open(body: string, opening: Opening = {}): Promise<void> {
    const { apiBase, head = '', headers = {} } = { apiBase: this.#servers.api.url, ...opening };
    const scripts = opening.scripts ?? this.script(apiBase === undefined ? '' : `data-api-base="${apiBase}"`);
    this.#address = this.#servers.host.serve(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A newsroom</title>${head}</head><body>${body}${scripts}</body></html>`,
      headers,
    );
    await this.#goTo();
  }

  /** Like `open`, for a page parsed as XML. */
  async openXhtml(body: string): Promise<void> {
    const script = this.script().replace('async', 'async="async"');
    this.#address = this.#servers.host.serve(
      `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>A newsroom</title></head><body>${body}${script}</body></html>`,
      { 'content-type': 'application/xhtml+xml; charset=utf-8' },
    );
    await this.#goTo();
  }

  async #goTo(): Promise<void> {
    // Does not wait for `load`, which in some browsers waits for chunks that a test holds back.
    await this.#page.goto(this.#address, { waitUntil: 'domcontentloaded' });
  }

  /** Declares messages that the test expects. */
  expectNoise(...patterns: readonly (string | RegExp)[]): void {
    this.#expected.push(...patterns);
  }

  /** Declares the browser's own messages about failed requests. */
  expectFailedRequests(): void {
    this.expectNoise(BROWSER_MESSAGES);
  }

  /** All messages except those about the favicon, which some browsers request even against the page's policy. */
  get noise(): readonly string[] {
    return this.#noise.filter((line) => !line.includes('/favicon.ico'));
  }

  get unexpectedNoise(): readonly string[] {
    return this.noise.filter((line) => !this.#expected.some((pattern) => (typeof pattern === 'string' ? line.includes(pattern) : pattern.test(line))));
  }

  /** Requests to anything except the script's folder, the API, the newsroom's own scripts and blob URLs. */
  get strangers(): readonly string[] {
    const { api, cdn } = this.#servers;
    return this.requests.filter(
      (url) => !url.startsWith('blob:') && !url.startsWith(cdn.url('')) && !url.startsWith(`${api.url}/`) && !this.#ownUrls.includes(url),
    );
  }

  /** Proves that no request was sent: one sent now is the first since the API's last reset. */
  async expectNoRequests(): Promise<void> {
    const { api } = this.#servers;
    await this.#page.evaluate((url) => fetch(url, { mode: 'no-cors' }), `${api.url}/?proof`);
    expect(api.requests.map(({ path }) => path)).toEqual(['/?proof']);
  }
}

interface Fixtures {
  /** A page; every test fails if it logs unexpected messages, violates a policy or sends a request to another origin. */
  readonly newsroom: Newsroom;
}

export const test = threeOrigins.extend<Fixtures>({
  newsroom: async ({ page, api, cdn, host }, use) => {
    cdn.clearRequests();
    const newsroom = await Newsroom.start(page, { api, cdn, host });
    await use(newsroom);
    cdn.release();
    expect(newsroom.strangers, 'requests to neither the script’s folder nor the API').toEqual([]);
    expect(newsroom.unexpectedNoise, 'what a page’s developers would notice').toEqual([]);
  },
});

/** Paths requested from the API, in order. */
export const requestedPaths = (api: ReferenceApi): readonly string[] => api.requests.map(({ path }) => path);

export const expectState = (tag: Locator, state: string): Promise<void> => expect(tag).toHaveAttribute('state', state);

/** Waits for the map's gestures, which load after the first paint. */
export const expectMovable = (map: Locator): Promise<void> =>
  expect.poll(() => map.locator('.stage').evaluate((box: StageBox) => box.stage?.live?.gestures !== undefined)).toBe(true);

/** All text and accessible names on the page, through every shadow root. */
export function shownText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walk = (node: Node): void => {
      if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return;
      if (node instanceof Text) texts.push(node.data);
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'alt', 'href']) texts.push(node.getAttribute(name) ?? '');
        node.shadowRoot?.childNodes.forEach(walk);
      }
      node.childNodes.forEach(walk);
    };
    walk(document.body);
    return texts.join('\n');
  });
}

/** Every link inside our tags, as the browser resolves it. */
export function links(page: Page): Promise<readonly { readonly href: string; readonly rel: string }[]> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return roots.flatMap((root) => [...root.querySelectorAll('a')]).map(({ href, rel }) => ({ href, rel }));
  });
}

/** How far the page scrolls horizontally, and which of our tags overflow it. */
export function overflow(page: Page): Promise<{ readonly page: number; readonly tags: readonly string[] }> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const tags = [...document.querySelectorAll('country-risk, incident-map')].filter((tag) =>
      [...tag.getClientRects()].some(({ right, left }) => right > width + 0.5 || left < 0),
    );
    return { page: document.documentElement.scrollWidth - width, tags: tags.map((tag) => tag.outerHTML) };
  });
}
