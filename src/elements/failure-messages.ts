import { nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { pageState } from '../api/page-state.js';
import { now } from '../model/clock.js';
import { Failure, isInvalid, type InvalidAttribute } from '../model/failure.js';
import { safeUrl } from '../model/url.js';
import { failureSentence, failureView, type FailureLocalizer } from '../ui/failure.js';
import { failure as english } from '../words/en.json?failure';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import { wordOf } from './text-properties.js';
import { warnOnce } from './warn-once.js';

const loadAttributes = () => import('../words/en.json?attributes');

const MINUTE = 60_000;

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

  /** Loads the sentences that the view of a failure needs. */
  prepare(failure: Failure | undefined): void {
    if (failure?.invalid) this.#attributes.want();
  }

  /** The sentence a reader sees, once it is known in which language. */
  async sentence(failure: Failure, empty: () => string): Promise<string> {
    await Promise.all([this.#localize.loading, failure.invalid && this.#attributes.load()]);
    return failureSentence(failure, this.#localizer, empty());
  }

  /** The same; a mistake of an editor is also reported on the console, once. */
  async report(failure: Failure, empty: () => string): Promise<string> {
    const sentence = await this.sentence(failure, empty);
    if (failure.invalid) warnOnce(this.#host, sentence);
    return sentence;
  }

  /** Reports what is invalid among these. */
  reportAll(values: readonly (InvalidAttribute | string)[]): void {
    for (const value of values) if (isInvalid(value)) void this.report(invalidFailure(value), () => '');
  }

  /** The same sentence and, if it can help, a button that asks again; `isRetrying` says that it has been pressed. */
  view(failure: Failure, empty: string, retry: () => void, isRetrying = false): TemplateResult | typeof nothing {
    if (this.#isLeftToFallback(failure)) return nothing;
    const isWaiting = failure.invalid && !this.#attributes.value && !this.#attributes.isMissing;
    return isWaiting ? nothing : failureView(failure, this.#localizer, empty, retry, isRetrying);
  }

  /** A story whose frozen data a CMS has taken away has its link still: that is no error to its readers. */
  #isLeftToFallback({ invalid }: Failure): boolean {
    return invalid?.attribute === 'snapshot' && !invalid.value && this.#host.textContent?.trim() !== '';
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
  readonly flags: string;
  readonly loading: string;
  readonly headingLevel: string;
  readonly titleStyle: string;
  readonly refresh: string;
  readonly publisherUrl: string;
}

const ACCEPTED = [
  ['theme', /^(auto|light|dark)?$/],
  ['palette', /^(sequential|diverging)?$/],
  ['flags', /^(none)?$/],
  ['loading', /^(lazy|eager)?$/],
  ['heading-level', /^[0-6]?$/],
  ['title-style', /^(plain)?$/],
] as const;

/** Those of these attributes that are invalid. They are ignored, and a sentence below the data tells the editor of the first. */
export function* minorMistakes(written: MinorAttributes): Generator<InvalidAttribute> {
  const { theme, palette, flags, loading, headingLevel, titleStyle, refresh, publisherUrl } = written;
  const { settings } = pageState;
  if (refresh && !(Number(refresh) >= 1)) yield { attribute: 'refresh', value: refresh };
  const values = { theme: theme || wordOf(settings.theme), palette, flags, loading, 'heading-level': headingLevel, 'title-style': titleStyle };
  for (const [attribute, accepted] of ACCEPTED) if (!accepted.test(values[attribute])) yield { attribute, value: values[attribute] };
  const url = publisherUrl || settings.publisherUrl;
  if (url && !safeUrl(url)) yield { attribute: 'publisher-url', value: url };
}

/** Without its code a tag shows nothing but this, until the code comes. */
export const missingCode = (): Failure => new Failure('fault', { autoRetryAt: now() + MINUTE });

export const invalidFailure = (invalid: InvalidAttribute): Failure => new Failure('attribute', { invalid });
