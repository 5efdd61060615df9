import { html, nothing, type TemplateResult } from 'lit';
import { readMethodology } from '../api/methodology.js';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import type { Methodology } from '../model/methodology.js';
import { methodologyStyles } from '../ui/methodology-styles.js';
import { newTab } from '../ui/credit.js';
import { methodologyView } from '../ui/methodology.js';
import { details } from '../ui/theme-details.js';
import { tierStyles } from '../ui/tier.js';
import { country } from '../words/en/country.js';
import { methodology } from '../words/en/methodology.js';
import { shared } from '../words/en/shared.js';
import { EmbedElement } from './embed-element.js';
import { register } from './register.js';

const english = { ...methodology, ...country, ...shared };

/**
 * How the risk score is computed: formula, weights, tiers, sources, review cadence and licence.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the data.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @csspart headline - The title.
 * @csspart breakdown - The bar of weights.
 * @csspart row - One component.
 * @csspart tier - One tier and its range.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 */
export class RiskMethodologyElement extends EmbedElement<Methodology, typeof english> {
  static override styles = [EmbedElement.styles, details, tierStyles, methodologyStyles];

  protected override readonly english = english;

  /** True inside another of our tags, which has the frame, the title and the credit, and says where to ask. */
  #isPart = false;

  override connectedCallback(): void {
    const { host } = this.getRootNode() as Partial<ShadowRoot>;
    this.#isPart = host instanceof EmbedElement;
    if (host instanceof EmbedElement) {
      // A frozen host makes no request: the link inside this tag stays.
      if (host.frozen) return;
      this.apiBase = host.apiBase;
    }
    super.connectedCallback();
  }

  protected override question(base: string): Question<Methodology> {
    return { key: base, ask: () => readMethodology(base) };
  }

  protected override ready(answer: Answer<Methodology>): TemplateResult {
    const { data, credit } = answer;
    const { voice } = this;
    if (this.#isPart) return methodologyView(data, credit.methodology, voice, this.level, nothing, newTab(voice.say));
    const foot = html`<slot name="note"></slot>
      <p>${this.credit(answer, { title: voice.say.methodologyTitle })}</p>`;
    return html`<div class="framed">${methodologyView(data, credit.methodology, voice, this.level, this.heading(voice.say.methodologyTitle), foot)}</div>`;
  }

  protected override notFound(): string {
    return this.voice.say.noMethodology;
  }
}

register('risk-methodology', RiskMethodologyElement);

declare global {
  interface HTMLElementTagNameMap {
    'risk-methodology': RiskMethodologyElement;
  }
}
