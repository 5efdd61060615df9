import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { pageState } from '../api/page-state.js';
import { now } from '../model/clock.js';
import { Failure, type InvalidAttribute } from '../model/failure.js';
import { failureSentence, failureView, type FailureLocalizer } from '../ui/failure.js';
import { failure as english } from '../words/en.json?failure';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';

const loadAttributes = () => import('../words/en.json?attributes');

const MINUTE = 60_000;

const warned = new Set<string>();

/**
 * The sentences of one tag about what went wrong. They are part of the base: the network that failed need not bring them.
 * Only those for editors, about a wrong attribute, are loaded when there is one.
 */
export class FailureMessages {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #localize: LocalizeController;
  readonly #attributes: Lazy<Awaited<ReturnType<typeof loadAttributes>>>;

  constructor(host: ReactiveControllerHost & HTMLElement, localize: LocalizeController) {
    this.#host = host;
    this.#localize = localize;
    this.#attributes = new Lazy(host, 'en', loadAttributes);
  }

  /** Loads the sentences that a failure needs. */
  async prepare(failure: Failure | undefined): Promise<void> {
    if (failure?.invalid) await this.#attributes.load();
  }

  /** The sentence a reader sees, once it is known in which language. */
  async sentence(failure: Failure, empty: () => string): Promise<string> {
    await Promise.all([this.#localize.loading, this.prepare(failure)]);
    return failureSentence(failure, this.#localizer, empty());
  }

  /** The same; a mistake of an editor is also reported on the console, once. */
  async report(failure: Failure, empty: () => string): Promise<string> {
    const sentence = await this.sentence(failure, empty);
    const message = `<${this.#host.localName}> ${sentence}`;
    if (failure.invalid && !warned.has(message)) console.warn(message);
    warned.add(message);
    return sentence;
  }

  /** The same sentence and, if it can help, a button that asks again; `isRetrying` says that it has been pressed. */
  view(failure: Failure, empty: string, retry: () => void, isRetrying = false): TemplateResult | typeof nothing {
    const isWaiting = failure.invalid && !this.#attributes.value && !this.#attributes.isMissing;
    return isWaiting ? nothing : failureView(failure, this.#localizer, empty, retry, isRetrying);
  }

  /** What a reader sees where the code of a feature should be. */
  get missing(): string {
    return failureSentence(missingCode(), this.#localizer, '');
  }

  get #localizer(): FailureLocalizer {
    return this.#localize.localizer({ ...english, ...this.#attributes.value?.attributes });
  }
}

/** The attributes of every tag that its data does not depend on. */
interface MinorAttributes {
  readonly theme: string;
  readonly palette: string;
  readonly loading: string;
  readonly headingLevel: string;
  readonly refresh: string;
}

const ACCEPTED = [
  ['theme', /^(auto|light|dark)?$/],
  ['palette', /^(sequential)?$/],
  ['loading', /^(lazy|eager)?$/],
  ['heading-level', /^[0-6]?$/],
] as const;

/** The first of these attributes that is invalid. It is ignored, and a sentence below the data tells the editor. */
export function ignoredAttribute({ theme, palette, loading, headingLevel, refresh }: MinorAttributes): InvalidAttribute | undefined {
  if (refresh && !(Number(refresh) >= 1)) return { attribute: 'refresh', value: refresh };
  const values = { theme: theme || (pageState.settings.theme ?? ''), palette, loading, 'heading-level': headingLevel };
  const [attribute] = ACCEPTED.find(([name, accepted]) => !accepted.test(values[name])) ?? [];
  return attribute && { attribute, value: values[attribute] };
}

/** Without its code a tag shows nothing but this, until the code comes. */
export const missingCode = (): Failure => new Failure('fault', { autoRetryAt: now() + MINUTE });

export const invalidFailure = (invalid: InvalidAttribute): Failure => new Failure('attribute', { invalid });
