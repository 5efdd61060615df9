import { html, nothing, type CSSResult, type PropertyValues, type TemplateResult } from 'lit';
import { learnCountry } from '../api/countries.js';
import { page } from '../api/page.js';
import type { Question } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import type { Country, CountryCompact } from '../model/country.js';
import { countryCode } from '../model/country-code.js';
import type { Problem } from '../model/failure.js';
import { countryStyles, type CountryFrame } from '../ui/country.js';
import { tierStyles } from '../ui/tier.js';
import { country } from '../words/en/country.js';
import { shared } from '../words/en/shared.js';
import { EmbedElement } from './embed-element.js';
import { register } from './register.js';

const VARIANTS = ['inline', 'badge', 'card', 'full'];

const english = { ...country, ...shared };

type AnyCountry = CountryCompact | Country;

/** An answer decoded for one variant, with the function that shows it: each variant's code is loaded only if it is used. */
export interface CountryView {
  readonly answer: Answer<AnyCountry>;
  readonly styles: readonly CSSResult[];
  show(answer: Answer<AnyCountry>, frame: CountryFrame): TemplateResult;
}

/**
 * The risk score, tier and official advisories of one country.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the data.
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
 * @csspart note - What has changed since the story ran.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown; not in `inline` and `badge`.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 */
export class CountryRiskElement extends EmbedElement<AnyCountry, typeof english> {
  static override styles = [EmbedElement.styles, tierStyles, countryStyles];
  static override properties = {
    country: {},
    name: {},
    variant: {},
    sections: {},
    published: {},
    publishedScore: { attribute: 'published-score' },
    publishedTier: { attribute: 'published-tier' },
  };

  /** ISO 3166-1 alpha-2 code, e.g. `TH`; lower case is accepted. */
  country = '';
  /** The editor's own name for the country, instead of the publisher's. */
  name = '';
  /** `inline`, `badge`, `card` or `full`. */
  variant = 'card';
  /** Which parts to show and in what order, e.g. `breakdown advisories`; `inline` and `badge` ignore it. */
  sections = '';
  /** The day the story ran, e.g. `2026-05-20`; the tag then says what has changed since. */
  published = '';
  /** The score when the story ran. */
  publishedScore = '';
  /** The tier when the story ran, e.g. `Exercise Normal Caution`. */
  publishedTier = '';

  protected override readonly english = english;
  readonly #views = new WeakMap<AnyCountry, CountryView>();

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

  protected override question(base: string): Question<AnyCountry> | Problem {
    const iso2 = countryCode(this.country);
    if (!iso2) return { problem: 'country', value: this.country };
    if (!VARIANTS.includes(this.#variant)) return { problem: 'variant', value: this.variant };
    const edited = [this.name, this.published, this.publishedScore, this.publishedTier].join(' ');
    return { key: [base, iso2, this.#variant, this.sections, edited].join(' '), ask: () => this.#read(base, iso2, edited.trim() !== '') };
  }

  protected override ready(answer: Answer<AnyCountry>): TemplateResult | undefined {
    return this.#views.get(answer.data)?.show(answer, {
      voice: this.voice,
      heading: (name) => html`${this.heading(name)}${this.headline ? html`<p>${name}</p>` : nothing}`,
      level: this.level,
      credit: () => this.credit(answer, { isBrief: this.#isCompact }),
      speak: (some) => this.speak(some),
    });
  }

  protected override notFound(): string {
    return this.voice.say.notInDataset(this.country.trim().toUpperCase());
  }

  get #variant(): string {
    return this.variant || 'card';
  }

  get #isCompact(): boolean {
    return this.#variant === 'inline' || this.#variant === 'badge';
  }

  /** Asks while the code that decodes the answer is loading; if the editor's attributes have to be checked first, asks after that. */
  async #read(base: string, iso2: string, isEdited: boolean): Promise<Answer<AnyCountry>> {
    const sections = this.#isCompact ? '' : this.sections;
    const code = this.#code(sections, isEdited);
    if (isEdited || sections) (await code).editor?.check(this, sections);
    const [learned, { read, editor }] = await Promise.all([learnCountry(base, iso2, this.#isCompact), code]);
    const plain = await read(base, iso2, learned, this.#variant, sections);
    const view = editor ? editor.edited(plain, this) : plain;
    this.adopt(view.styles);
    this.#views.set(view.answer.data, view);
    return view.answer;
  }

  /** Loads the code that decodes and shows the answer, the code for the editor's attributes, and the words of both. */
  async #code(sections: string, isEdited: boolean) {
    const isCompact = this.#isCompact;
    const [{ read }, editor] = await Promise.all([
      isCompact ? import('./country-risk-badge.js') : import('./country-risk-card.js'),
      isEdited || sections ? import('./country-risk-edited.js') : undefined,
      !isCompact && this.learn(sections ? 'full' : this.#variant),
      isEdited && this.learn('published'),
    ]);
    return { read, editor };
  }

  /** Compact tags are counted while they are connected, so that many of them share one request. */
  #join(): void {
    const iso2 = countryCode(this.country);
    if (this.isConnected && this.#isCompact && iso2 && !this.frozen) page.compact.set(this, iso2);
    else page.compact.delete(this);
  }
}

register('country-risk', CountryRiskElement);

declare global {
  interface HTMLElementTagNameMap {
    'country-risk': CountryRiskElement;
  }
}
