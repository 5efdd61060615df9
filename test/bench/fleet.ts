// Simulates pages in virtual time: each runs the real client, and all use one service with a limit per address.
import { compileFunction } from 'node:vm';
import { build } from 'esbuild';
import type * as story from '../support/story.js';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;

/** The service's response to a request; `earlier` is the number of requests in the current minute. */
export type Service = (at: number, earlier: number) => Response;

export interface Request {
  readonly at: number;
  readonly isAnswered: boolean;
}

export interface Fleet {
  readonly requests: readonly Request[];
  /** Time at which every page was complete, if ever. */
  readonly readyAt: number | undefined;
}

interface Plan {
  /** Opening time of each page, in ms. */
  readonly arrivals: readonly number[];
  readonly paths: readonly string[];
  readonly service: Service;
  readonly until: number;
  /** True if readers press "Try again" every ten seconds wherever it is offered. */
  readonly isPressed?: boolean;
}

const BASE = 'https://api.example/api/v1';
const START = Date.parse('2026-05-20T10:00:00Z');
const LATENCY = 200;
const PARAMETERS = ['globalThis', 'performance', 'Date', 'setTimeout', 'clearTimeout', 'document', 'addEventListener', 'removeEventListener', 'Math'];

async function compile(): Promise<(...host: readonly unknown[]) => typeof story> {
  const { outputFiles } = await build({
    entryPoints: [new URL('../support/story.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'story',
    platform: 'node',
    target: 'es2022',
    define: { __HAS_LOADER__: 'false', 'import.meta.env': '{}' },
  });
  return compileFunction(`${outputFiles[0]?.text ?? ''}; return story;`, PARAMETERS) as (...host: readonly unknown[]) => typeof story;
}

const openPage = await compile();

/** A queue of timers, sorted by time. */
class VirtualTime {
  now = 0;
  readonly #timers: { readonly at: number; readonly id: number; readonly run: () => void }[] = [];
  readonly #cleared = new Set<number>();
  #count = 0;

  readonly setTimeout = (run: () => void, ms = 0): number => {
    const timer = { at: this.now + Math.max(0, ms), id: (this.#count += 1), run };
    let [low, high] = [0, this.#timers.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#timers[middle]?.at ?? 0) <= timer.at) low = middle + 1;
      else high = middle;
    }
    this.#timers.splice(low, 0, timer);
    return timer.id;
  };

  readonly clearTimeout = (id: number): unknown => this.#cleared.add(id);

  async runUntil(end: number): Promise<void> {
    for (let next = this.#timers[0]; next && next.at <= end; next = this.#timers[0]) {
      this.#timers.shift();
      this.now = next.at;
      if (this.#cleared.delete(next.id)) continue;
      next.run();
      // Lets all promises settle, including response bodies.
      await new Promise(setImmediate);
    }
    this.now = end;
  }
}

/** Seeded random numbers. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Opens pages and advances time. */
export async function simulate({ arrivals, paths, service, until, isPressed }: Plan): Promise<Fleet> {
  const time = new VirtualTime();
  const requests: Request[] = [];
  const inMinute = new Map<number, number>();
  const tags: story.StoryTag[] = [];
  const random = seededRandom(20_260_520);
  let readyAt: number | undefined;

  const fetch = (_url: string, { signal }: RequestInit): Promise<Response> => {
    const at = time.now;
    const minute = Math.floor(at / MINUTE);
    const earlier = inMinute.get(minute) ?? 0;
    inMinute.set(minute, earlier + 1);
    const response = service(at, earlier);
    requests.push({ at, isAnswered: response.ok });
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      if (response.status !== HANGS) time.setTimeout(() => resolve(response), LATENCY / 2 + random() * LATENCY);
    });
  };

  class VirtualDate extends Date {
    static override now = (): number => START + time.now;
  }
  const nothing = (): void => {};
  const open = (): void => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible', addEventListener: nothing, removeEventListener: nothing });
    const math = Object.assign(Object.create(Math) as Math, { random });
    const host = { fetch, document, addEventListener: nothing };
    const page = openPage(host, { now: () => time.now }, VirtualDate, time.setTimeout, time.clearTimeout, document, nothing, nothing, math);
    tags.push(...page.openStory(BASE, paths));
  };
  for (const at of arrivals) time.setTimeout(open, at);

  for (let at = 0; at <= until; at += 10 * SECOND) {
    await time.runUntil(at);
    if (tags.length === arrivals.length * paths.length && tags.every(({ state }) => state === 'ready')) readyAt ??= at;
    if (isPressed) for (const tag of tags) if (tag.state === 'error' && !tag.retryAt) tag.tryAgain();
  }
  return { requests, readyAt };
}

/** Marks a response that never arrives. */
const HANGS = 299;
export const hang = (): Response => new Response(null, { status: HANGS });

/** Maximum number of requests within any 60 seconds. */
export function maxPerMinute(requests: readonly Request[]): number {
  let [max, from] = [0, 0];
  requests.forEach(({ at }, place) => {
    while ((requests[from]?.at ?? 0) <= at - MINUTE) from += 1;
    max = Math.max(max, place - from + 1);
  });
  return max;
}

export function perMinute(requests: readonly Request[], minutes: number): readonly number[] {
  const counts = new Map<number, number>();
  for (const { at } of requests) counts.set(Math.floor(at / MINUTE), (counts.get(Math.floor(at / MINUTE)) ?? 0) + 1);
  return Array.from({ length: minutes }, (_, minute) => counts.get(minute) ?? 0);
}
