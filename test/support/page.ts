import type { LitElement } from 'lit';
import { NOW, startClock } from './now.js';
import { disableIdle } from './idle.js';

interface PageState {
  readonly settings: Record<string, unknown>;
  readonly compactCountries: Map<object, string>;
  readonly settingsListeners: Set<() => void>;
  readonly pauses: Map<string, unknown>;
  readonly failures: Map<string, unknown>;
  readonly cache: Map<string, unknown>;
  readonly pending: Map<string, unknown>;
  readonly credits: Record<string, unknown>;
  readonly recentRequests: number[];
}

/** The state shared by all copies of our scripts, created by the first. */
export function pageState(): PageState {
  const versions = (globalThis as unknown as Record<symbol, Record<string, PageState> | undefined>)[Symbol.for('travel-safety-embeds')];
  const state = versions?.['4'];
  if (state === undefined) throw new Error('No script of ours is on this page.');
  return state;
}

/** Resets the shared state and the clock as if the page had just been opened. For `beforeEach`. */
export function reopenPage(): void {
  startClock(NOW);
  const { settings, pauses, failures, cache, pending, recentRequests } = pageState();
  for (const map of [pauses, failures, cache, pending]) map.clear();
  recentRequests.length = 0;
  for (const name of Object.keys(settings)) Reflect.deleteProperty(settings, name);
}

const waiting: IdleRequestCallback[] = [];

disableIdle();
const { requestIdleCallback } = globalThis;
globalThis.requestIdleCallback = (callback, options) => requestIdleCallback(callback, options) || waiting.push(callback);

/** Runs the pending idle callbacks. */
export const runIdleCallbacks = (): void => waiting.splice(0).forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 }));

/** The text of an element's shadow root, on one line. */
export const shown = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** All matches of a selector in an element's shadow root. */
export const all = <E extends Element = HTMLElement>(element: Element, selector: string): readonly E[] => [
  ...(element.shadowRoot?.querySelectorAll<E>(selector) ?? []),
];

export const parts = (element: Element, name: string): readonly HTMLElement[] => all(element, `[part~="${name}"]`);

export const part = (element: Element, name: string): HTMLElement | null => parts(element, name)[0] ?? null;

/** The focused element in a shadow root. */
export const focused = (element: Element): HTMLElement | null => (element.shadowRoot?.activeElement ?? null) as HTMLElement | null;

/** The next event of this type; resolves once the element has rendered. */
export async function next<Type extends keyof HTMLElementEventMap>(element: HTMLElement, type: Type): Promise<HTMLElementEventMap[Type]> {
  const event = await new Promise<HTMLElementEventMap[Type]>((resolve) => element.addEventListener(type, resolve, { once: true }));
  await (element as unknown as LitElement).updateComplete;
  return event;
}

/** Waits for everything that depends on neither a server nor a clock. */
export const flush = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** What a page's developers would notice; `warnings` are messages to editors. Tests remove those they expect. */
export interface Host {
  readonly noise: string[];
  readonly warnings: string[];
  stop(): void;
}

export function watchHost(): Host {
  const noise: string[] = [];
  const warnings: string[] = [];
  const { error, warn } = console;
  const note = (event: Event): void => {
    noise.push(event.type);
  };
  console.error = (...words: unknown[]) => void noise.push(words.join(' '));
  console.warn = (...words: unknown[]) => void warnings.push(words.join(' '));
  addEventListener('error', note);
  addEventListener('unhandledrejection', note);
  return {
    noise,
    warnings,
    stop() {
      Object.assign(console, { error, warn });
      removeEventListener('error', note);
      removeEventListener('unhandledrejection', note);
    },
  };
}

/** Makes retries immediate by fixing the random delay at 0. Returns a function that undoes it. */
export function skipDelays(): () => void {
  const { random } = Math;
  Math.random = () => 0;
  return () => {
    Math.random = random;
  };
}
