import { html, type PropertyValues } from 'lit';
import { mapContainer, mapContainerStyles } from '../ui/map-container.js';
import { riskLegend, type RiskMapLocalizer } from '../ui/risk-map.js';
import { riskMapStyles } from '../ui/risk-map.styles.js';
import { regionWord } from '../ui/risk-table.js';
import { map } from '../words/en.json?map';
import { riskMap } from '../words/en.json?riskMap';
import { Lazy } from './lazy.js';
import { MapController } from './map-controller.js';
import { RiskTableElement } from './risk-table.js';

const loadMap = () => import('../map/risk-map.js');
const loadShapes = () => import('../map/generated/countries.js');

const english = { ...riskMap, ...map };

/**
 * The risk tiers of all countries, or of one region, on a map, and the table with the same countries below it.
 *
 * @slot - The fallback, such as a link: shown until the data arrives, and if it never does.
 * @slot note - The editor's own note below the table.
 * @fires risk-load - The data is shown; read `data`, `fetchedAt` and `stale` on the event.
 * @fires risk-error - There is nothing to show; read `kind`, `message` and `retryAt` on the event.
 * @fires country-select - The reader chose a country; read `iso2` and `country` on the event.
 * @csspart map - The map.
 * @csspart legend - The tiers with their colours and counts.
 * @csspart table - The table with its scroll box.
 * @csspart row - One country.
 * @csspart name - The country's name.
 * @csspart tier - The tier in words.
 * @csspart score - The score.
 * @csspart filter - The search field, and the choice of a region.
 * @csspart headline - The title.
 * @csspart credit - The credit line.
 * @csspart save - The button that lets readers save or cite what is shown.
 * @csspart error - The sentence that says what went wrong.
 * @csspart retry - The button that asks again.
 * @cssprop [--risk-map-height=clamp(11em, 55cqi, 38em)] - Height of the map.
 * @cssprop [--risk-table-height=22em] - Height of the table's scroll box.
 */
export class RiskMapElement extends RiskTableElement {
  static override styles = [RiskTableElement.styles, mapContainerStyles, riskMapStyles];

  // The code and the shapes are chunks of their own, fetched in parallel.
  readonly #view = new Lazy(this, loadMap);
  readonly #shapes = new Lazy(this, loadShapes);
  readonly #map = new MapController(this, [this.#view, this.#shapes], (box, onFail) => {
    const { RiskMap } = this.#view.value!;
    return new RiskMap(box, this.#shapes.value!.countries, { localizer: this.#mapLocalizer, onSelect: (iso2) => this.#choose(iso2), onFail });
  });

  constructor() {
    super();
    this.slices.mayGrow = () => this.#map.isSettled;
  }

  protected override picture(): unknown {
    const localizer = this.#mapLocalizer;
    const { strings, localize } = localizer;
    const { box, phase, requestMap } = this.#map;
    const label = this.#scope ? localize(strings.riskMapOfRegion, { region: regionWord(this.#scope, localizer) }) : strings.riskMap;
    const container = { box, phase, label, help: strings.riskMapHelp, failed: strings.riskMapFailed, load: requestMap, skip: this.skip };
    return html`${mapContainer(container, localizer)}${riskLegend(this.view.shown, this.#isPart, localizer)}`;
  }

  protected override note(): string {
    return this.#mapLocalizer.strings.mapDisclaimer;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.state !== 'idle') void this.#map.load();
    const { view, selected, palette } = this;
    // The map shows what the table shows.
    const shown = { countries: view.shown, scope: this.#scope, isPart: this.#isPart || !view.isKnown, localizer: this.#mapLocalizer, selected, palette };
    this.#map.update((riskMapView) => riskMapView.update(shown));
    if (changed.has('selected')) this.#showRow();
  }

  get #mapLocalizer(): RiskMapLocalizer {
    return this.localizer.with(english);
  }

  /** The region of the countries shown, chosen by the editor or the reader; '' for the whole world. */
  get #scope(): string {
    return this.region || this.choice.region;
  }

  /** True if there are countries that the map does not show. */
  get #isPart(): boolean {
    return this.#scope !== '' || this.view.shown.length < this.view.sent;
  }

  #choose(iso2: string | undefined): void {
    if (iso2 === undefined) this.selected = undefined;
    else {
      this.slices.showAll();
      this.choose(iso2);
    }
  }

  /** Scrolls the selected row into the table's view without moving the page. */
  #showRow(): void {
    const box = this.renderRoot.querySelector<HTMLElement>('.rows');
    const row = box?.querySelector<HTMLElement>('tr.selected');
    const head = box?.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0;
    if (!box || !row) return;
    const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (top < head) box.scrollTop += top - head;
    else if (top + row.offsetHeight > box.clientHeight) box.scrollTop += top + row.offsetHeight - box.clientHeight;
  }
}
