import { html, type PropertyValues } from 'lit';
import { regionName } from '../model/country.js';
import { mapBox, mapBoxStyles } from '../ui/map-box.js';
import { riskLegend, type RiskMapVoice } from '../ui/risk-map.js';
import { riskMapStyles } from '../ui/risk-map-styles.js';
import { regionWord, type TableVoice } from '../ui/risk-table.js';
import { map } from '../words/en/map.js';
import { riskMap } from '../words/en/risk-map.js';
import { MapHost } from './map-host.js';
import { register } from './register.js';
import { RiskTableElement } from './risk-table.js';

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
  static override styles = [RiskTableElement.styles, mapBoxStyles, riskMapStyles];

  /** The palette that the map is painted in. */
  #painted = '';
  readonly #map = new MapHost(this, async () => {
    // The code and the shapes are chunks of their own, fetched in parallel.
    const [{ RiskMap }, { countries }] = await Promise.all([import('../map/risk-map.js'), import('../map/generated/countries.js')]);
    return (box, onFail) => new RiskMap(box, countries, { voice: this.#voice, onSelect: (iso2) => this.#choose(iso2), onFail });
  });

  protected override picture(): unknown {
    const voice = this.#voice;
    const { say } = voice;
    const { box, phase, want } = this.#map;
    const label = say.riskMapOf(this.#regionWord(voice));
    const skip = (): void => this.renderRoot.querySelector<HTMLElement>('.rows')?.focus();
    const place = mapBox({ box, phase, label, help: say.riskMapHelp, failed: say.riskMapFailed, load: want, skip }, voice);
    return html`${place}${riskLegend(this.shown, this.#isPart, voice)}`;
  }

  protected override note(): string {
    return this.#voice.say.mapDisclaimer;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.state !== 'idle') void this.#map.load();
    // The map shows what the table shows.
    this.#map.follow((map) => {
      map.show(this.shown, this.#scope, this.#isPart || !this.isKnown, this.#voice);
      map.select(this.selected);
    });
    if (changed.has('selected')) this.#showRow();
    if (this.palette !== this.#painted) this.#repaint();
  }

  get #voice(): RiskMapVoice {
    return { ...this.tableVoice, say: { ...this.tableVoice.say, ...this.speak({ ...riskMap, ...map }).say } };
  }

  /** The region of the countries shown, chosen by the editor or the reader; '' for the whole world. */
  get #scope(): string {
    return regionName(this.region) ?? this.view.region;
  }

  /** True if there are countries that the map does not show. */
  get #isPart(): boolean {
    return this.#scope !== '' || this.shown.length < this.all.length;
  }

  #regionWord(voice: TableVoice): string {
    return this.#scope && regionWord(this.#scope, voice);
  }

  #choose(iso2: string | undefined): void {
    if (iso2 === undefined) this.selected = undefined;
    else this.choose(iso2);
  }

  /** The canvas does not follow styles by itself: it is painted again once those of another palette have arrived. */
  #repaint(): void {
    this.#painted = this.palette;
    import('../ui/palette.js')
      .then(({ palette }) => {
        this.adopt([palette]); // the base class imports it too, and may be later
        this.#map.follow((map) => map.recolor());
      })
      .catch(() => {});
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

register('risk-map', RiskMapElement);

declare global {
  interface HTMLElementTagNameMap {
    'risk-map': RiskMapElement;
  }
}
