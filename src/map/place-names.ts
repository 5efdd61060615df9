import type { Map as LeafletMap } from 'leaflet';
import type { Place } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { loadTowns, type LoadFile } from './basemap-country.js';
import { nameableCountries } from './named-countries.js';
import { NamesLayer, TOWN_ZOOM, type OccupiedRect } from './names-layer.js';
import { decodeCountryNames, decodeTowns, sortTowns, nearestTown, type Town } from './names.js';

/** The country that the map is about, with its names once they are loaded. */
interface About {
  readonly country: string | undefined;
  readonly names: string | undefined;
}

/** Names countries and towns on the incident map, and the towns of its markers, in the tag's language; `occupied` returns what no name may cover. */
export function placeNamesOn(map: LeafletMap, loadFile: LoadFile, occupied: () => readonly OccupiedRect[], about: () => About) {
  const layer = new NamesLayer();
  let localizer: Localizer | undefined;
  /** The world's largest towns, still encoded. */
  let worldTowns: string | undefined;
  let towns: readonly Town[] = [];
  let isShown = false;
  map.on('zoomend', () => void complete());

  /** Loads the names of towns, once the zoom is high enough for them. */
  async function complete(): Promise<void> {
    const { lang } = localizer ?? {};
    if (lang === undefined || worldTowns !== undefined) return;
    if (map.getZoom() < TOWN_ZOOM) return show();
    const loaded = await loadTowns(lang, loadFile);
    if (lang !== localizer?.lang || worldTowns !== undefined) return;
    worldTowns = loaded;
    show();
  }

  function show(): void {
    if (!localizer) return;
    const { lang, placeName } = localizer;
    const { country, names: encoded } = about();
    const names = encoded === undefined ? undefined : decodeCountryNames(encoded, lang);
    const countryTowns = names?.towns ?? [];
    // The capital or, in ten countries, a larger town.
    const mainTown = countryTowns[0]?.english;
    /** True for the sign of that town, which is named before others take the room. */
    const hasMainTown = ({ towns: sent = [] }: OccupiedRect): boolean => mainTown !== undefined && sent.includes(mainTown);
    towns = [...countryTowns, ...decodeTowns(worldTowns ?? '', lang)].toSorted((one, other) => one.minZoom - other.minZoom);
    layer.show({
      localizer,
      countries: nameableCountries(placeName, country, names?.neighbours),
      towns,
      occupied: () =>
        occupied()
          .toSorted((one, other) => Number(hasMainTown(other)) - Number(hasMainTown(one)))
          .map(({ rect, towns: sent = [], countries = [] }) => ({
            rect,
            towns: sortTowns(sent, mainTown).map((town) => names?.townName(town) ?? town),
            countries: country ? [] : countries.map(placeName),
          })),
    });
  }

  return {
    complete,
    show,
    redraw: () => layer.redraw(),
    /** The nearest place with a name, if no name is in view. */
    signpost(): Place | undefined {
      if (!isShown || occupied().some((sign) => sign.towns?.length)) return undefined;
      const found = nearestTown(towns, map.project(map.getCenter(), 0), map.getZoom());
      const { x, y } = map.getSize().divideBy(2 * map.getZoomScale(map.getZoom(), 0));
      if (!found || (found.dx < x && found.dy < y)) return undefined;
      return map.unproject([found.town.x, found.town.y], 0);
    },
    /** Shows the names, or leaves naming to raster tiles. */
    toggle(areWanted: boolean): void {
      isShown = areWanted;
      if (isShown) layer.addTo(map);
      else layer.remove();
    },
    async setLanguage(next: Localizer): Promise<void> {
      if (next.lang === localizer?.lang) layer.redraw();
      else worldTowns = undefined;
      localizer = next;
      await complete();
    },
  };
}
