import { html, type PropertyValues } from 'lit';
import type { RiskMapState } from '../map/risk-map-state.js';
import { isWhole } from '../model/answer.js';
import { editorView } from '../model/country-choice.js';
import { arranged, type ListView } from '../model/country-list.js';
import { mapContainer, mapContainerStyles, PRINTS } from '../ui/map-container.js';
import { blankKey, tierBar, type RiskMapLocalizer } from '../ui/risk-map.js';
import { riskMapStyles } from '../ui/risk-map.styles.js';
import { regionWord } from '../ui/risk-table.js';
import { map } from '../words/en.json?map';
import { riskMap } from '../words/en.json?riskMap';
import { Lazy } from './lazy.js';
import { mapController } from './map-controller.js';
import { RiskTableElement } from './risk-table.js';
import { listenOnWindow } from './rows-controller.js';
import type { DrawnView } from '../ui/credit.js';

const loadMap = () => import('../map/risk-map.js');
const loadShapes = () => import('../map/generated/countries.js');

const english = { ...riskMap, ...map };

/**
 * The risk tiers of all countries, or of one region, on a map in the Equal Earth projection, and the table with the same countries below it.
 *
 * @slot annotation - Notes of the editor, each with a place on the map in `data-at`, such as `<p slot="annotation" data-at="-1.29 36.82">`.
 * @csspart map - The map.
 * @csspart legend - The tiers with their colours and counts, as a bar of buttons that show only the countries of a tier.
 * @csspart gauge - (none)
 * @cssprop [--risk-map-height=calc(min(46cqi, 38em) + 48px)] - Height of the map with its row of buttons.
 * @cssprop [--risk-table-height=22em] - Height of the table's scroll box.
 */
export class RiskMapElement extends RiskTableElement {
  static override styles = [RiskTableElement.styles, mapContainerStyles, riskMapStyles];

  // Code and shapes are separate chunks, fetched in parallel.
  readonly #view = new Lazy(this, loadMap);
  readonly #shapes = new Lazy(this, loadShapes);
  readonly #map = mapController<RiskMapState>(
    this,
    [this.#view, this.#shapes],
    () => this.#mapState,
    (box, state, tools) => this.#view.value!.riskMapIn(box, this.#shapes.value!, state, { ...tools, select: (iso2) => this.select(iso2) }),
  );

  /** The view to restore after printing. */
  #onScreen: ListView | undefined;

  constructor() {
    super();
    this.slices.mayGrow = this.#map.isSettled;
    listenOnWindow(this, PRINTS, this.#onPrint);
  }

  protected override graphic(): unknown {
    const localizer = this.#mapLocalizer;
    const { strings } = localizer;
    const label = this.#nameOf(this.#shownRegion);
    const { levels } = this.choice;
    const over = blankKey(this.view.shown, this.#isPart, levels.length ? () => this.#showTiers([]) : undefined, localizer);
    const container = { ...this.#map.view(), label, help: strings.riskMapHelp, failed: strings.riskMapFailed, over, skip: this.skip };
    const countries = levels.length ? arranged(this.view.chosen.rows, { ...this.choice, levels: [] }, () => 0) : this.view.shown;
    return html`${tierBar({ countries, levels, show: (tiers) => this.#showTiers(tiers) }, localizer)}${mapContainer(container, localizer)}`;
  }

  protected override exportView(): DrawnView {
    const view = super.exportView();
    return { ...view, picture: () => ({ ...view.picture?.(), localizer: this.#mapLocalizer, isPart: this.#isPart }) };
  }

  /** Differs from the name of a table on the same page. */
  protected override get subject(): string {
    return this.#nameOf(this.region);
  }

  #nameOf(region: string): string {
    const { strings, localize } = this.#mapLocalizer;
    return region ? localize(strings.riskMapOfRegion, { region: regionWord(region, this.localizer) }) : strings.riskMap;
  }

  protected override note(): string {
    return this.#mapLocalizer.strings.mapDisclaimer;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has('selected')) this.#showRow();
  }

  get #mapState(): RiskMapState {
    const { view, selected } = this;
    return {
      countries: view.shown,
      region: this.#shownRegion,
      codes: this.countries,
      isPart: this.#isPart || !view.answer,
      localizer: this.#mapLocalizer,
      selected,
      palette: this.palettes.value ? this.palette : '',
    };
  }

  get #mapLocalizer(): RiskMapLocalizer {
    return this.localizer.with(english);
  }

  /** The region of the countries shown, chosen by the editor or the reader; '' for the whole world. */
  get #shownRegion(): string {
    return this.region || this.choice.region;
  }

  /** True if the map leaves out countries of the answer, or the answer leaves out countries of the data. */
  get #isPart(): boolean {
    const { answer, shown, sent } = this.view;
    return this.#shownRegion !== '' || shown.length < sent || (answer !== undefined && !isWhole(answer));
  }

  /** Shows only these tiers, the highest scores first; for none, all tiers in the editor's order. */
  #showTiers(levels: readonly number[]): void {
    const { sort, isDescending } = editorView(levels.length ? '-score' : this.sort);
    this.change({ ...this.choice, levels, sort, isDescending });
  }

  /** Printed tables cannot be sorted, so the highest scores come first, unless the editor or the reader has chosen another order. */
  readonly #onPrint = ({ type }: Event): void => {
    const { choice } = this;
    if (type === 'beforeprint' && choice.sort === 'name' && !choice.isDescending && !this.sort) {
      this.#onScreen = choice;
      this.choice = { ...choice, sort: 'score', isDescending: true };
    } else if (type === 'afterprint' && this.#onScreen) {
      this.choice = this.#onScreen;
      this.#onScreen = undefined;
    }
    this.performUpdate();
  };

  protected override select(iso2: string | undefined): void {
    if (iso2) this.slices.showAll();
    super.select(iso2);
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
