import { isServer, type CSSResult, type ReactiveControllerHost } from 'lit';
import { Retry } from '../data/resource.js';
import { backoff, now } from '../model/page.js';
import { adoptStyles } from '../ui/theme.js';
import { warnOnce } from './register.js';

/** Imports the code of a feature. A constant, because it is the key under which all tags share the module. */
type Load<Module> = () => Promise<Module>;

type Host = ReactiveControllerHost & HTMLElement;

/** How long (ms) tags wait for code before they do without it. */
const DEADLINE = 10_000;
/** The exponent of the first pause, 2^-2 minutes. */
const FIRST_BACKOFF = -2;

const loaded = new WeakMap<Load<object>, object>();

interface Attempt {
  readonly code: Promise<object>;
  /** Resolves when the wait is over, whether or not the code has arrived. */
  readonly deadline: Promise<void>;
}

const attempts = new WeakMap<Load<object>, Attempt>();

/** Shared by all tags, because each `import()` costs a task, even of a module that is loaded. */
function attempt(load: Load<object>): Attempt {
  const running = attempts.get(load);
  if (running) return running;
  const code = load();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<void>((resolve) => (timer = setTimeout(resolve, DEADLINE)));
  const end = (): void => {
    clearTimeout(timer);
    attempts.delete(load);
  };
  code.then((module) => loaded.set(load, module)).then(end, end);
  const newAttempt = { code, deadline };
  attempts.set(load, newAttempt);
  return newAttempt;
}

/** A module, with the `styles` it exports, that is loaded when a feature is first used. If that fails, the tag works without it and retries later. */
export class Lazy<Module extends object> {
  /** The module, once it is loaded and this tag has adopted its styles. */
  value: Module | undefined;
  /** True while the tag works without the module, because loading it failed or takes too long. */
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

  /** For callers that await it; the tag is not updated. Resolves at once if the module is loaded, with `undefined` while it is missing. */
  async load(): Promise<Module | undefined> {
    return this.#isLoaded || !this.isMissing ? this.retry() : undefined;
  }

  /** For rendering: updates the tag once the module is loaded. */
  want(): void {
    if (this.value || this.isMissing) return;
    // During an update, this causes no second one.
    if (this.#isLoaded) this.#host.requestUpdate();
    else void this.retry().then(() => this.#host.requestUpdate());
  }

  /** Like `load`, but retries a missing module now, because the reader needs it. */
  async retry(): Promise<Module | undefined> {
    // Only one wait for each attempt: if it has timed out, its end updates the tag.
    if (this.#isLoaded || (this.isMissing && this.#arrival)) return this.value;
    const { code, deadline } = attempt(this.#load);
    // `#settle` rejects only on a page that has broken the platform, where no retry can be planned either.
    await Promise.race([(this.#arrival ??= this.#settle(code).catch(() => {})), deadline]);
    if (!this.value) this.#fail();
    return this.value;
  }

  async #settle(code: Promise<object>): Promise<void> {
    try {
      const module = await code;
      // Loaded after the deadline.
      if (this.isMissing) this.#host.requestUpdate();
      this.#use(module as Module);
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
      this.#fail();
      this.#retry ??= new Retry(this.#host, () => void this.retry());
      this.#retry.plan(now() + backoff(this.#backoff++));
    }
    this.#arrival = undefined;
  }

  get #isLoaded(): boolean {
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

  #fail(): void {
    if (this.isMissing) return;
    this.isMissing = true;
    this.#host.requestUpdate();
    warnOnce(this.#host, 'Part of its code could not be loaded yet.');
  }
}

/** Returns a loader for modules that are only known after the tag was created. */
export function lazyFiles(host: Host): <Module extends object>(load: Load<Module>) => Promise<Module | undefined> {
  const files = new Map<Load<object>, Lazy<object>>();
  return (load) => {
    const lazy = files.get(load) ?? new Lazy<object>(host, load);
    files.set(load, lazy);
    return lazy.load() as ReturnType<typeof load>;
  };
}
