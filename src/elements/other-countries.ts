import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { LIST_MAX_AGE } from '../api/country-compact.js';
import { fetchCountries } from '../api/country-list.js';
import { attend } from '../data/attention.js';
import { isWhole } from '../model/answer.js';
import { now } from '../model/clock.js';
import type { CountryList } from '../model/country.js';

export { othersView } from '../ui/other-countries.js';

/** The list of all countries for a tag that can do without: asked for once it is near the view, then at most once an hour. A failure is ignored and not retried. */
export class OtherCountries implements ReactiveController {
  /** Only of a whole list: a cut one says nothing about a country's place. */
  countries: CountryList | undefined;
  readonly #host: ReactiveControllerHost & Element;
  #ignore: (() => void) | undefined;
  #base = '';
  #isNear = false;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#ignore = attend(this.#host, (isNear) => {
      this.#isNear = isNear;
      void this.#ask();
    });
  }

  hostDisconnected(): void {
    this.#ignore?.();
    this.#isNear = false;
  }

  /** The base below which the tag asks, '' while it wants no list. */
  want(base: string): void {
    if (base !== this.#base) [this.#base, this.countries, this.#askedAt] = [base, undefined, Number.NEGATIVE_INFINITY];
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const base = this.#base;
    if (!base || !this.#isNear || now() - this.#askedAt < LIST_MAX_AGE) return;
    this.#askedAt = now();
    const answer = await fetchCountries(base, '').catch(() => undefined);
    if (!answer || base !== this.#base || !isWhole(answer)) return;
    this.countries = answer.data;
    this.#host.requestUpdate();
  }
}
