import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { joinCompact, readCompact, readCountry } from '../api/country.js';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { countryCode, type Country, type CountryCompact } from '../model/country.js';
import { isProblem, type Problem } from '../model/failure.js';
import { badgeCountry, countryStyles, inlineCountry, nameOf } from '../ui/country.js';
import { tierStyles } from '../ui/tier.js';
import { country } from '../words/en/country.js';
import { shared } from '../words/en/shared.js';
import type { Voice } from '../words/voice.js';
import { EmbedElement, register } from './embed-element.js';

const VARIANTS = ['inline', 'badge', 'card', 'full'];
const CARD = ['summary', 'breakdown', 'advisories'];
const PROFILE = ['drug-law', 'lgbtq', 'womens-safety', 'peace-index', 'quick-facts', 'methodology'];
const SECTIONS = [...CARD, ...PROFILE];

type Card = typeof import('../ui/country-card.js');
type Profile = typeof import('../ui/country-profile.js');

const english = { ...country, ...shared };

/**
 * The risk score, tier and official advisories of one country.
 *
 * @slot - What readers see until the data is there, and where it never comes: a link or a sentence.
 * @slot note - A line of the editor's own below the data.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @csspart name - The country's name.
 * @csspart score - The score and its direction.
 * @csspart tier - The tier in words.
 * @csspart gauge - The bar from 0 to 100.
 * @csspart summary - The publisher's summary.
 * @csspart breakdown - The six categories.
 * @csspart row - One category.
 * @csspart advisory - One government's advice.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 */
export class CountryRiskElement extends EmbedElement<CountryCompact | Country, typeof english> {
  static override styles = [EmbedElement.styles, tierStyles, countryStyles];

  /** ISO 3166-1 alpha-2 code, e.g. `TH`; lower case is accepted. */
  @property() country = '';
  /** `inline`, `badge`, `card` or `full`. */
  @property() variant = 'card';
  /** Which parts to show and in what order, e.g. `breakdown advisories`; `inline` and `badge` ignore it. */
  @property() sections = '';

  protected override readonly english = english;
  #card: Card | undefined;
  #profile: Profile | undefined;
  #leave: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#join();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
    this.#leave = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#join();
  }

  protected override question(base: string): Question<CountryCompact | Country> | Problem {
    const iso2 = countryCode(this.country);
    const wrong = isProblem(iso2) ? iso2 : this.#wrongChoice();
    if (wrong) return wrong;
    const code = String(iso2);
    if (this.#isCompact) return { key: `${base} ${code} compact`, ask: () => readCompact(base, code) };
    const parts = this.#sections.some((name) => PROFILE.includes(name));
    return { key: `${base} ${code} ${parts}`, ask: async () => (await Promise.all([readCountry(base, code), this.#load(parts)]))[0] };
  }

  protected override ready(answer: Answer<CountryCompact | Country>): TemplateResult {
    const { data } = answer;
    if (this.variant === 'inline') return inlineCountry(data, this.voice, this.credit(answer));
    const title = this.heading(nameOf(data));
    if (this.variant === 'badge' || !this.#card) return badgeCountry(data, this.voice, title, this.credit(answer));
    return this.#cardView(answer as Answer<Country>, title, this.#card);
  }

  protected override notFound(): string {
    return this.english.notInDataset(this.country.trim().toUpperCase());
  }

  get #isCompact(): boolean {
    return this.variant === 'inline' || this.variant === 'badge';
  }

  get #sections(): readonly string[] {
    const chosen = this.sections.split(/[\s,]+/).filter(Boolean);
    return chosen.length ? chosen : this.variant === 'full' ? SECTIONS : CARD;
  }

  #wrongChoice(): Problem | undefined {
    if (!VARIANTS.includes(this.variant)) return { problem: 'variant-invalid', value: this.variant };
    const unknown = this.#isCompact ? undefined : this.#sections.find((name) => !SECTIONS.includes(name));
    return unknown === undefined ? undefined : { problem: 'section-invalid', value: unknown };
  }

  /** The parts a card is made of, loaded beside the data. */
  async #load(withProfile: boolean): Promise<void> {
    const [card, profile] = await Promise.all([import('../ui/country-card.js'), withProfile ? import('../ui/country-profile.js') : undefined]);
    this.#card = card;
    this.#profile = profile ?? this.#profile;
    const sheets = [...card.styles, ...(profile ? [profile.styles] : [])].map(({ styleSheet }) => styleSheet).filter((sheet) => sheet !== undefined);
    const root = this.shadowRoot;
    if (root) root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheets])];
  }

  #cardView(answer: Answer<Country>, title: TemplateResult, card: Card): TemplateResult {
    const say = { ...card.english, ...this.#profile?.english, ...this.voice.say } as Card['english'] & Profile['english'] & typeof english;
    const voice: Voice<typeof say> = { ...this.voice, say };
    const known = { ...card.sections, ...this.#profile?.sections };
    const parts = this.#sections.map((name) => known[name as keyof typeof known]?.(answer.data, voice, answer.credit) ?? nothing);
    return html`<div class="card">
      ${card.cardHead(answer.data, title, voice)} ${parts}
      <slot name="note"></slot>
      <div class="foot">
        <p class="quiet">${say.checkOfficial}</p>
        <p>${this.credit(answer, html` · <span class="as-of">${this.asOf(answer)}</span>`)}</p>
      </div>
    </div>`;
  }

  /** Compact tags are counted while they are connected, so that many of them become one question. */
  #join(): void {
    this.#leave?.();
    const [base, iso2] = [this.base, countryCode(this.country)];
    const joins = this.isConnected && this.#isCompact && !isProblem(base) && !isProblem(iso2);
    this.#leave = joins ? joinCompact(String(base), String(iso2)) : undefined;
  }
}

register('country-risk', CountryRiskElement);

declare global {
  interface HTMLElementTagNameMap {
    'country-risk': CountryRiskElement;
  }
}
