import { isServer, type CSSResult, type ReactiveControllerHost } from 'lit';
import { Retry } from '../data/retry.js';
import { now } from '../model/clock.js';
import { adoptStyles } from '../ui/theme.js';
import { warnOnce } from './warn-once.js';

/** Loads the code of a feature. A constant, so that all tags know what one of them has loaded. */
export type Load<Module> = () => Promise<Module>;

type Host = ReactiveControllerHost & HTMLElement;

/** How long (ms) a tag waits for code before it does without it. */
const DEADLINE = 10_000;
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 16 * 60_000;

const loaded = new WeakMap<Load<unknown>, unknown>();
const underWay = new WeakMap<Load<unknown>, Promise<unknown>>();
const failed = new WeakSet<Load<unknown>>();
let retries = 0;

/**
 * Code, and the `styles` it exports, that is loaded when a feature is first used. The tag has to do without it until then, and while it
 * cannot be loaded; it comes later by itself. `file` names the feature on the console, and is what the name of its file begins with.
 */
export class Lazy<Module extends object> {
  /** The code and its styles, once they are here for this tag. */
  value: Module | undefined;
  /** True while the tag does without, because the code could not be loaded or lets it wait too long. */
  isMissing = false;
  readonly #host: Host;
  readonly #file: string;
  readonly #load: Load<Module>;
  #retry: Retry | undefined;
  #pause = FIRST_PAUSE;

  constructor(host: Host, file: string, load: Load<Module>) {
    this.#host = host;
    this.#file = file;
    this.#load = load;
  }

  /** For whoever waits for it, which is no reason for an update; at once if the code is here already, `undefined` while it is missing. */
  async load(): Promise<Module | undefined> {
    return this.#isHere || !this.isMissing ? this.retry() : undefined;
  }

  /** For the tag's own view, which does without until then: the tag updates once the code is here. */
  want(): void {
    const loading = this.load();
    if (!this.value) void loading.then(() => this.#host.requestUpdate());
  }

  /** Like `load`, but missing code is tried again now, because somebody wants it. */
  async retry(): Promise<Module | undefined> {
    if (this.#isHere) return this.value;
    // Nobody waits twice for the same attempt; the tag hears of its end.
    if (this.isMissing && underWay.has(this.#load)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, DEADLINE);
    });
    await Promise.race([this.#attempt(), deadline]);
    clearTimeout(timer);
    if (!this.value) this.#miss();
    return this.value;
  }

  async #attempt(): Promise<void> {
    try {
      const module = await bring(this.#load, this.#file);
      if (this.value) return;
      // Nobody waits for it any more.
      if (this.isMissing) this.#host.requestUpdate();
      this.#use(module);
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
      this.#miss();
      this.#retry ??= new Retry(this.#host, () => void this.retry());
      this.#retry.plan(now() + this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    }
  }

  get #isHere(): boolean {
    const module = this.value ?? loaded.get(this.#load);
    if (module && !this.value) this.#use(module as Module);
    return module !== undefined;
  }

  #use(module: Module): void {
    this.value = module;
    this.isMissing = false;
    this.#retry?.plan(undefined);
    const { styles } = module as { readonly styles?: readonly CSSResult[] };
    if (styles && !isServer && this.#host.shadowRoot) adoptStyles(this.#host.shadowRoot, styles);
  }

  #miss(): void {
    if (this.isMissing) return;
    this.isMissing = true;
    this.#host.requestUpdate();
    warnOnce(this.#host, `${this.#file} could not be loaded yet. The tag does without it and tries again later.`);
  }
}

/** Code of which a tag knows only later what it needs. */
export class LazyFiles {
  readonly #host: Host;
  readonly #files = new Map<Load<object>, Lazy<object>>();

  constructor(host: Host) {
    this.#host = host;
  }

  readonly load = <Module extends object>(file: string, load: Load<Module>): Promise<Module | undefined> => {
    const lazy = (this.#files.get(load) as Lazy<Module> | undefined) ?? new Lazy(this.#host, file, load);
    this.#files.set(load, lazy);
    return lazy.load();
  };
}

/** One attempt for all tags. */
function bring<Module>(load: Load<Module>, file: string): Promise<Module> {
  const attempt = (underWay.get(load) as Promise<Module> | undefined) ?? fetchCode(load, file).finally(() => underWay.delete(load));
  underWay.set(load, attempt);
  return attempt;
}

async function fetchCode<Module>(load: Load<Module>, file: string): Promise<Module> {
  const module = await load().catch((error: unknown) => {
    const address = failed.has(load) && addressIn(error, file);
    failed.add(load);
    if (!address) throw error;
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?${(retries += 1)}`) as Promise<Module>;
  });
  loaded.set(load, module);
  return module;
}

/**
 * Until 2026 the HTML standard had browsers remember that an import failed, by its address; those that do, such as Firefox before 155,
 * name the address. As the import did not succeed, another address makes no second copy. What the file itself imports cannot be helped.
 */
function addressIn(error: unknown, file: string): string | undefined {
  const address = /dynamically imported module: (\S+)$/.exec((error as Error).message)?.[1];
  return address?.slice(address.lastIndexOf('/') + 1).startsWith(file) ? address : undefined;
}
