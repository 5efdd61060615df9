import { html, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { pageState } from '../api/page-state.js';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { respelled, THEMES } from '../model/attributes.js';
import { Failure, invalidFailure, isInvalid, stateOf, type InvalidAttribute, type State } from '../model/failure.js';
import { joined } from '../ui/color.js';
import { creditStyles } from '../ui/credit.js';
import { theme } from '../ui/theme.js';
import type { Localizer } from '../words/localizer.js';
import { answerController, type Status } from './answer-controller.js';
import { creditController, type CreditOptions } from './credit-controller.js';
import { EmbedAttributes, takeText } from './embed-attributes.js';
import { notifier, type RiskLoadEvent, publishState } from './events.js';
import { failureMessages } from './failure-messages.js';
import { Lazy } from './lazy.js';
import { localizeController } from './localize-controller.js';
import type { DrawnView } from '../ui/credit.js';
import type { InlineAnswer } from './snapshot.js';

const loadPalettes = () => import('../ui/palettes.js');

export type { RiskErrorEvent, RiskLoadEvent } from './events.js'; // so that every tag's types include the events

/** Types the listeners of `risk-load` with the tag's data. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- it repeats the signatures of HTMLElement with more exact types
export interface EmbedElement<T> {
  addEventListener(type: 'risk-load', listener: (this: this, event: RiskLoadEvent<T>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: this, event: HTMLElementEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/**
 * What all tags share besides their attributes: answer, language, state, fallback, credit and events.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the data.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that retries.
 */
export abstract class EmbedElement<T> extends EmbedAttributes {
  static override styles: CSSResultGroup = joined(theme, creditStyles);
  static readonly version: string = __VERSION__;

  /** @internal The answers inside the tag, where there is no document to find them in. */
  inline: readonly InlineAnswer[] = [];

  /** The answer or failure to render: computed once per update, before rendering. */
  protected status: Status<T> = { isPending: false };
  protected readonly localize = localizeController(this);
  protected readonly failures = failureMessages(this, this.localize, this.rest);
  readonly #answers = answerController<T>(this, this.localize, this.failures, this.rest);
  /** The code of a full profile, which also shows fields beyond the contract. */
  protected readonly details = this.#answers.details;
  readonly #credit = creditController(this, this.localize, this.failures, this.#answers);
  protected readonly palettes = new Lazy(this, loadPalettes);
  #ignored: Failure | undefined;
  readonly #notify = notifier(this, (failure) => this.failures.report(failure, () => this.emptyText));

  constructor() {
    super();
    const isMute = (): boolean => !this.localize.isReady() && !this.isPrerendered;
    publishState(this, () => [this.theme || respelled(pageState.settings.theme ?? '', THEMES), isMute() && 'mute']);
  }

  /** The query at this API base; called only if `mistakes` yields none. */
  protected abstract query(base: string): Query<T>;
  protected abstract ready(answer: Answer<T>): unknown;
  protected abstract get localizer(): Localizer;
  /** The sentence for a query to which the dataset has no answer. */
  protected abstract get emptyText(): string;
  /** What the tag shows, for a file or a citation. */
  protected abstract exportView(answer: Answer<T>): DrawnView;
  /** Renders the placeholder shown while the data loads. */
  protected skeleton?(): unknown;
  /** Called before the query is made, when attributes or properties have changed. */
  protected attributesChanged?(changed: PropertyValues): void;
  override question(base: string): Query<T> | InvalidAttribute {
    const [invalid] = this.mistakes();
    return invalid ?? this.query(base);
  }

  /** What the tag is doing; once the page has loaded, also its `state` attribute. */
  get state(): State {
    return stateOf(this.status);
  }

  /** Requests the data again. */
  async reload(): Promise<void> {
    this.hasFault = false;
    await this.#answers.reload(this.base);
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.guardUnclosed();
    takeText(this, changed);
    if (changed.size) this.hasFault = false;
    this.attributesChanged?.(changed);
    if (this.palette) this.palettes.want();
    const status = this.#answers.update(this.base, (base) => this.question(base));
    const [ignored] = this.ignored();
    this.#ignored = ignored && invalidFailure(ignored);
    this.status = this.hasFault ? { failure: new Failure('fault'), isPending: false } : status;
    this.localize.timeZone = status.answer?.timeZone;
    this.failures.prepare(this.status.failure ?? this.#ignored);
  }

  protected override render(): TemplateResult {
    const { lang, dir } = this.localizer;
    const notice = this.#ignored && !this.status.failure ? this.failures.view(this.#ignored, '') : nothing;
    const [role, name] = this.landmark ? [this.landmark, this.names] : [nothing, nothing];
    const lacking = this.details.isMissing ? html`<span role="status">${this.failures.missing()}</span>` : nothing;
    // No whitespace around content that is part of a sentence.
    // prettier-ignore
    return html`<div class="root" lang=${lang} dir=${dir} role=${role} aria-labelledby=${name} aria-busy=${this.status.isPending}
      >${this.content()}${lacking}${notice}</div><slot ?hidden=${!this.isUnclosed} @slotchange=${this.#childrenChanged}></slot>`;
  }

  /** Renders the data, or the fallback children and any error sentence below them. */
  protected content(): unknown {
    const { answer, failedBefore, failure = failedBefore } = this.status;
    if (answer && !failure) return this.ready(answer);
    const skeleton = failure ? nothing : this.skeleton?.();
    const fallback = this.isUnclosed ? skeleton : html`<slot @slotchange=${this.#childrenChanged}>${skeleton}</slot>`;
    return html`${fallback}${this.failures.view(failure, failure ? this.emptyText : '', this.#answers)}`;
  }

  protected override updated(_changed: PropertyValues): void {
    const { answer, failure, isPending } = this.status;
    // May fail on a page that has overridden `dispatchEvent`.
    if (!isPending) this.#notify(answer, failure).catch(() => {});
    if (answer) this.#credit.complete(answer);
    // Report all mistakes at once.
    if (this.#ignored ?? failure?.invalid)
      for (const one of [...this.mistakes(), this.base, ...this.ignored()]) if (isInvalid(one)) void this.failures.report(invalidFailure(one), () => '');
  }

  /** For a tag with many links, its first tab stop: it skips the rest. */
  protected skipButton(): TemplateResult {
    return html`<button class="skip" type="button" @click=${this.skip}>${this.localizer.strings.skip}</button>`;
  }

  /** Moves the focus past the tag's long parts, to its credit. */
  protected readonly skip = (): void => {
    const foot = this.renderRoot.querySelector<HTMLElement>('.foot');
    void this.rest.load().then((rest) => foot && rest?.focusOn(foot));
  };

  /** `slotchange` also fires when the fallback is removed, which is no change of the children. */
  readonly #childrenChanged = (): void => {
    const haveChanged = [this.#answers.readChildren(), this.guard?.look()];
    if (haveChanged.includes(true)) this.requestUpdate();
  };

  /** The credit line, which no attribute hides. */
  protected credit(answer: Answer<T>, options: CreditOptions = {}): TemplateResult {
    return this.#credit.line(answer, this.localizer, options, this.exportView(answer));
  }

  /** The age of a stale or frozen answer, for the top of the tag. */
  protected age(answer: Answer<T>): TemplateResult | typeof nothing {
    return this.#credit.age(answer, this.localizer);
  }

  protected override get isKnown(): boolean {
    const { answer, failure } = this.status;
    return failure ? failure.invalid !== undefined || failure.kind === 'not-found' : answer !== undefined && this.localize.isReady();
  }
}
