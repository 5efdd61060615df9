import { html, nothing, type TemplateResult } from 'lit';
import { fetchCredit } from '../api/client.js';
import { pageState } from '../api/page-state.js';
import type { Answer } from '../model/answer.js';
import { creditLine, publisherOf, saveButton, type DrawnView, type Publisher } from '../ui/credit.js';
import { changesText } from '../words/changes.js';
import type { Localizer } from '../words/localizer.js';
import type { AnswerController } from './answer-controller.js';
import { knownBase, type EmbedAttributes } from './embed-attributes.js';
import type { FailureMessages } from './failure-messages.js';
import { Lazy } from './lazy.js';
import type { LocalizeController } from './localize-controller.js';

const WEEK = 7 * 24 * 3_600_000;

const loadExport = () => import('./export-panel.js');

export interface CreditOptions {
  /** Replaces the date, unless the data is stale or inline, and leaves out the button to save or cite. */
  readonly brief?: string | undefined;
  /** For running text: only two links, and as few words as possible. */
  readonly isInline?: boolean | undefined;
}

type Dated = Pick<AnswerController<unknown>, 'asOf'>;

/** The credit line of a tag, and the panel to save or cite what it shows. */
export function creditController(tag: EmbedAttributes, localize: LocalizeController, failures: FailureMessages, answers: Dated) {
  const panel = new Lazy(tag, loadExport);
  let hasAsked = false;

  function publisher({ credit }: Answer<unknown>): Publisher {
    const { settings } = pageState;
    const name = tag.publisherName || settings.publisherName || import.meta.env.VITE_PUBLISHER_NAME;
    const url = tag.publisherUrl || settings.publisherUrl || import.meta.env.VITE_PUBLISHER_URL;
    return publisherOf(credit, name, url, knownBase(tag.apiBase));
  }

  /** The date in words; `brief` replaces it if the answer is up to date. */
  const dateOf = (answer: Answer<unknown>, { strings, localize: format, dateTime }: Localizer, brief?: string): string => {
    const { stale, fetchedAt, asOf: time = fetchedAt } = answer;
    return answers.asOf(answer) ?? (stale || brief === undefined ? format(stale ? strings.staleSince : strings.asOf, { time: dateTime(time) }) : brief);
  };

  return {
    /** The age of a stale or frozen answer, visible from a week on or if it is unknown. */
    age(answer: Answer<unknown>, localizer: Localizer): TemplateResult | typeof nothing {
      const { stale, fetchedAt, asOf: time = fetchedAt } = answer;
      if (!stale && !tag.frozen) return nothing;
      // Hidden rather than left out: prerendered HTML may be a week old when it is hydrated, and has to match.
      return html`<p class="notice" ?hidden=${Date.now() - time < WEEK}>${dateOf(answer, localizer)}</p>`;
    },
    /** The credit line with any changes, the date of the data, and the button to save or cite `view`. */
    line(answer: Answer<unknown>, localizer: Localizer, { brief, isInline }: CreditOptions, view: DrawnView): TemplateResult {
      const named = publisher(answer);
      const time = dateOf(answer, localizer, brief);
      tag.shown = { view, answer, publisher: named, asOf: time };
      const toggle = ({ currentTarget: button }: Event): void => {
        void panel.retry().then((code) => code?.toggleExport(tag, localize, button as HTMLElement));
      };
      const more = [changesText(view.changes, localizer), time].map((text) => text && ` ·\u00a0${text}`).join('');
      const missing = panel.isMissing ? html`<span role="status">${failures.missing()}</span>` : nothing;
      const after = brief === undefined ? html`${more}${saveButton(localizer, toggle)}${missing}` : more;
      return creditLine(named, answer.credit.licence, localizer, after, isInline);
    },
    /** Requests the publisher's name from the API, once, if neither the answer nor the page gives it. */
    complete(answer: Answer<unknown>): void {
      if (hasAsked || tag.frozen || (answer.credit.publisher ?? publisher(answer).name)) return;
      hasAsked = true;
      void fetchCredit(knownBase(tag.apiBase)).then(() => tag.requestUpdate());
    },
  };
}
