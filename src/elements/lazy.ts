import { isServer, type CSSResult, type ReactiveControllerHost } from 'lit';
import { Retry } from '../data/resource.js';
import { backoff, now } from '../model/page.js';
import { adoptStyles } from '../ui/theme.js';
import { warnOnce } from './register.js';

/** Loads the code of a feature. A constant, so that all tags know what one of them has loaded. */
type Load<Module> = () => Promise<Module>;

type Host = ReactiveControllerHost & HTMLElement;

/** How long (ms) tags wait for code before they do without it. */
const DEADLINE = 10_000;
/** The first pause is a quarter of a minute. */
const FIRST_BACKOFF = -2;

const loaded = new WeakMap<Load<object>, object>();

interface Attempt {
  readonly code: Promise<object>;
  /** Resolves when the wait is over, whether or not the code has arrived. */
  readonly deadline: Promise<void>;
}

const attempts = new WeakMap<Load<object>, Attempt>();

/** One for all tags, because each `import()` is a task of its own, even of code that is here. */
function attempt(load: Load<object>): Attempt {
  const running = attempts.get(load);
  if (running) return running;
  const code = load();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DEADLINE);
  });
  const end = (): void => {
    clearTimeout(timer);
    attempts.delete(load);
  };
  code.then((module) => loaded.set(load, module)).then(end, end);
  const begun = { code, deadline };
  attempts.set(load, begun);
  return begun;
}

/** Code, with the `styles` it exports, that is loaded when a feature is first used. If it cannot be loaded, the tag does without and it is tried again later. */
export class Lazy<Module extends object> {
  /** The code and its styles, once they are here for this tag. */
  value: Module | undefined;
  /** True while the tag does without, because the code could not be loaded or lets it wait too long. */
  isMissing = false;
  readonly #host: Host;
  readonly #load: Load<Module>;
  #arrival: Promise<void> | undefined;
  #retry: Retry | undefined;
  #backoff = FIRST_BACKOFF;

  constructor(host: Host, load: Load<Module>) {
    this.#host = host;
    this.#load = load;
  }

  /** For code that awaits it, without an update of the tag. Resolves at once if it is loaded, with `undefined` while it is missing. */
  async load(): Promise<Module | undefined> {
    return this.#isHere || !this.isMissing ? this.retry() : undefined;
  }

  /** For rendering: the tag updates once the code is here. */
  want(): void {
    if (this.value || this.isMissing) return;
    // Within an update this costs no other one.
    if (this.#isHere) this.#host.requestUpdate();
    else void this.retry().then(() => this.#host.requestUpdate());
  }

  /** Like `load`, but missing code is tried again now, because the reader asked for it. */
  async retry(): Promise<Module | undefined> {
    // One wait for each attempt; its end updates the tag.
    if (this.#isHere || (this.isMissing && this.#arrival)) return this.value;
    const { code, deadline } = attempt(this.#load);
    // On a page that has broken the platform, not even another try can be planned.
    await Promise.race([(this.#arrival ??= this.#take(code).catch(() => {})), deadline]);
    if (!this.value) this.#miss();
    return this.value;
  }

  async #take(code: Promise<object>): Promise<void> {
    try {
      const module = await code;
      // It comes after the deadline.
      if (this.isMissing) this.#host.requestUpdate();
      this.#use(module as Module);
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
      this.#miss();
      this.#retry ??= new Retry(this.#host, () => void this.retry());
      this.#retry.plan(now() + backoff(this.#backoff++));
    }
    this.#arrival = undefined;
  }

  get #isHere(): boolean {
    const module = loaded.get(this.#load);
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
    warnOnce(this.#host, 'Part of its code could not be loaded yet.');
  }
}

/** Loads code of which a tag knows only later what it needs. */
export function lazyFiles(host: Host): <Module extends object>(load: Load<Module>) => Promise<Module | undefined> {
  const files = new Map<Load<object>, Lazy<object>>();
  return (load) => {
    const lazy = files.get(load) ?? new Lazy<object>(host, load);
    files.set(load, lazy);
    return lazy.load() as ReturnType<typeof load>;
  };
}
