import { html, LitElement, nothing, type CSSResult, type CSSResultGroup, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { baseFor } from '../api/base.js';
import { expire, SNAPSHOT } from '../api/client.js';
import { page } from '../api/page.js';
import { Resource, type Question, type Source } from '../data/resource.js';
import { Visibility } from '../data/visibility.js';
import type { Answer } from '../model/answer.js';
import { Failure, isProblem, type Problem } from '../model/failure.js';
import type { State } from '../model/state.js';
import { creditStyles } from '../ui/credit.js';
import { theme } from '../ui/theme.js';
import type { SharedWords } from '../words/en/shared.js';
import { followLanguages } from '../words/language.js';
import type { PlainVoice } from '../words/voice.js';
import { creditOf, publisherFor, type CreditOptions } from './credit.js';
import { RiskErrorEvent, RiskLoadEvent } from './events.js';
import { Extras } from './extras.js';
import { Speech } from './speech.js';
import { Trouble } from './trouble.js';
export type { RiskErrorEvent, RiskLoadEvent } from './events.js'; // so that every tag's types include the events

/** What all tags share: where they ask, language and looks, state, credit, and the promise that no bug of ours reaches the page. */
export abstract class EmbedElement<T, Words extends SharedWords> extends LitElement {
  static override styles: CSSResultGroup = [theme, creditStyles];
  static override properties: PropertyDeclarations = {
    apiBase: { attribute: 'api-base' },
    theme: {},
    palette: {},
    loading: {},
    refresh: {},
    frozen: {},
    headline: {},
    headingLevel: { attribute: 'heading-level' },
    publisherName: { attribute: 'publisher-name' },
    publisherUrl: { attribute: 'publisher-url' },
  };
  static readonly version: string = __VERSION__;

  /** Where to ask: an absolute https address (plain http only on the reader's own machine and on pages served over http). `/api/v1` is added if missing. Wins over the page's setting. */
  apiBase = '';
  /** `auto` follows the page's `color-scheme`; `light` and `dark` do not. */
  theme = '';
  /** `sequential` shows the tiers in one hue that darkens with the risk, for print without colour. */
  palette = '';
  /** `lazy` asks when the tag comes near the viewport, `eager` at once. */
  loading = '';
  /** Asks again at this interval in minutes, at least 1, while a reader is looking; off by default. */
  refresh = '';
  /** The day of the answer in this tag's own `<script type="application/json">`, e.g. `2026-05-20`: that answer is shown, and no request is made. */
  frozen = '';
  /** The editor's own title instead of ours; what ours said, such as the country's name, then stands below it. */
  headline = '';
  /** 1 to 6 makes the title a heading of that level; otherwise it stays out of the page's outline. */
  headingLevel = '';
  /** Whom to credit if the answer does not say. */
  publisherName = '';
  /** Where the credit links to; http(s) only. */
  publisherUrl = '';
  /** This tag's sentences in English. */
  protected abstract readonly english: Words;
  readonly #visibility = new Visibility(this);
  #resource: Source<T> = new Resource<T>(this, () => (this.frozen ? undefined : this.#near(this.#question)));
  readonly #speech = new Speech(this, () => this.requestUpdate());
  protected readonly trouble = new Trouble(this.localName, this.#speech, (styles) => this.adopt(styles));
  readonly #extras = new Extras(this, this.trouble);
  readonly #internals = this.attachInternals();
  #hasFault = false;
  #told: unknown;
  #isOpen = false;

  /** What to ask, or the first attribute that is invalid. */
  protected abstract question(base: string): Question<T> | Problem;
  /** Renders the tag with its data. */
  protected abstract ready(answer: Answer<T>): unknown;
  /** The sentence for a question to which the dataset has no answer. */
  protected abstract notFound(): string;
  protected isEmpty?(data: T): boolean;
  /** What stands in for the data while it loads, to keep its place. */
  protected skeleton?(): unknown;

  /** What the tag is doing, also its `state` attribute. */
  get state(): State {
    const { answer, isAsking } = this.#resource;
    const failure = this.#failure;
    if (failure) return failure.kind === 'not-found' ? 'empty' : 'error';
    if (answer) return this.isEmpty?.(answer.data) ? 'empty' : answer.stale ? 'stale' : 'ready';
    return isAsking ? 'loading' : 'idle';
  }

  /** Asks again. */
  async reload(): Promise<void> {
    this.#hasFault = false;
    expire(this.#resource.answer?.fetchedAt);
    await this.#resource.reload();
  }

  /** Frameworks set numbers, lists and nothing where an editor writes text. */
  override requestUpdate(name?: PropertyKey, before?: unknown, declared?: Parameters<LitElement['requestUpdate']>[2]): void {
    const own = this as unknown as Record<PropertyKey, string | number | null>;
    if (name && declared && !declared.state && !declared.type && typeof own[name] !== 'string') own[name] = String(own[name] ?? '');
    super.requestUpdate(name, before, declared);
  }

  override connectedCallback(): void {
    try {
      super.connectedCallback();
      this.requestUpdate();
      page.listeners.add(this.#follow);
      followLanguages(this, () => page.listeners.forEach((follow) => follow()));
    } catch {
      // On a host page that has broken the platform, the fallback stays.
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    page.listeners.delete(this.#follow);
  }

  /** An exception while rendering would become the host page's unhandled rejection. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch (error) {
      if (import.meta.env.DEV) console.error(error);
      // If not even the error sentence can be rendered, the fallback children are shown.
      if (this.#hasFault) return this.shadowRoot?.replaceChildren(document.createElement('slot'));
      this.#hasFault = true;
      this.requestUpdate();
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.size) this.#hasFault = false;
    if (this.loading === 'eager') this.#visibility.arrive();
    if (this.frozen || this.querySelector(':scope>script')) void this.#open();
    if (this.palette) import('../ui/palette.js').then(({ palette }) => this.adopt([palette])).catch(() => {});
    this.#speech.listen(this.#visibility.isNear || Boolean(this.#failure));
    const states = [this.theme || page.settings.theme, this.#speech.isMute && 'mute'];
    for (const state of ['light', 'dark', 'mute']) this.#internals.states[states.includes(state) ? 'add' : 'delete'](state);
  }

  protected override render(): TemplateResult {
    const { lang, dir } = this.voice;
    const slip = this.#failure ? nothing : this.#extras.view();
    return html`<div class="root" lang=${lang} dir=${dir} aria-busy=${this.#resource.isAsking}>${this.content()}${slip}</div>`;
  }

  /** The tag with its data, or the fallback children and below them one sentence if something went wrong. */
  protected content(): unknown {
    const failure = this.#failure;
    const { answer } = this.#resource;
    if (answer && !failure) return this.ready(answer);
    const view = failure && this.trouble.view(failure, this.notFound(), () => void this.reload());
    return html`<slot @slotchange=${this.#follow}>${failure ? nothing : this.skeleton?.()}</slot><span role="status">${view}</span>`;
  }

  protected override updated(_changed: PropertyValues): void {
    this.setAttribute('state', this.state);
    const news = this.#failure ?? this.#resource.answer;
    if (news && !this.#resource.isAsking) void this.#tell(news);
  }

  /** Loads further sentences in the tag's language. */
  protected readonly learn = (part: string): Promise<void> | undefined => this.#speech.learn(part);

  /** Some sentences in the tag's language. */
  protected speak<Some>(english: Some): PlainVoice<Some> {
    return this.#speech.speak(english);
  }

  protected get voice(): PlainVoice<Words> {
    return this.speak(this.english);
  }

  /** Where this tag asks; a frozen tag needs no base. */
  protected get base(): string | Problem {
    const base = baseFor(this.apiBase);
    return this.frozen && isProblem(base) ? SNAPSHOT : base;
  }

  /** The level of the title if it is a heading, else 0. */
  protected get level(): number {
    return /^[1-6]$/.test(this.headingLevel) ? Number(this.headingLevel) : 0;
  }

  /** The editor's title or ours; a heading only if the editor wants one. */
  protected heading(text: unknown): TemplateResult {
    return html`<p class="title" part="headline" role=${this.level ? 'heading' : nothing} aria-level=${this.level || nothing}>${this.headline || text}</p>`;
  }

  /** The credit line, which no attribute hides. */
  protected credit(answer: Answer<T>, options: CreditOptions = {}): TemplateResult {
    const publisher = publisherFor(this, answer.credit, isProblem(this.base) ? '' : this.base, this.#follow);
    return creditOf({ ...options, publisher, answer }, this.#resource.when?.(answer), this.voice, this.#take);
  }

  /** Adds the style sheets of code that was loaded later. */
  protected adopt(styles: readonly CSSResult[]): void {
    const adopted = (this.renderRoot as ShadowRoot).adoptedStyleSheets;
    for (const { styleSheet } of styles) if (styleSheet && !adopted.includes(styleSheet)) adopted.push(styleSheet);
  }

  readonly #follow = (): void => this.requestUpdate();

  /** The code for downloads and citations is loaded when a reader wants it. */
  readonly #take = ({ currentTarget }: Event): unknown =>
    import('./take-away.js').then(({ takeAway }) => takeAway(this, this.#speech, currentTarget)).catch(() => {});

  /** The code for answers kept inside a tag is loaded only if there may be one. */
  async #open(): Promise<void> {
    if (this.#isOpen) return;
    this.#isOpen = true;
    const found = await import('./snapshot.js').catch(() => undefined);
    if (found) this.#resource = new found.Snapshot(this, this.#resource, (base) => this.#near(this.question(base)), this.#speech, this.trouble);
    this.requestUpdate();
  }

  /** The question of a tag near the viewport. Its answer waits for the words of the language, so that no reader sees another language first. */
  #near(asked: Question<T> | Problem): Question<T> | undefined {
    if (!this.#visibility.isNear || isProblem(asked)) return undefined;
    return { key: asked.key, ask: async () => (await Promise.all([asked.ask(), this.#speech.learning]))[0] };
  }

  // A mistake on this tag is reported before a missing setting of the page.
  get #question(): Question<T> | Problem {
    const { base } = this;
    const question = this.question(isProblem(base) ? '' : base);
    return isProblem(base) && !isProblem(question) ? base : question;
  }

  get #failure(): Failure | undefined {
    const problem = this.#question;
    if (isProblem(problem)) return new Failure('attribute', { problem });
    if (this.#hasFault) return new Failure('fault');
    const { isAsking, failure } = this.#resource;
    return isAsking ? undefined : failure;
  }

  /** Sends one event for each answer or failure. The sentences for failures are loaded only when there is one. */
  async #tell(news: Answer<T> | Failure): Promise<void> {
    const told = news instanceof Failure ? JSON.stringify(news) : news;
    if (told === this.#told) return;
    this.#told = told;
    if (!(news instanceof Failure)) return void this.dispatchEvent(new RiskLoadEvent(news.data, news.fetchedAt, news.stale));
    const message = await this.trouble.explain(news, this.notFound());
    this.requestUpdate();
    this.dispatchEvent(new RiskErrorEvent(news.kind, message, news.retryAt));
  }
}
