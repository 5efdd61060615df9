import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { pageState } from '../api/page-state.js';
import type { Answer } from '../model/answer.js';
import { isInvalid } from '../model/failure.js';
import { creditLine, publisherOf, saveButton, type Publisher } from '../ui/credit.js';
import { changesText } from '../words/changes.js';
import type { Localizer } from '../words/localizer.js';
import type { AnswerController } from './answer-controller.js';
import { baseFor } from './embed-attributes.js';
import type { FailureMessages } from './failure-messages.js';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';
import type { DrawnView, Shown } from './shown.js';

const WEEK = 7 * 24 * 3_600_000;

const loadExport = () => import('./export-panel.js');

/** The attributes of a tag that say whom to credit. */
export interface CreditedTag extends ReactiveControllerHost, HTMLElement {
  readonly apiBase: string;
  readonly frozen: string;
  readonly publisherName: string;
  readonly publisherUrl: string;
}

/** What a credit line says besides the credit. */
export interface CreditOptions {
  /** Gives the date only if the data is stale, and has no button to save or cite. */
  readonly isBrief?: boolean | undefined;
  /** Is part of a sentence: two links and no more words than have to be. */
  readonly isInline?: boolean | undefined;
}

/** Whom a tag credits, and the panel to save or cite what it shows. */
export class CreditController {
  readonly #tag: CreditedTag;
  readonly #localize: LocalizeController;
  readonly #failures: FailureMessages;
  readonly #answers: Pick<AnswerController<unknown>, 'asOf'>;
  readonly #export: Lazy<typeof import('./export-panel.js')>;
  #hasAsked = false;

  constructor(tag: CreditedTag, localize: LocalizeController, failures: FailureMessages, answers: Pick<AnswerController<unknown>, 'asOf'>) {
    this.#failures = failures;
    this.#tag = tag;
    this.#localize = localize;
    this.#answers = answers;
    this.#export = new Lazy(tag, loadExport);
  }

  /** The date of the data, in words. */
  #asOf({ stale, fetchedAt, asOf }: Answer<unknown>, { strings, localize, dateTime }: Localizer): string {
    return localize(stale ? strings.staleSince : strings.asOf, { time: dateTime(asOf ?? fetchedAt) });
  }

  /** How old an answer is that is out of date or frozen, once it is a week old or of unknown age. */
  age(answer: Answer<unknown>, localizer: Localizer): TemplateResult | typeof nothing {
    const { stale, fetchedAt, asOf: time = fetchedAt } = answer;
    if (!stale && !this.#tag.frozen) return nothing;
    // Hidden rather than left out: what was rendered ahead of time grows old on its page.
    return html`<p class="notice" ?hidden=${Date.now() - time < WEEK}>${this.#answers.asOf(answer) ?? this.#asOf(answer, localizer)}</p>`;
  }

  /** The credit line with any changes, the date of the data, and the button to save or cite `view`. */
  line(answer: Answer<unknown>, localizer: Localizer, { isBrief, isInline }: CreditOptions, view: () => DrawnView): TemplateResult {
    const { stale, credit } = answer;
    const publisher = this.#publisher(answer);
    const time = this.#answers.asOf(answer) ?? (!isBrief || stale ? this.#asOf(answer, localizer) : '');
    const read = (): Shown => ({ view: view(), answer, publisher, asOf: time });
    const toggle = ({ currentTarget: button }: Event): void => {
      void this.#export.retry().then((panel) => panel?.toggleExport(this.#tag, this.#localize, button as HTMLElement, read));
    };
    const more = [changesText(view().changes, localizer), time].map((text) => text && ` ·\u00a0${text}`).join('');
    const missing = this.#export.isMissing ? html`<span role="status">${this.#failures.missing}</span>` : nothing;
    return creditLine(publisher, credit.licence, localizer, isBrief ? more : html`${more}${saveButton(localizer, toggle)}${missing}`, isInline);
  }

  /** If neither the answer nor the page names the publisher, asks the API, once. */
  complete(answer: Answer<unknown>, rest: Lazy<typeof import('./rest.js')>): void {
    if (this.#hasAsked || this.#tag.frozen || (answer.credit.publisher ?? this.#publisher(answer).name)) return;
    rest.want();
    if (!rest.value) return;
    this.#hasAsked = true;
    void rest.value.fetchCredit(this.#base).then(() => this.#tag.requestUpdate());
  }

  get #base(): string {
    const base = baseFor(this.#tag.apiBase);
    return isInvalid(base) ? '' : base;
  }

  #publisher({ credit }: Answer<unknown>): Publisher {
    const { publisherName, publisherUrl } = this.#tag;
    const { settings } = pageState;
    const name = publisherName || settings.publisherName || import.meta.env.VITE_PUBLISHER_NAME;
    const url = publisherUrl || settings.publisherUrl || import.meta.env.VITE_PUBLISHER_URL;
    return publisherOf(credit, name, url, this.#base);
  }
}
