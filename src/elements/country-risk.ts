import { css, html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { decodeCountryCompact, fetchCountry } from '../api/country-compact.js';
import { pageState } from '../api/page-state.js';
import { countryUrl } from '../api/request.js';
import { idle } from '../data/attention.js';
import type { Query } from '../data/resource.js';
import type { Answer } from '../model/answer.js';
import { SCALES, SCORE, splitList, VARIANTS, type Word } from '../model/attributes.js';
import { CARD_SECTIONS, countryCode, isContradictory, SECTIONS, type Country, type CountryCompact, type Section } from '../model/country.js';
import { isInvalid, missingCode, type InvalidAttribute } from '../model/failure.js';
import { savesData } from '../model/page.js';
import { publishedFacts, publishedMistakes } from '../model/published.js';
import { printable } from '../model/sent.js';
import type { ViewContext } from '../ui/country.js';
import { common } from '../words/en.json?common';
import { country } from '../words/en.json?country';
import { answerDate, type Localizer } from '../words/localizer.js';
import { EmbedElement } from './embed-element.js';
import { Lazy } from './lazy.js';
import type { DrawnView } from '../ui/credit.js';

const english = { ...country, ...common };

const countryStyles = css`
  :host([variant='inline' i]),
  :host([variant='inline' i]) .root {
    all: unset;
    overflow-wrap: anywhere;
    --_text: inherit;
  }
  :host([variant='inline' i]) .root > * {
    font-size: inherit;
  }
`;

const loadBadge = () => import('../ui/country-badge.js');
const loadCard = () => import('./country-view.js');
const loadMethodology = () => import('./risk-methodology.define.js');
const loadPeers = () => import('./peers.js');
const loadFreshness = () => import('../ui/freshness.js');
const loadPublished = () => import('../ui/published.js');

/**
 * The risk score, tier and official advisories of one country.
 *
 * @csspart name - The country's name.
 * @csspart score - The score and its direction.
 * @csspart tier - The tier in words.
 * @csspart gauge - The ruler: a line from 0 to 100 with this country as its needle and, once they are loaded, the other countries as marks.
 * @csspart summary - The publisher's summary.
 * @csspart advisory - One government's advice.
 * @csspart breakdown - The six categories.
 * @csspart row - One category.
 * @csspart note - What has changed since the story ran.
 * @csspart save - The button that lets readers save or cite what is shown; not in `inline` and `badge`.
 */
export class CountryRiskElement extends EmbedElement<CountryCompact | Country> {
  static override styles = [EmbedElement.styles, countryStyles];
  static override properties: PropertyDeclarations = {
    country: {},
    name: {},
    variant: { accepts: VARIANTS, isRequired: true },
    scale: { accepts: SCALES },
    sections: { accepts: { list: SECTIONS }, isRequired: true },
    published: {},
    publishedScore: { attribute: 'published-score', accepts: SCORE, isRequired: true },
    publishedTier: { attribute: 'published-tier' },
  };

  /** ISO 3166-1 alpha-2 code, e.g. `TH`; lower case is accepted. */
  country = '';
  /** The editor's own name for the country, instead of the publisher's. */
  name = '';
  /** `inline`, `badge`, `card` (the default) or `full`. */
  variant: Word<typeof VARIANTS> = 'card';
  /** `plain` leaves the other countries out of the ruler and does not request their list. */
  scale: Word<typeof SCALES> = '';
  /** Which parts to show and in what order, e.g. `advisories breakdown`; `inline` and `badge` ignore it. */
  sections = '';
  /** The day the story ran, e.g. `2026-05-20`; the tag then says what has changed since. */
  published = '';
  /** The score when the story ran. */
  publishedScore: '' | `${number}` = '';
  /** The tier when the story ran, e.g. `Exercise Normal Caution`. */
  publishedTier = '';

  readonly #badge = new Lazy(this, loadBadge);
  readonly #card = new Lazy(this, loadCard);
  readonly #published = new Lazy(this, loadPublished);
  readonly #freshness = new Lazy(this, loadFreshness);
  readonly #methodology = new Lazy(this, loadMethodology);
  readonly #peersCode = new Lazy(this, loadPeers);
  #peers: ReturnType<typeof import('./peers.js').peerCountries> | undefined;
  /** True once the browser has been idle: formatting the first date of a page takes a slow phone several milliseconds. */
  #hasBeenIdle = false;

  constructor() {
    super();
    const join = (): void => this.#joinCompact();
    this.addController({ hostConnected: join, hostDisconnected: join });
  }

  protected override attributesChanged(): void {
    this.#joinCompact();
    // Before the first answer, `#fetch` waits for this code.
    if (this.status.answer && publishedFacts(this)) this.#published.want();
  }

  protected override *mistakes(): Generator<InvalidAttribute> {
    if (!countryCode(this.country)) yield { attribute: 'country', value: this.country };
    yield* super.mistakes();
    yield* publishedMistakes(this);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.status.answer && !this.isPrerendered) void this.#decorate();
  }

  protected override query(base: string): Query<CountryCompact | Country> {
    const iso2 = countryCode(this.country)!;
    // `isMissing` is part of the key, so that the query is sent again once missing code is loaded.
    const key = [base, iso2, this.#isCompact, this.#needsProfile, this.#required.isMissing].join(' ');
    return { key, urls: [countryUrl(base, iso2)], fetch: () => this.#fetch(base, iso2) };
  }

  protected override ready(answer: Answer<CountryCompact | Country>): TemplateResult | undefined {
    const name = printable(this.name);
    const data = name ? { ...answer.data, name } : answer.data;
    // The editor's name is used in every language: no translation replaces it.
    const localizer = name ? { ...this.localizer, countryName: () => undefined } : this.localizer;
    const context = this.#context(answer, data, localizer);
    const views = this.#badge.value;
    if (this.#isCompact) return (this.variant === 'inline' ? views?.inlineCountry : views?.badgeCountry)?.(data, context);
    const profile = this.#needsProfile ? this.details.value : undefined;
    return this.#card.value?.cardView({ ...answer, data: data as Country }, this.#sections, profile, context);
  }

  protected override exportView(answer: Answer<CountryCompact | Country>): DrawnView {
    const { data } = answer;
    const [localizer, name] = [this.localizer, printable(this.name)];
    const sections = this.#sections.length ? this.#sections : this.#needsProfile ? SECTIONS : CARD_SECTIONS;
    return {
      content: { kind: 'country', data, sections },
      query: { countries: [data.iso2], sections: this.#sections },
      changes: { name: name !== undefined, sections: this.#sections.length > 0 },
      name,
      picture: () => ({ localizer, peers: this.#context(answer, data, localizer).ruler.peers }),
    };
  }

  protected override get landmark(): 'region' | 'group' | '' {
    return this.variant === 'inline' ? '' : this.#isCompact ? 'group' : 'region';
  }

  protected override get localizer(): Localizer<'common' | 'country'> {
    return this.localize.localizer(english);
  }

  protected override get emptyText(): string {
    const { strings, localize, countryNameInText } = this.localizer;
    return localize(strings.notInDataset, { iso2: countryNameInText(this.country.trim().toUpperCase()) });
  }

  get #isCompact(): boolean {
    return this.variant === 'inline' || this.variant === 'badge';
  }

  get #sections(): readonly Section[] {
    return this.#isCompact ? [] : (splitList(this.sections) as Section[]);
  }

  get #needsProfile(): boolean {
    const sections = this.#sections;
    return sections.length ? sections.some((name) => !(CARD_SECTIONS as readonly Section[]).includes(name)) : this.variant === 'full';
  }

  /** Sends the request while the code that decodes and renders the answer is loading. */
  async #fetch(base: string, iso2: string): Promise<Answer<CountryCompact | Country>> {
    const isCompact = this.#isCompact;
    const code = [this.#required, ...(this.#needsProfile ? [this.details] : []), ...(publishedFacts(this) ? [this.#published] : [])];
    const [response] = await Promise.all([fetchCountry(base, iso2, isCompact), ...code.map((lazy) => lazy.retry())]);
    if (!this.#required.value) throw missingCode();
    return isCompact ? decodeCountryCompact(base, response, iso2) : this.#card.value!.decodeCountry(base, response, iso2);
  }

  /** The code without which nothing can be rendered. */
  get #required(): Lazy<object> {
    return this.#isCompact ? this.#badge : this.#card;
  }

  #context(answer: Answer<CountryCompact | Country>, data: CountryCompact, localizer: Localizer<'common' | 'country'>): ViewContext {
    const then = publishedFacts(this); // valid: `mistakes` has checked it
    const published = this.#published.value;
    const countries = this.#isPlain ? undefined : this.#peers?.countries();
    const isInline = this.variant === 'inline';
    const brief = this.#isCompact ? (this.#hasBeenIdle && !isInline ? answerDate(answer, localizer).replaceAll(' ', '\xa0') : '') : undefined;
    return {
      localizer,
      level: this.level,
      beside: answer.beside ?? [],
      age: this.age(answer),
      isCredited: isInline && this.#badge.value?.isCredited(this, this.isPrerendered),
      freshness: this.#freshness.value?.freshnessView,
      published: then && published?.publishedView(then, data, localizer.with(published.english), this.#isCompact),
      heading: (name) => {
        // In a screen reader's list of headings or regions, the name alone would not say what the tag shows.
        const heading = this.heading(html`<span class="hidden">${localizer.strings.travelRisk + localizer.strings.colon}</span>${name}`);
        return this.#needsProfile ? html`${this.skipButton()}${heading}` : heading;
      },
      ruler: {
        isPlain: this.#isPlain,
        peers: countries && this.#peersCode.value?.peersView(data, countries, localizer),
        before: then && published?.changeOnRuler(then, data, localizer),
      },
      credit: () => this.credit(answer, { brief, isInline }),
      methodology: this.frozen ? undefined : { apiBase: this.apiBase, open: this.#openMethodology },
    };
  }

  /** True if the ruler leaves out other countries: a frozen answer may be years older than the list, and inline text has no ruler. */
  get #isPlain(): boolean {
    return this.scale === 'plain' || this.frozen !== '' || this.variant === 'inline';
  }

  /** The API base for the other countries on the ruler; '' to leave them out. */
  get #peersBase(): string {
    const { base, status } = this;
    const { score, tier } = status.answer?.data ?? {};
    return isInvalid(base) || this.#isPlain || score === undefined || isContradictory(score, tier) ? '' : base;
  }

  /** Once the browser is idle, loads the age of each part and, unless the reader saves data, the other countries. */
  async #decorate(): Promise<void> {
    await idle();
    if (!this.#isCompact) this.#freshness.want();
    else if (!this.#hasBeenIdle && this.variant !== 'inline') this.requestUpdate();
    this.#hasBeenIdle = true;
    const code = this.#peersBase && !savesData() ? await this.#peersCode.load() : undefined;
    if (code) this.#peers ??= code.peerCountries(this);
    this.#peers?.want(savesData() ? '' : this.#peersBase);
  }

  /** Loads the methodology when a reader opens it; if that fails, the link to the publisher's guide remains. */
  readonly #openMethodology = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).querySelector('risk-methodology')?.setAttribute('loading', 'eager');
    void this.#methodology.retry();
  };

  /** Registers connected compact tags, so that many of them share one request. */
  #joinCompact(): void {
    const iso2 = countryCode(this.country);
    if (this.isConnected && this.#isCompact && iso2 && !this.frozen) pageState.compactCountries.set(this, iso2);
    else pageState.compactCountries.delete(this);
  }
}
