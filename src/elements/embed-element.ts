import { html, LitElement, nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { knownCredit, learnCredit } from '../api/answered.js';
import { page } from '../api/ask.js';
import { Resource, type Question } from '../data/resource.js';
import { Visibility } from '../data/visibility.js';
import { apiBase } from '../model/api-base.js';
import type { Answer } from '../model/answer.js';
import { Failure, isProblem, type Problem } from '../model/failure.js';
import type { State } from '../model/state.js';
import { creditLine, creditStyles, publisherOf } from '../ui/credit.js';
import { failureSentence, failureView, statusStyles } from '../ui/status.js';
import { theme } from '../ui/theme.js';
import type { SharedWords } from '../words/en/shared.js';
import { followLanguages, languageOf, voiceIn } from '../words/language.js';
import type { Voice } from '../words/voice.js';
import { RiskErrorEvent, RiskLoadEvent } from './events.js';

const warned = new Set<string>();
const RETRIABLE: readonly string[] = ['server', 'timeout', 'bad-response', 'fault'];

/** What all tags share: where they ask, how they speak and look, their state, their credit, and that no fault of ours reaches the page. */
export abstract class EmbedElement<T, Words extends SharedWords> extends LitElement {
  static override styles: CSSResultGroup = [theme, statusStyles, creditStyles];
  static readonly version: string = __VERSION__;

  /** Where to ask: an absolute https address; `/api/v1` is added where it is missing. Wins over the page's setting. */
  @property({ attribute: 'api-base' }) apiBase = '';
  /** `auto` follows the page's `color-scheme`; `light` and `dark` do not. */
  @property() theme = '';
  /** `lazy` asks when the tag comes near the view, `eager` at once. */
  @property() loading = 'lazy';
  /** The editor's own title. */
  @property() headline = '';
  /** 1 to 6 makes the title a heading of that level; otherwise it stays out of the page's outline. */
  @property({ attribute: 'heading-level', type: Number }) headingLevel = 0;
  /** Whom to credit where the answer does not say. */
  @property({ attribute: 'publisher-name' }) publisherName = '';
  /** Where the credit leads; http(s) only. */
  @property({ attribute: 'publisher-url' }) publisherUrl = '';

  /** The sentences this tag speaks in English. */
  protected abstract readonly english: Words;
  readonly #visibility = new Visibility(this, () => this.loading === 'eager');
  readonly #resource = new Resource<T>(this, () => this.#asked());
  readonly #internals = this.attachInternals();
  #fault = false;
  #isCreditAsked = false;
  #told: Answer<T> | Failure | undefined;
  #forget: (() => void) | undefined;

  /** What to ask, or what is wrong with the attributes. */
  protected abstract question(base: string): Question<T> | Problem;
  /** The tag with its data. */
  protected abstract ready(answer: Answer<T>): TemplateResult;
  /** What is said when the data does not know of the question. */
  protected abstract notFound(): string;
  protected isEmpty(_data: T): boolean {
    return false;
  }

  /** What the tag is doing, also its `state` attribute. */
  get state(): State {
    if (this.#fault || isProblem(this.problemOrQuestion())) return 'error';
    const { answer, failure, isAsking } = this.#resource;
    if (answer) return this.isEmpty(answer.data) ? 'empty' : answer.stale ? 'stale' : 'ready';
    if (isAsking) return 'loading';
    if (failure) return failure.kind === 'not-found' ? 'empty' : 'error';
    return 'idle';
  }

  /** Asks again. */
  async reload(): Promise<void> {
    this.#fault = false;
    await this.#resource.reload();
  }

  override connectedCallback(): void {
    const follow = (): void => this.requestUpdate();
    try {
      super.connectedCallback();
      const stop = followLanguages(this, follow);
      page.listeners.add(follow);
      this.#forget = () => {
        stop();
        page.listeners.delete(follow);
      };
    } catch {
      // A host page that broke the platform keeps its fallback.
    }
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget?.();
  }

  /** An exception while rendering would become the host page's unhandled rejection. */
  protected override performUpdate(): void {
    try {
      super.performUpdate();
    } catch {
      if (this.#fault) return;
      this.#fault = true;
      this.requestUpdate();
    }
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.size) this.#fault = false;
    const theme = this.theme || page.settings.theme;
    for (const scheme of ['light', 'dark']) this.#internals.states[scheme === theme ? 'add' : 'delete'](scheme);
  }

  protected override render(): TemplateResult {
    const { answer } = this.#resource;
    const state = this.state;
    const { lang, dir } = this.voice;
    const content = answer && state !== 'error' ? this.ready(answer) : this.#absent(state);
    return html`<div class="root" lang=${lang} dir=${dir} aria-busy=${state === 'loading'}>${content}</div>`;
  }

  protected override updated(_changed: PropertyValues): void {
    const state = this.state;
    if (this.getAttribute('state') !== state) this.setAttribute('state', state);
    this.#tell();
  }

  /** How the tag speaks: its language and that language's words, numbers and dates. */
  protected get voice(): Voice<Words> {
    return voiceIn(languageOf(this, page.settings.lang), this.english);
  }

  /** Where this tag asks, its own attribute first. */
  protected get base(): string | Problem {
    const { settings } = page;
    const allowed = settings.allowedApiOrigins?.split(/[\s,]+/).filter(Boolean) ?? [];
    const base = apiBase(this.apiBase || settings.apiBase || import.meta.env.VITE_API_BASE || '', location.protocol);
    const isNarrowed = this.apiBase && allowed.length && !isProblem(base);
    return isNarrowed && !allowed.includes(new URL(base).origin) ? { problem: 'api-base-blocked', value: this.apiBase } : base;
  }

  protected problemOrQuestion(): Question<T> | Problem {
    const { base } = this;
    const wrong = isProblem(base) ? base : undefined;
    const question = this.question(wrong ? '' : String(base));
    // What an editor wrote on this tag comes before what the page forgot.
    return isProblem(question) ? question : (wrong ?? question);
  }

  /** The editor's title or ours, a heading only where the editor wants one. */
  protected heading(text: unknown): TemplateResult {
    const level = this.headingLevel;
    const shown = this.headline || text;
    return level >= 1 && level <= 6
      ? html`<p class="title" part="headline" role="heading" aria-level=${level}>${shown}</p>`
      : html`<p class="title" part="headline"><strong>${shown}</strong></p>`;
  }

  /** The credit line, which no attribute hides. */
  protected credit(answer: Answer<T>, more: unknown = nothing): TemplateResult {
    const base = String(this.base);
    const { settings } = page;
    const credit = knownCredit(base, answer.credit);
    const named = this.publisherName || settings.publisherName || import.meta.env.VITE_PUBLISHER_NAME || '';
    const linked = this.publisherUrl || settings.publisherUrl || import.meta.env.VITE_PUBLISHER_URL || '';
    const publisher = publisherOf(credit, named, linked, base);
    if (!publisher.name && !this.#isCreditAsked) {
      this.#isCreditAsked = true;
      void learnCredit(base).then(() => this.requestUpdate());
    }
    return creditLine(publisher, credit.licence, this.voice.say, more);
  }

  /** When the data came, and plainly so when newer data did not. */
  protected asOf({ stale, fetchedAt }: Answer<T>): string {
    const { say, format } = this.voice;
    return (stale ? say.staleSince : say.asOf)(format.dateTime(fetchedAt));
  }

  /** What stands in for the data while it comes: the same box, nothing else. */
  protected skeleton(): unknown {
    return nothing;
  }

  #asked(): Question<T> | undefined {
    const asked = this.#visibility.isNear ? this.problemOrQuestion() : undefined;
    return isProblem(asked) ? undefined : asked;
  }

  #failure(): Failure | undefined {
    const wrong = this.problemOrQuestion();
    if (isProblem(wrong)) return new Failure('attribute', { problem: wrong });
    return this.#fault ? new Failure('fault') : this.#resource.failure;
  }

  /** The editor's fallback children, and below them one sentence where something went wrong. */
  #absent(state: State): TemplateResult {
    const failure = state === 'error' || state === 'empty' ? this.#failure() : undefined;
    if (!failure) return html`<slot>${this.skeleton()}</slot>`;
    const sentence = failureSentence(failure, this.voice, this.notFound());
    const canRetry = RETRIABLE.includes(failure.kind);
    return html`<slot></slot>${failureView(sentence, canRetry, this.voice.say, () => void this.reload())}`;
  }

  /** Events and the editor's console warning, once for each answer or failure. */
  #tell(): void {
    const { answer, isAsking } = this.#resource;
    const state = this.state;
    const news = state === 'error' || state === 'empty' ? (this.#failure() ?? answer) : answer;
    if (isAsking || !news || isSame(news, this.#told)) return;
    this.#told = news;
    if (!(news instanceof Failure)) {
      this.dispatchEvent(new RiskLoadEvent(news.data, news.fetchedAt, news.stale));
      return;
    }
    const message = failureSentence(news, this.voice, this.notFound());
    if (news.kind === 'attribute' && !warned.has(message)) {
      warned.add(message);
      console.warn(`<${this.localName}> ${message}`);
    }
    this.dispatchEvent(new RiskErrorEvent(news.kind, message, news.retryAt));
  }
}

const isSame = (news: unknown, told: unknown): boolean =>
  news === told || (news instanceof Failure && told instanceof Failure && news.problem !== undefined && news.problem.problem === told.problem?.problem && news.problem.value === told.problem.value);

/** Registers a tag unless it is taken; another version of ours is worth one warning, never a throw. */
export function register(tag: string, element: CustomElementConstructor & { readonly version: string }): void {
  const present = customElements.get(tag) as { readonly version?: string } | undefined;
  if (!present) customElements.define(tag, element);
  else if (present.version !== element.version) console.warn(`<${tag}> ${present.version ?? ''} is on this page already; version ${element.version} stays out.`);
}
