import type { Browser, Page } from '@playwright/test';

/** What a page does until its tag is painted. */
export interface Work {
  /** Requests to the script's folder that began before. */
  readonly files: number;
  /** Updates of all tags, those inside of other tags included. */
  readonly updates: number;
  /** How often one field of the answer was read, of each answer: once for each time it is decoded. */
  readonly reads: number;
  /** Elements and texts of the tags. */
  readonly nodes: number;
  /** Layouts that our tags forced, by asking for a size while something had changed. The loader looks once, at a page that may have no layout yet. */
  readonly layouts: number;
}

type Counts = { updates: number; reads: number; nodes: number; paintedAt: number };

/** Fields of a row of an answer: the first that it has is watched. */
const FIELDS = ['iso2', 'id', 'components'] as const;

/** Runs in the page before its scripts: counts until `selector` is there, in any shadow root, and has been painted. */
function watch([selector, fields]: readonly [string, readonly string[]]): void {
  const counts: Counts = { updates: 0, reads: 0, nodes: 0, paintedAt: 0 };
  Object.assign(window, { work: counts });

  const { define } = CustomElementRegistry.prototype;
  CustomElementRegistry.prototype.define = function (name, tag, options) {
    const element = tag.prototype as { isUpdatePending: boolean; performUpdate(): void };
    const { performUpdate } = element;
    element.performUpdate = function () {
      if (this.isUpdatePending && counts.paintedAt === 0) counts.updates += 1;
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

  const nodesIn = (root: Node): readonly Node[] => {
    const children = [...root.childNodes, ...((root as Element).shadowRoot?.childNodes ?? [])];
    return children.flatMap((node) => (node instanceof HTMLStyleElement ? [] : [node, ...nodesIn(node)]));
  };
  const isCounted = (node: Node): boolean => node instanceof Element || (node instanceof Text && node.data.trim() !== '');
  const look = (): void => {
    const tags = [...document.querySelectorAll('main > *')];
    const nodes = tags.flatMap(nodesIn);
    if (!nodes.some((node) => node instanceof Element && node.matches(selector))) return void requestAnimationFrame(look);
    counts.nodes = nodes.filter(isCounted).length;
    // The frame has been painted when the next task begins.
    requestAnimationFrame(() =>
      setTimeout(() => {
        counts.paintedAt = performance.now();
        performance.mark('painted');
      }),
    );
  };
  requestAnimationFrame(look);
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] } };
}

/** Layouts before the mark that a script of this folder forced. */
function forcedLayouts(trace: Buffer, folder: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const painted = traceEvents.find(({ name }) => name === 'painted')?.ts;
  if (painted === undefined) throw new Error('The trace has no mark “painted”.');
  const isOurs = ({ args }: TraceEvent): boolean => args.beginData?.stackTrace?.some(({ url }) => url.startsWith(folder)) ?? false;
  return traceEvents.filter((event) => event.name === 'Layout' && event.ts < painted && isOurs(event)).length;
}

/** Opens a page and counts until `selector` is painted. `address`: of our scripts. */
export async function workOf(browser: Browser, page: Page, open: () => Promise<void>, selector: string, address: string): Promise<Work> {
  await page.addInitScript(watch, [selector, FIELDS] as const);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing'] });
  await open();
  await page.waitForFunction(() => (window as unknown as { work: Counts }).work.paintedAt > 0);
  const trace = await browser.stopTracing();
  const counted = await page.evaluate((folder) => {
    const { updates, reads, nodes, paintedAt } = (window as unknown as { work: Counts }).work;
    const files = performance.getEntriesByType('resource').filter(({ name, startTime }) => name.startsWith(folder) && startTime < paintedAt);
    return { files: files.length, updates, reads, nodes };
  }, address);
  return { ...counted, layouts: forcedLayouts(trace, `${address}chunks/`) };
}
