import { html, isServer, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { SNAPSHOT } from '../api/client.js';
import { pageState } from '../api/page-state.js';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { FLAGS, HEADING_LEVELS, LOADINGS, PALETTES, respelled, THEMES, TITLE_STYLES, type Word } from '../model/attributes.js';
import type { ExportView } from '../model/export.js';
import { Failure, isInvalid, type InvalidAttribute, type State } from '../model/failure.js';
import { safeUrl } from '../model/url.js';
import { creditStyles } from '../ui/credit.js';
import { detailStyles } from '../ui/details.js';
import { failureStyles } from '../ui/failure.js';
import { theme } from '../ui/theme.js';
import type { Localizer } from '../words/localizer.js';
import { AnswerController, type Status } from './answer-controller.js';
import { invalidAttributes, takeText } from './attributes.js';
import { baseFor } from './base.js';
import { CreditController, type CreditOptions } from './credit-controller.js';
import { RiskErrorEvent, RiskLoadEvent } from './events.js';
import { FailureMessages, invalidFailure } from './failure-messages.js';
import { focusOn } from './focus.js';
import { LocalizeController } from './localize-controller.js';
import { levelBelow } from './page-heading.js';
import { Prerendered } from './prerendered.js';
import { SafeElement } from './safe-element.js';
import type { KeptAnswer } from './snapshot.js';
import { StateController } from './state-controller.js';
import { StoryController } from './story-controller.js';
export type { RiskErrorEvent, RiskLoadEvent } from './events.js'; // so that every tag's types include the events

const WEEK = 7 * 24 * 3_600_000;

/** `frozen` alone is as good as `frozen="true"`, which frameworks write for it. */
const frozenConverter = { fromAttribute: (written: string | null) => (written === null ? '' : written.trim() || 'true') };

/** The listeners of a tag know what its data is. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- it says again what HTMLElement has, more exactly
export interface EmbedElement<T> {
  addEventListener(type: 'risk-load', listener: (this: this, event: RiskLoadEvent<T>) => void, options?: boolean | AddEventListenerOptions): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: this, event: HTMLElementEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
}

/** What all tags share: where they ask, language and looks, state and credit. */
export abstract class EmbedElement<T> extends SafeElement {
  static override styles: CSSResultGroup = [theme, creditStyles, failureStyles, ...detailStyles];
  static readonly version: string = __VERSION__;

  /** Where to ask: an absolute https address (plain http only on the reader's own machine and on pages served over http). `/api/v1` is added if missing. Wins over the page's setting. */
  @property({ attribute: 'api-base' }) apiBase = '';
  /** The language to speak, e.g. `de` or `pt-PT`; without it, the page's. */
  @property({ reflect: true, useDefault: true }) override lang = '';
  /** `auto` follows the page's `color-scheme`; `light` and `dark` do not. */
  @property({ accepts: THEMES }) theme: Word<typeof THEMES> = '';
  /** Alternative tier colours. `sequential`: one hue, darker is riskier. `diverging`: the most distinct hues, on screens only, because their order disappears in greyscale. */
  @property({ accepts: PALETTES }) palette: Word<typeof PALETTES> = '';
  /** `none` hides flag emoji; Windows shows two letters instead of a flag. */
  @property({ reflect: true, useDefault: true, accepts: FLAGS }) flags: Word<typeof FLAGS> = '';
  /** `lazy` asks when the tag comes near the viewport, `eager` at once. */
  @property({ accepts: LOADINGS }) loading: Word<typeof LOADINGS> = '';
  /** Asks again at this interval in minutes, at least 1, while a reader is looking; off by default. */
  @property() refresh: '' | `${number}` = '';
  /** The day of the answer in this tag's own `<script type="application/json">`, e.g. `2026-05-20`: that answer is shown, and no request is made. Without a value, that of `data-as-of` on the script. */
  @property({ converter: frozenConverter }) frozen = '';
  /** Replaces the generated title, which moves to the line below. */
  @property() headline = '';
  /** `plain` shows a neutral title (“Travel risk by country”) instead of the finding (“22 of 180 countries: Do Not Travel”). */
  @property({ attribute: 'title-style', accepts: TITLE_STYLES }) titleStyle: Word<typeof TITLE_STYLES> = '';
  /** The level of the title as a heading, 1 to 6; without it, one below the page's last heading before the tag. 0 keeps it out of the page's outline. */
  @property({ attribute: 'heading-level', accepts: HEADING_LEVELS }) headingLevel: Word<typeof HEADING_LEVELS> = '';
  /** Whom to credit if the answer does not say. */
  @property({ attribute: 'publisher-name' }) publisherName = '';
  /** Where the credit links to; http(s) only. */
  @property({ attribute: 'publisher-url' }) publisherUrl = '';
  /** @internal The answers inside the tag, where there is no document to find them in. */
  kept: readonly KeptAnswer[] = [];

  /** What there is to show: computed once per update, before rendering. */
  protected status: Status<T> = { isPending: false };
  readonly #prerendered = new Prerendered(this);
  protected readonly localize = new LocalizeController(this);
  protected readonly failures = new FailureMessages(this, this.localize);
  readonly #answers = new AnswerController<T>(this, this.localize, this.failures);
  readonly #credit = new CreditController(this, this.localize, this.failures);
  readonly #story = new StoryController(this);
  /** The level of a heading that belongs here in the page. */
  #pageLevel = 2;
  #ignored: Failure | undefined;
  #notified: unknown;

  constructor() {
    super();
    const isMute = (): boolean => !this.localize.isReady && !this.isPrerendered;
    this.addController(new StateController(this, () => [this.theme || respelled(pageState.settings.theme ?? '', THEMES), isMute() && 'mute']));
  }

  /** What to ask below a base; called only if there is no mistake. */
  protected abstract query(base: string): Query<T>;
  /** Renders the tag with its data. */
  protected abstract ready(answer: Answer<T>): unknown;
  /** How the tag speaks. */
  protected abstract get localizer(): Localizer;
  /** The sentence for a question to which the dataset has no answer. */
  protected abstract get emptyText(): string;
  /** What the tag shows, for a file or a citation. */
  protected abstract exportView(answer: Answer<T>): ExportView;
  protected isEmpty?(data: T): boolean;
  /** Renders what stands in for the data while it loads, to keep its place. */
  protected skeleton?(): unknown;
  /** Called before the query is made, when attributes or properties have changed. */
  protected attributesChanged?(changed: PropertyValues): void;
  /** The invalid attributes with which nothing is asked. */
  protected *mistakes(): Generator<InvalidAttribute> {
    yield* invalidAttributes(this, true);
  }
  /** The invalid attributes that the data does not depend on: a sentence below the data tells the editor of the first. */
  protected *ignored(): Generator<InvalidAttribute> {
    yield* invalidAttributes(this, false);
    const { refresh, publisherUrl } = this;
    if (refresh && !(Number(refresh) >= 1)) yield { attribute: 'refresh', value: refresh };
    const url = publisherUrl || pageState.settings.publisherUrl;
    if (url && !safeUrl(url)) yield { attribute: 'publisher-url', value: url };
  }

  /** @internal What to ask below a base, or the first mistake on the tag. */
  question(base: string): Query<T> | InvalidAttribute {
    const [invalid] = this.mistakes();
    return invalid ?? this.query(base);
  }

  /** @internal True while the shadow root holds what was rendered ahead of time. */
  get isPrerendered(): boolean {
    return this.#prerendered.isShown;
  }

  /** What the tag is doing; once the page has loaded, also its `state` attribute. */
  get state(): State {
    const { answer, failure, isPending } = this.status;
    if (failure) return failure.kind === 'not-found' ? 'empty' : 'error';
    if (answer) return this.isEmpty?.(answer.data) ? 'empty' : answer.stale ? 'stale' : 'ready';
    return isPending ? 'loading' : 'idle';
  }

  /** Asks again. */
  async reload(): Promise<void> {
    this.hasFault = false;
    await this.#answers.reload();
  }

  override connectedCallback(): void {
    this.#pageLevel = levelBelow(this);
    super.connectedCallback();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const { shadowRoot } = this;
    return shadowRoot ? this.#prerendered.open(shadowRoot, (this.constructor as typeof EmbedElement).elementStyles) : super.createRenderRoot();
  }

  protected override update(changed: PropertyValues): void {
    const isDone = this.isPrerendered && this.#prerendered.update(changed, this.#isKnown, () => this.render(), this.renderOptions);
    if (!isDone) super.update(changed);
  }

  protected override willUpdate(changed: PropertyValues): void {
    takeText(this, changed);
    if (changed.size) this.hasFault = false;
    this.attributesChanged?.(changed);
    const { base } = this;
    const status = this.#answers.update(this.question(isInvalid(base) ? '' : base), base, (kept) => this.question(kept));
    const [ignored] = this.ignored();
    this.#ignored = ignored && invalidFailure(ignored);
    this.status = this.hasFault ? { failure: new Failure('fault'), isPending: false } : status;
    this.localize.timeZone = status.answer?.timeZone;
    this.failures.prepare(this.status.failure ?? this.#ignored);
  }

  protected override render(): TemplateResult {
    const { lang, dir } = this.localizer;
    const notice = this.#ignored && !this.status.failure ? this.failures.view(this.#ignored, '', () => {}) : nothing;
    const name = this.place ? 'title label' : nothing;
    const story = html`<slot ?hidden=${!this.#story.isHeld} @slotchange=${this.#childrenChanged}></slot>`;
    const root = html`${this.content()}${notice}`;
    // prettier-ignore -- no space may stand behind what is part of a sentence
    return html`<div class="root" lang=${lang} dir=${dir} role=${this.place || nothing} aria-labelledby=${name} aria-busy=${this.status.isPending}>${root}</div>
      ${story}`;
  }

  /** Renders the tag with its data, or the fallback children and below them one sentence if something went wrong. */
  protected content(): unknown {
    const { answer, failedBefore, failure = failedBefore } = this.status;
    if (answer && !failure) return this.ready(answer);
    const { retry, isRetrying } = this.#answers;
    const sentence = failure && this.failures.view(failure, this.emptyText, retry, isRetrying);
    const skeleton = failure ? nothing : this.skeleton?.();
    const fallback = this.#story.isHeld ? skeleton : html`<slot @slotchange=${this.#childrenChanged}>${skeleton}</slot>`;
    return html`${fallback}<span role="status">${sentence}</span>`;
  }

  protected override updated(_changed: PropertyValues): void {
    const { answer, failure, isPending } = this.status;
    // A page may have replaced what sends events.
    if (!isPending) this.#notify(answer, failure).catch(() => {});
    if (answer) this.#credit.complete(answer, this.#creditBase);
    // An editor learns of all mistakes at once.
    if (this.#ignored ?? failure?.invalid) this.failures.reportAll([...this.mistakes(), this.base, ...this.ignored()]);
  }

  /** For a tag with many links, the first of its stops: whoever has no use for them crosses it in a few presses. */
  protected skipButton(): TemplateResult {
    return html`<button class="skip" type="button" @click=${this.skip}>${this.localizer.strings.skip}</button>`;
  }

  /** Moves the focus past the tag's long parts, to its credit. */
  protected readonly skip = (): void => {
    const foot = this.renderRoot.querySelector<HTMLElement>('.foot');
    if (foot) focusOn(foot);
  };

  /** Where this tag asks; a frozen tag needs no base. */
  protected get base(): string | InvalidAttribute {
    const base = baseFor(this.apiBase);
    return (this.frozen || isServer) && isInvalid(base) ? SNAPSHOT : base;
  }

  /** The slots also tell when the fallback goes, which is no change. */
  readonly #childrenChanged = (): void => {
    const areNews = [this.#answers.readChildren(), this.#story.look()];
    if (areNews.includes(true)) this.requestUpdate();
  };

  /** The level of the title if it is a heading, else 0. */
  protected get level(): number {
    const level = HEADING_LEVELS.findIndex((each) => each === this.headingLevel);
    return level < 0 ? this.#pageLevel : level;
  }

  /** What the tag is in the page's outline: a landmark, a mere group, or part of the text around it. */
  protected get place(): 'region' | 'group' | '' {
    return 'region';
  }

  /**
   * The editor's title, or what the tag found, and quietly below it what it is about; together they name its region. `label` alone is the title
   * where there is no more to say; `about` is what stands below a finding, if that is not the same. An empty finding keeps the room of one.
   */
  protected heading(label: unknown, finding?: string, about = label): TemplateResult {
    const [role, level] = this.level ? ['heading', this.level] : [nothing, nothing];
    const found = this.titleStyle === 'plain' ? undefined : finding;
    const below = this.headline ? label : found && about;
    const mayFind = !this.headline && found !== undefined;
    return html`<p class="title ${mayFind ? 'found' : ''}" id="title" part="headline" role=${role} aria-level=${level}>${this.headline || found || label}</p>
      ${below || mayFind ? html`<p class="quiet" id=${below ? 'label' : nothing} data-room=${below ? nothing : String(about)}>${below || nothing}</p>` : nothing}`;
  }

  /** The credit line, which no attribute hides. */
  protected credit(answer: Answer<T>, options: CreditOptions = {}): TemplateResult {
    return this.#credit.line(answer, this.#creditBase, this.localizer, options, this.#answers.asOf(answer), () => this.exportView(answer));
  }

  /** Says above everything else how old an answer is that nobody has brought up to date for a week, or that nobody knows it. */
  protected age(answer: Answer<T>): TemplateResult | typeof nothing {
    const { stale, fetchedAt, asOf = fetchedAt } = answer;
    if (!stale && !this.frozen) return nothing;
    // Hidden rather than left out: what was rendered ahead of time grows old on its page.
    const words = this.#answers.asOf(answer) ?? this.#credit.asOf(answer, this.localizer);
    return html`<p class="age" ?hidden=${Date.now() - asOf < WEEK}>${words}</p>`;
  }

  /** The addresses of what is shown, for a file; none where it came with the page and the page names no API. */
  protected get sourceUrls(): readonly string[] {
    const base = baseFor(this.apiBase);
    const query = isInvalid(base) ? base : this.question(base);
    return isInvalid(query) ? [] : query.urls;
  }

  /** True once there is something to show in place of what came with the page: that is better than a temporary failure. */
  get #isKnown(): boolean {
    const { answer, failure } = this.status;
    return failure ? failure.invalid !== undefined || failure.kind === 'not-found' : answer !== undefined && this.localize.isReady;
  }

  get #creditBase(): string {
    return isInvalid(this.base) ? '' : this.base;
  }

  /** Sends one event for each answer or failure. */
  async #notify(answer: Answer<T> | undefined, failure: Failure | undefined): Promise<void> {
    const news = failure ? JSON.stringify(failure) : answer;
    if (news === undefined || news === this.#notified) return;
    this.#notified = news;
    if (failure) this.dispatchEvent(new RiskErrorEvent(failure.kind, await this.failures.report(failure, () => this.emptyText), failure.retryAt));
    else if (answer) this.dispatchEvent(new RiskLoadEvent(answer.data, answer.fetchedAt, answer.stale));
  }
}
