import type { Browser, Page } from '@playwright/test';
import { cdnFile } from './cdn-file.js';

/** A page's work until its tag is painted. */
export interface Work {
  /** Earlier requests to the script's folder, except for `rest`, which does not delay the paint. */
  readonly files: number;
  /** Of these, requests before the first API request, except for the loader. */
  readonly ahead: number;
  /** Updates of all tags, including nested ones. */
  readonly updates: number;
  /** Reads of one field of each response, one per decoding. */
  readonly reads: number;
  /** `Intl` objects created, including by `toLocaleString()` and similar methods. */
  readonly formats: number;
  /** Elements and text nodes of the tags at the end of the task that renders `selector`. */
  readonly nodes: number;
  /** Forced synchronous layouts of our tags. Not counted: the loader's single layout of a page that may not have one yet. */
  readonly layouts: number;
}

type Counts = { updates: number; reads: number; formats: number; nodes: number; paintedAt: number };

/** Candidate fields of a response's row; the first that exists is watched. */
const FIELDS = ['iso2', 'id', 'components'] as const;

/** Runs in the page before its scripts: counts until `selector` is painted, in any shadow root; counts nodes when it is rendered. */
function watch([selector, fields]: readonly [string, readonly string[]]): void {
  const counts: Counts = { updates: 0, reads: 0, formats: 0, nodes: 0, paintedAt: 0 };
  Object.assign(window, { work: counts });

  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, tag, options) {
    const element = tag.prototype as { isUpdatePending: boolean; performUpdate(): void };
    const { performUpdate } = element;
    element.performUpdate = function () {
      // A tag's class may extend that of another tag, whose method then counts it again.
      if (this.isUpdatePending && this.constructor === tag && counts.paintedAt === 0) counts.updates += 1;
      performUpdate.call(this);
    };
    define.call(this, name, tag, options);
  };

  const { parse } = JSON;
  JSON.parse = (...json: Parameters<typeof parse>): unknown => {
    const answer = parse(...json) as Readonly<Record<string, unknown>>;
    const [row] = [answer['country'] ?? answer['countries'] ?? answer['incidents'] ?? answer].flat() as readonly object[];
    const field = fields.find((name) => row && name in row);
    if (row === undefined || field === undefined) return answer;
    const { value } = Object.getOwnPropertyDescriptor(row, field) as PropertyDescriptor;
    const get = (): unknown => {
      if (counts.paintedAt === 0) counts.reads += 1;
      return value;
    };
    Object.defineProperty(row, field, { get, enumerable: true, configurable: true });
    return answer;
  };

  const counted = (wanted: object, name: string): void => {
    const own = Reflect.get(wanted, name) as () => unknown;
    const count = (): void => {
      if (counts.paintedAt === 0) counts.formats += 1;
    };
    const apply = (target: typeof own, that: unknown, given: readonly unknown[]): unknown => (count(), Reflect.apply(target, that, given));
    const construct = (target: typeof own, given: readonly unknown[], as: () => unknown): object => (count(), Reflect.construct(target, given, as) as object);
    Object.defineProperty(wanted, name, { value: new Proxy(own, { apply, construct }), configurable: true, writable: true });
  };
  for (const name of ['Collator', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat']) counted(Intl, name);
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) counted(Date.prototype, name);
  counted(Number.prototype, 'toLocaleString');

  const nodesIn = (root: Node): readonly Node[] => {
    const children = [...root.childNodes, ...((root as Element).shadowRoot?.childNodes ?? [])];
    return children.flatMap((node) => (node instanceof HTMLStyleElement ? [] : [node, ...nodesIn(node)]));
  };
  const isCounted = (node: Node): boolean => node instanceof Element || (node instanceof Text && node.data.trim() !== '');
  // At the end of the task that renders it: how much more is rendered before the frame depends on how busy the machine is.
  const look = new MutationObserver(() => {
    const nodes = [...document.querySelectorAll('main > *')].flatMap(nodesIn);
    if (!nodes.some((node) => node instanceof Element && node.matches(selector))) return;
    look.disconnect();
    counts.nodes = nodes.filter(isCounted).length;
  });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    if (counts.nodes === 0) look.observe(root, { childList: true, subtree: true, attributeFilter: ['part'] });
    return root;
  };
  const paint = (): void => {
    if (counts.nodes === 0) return void requestAnimationFrame(paint);
    // The next task starts after the frame is painted. A message, because a timer may come after work that waits for an idle browser.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      counts.paintedAt = performance.now();
      performance.mark('painted');
    });
    port1.start();
    port2.postMessage(0);
  };
  requestAnimationFrame(paint);
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] } };
}

/** Layouts before the mark `painted`, forced by a script of this folder. */
function forcedLayouts(trace: Buffer, folder: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const painted = traceEvents.find(({ name }) => name === 'painted')?.ts;
  if (painted === undefined) throw new Error('The trace has no mark “painted”.');
  const isOurs = ({ args }: TraceEvent): boolean => args.beginData?.stackTrace?.some(({ url }) => url.startsWith(folder)) ?? false;
  return traceEvents.filter((event) => event.name === 'Layout' && event.ts < painted && isOurs(event)).length;
}

/** Opens a page and counts its work until `selector` is painted. `address` is the URL of our scripts' folder. */
export async function workOf(browser: Browser, page: Page, open: () => Promise<void>, selector: string, address: string): Promise<Work> {
  await page.addInitScript(watch, [selector, FIELDS] as const);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing'] });
  await open();
  await page.waitForFunction(() => (window as unknown as { work: Counts }).work.paintedAt > 0);
  const trace = await browser.stopTracing();
  const counted = await page.evaluate(
    ([folder, loader, rest]) => {
      const { paintedAt, ...others } = (window as unknown as { work: Counts }).work;
      const requests = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paintedAt);
      const files = requests.filter(({ name }) => name.startsWith(folder) && !name.endsWith(rest));
      const asked = requests.find(({ name }) => name.includes('/api/v1/'))?.startTime ?? Infinity;
      return { files: files.length, ahead: files.filter(({ name, startTime }) => name !== loader && startTime < asked).length, ...others };
    },
    [address, `${address}embed.js`, cdnFile('rest')] as const,
  );
  return { ...counted, layouts: forcedLayouts(trace, `${address}chunks/`) };
}
