import type { Layer, Map as LeafletMap } from 'leaflet';
import type { Localizer } from '../words/localizer.js';
import { loadCountry, type CountryDetail, type LoadFile } from './basemap-country.js';
import { decodeRings, trace, type Area, type Ring } from './basemap-rings.js';
import { WORLD_SIZE } from './bounds.js';
import { CanvasLayer, computedColor } from './canvas-layer.js';
import type { OccupiedRect } from './names-layer.js';
import type { WorldPart } from './pixels.js';

// A separate chunk: the land is a third of a map's own code, and is drawn after the markers.
const loadLand = () => import('./generated/land.js');

// Also loaded after the markers.
const loadPlaceNames = () => import('./place-names.js');
type PlaceNames = ReturnType<Awaited<ReturnType<typeof loadPlaceNames>>['placeNamesOn']>;

// A separate chunk, because few pages have raster tiles.
const loadTileLayer = () => import('leaflet/src/layer/tile/TileLayer.js');

/** Raster tiles that an editor asked for, with the credit that their provider requires. */
export interface Tiles {
  readonly url: string;
  readonly attribution: string;
}

/** Quarter zoom levels fit places more closely; raster tiles need whole levels to be sharp. */
export const ZOOM_SNAP = 0.25;
/** The highest zoom for which our own outlines are detailed enough. */
export const MAX_ZOOM = 10;
const MAX_TILE_ZOOM = 18;

const LINE_WIDTH = 1.25;
/** The width of the strip along a fine coast in which coarse land is erased, in pixels at zoom 0: 23 km to either side. */
const ERASED_WIDTH = 0.3;
// In Chromium, the cost of a path grows with the square of its rings: 500 rings in one path take 15 times as long as in batches of 32.
// Batches cannot be smaller: a hole must be in the same batch as the ring around it. `build/` puts rings with holes first.
const RINGS_PER_PATH = 32;

export const isSameTiles = (one: Tiles | undefined, other: Tiles | undefined): boolean => one?.url === other?.url && one?.attribution === other?.attribution;

export type BaseLayers = ReturnType<typeof baseLayersOn>;

/**
 * What lies under the markers: our own land, one country's outline, place names or, if an editor wants them, raster tiles with their own names.
 * `painted` resolves once the markers are painted; `occupied` returns what no name may cover.
 */
export function baseLayersOn(map: LeafletMap, painted: Promise<void>, loadFile: LoadFile, occupied: () => readonly OccupiedRect[]) {
  const land = new Basemap().addTo(map);
  let names: PlaceNames | undefined;
  let localizer: Localizer | undefined;
  let country: string | undefined;
  let detail: CountryDetail | undefined;
  let tileUrl: string | undefined;
  let tileLayer: Layer | undefined;
  void drawLand();

  async function drawLand(): Promise<void> {
    await painted;
    if (land.rings.length) return;
    const file = await loadFile(loadLand);
    if (file && !land.rings.length) land.setLand(file.land);
  }

  async function showNames(): Promise<void> {
    await painted;
    const code = await loadFile(loadPlaceNames);
    if (!code || !localizer) return;
    if (!names) {
      names = code.placeNamesOn(map, loadFile, occupied, () => ({ country, names: detail?.names }));
      names.toggle(tileUrl === undefined);
    }
    await names.setLanguage(localizer);
  }

  async function drawOutline(): Promise<boolean> {
    const requested = country;
    if (!requested || detail) return false;
    const loaded = await loadCountry(requested, loadFile);
    if (!loaded || detail || country !== requested) return false;
    detail = loaded;
    land.setFine(detail.outline);
    names?.show();
    void drawCoasts();
    return true;
  }

  /** Draws the neighbours' coasts in detail, once all of them are loaded. */
  async function drawCoasts(): Promise<void> {
    await painted;
    const current = detail;
    if (!current?.coasts.length) return;
    const others = await Promise.all(current.coasts.map((code) => loadCountry(code, loadFile)));
    if (detail !== current || others.includes(undefined)) return;
    detail = { ...current, coasts: [] };
    const beside = others.flatMap((other) => other?.outline ?? []);
    land.setFine(current.outline, beside);
  }

  /** The land shows until the tiles have loaded. */
  async function addTiles(): Promise<void> {
    const url = tileUrl;
    if (!url || tileLayer) return;
    const { TileLayer } = (await loadFile(loadTileLayer)) ?? {};
    if (!TileLayer || tileLayer || tileUrl !== url) return;
    // Some providers require the page's origin; they get no more of its address.
    tileLayer = new TileLayer(url, { referrerPolicy: 'strict-origin-when-cross-origin', maxZoom: MAX_TILE_ZOOM }).addTo(map);
  }

  return {
    detail: () => detail,
    land: () => land.rings,
    /** The nearest place with a name, if no name is in view. */
    signpost: () => names?.signpost(),
    redraw(): void {
      land.redraw();
      names?.redraw();
    },
    /** Sets the language of the names. Resolves once all that can be loaded are shown. */
    async setLanguage(next: Localizer): Promise<void> {
      localizer = next;
      await showNames();
    },
    /** Draws one country in more detail than the land around it. */
    async setOutline(iso2: string | undefined): Promise<void> {
      if (iso2 === country) return;
      country = iso2;
      detail = undefined;
      land.setFine([]);
      names?.show();
      await drawOutline();
    },
    /** Puts raster tiles over the land, or removes them. */
    async setTiles(tiles: Tiles | undefined): Promise<void> {
      if (tiles?.url === tileUrl) return;
      tileUrl = tiles?.url;
      tileLayer?.remove();
      map.options.zoomSnap = tiles ? 1 : ZOOM_SNAP;
      map.setMaxZoom(tiles ? MAX_TILE_ZOOM : MAX_ZOOM);
      tileLayer = undefined;
      names?.toggle(!tiles);
      await addTiles();
    },
    /** Retries what could not be loaded. Resolves with true if that adds the outline. */
    async complete(): Promise<boolean> {
      const [hasOutline] = await Promise.all([drawOutline(), drawLand(), addTiles(), showNames(), drawCoasts()]);
      return hasOutline;
    },
    /** Files still loading are ignored when they arrive. */
    destroy(): void {
      country = detail = tileUrl = localizer = undefined;
    },
  };
}

