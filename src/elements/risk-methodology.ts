import { html, nothing, type TemplateResult, type PropertyDeclarations } from 'lit';
import { fetchMethodology } from '../api/methodology.js';
import { methodologyUrl } from '../api/request.js';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import type { Methodology } from '../model/methodology.js';
import { newTab } from '../ui/credit.js';
import { methodologyView } from '../ui/methodology.js';
import { methodologyStyles } from '../ui/methodology.styles.js';
import { contentStyles } from '../ui/content.styles.js';
import { rulerStyles } from '../ui/ruler.js';
import { tierStyles } from '../ui/tier.js';
import { common } from '../words/en.json?common';
import { country } from '../words/en.json?country';
import { methodology } from '../words/en.json?methodology';
import type { Localizer } from '../words/localizer.js';
import { EmbedElement } from './embed-element.js';
import type { DrawnView } from '../ui/credit.js';

const english = { ...methodology, ...country, ...common };

/**
 * How the risk score is computed: formula, weights, tiers, sources, review cadence and licence.
 *
 * @csspart breakdown - The bar of weights.
 * @csspart gauge - The ruler: a line from 0 to 100 with the ranges of the tiers.
 * @csspart row - One component.
 * @csspart tier - One tier and its range.
 */
export class RiskMethodologyElement extends EmbedElement<Methodology> {
  static override styles = [EmbedElement.styles, contentStyles, tierStyles, rulerStyles, methodologyStyles];
  static override properties: PropertyDeclarations = { isSection: { attribute: false } };

  /** @internal True inside another of our tags, which has the frame, the title and the credit. */
  isSection = false;

  protected override query(base: string): Query<Methodology> {
    return { key: base, urls: [methodologyUrl(base)], fetch: () => fetchMethodology(base) };
  }

  protected override ready(answer: Answer<Methodology>): TemplateResult {
    const { data, credit } = answer;
    const { localizer, level } = this;
    if (this.isSection) return methodologyView(data, credit.methodology, localizer, level, nothing, newTab(localizer));
    const foot = html`<slot name="note"></slot>
      <p>${this.credit(answer)}</p>`;
    return html`<div class="frame">
      ${methodologyView(data, credit.methodology, localizer, level, html`${this.age(answer)}${this.heading(localizer.strings.methodologyTitle)}`, foot)}
    </div>`;
  }

  protected override exportView({ data }: Answer<Methodology>): DrawnView {
    return { content: { kind: 'methodology', data }, query: {}, changes: {}, title: this.localizer.strings.methodologyTitle };
  }

  protected override get landmark(): 'region' | '' {
    return this.isSection ? '' : 'region';
  }

  protected override get localizer(): Localizer<'common' | 'country' | 'methodology'> {
    return this.localize.localizer(english);
  }

  protected override get emptyText(): string {
    return this.localizer.strings.noMethodology;
  }
}
