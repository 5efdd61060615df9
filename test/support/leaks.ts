import type { CDPSession, Page } from 'playwright-core';

/** A page's memory after garbage collection; `heap` in kB. */
export interface Memory {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/** Measures a page's memory through the DevTools protocol (Chromium only). */
export async function memoryMeter(page: Page): Promise<() => Promise<Memory>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    // The second run collects what the first only released.
    for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: Math.round(of('JSHeapUsedSize') / 1024) };
  };
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } };
  readonly nodes: readonly number[];
}

/** Heap node types of the page's own values. Others belong to the engine, whose compiled code and records grow with every repetition. */
const SCRIPT_NODE_TYPES = ['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string', 'symbol', 'number', 'bigint', 'regexp'];

/** Memory (kB) retained by the page's scripts, without engine code and browser records. */
export async function keptByScripts(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  for (const _ of [1, 2]) await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (SCRIPT_NODE_TYPES.includes(types[0][nodes[at + type] ?? 0] ?? '')) bytes += nodes[at + size] ?? 0;
  }
  return bytes / 1024;
}

/** Repeatable actions on tags, by name; each runs in the page `times` times. */
export const TURNS: Readonly<Record<string, (times: number) => Promise<void>>> = {
  'taken off the page and put back': async (times) => {
    const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    for (let turn = 0; turn < times; turn += 1) {
      for (const tag of document.querySelectorAll('country-risk, incident-map')) {
        const { parentNode, nextSibling } = tag;
        tag.remove();
        await pause();
        parentNode?.insertBefore(tag, nextSibling);
        await pause();
      }
    }
  },
  'asked about another country': async (times) => {
    for (let turn = 0; turn < times; turn += 1) {
      for (const tag of document.querySelectorAll('country-risk, incident-map')) {
        const shown = new Promise((resolve) => tag.addEventListener('risk-load', resolve, { once: true }));
        tag.setAttribute('country', ['FR', 'UA', 'JP', 'KE'][turn % 4] ?? '');
        await shown;
      }
    }
  },
  'replaced by the next story of a single-page site': async (times) => {
    const main = document.querySelector('main') as HTMLElement;
    const story = main.innerHTML.replaceAll(/ state="\w+"/g, '');
    for (let turn = 0; turn < times; turn += 1) {
      main.innerHTML = story;
      const tags = [...main.querySelectorAll('country-risk, incident-map')];
      await Promise.all(tags.map((tag) => new Promise((resolve) => tag.addEventListener('risk-load', resolve, { once: true }))));
      while (!main.querySelector('incident-map')?.shadowRoot?.querySelector('.marker')) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  },
};

/** This many equal measurements in a row mean that the map is idle and all garbage is collected. */
const EQUAL_MEASURES = 5;

/** Measures repeatedly until the values are stable. */
export async function settled(measure: () => Promise<Memory>): Promise<Memory> {
  let last = await measure();
  for (let equal = 1; equal < EQUAL_MEASURES;) {
    const next = await measure();
    equal = next.nodes === last.nodes && next.listeners === last.listeners ? equal + 1 : 1;
    last = next;
  }
  return last;
}