/** The world's land on one canvas, without borders. One country's outline is drawn over it, and the coasts beside it in the same detail. */
class Basemap extends CanvasLayer {
  rings: readonly Ring[] = [];
  /** The rings of the country, and of those beside it. */
  #detailed: readonly [outline: readonly Ring[], beside: readonly Ring[]] = [[], []];

  setLand(land: string): void {
    this.rings = decodeRings(land);
    this.redraw();
  }

  /** Draws one country, or none, and the land beside it in more detail than the rest. */
  setFine(outline: readonly Ring[], beside: readonly Ring[] = []): void {
    this.#detailed = [outline, beside];
    this.redraw();
  }

  protected override paint(context: CanvasRenderingContext2D, section: WorldPart, density: number): void {
    const { canvas } = context;
    const [outline, beside] = this.#detailed;
    // Reading a computed colour forces a layout.
    if (this.rings.length + outline.length === 0) return;
    context.lineJoin = 'round';
    context.fillStyle = computedColor(canvas, 'var(--_land)');
    // Rounding makes the coarse coast look like a coast rather than a polygon; an outline is detailed enough without it.
    paint(context, this.rings, section, density, 'land');
    if (outline.length === 0) return;
    // Erases the coarse land along the fine coast, because what lies outside that coast is sea; round ends meet those of the next country’s coast.
    context.globalCompositeOperation = 'destination-out';
    context.lineCap = 'round';
    context.lineWidth = ERASED_WIDTH * section.scale * density;
    paint(context, [...outline, ...beside], section, density, 'coast');
    context.globalCompositeOperation = 'source-over';
    paint(context, beside, section, density, 'beside');
    context.lineWidth = LINE_WIDTH * density;
    context.fillStyle = computedColor(canvas, 'var(--_country)');
    context.strokeStyle = computedColor(canvas, 'var(--_outline)');
    paint(context, outline, section, density, 'country');
  }
}

function paint(
  context: CanvasRenderingContext2D,
  rings: readonly Ring[],
  section: WorldPart,
  density: number,
  layer: 'land' | 'coast' | 'beside' | 'country',
): void {
  const unit = section.scale * density;
  const flush = () => {
    if (layer !== 'coast') context.fill('evenodd');
    if (layer === 'coast' || layer === 'country') context.stroke();
    context.beginPath();
  };
  context.beginPath();
  for (const { west, north, east, south } of visibleAreas(section)) {
    let traced = 0;
    for (const ring of rings) {
      if (ring.east < west || ring.west > east || ring.south < north || ring.north > south) continue;
      trace(context, ring, west, north, unit, layer === 'land', layer === 'coast');
      if (++traced % RINGS_PER_PATH === 0) flush();
    }
    flush();
  }
}

/** What a section shows of each copy of the world. A shape may extend beyond its copy, so the copy before the first in view is included. */
function visibleAreas({ left, top, width, height, scale }: WorldPart): readonly Area[] {
  const first = Math.floor(left / scale / WORLD_SIZE) - 1;
  const last = Math.floor((left + width) / scale / WORLD_SIZE);
  const north = top / scale;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const west = left / scale - (first + index) * WORLD_SIZE;
    return { west, north, east: west + width / scale, south: north + height / scale };
  });
}
