import { html, nothing, type TemplateResult } from 'lit';
import { fetchCredit } from '../api/client.js';
import { pageState } from '../api/page-state.js';
import type { Answer } from '../model/answer.js';
import { creditLine, publisherOf, saveButton, type DrawnView, type Exported, type Publisher } from '../ui/credit.js';
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
  /** Gives the date only if the data is stale or an answer came with the page, and has no button to save or cite. */
  readonly isBrief?: boolean | undefined;
  /** Is part of a sentence: two links and no more words than have to be. */
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

  const dateOf = ({ stale, fetchedAt, asOf }: Answer<unknown>, { strings, localize: say, dateTime }: Localizer): string =>
    say(stale ? strings.staleSince : strings.asOf, { time: dateTime(asOf ?? fetchedAt) });

  return {
    /** How old an answer is that is out of date or frozen, once it is a week old or of unknown age. */
    age(answer: Answer<unknown>, localizer: Localizer): TemplateResult | typeof nothing {
      const { stale, fetchedAt, asOf: time = fetchedAt } = answer;
      if (!stale && !tag.frozen) return nothing;
      // Hidden rather than left out: what was rendered ahead of time grows old on its page.
      return html`<p class="notice" ?hidden=${Date.now() - time < WEEK}>${answers.asOf(answer) ?? dateOf(answer, localizer)}</p>`;
    },
    /** The credit line with any changes, the date of the data, and the button to save or cite `view`. */
    line(answer: Answer<unknown>, localizer: Localizer, { isBrief, isInline }: CreditOptions, view: () => DrawnView): TemplateResult {
      const { stale, credit } = answer;
      const named = publisher(answer);
      const time = answers.asOf(answer) ?? (!isBrief || stale ? dateOf(answer, localizer) : '');
      const read = (): Exported => ({ view: view(), answer, publisher: named, asOf: time });
      const toggle = ({ currentTarget: button }: Event): void => {
        void panel.retry().then((code) => code?.toggleExport(tag, localize, button as HTMLElement, read));
      };
      const more = [changesText(view().changes, localizer), time].map((text) => text && ` ·\u00a0${text}`).join('');
      const missing = panel.isMissing ? html`<span role="status">${failures.missing()}</span>` : nothing;
      return creditLine(named, credit.licence, localizer, isBrief ? more : html`${more}${saveButton(localizer, toggle)}${missing}`, isInline);
    },
    /** If neither the answer nor the page names the publisher, asks the API, once. */
    complete(answer: Answer<unknown>): void {
      if (hasAsked || tag.frozen || (answer.credit.publisher ?? publisher(answer).name)) return;
      hasAsked = true;
      void fetchCredit(knownBase(tag.apiBase)).then(() => tag.requestUpdate());
    },
  };
}
