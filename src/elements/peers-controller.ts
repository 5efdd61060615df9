import type { ReactiveControllerHost } from 'lit';
import { idle } from '../data/attention.js';
import { isContradictory, type CountryCompact } from '../model/country.js';
import { savesData } from '../model/page.js';
import type { Peers } from '../ui/ruler.js';
import type { Localizer } from '../words/localizer.js';
import { Lazy } from './lazy.js';

const loadPeers = () => import('./peers.js');

/** Loads the other countries on a tag's ruler. They are decoration: requested only once the tag is shown and the browser is idle, and never for readers who save data. */
export function peersController(tag: ReactiveControllerHost & HTMLElement) {
  const code = new Lazy(tag, loadPeers);
  let peers: ReturnType<typeof import('./peers.js').peerCountries> | undefined;
  let asked = '';

  return {
    /** Loads the other countries for the ruler from this API base; '' loads none. */
    async ask(base: string, { score, tier }: Partial<CountryCompact> = {}): Promise<void> {
      asked = score === undefined || isContradictory(score, tier) ? '' : base;
      if (asked) await idle();
      // Asked once there is time: for a hundred tags it takes a slow phone longer than a frame.
      if (asked && savesData()) asked = '';
      const module = asked ? await code.load() : undefined;
      if (module) peers ??= module.peerCountries(tag);
      peers?.want(asked);
    },
    view(country: CountryCompact, localizer: Localizer): Peers | undefined {
      const countries = peers?.countries();
      return countries && code.value?.peersView(country, countries, localizer);
    },
  };
}
