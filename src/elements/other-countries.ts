import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { LIST_MAX_AGE } from '../api/country-compact.js';
import { fetchCountries } from '../api/country-list.js';
import { attend } from '../data/attention.js';
import { isWhole } from '../model/answer.js';
import type { CountryCompact, CountryList } from '../model/country.js';
import { now } from '../model/page.js';
import { rankOf, ticksOf } from '../model/score-ticks.js';
import type { Others } from '../ui/ruler.js';
import { tickColumns } from '../ui/score-ticks.js';
import { ruler as english } from '../words/en.json?ruler';
import type { Localizer } from '../words/localizer.js';

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

  /** The API base to load the list from, '' for none. */
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

/** The other countries on the ruler of one, and its place among them in words. */
export function othersView({ iso2, score = 0 }: CountryCompact, countries: CountryList, localizer: Localizer): Others {
  const { strings, localize } = localizer.with(english);
  const others = ticksOf(countries, iso2);
  const { all, lower, higher } = rankOf(score, others);
  return { countries, marks: tickColumns(others, localizer), standing: localize(strings.standing, { count: lower, all, higher }) };
}
