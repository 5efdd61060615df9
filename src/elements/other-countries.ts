import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { LIST_MAX_AGE } from '../api/country-compact.js';
import { fetchCountries } from '../api/country-list.js';
import { isWhole } from '../model/answer.js';
import { now } from '../model/clock.js';
import type { CountryList } from '../model/country.js';

export { othersView } from '../ui/other-countries.js';

/** The list of all countries for a tag that can do without: asked for once it is in view, then at most once an hour. Whatever goes wrong, nobody hears of it, and nothing is tried again. */
export class OtherCountries implements ReactiveController {
  /** Only of a whole list: a cut one says nothing about a country's place. */
  countries: CountryList | undefined;
  readonly #host: ReactiveControllerHost & Element;
  readonly #observer: IntersectionObserver;
  #base = '';
  #isInView = false;
  #askedAt = Number.NEGATIVE_INFINITY;

  /** Throws if the host page has no IntersectionObserver, or a broken one. */
  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    this.#observer = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)?.isIntersecting ?? false;
      void this.#ask();
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    this.#isInView = false;
  }

  /** The base below which the tag asks, '' while it wants no list. */
  want(base: string): void {
    if (base !== this.#base) [this.#base, this.countries, this.#askedAt] = [base, undefined, Number.NEGATIVE_INFINITY];
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const base = this.#base;
    if (!base || !this.#isInView || now() - this.#askedAt < LIST_MAX_AGE) return;
    this.#askedAt = now();
    const answer = await fetchCountries(base, '').catch(() => undefined);
    if (!answer || base !== this.#base || !isWhole(answer)) return;
    this.countries = answer.data;
    this.#host.requestUpdate();
  }
}
