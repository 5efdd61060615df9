import type { ReactiveControllerHost } from 'lit';
import { decodeAnswer, fetchJson } from '../api/client.js';
import { COUNTRIES, LIST_MAX_AGE } from '../api/country-compact.js';
import { countriesUrl } from '../api/request.js';
import { observeAttention } from '../data/attention.js';
import { isWhole } from '../model/answer.js';
import type { CountryCompact, CountryList } from '../model/country.js';
import { now } from '../model/page.js';
import { standingOf, ticksOf } from '../model/score-ticks.js';
import type { Peers } from '../ui/ruler.js';
import { tickColumns } from '../ui/score-ticks.js';
import { ruler as english } from '../words/en.json?ruler';
import type { Localizer } from '../words/localizer.js';

/** The list of all countries, as an optional extra: requested once the tag is near the viewport, then at most once an hour. Failures are ignored. */
export function peerCountries(host: ReactiveControllerHost & Element) {
  let countries: CountryList | undefined;
  let stopObserving: (() => void) | undefined;
  let base = '';
  let isNear = false;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    const requestedBase = base;
    if (!requestedBase || !isNear || now() - askedAt < LIST_MAX_AGE) return;
    askedAt = now();
    const answer = await fetchJson(countriesUrl(requestedBase), LIST_MAX_AGE, COUNTRIES)
      .then((response) => decodeAnswer(requestedBase, response, COUNTRIES))
      .catch(() => undefined);
    if (!answer || requestedBase !== base || !isWhole(answer)) return;
    countries = answer.data;
    host.requestUpdate();
  }

  host.addController({
    hostConnected() {
      stopObserving = observeAttention(host, (near) => {
        isNear = near;
        void ask();
      });
    },
    hostDisconnected() {
      stopObserving?.();
      isNear = false;
    },
  });
  return {
    /** Only from a complete list: a truncated one would give a wrong standing. */
    countries: () => countries,
    /** The API base to load the list from, '' for none. */
    want(next: string): void {
      if (next !== base) [base, countries, askedAt] = [next, undefined, Number.NEGATIVE_INFINITY];
      void ask();
    },
  };
}

/** The other countries on the ruler of one, and its standing among them in words. */
export function peersView({ iso2, score = 0 }: CountryCompact, countries: CountryList, localizer: Localizer): Peers {
  const { strings, localize } = localizer.with(english);
  const peers = ticksOf(countries, iso2);
  const { all, lower, higher, same: count } = standingOf(score, peers);
  const same = count ? localize(strings.equalScore, { count }) : '';
  return { countries, ticks: tickColumns(peers, localizer), standing: localize(strings.standing, { count: lower, all, higher, same }) };
}
