import type { ReactiveControllerHost } from 'lit';
import { idle } from '../data/attention.js';
import { isContradictory, type CountryCompact } from '../model/country.js';
import { savesData } from '../model/page.js';
import type { Others } from '../ui/ruler.js';
import type { Localizer } from '../words/localizer.js';
import { Lazy } from './lazy.js';

const loadOthers = () => import('./other-countries.js');
type Code = Awaited<ReturnType<typeof loadOthers>>;

/** Loads the other countries on a tag's ruler. They are decoration: requested only once the tag is shown and the browser is idle, and never for readers who save data. */
export class PeersController {
  readonly #tag: ReactiveControllerHost & HTMLElement;
  readonly #lazy: Lazy<Code>;
  #others: ReturnType<Code['otherCountries']> | undefined;
  #base = '';

  constructor(tag: ReactiveControllerHost & HTMLElement) {
    this.#tag = tag;
    this.#lazy = new Lazy(tag, loadOthers);
  }

  /** Loads the other countries for the ruler from this API base; '' loads none. */
  async ask(base: string, { score, tier }: Partial<CountryCompact> = {}): Promise<void> {
    this.#base = score === undefined || isContradictory(score, tier) ? '' : base;
    if (this.#base) await idle();
    // Asked once there is time: for a hundred tags it takes a slow phone longer than a frame.
    if (this.#base && savesData()) this.#base = '';
    const module = this.#base ? await this.#lazy.load() : undefined;
    if (module) this.#others ??= module.otherCountries(this.#tag);
    this.#others?.want(this.#base);
  }

  others(country: CountryCompact, localizer: Localizer): Others | undefined {
    const countries = this.#others?.countries();
    return countries && this.#lazy.value?.othersView(country, countries, localizer);
  }
}
