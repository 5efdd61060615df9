import type { PropertyValues, TemplateResult } from 'lit';
import { countryUrl, page } from '../api/ask.js';
import { learn } from '../api/client.js';
import { COUNTRY_AGE, readCompact } from '../api/countries.js';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { countryCode, type Country, type CountryCompact } from '../model/country.js';
import type { Problem } from '../model/failure.js';
import { badgeCountry, countryStyles, inlineCountry, nameOf } from '../ui/country.js';
import { tierStyles } from '../ui/tier.js';
import { country } from '../words/en/country.js';
import { shared } from '../words/en/shared.js';
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
  static override properties = { country: {}, variant: {}, sections: {} };

  /** ISO 3166-1 alpha-2 code, e.g. `TH`; lower case is accepted. */
  country = '';
  /** `inline`, `badge`, `card` or `full`. */
  variant = 'card';
  /** Which parts to show and in what order, e.g. `breakdown advisories`; `inline` and `badge` ignore it. */
  sections = '';

  protected override readonly english = english;
  #card: Card | undefined;
  #profile: Profile | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#join();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    page.compact.delete(this);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#join();
  }

  protected override question(base: string): Question<CountryCompact | Country> | Problem {
    const iso2 = countryCode(this.country);
    if (!iso2) return { problem: 'country', value: this.country };
    if (!VARIANTS.includes(this.variant)) return { problem: 'variant', value: this.variant };
    if (this.#isCompact) return { key: `${base} ${iso2}`, ask: () => readCompact(base, iso2) };
    const unknown = this.#sections.find((name) => !SECTIONS.includes(name));
    if (unknown !== undefined) return { problem: 'sections', value: unknown };
    const wantsProfile = this.#sections.some((name) => !CARD.includes(name));
    return { key: `${base} ${iso2} ${wantsProfile}`, ask: () => this.#readCountry(base, iso2, wantsProfile) };
  }

  protected override ready(answer: Answer<CountryCompact | Country>): TemplateResult {
    const { data } = answer;
    if (this.variant === 'inline') return inlineCountry(data, this.voice, this.credit(answer));
    const title = this.heading(nameOf(data));
    if (this.#isCompact || !this.#card) return badgeCountry(data, this.voice, title, this.credit(answer));
    const say = { ...this.#card.english, ...this.#profile?.english, ...this.english } as Card['english'] & Profile['english'] & typeof english;
    const views = { ...this.#card.sections, ...this.#profile?.sections } as Card['sections'] & Profile['sections'];
    return this.#card.cardView(
      answer as Answer<Country>,
      this.#sections.map((name) => views[name as keyof typeof views]),
      title,
      (more) => this.credit(answer, more),
      this.speak(say),
    );
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

  /** The question goes out beside the code that will understand the answer. */
  async #readCountry(base: string, iso2: string, wantsProfile: boolean): Promise<Answer<Country>> {
    const parts = Promise.all([import('../api/country.js'), import('../ui/country-card.js'), wantsProfile ? import('../ui/country-profile.js') : undefined]);
    const [learned, [{ decodeCountry }, card, profile]] = await Promise.all([learn(countryUrl(base, iso2), COUNTRY_AGE), parts]);
    this.#card = card;
    this.#profile = profile ?? this.#profile;
    this.adopt([...card.styles, ...(profile ? [profile.styles] : [])]);
    return decodeCountry(base, learned, iso2);
  }

  /** Compact tags are counted while they are connected, so that many of them become one question. */
  #join(): void {
    const iso2 = countryCode(this.country);
    if (this.isConnected && this.#isCompact && iso2) page.compact.set(this, iso2);
    else page.compact.delete(this);
  }
}

register('country-risk', CountryRiskElement);

declare global {
  interface HTMLElementTagNameMap {
    'country-risk': CountryRiskElement;
  }
}
