import type { Map as LeafletMap } from 'leaflet';
import type { Place } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { loadTowns, type LoadFile } from './basemap-country.js';
import { nameableCountries } from './named-countries.js';
import { NamesLayer, TOWN_ZOOM, type OccupiedRect } from './names-layer.js';
import { decodeCountryNames, decodeTowns, namingTowns, nearestTown, type Town } from './names.js';

/** The names of countries and towns on the incident map, in the tag's language, and of the towns that its markers are in. */
export class PlaceNames {
  readonly #map: LeafletMap;
  readonly #loadFile: LoadFile;
  readonly #marks: () => readonly OccupiedRect[];
  readonly #layer = new NamesLayer();
  #localizer: Localizer | undefined;
  #country: string | undefined;
  /** The country's own names, and the world's largest towns, as they were loaded. */
  #ofCountry: string | undefined;
  #ofWorld: string | undefined;
  #towns: readonly Town[] = [];
  #isShown = false;

  constructor(map: LeafletMap, loadFile: LoadFile, marks: () => readonly OccupiedRect[]) {
    this.#map = map;
    this.#loadFile = loadFile;
    this.#marks = marks;
    map.on('zoomend', () => void this.complete());
  }

  /** The nearest place with a name, if a reader sees none that tells where this is. */
  get signpost(): Place | undefined {
    const map = this.#map;
    if (!this.#isShown || this.#marks().some(({ towns }) => towns?.length)) return undefined;
    const nearest = nearestTown(this.#towns, map.project(map.getCenter(), 0), map.getZoom());
    const { x, y } = map.getSize().divideBy(2 * map.getZoomScale(map.getZoom(), 0));
    if (!nearest || (nearest.aside < x && nearest.beyond < y)) return undefined;
    return map.unproject([nearest.town.x, nearest.town.y], 0);
  }

  /** Names are shown, or left to raster tiles. */
  toggle(isShown: boolean): void {
    this.#isShown = isShown;
    if (isShown) this.#layer.addTo(this.#map);
    else this.#layer.remove();
  }

  redraw(): void {
    this.#layer.redraw();
  }

  async setLanguage(localizer: Localizer): Promise<void> {
    if (localizer.lang === this.#localizer?.lang) this.redraw();
    else this.#ofWorld = undefined;
    this.#localizer = localizer;
    await this.complete();
  }

  /** The country that the map is about, with its names once they are loaded. */
  setCountry(country: string | undefined, names: string | undefined): void {
    this.#country = country;
    this.#ofCountry = names;
    this.#show();
  }

  /** Loads what could not be loaded before. */
  async complete(): Promise<void> {
    const { lang } = this.#localizer ?? {};
    if (lang === undefined || this.#ofWorld !== undefined) return;
    if (this.#map.getZoom() < TOWN_ZOOM) return this.#show();
    const towns = await loadTowns(lang, this.#loadFile);
    if (lang !== this.#localizer?.lang || this.#ofWorld !== undefined) return;
    this.#ofWorld = towns;
    this.#show();
  }

  #show(): void {
    const localizer = this.#localizer;
    if (!localizer) return;
    const { lang, dir, placeName } = localizer;
    const language = lang.split('-')[0] ?? '';
    const { towns, neighbours } = this.#ofCountry === undefined ? { towns: [], neighbours: [] } : decodeCountryNames(this.#ofCountry, language);
    // Its capital or, in one of ten countries, a larger town.
    const leading = towns[0]?.english;
    /** Where it is, the sign is named before others take the room. */
    const leads = ({ towns: sent = [] }: OccupiedRect): boolean => leading !== undefined && sent.includes(leading);
    const translations = new Map(towns.map(({ english, name }) => [english, name]));
    this.#towns = [...towns, ...decodeTowns(this.#ofWorld ?? '', language)].toSorted((one, other) => one.minZoom - other.minZoom);
    this.#layer.show({
      dir,
      countries: nameableCountries(placeName, this.#country, neighbours),
      towns: this.#towns,
      marks: () =>
        this.#marks()
          .toSorted((one, other) => Number(leads(other)) - Number(leads(one)))
          .map(({ rect, towns: sent = [], countries = [] }) => ({
            rect,
            towns: namingTowns(sent, leading).map((town) => translations.get(town) ?? town),
            countries: this.#country ? [] : countries.map(placeName),
          })),
    });
  }
}
