import { pageState } from '../api/page-state.js';
import { safeUrl } from '../model/text.js';

type Tiles = import('../map/base-layers.js').Tiles;

/** What the editor wrote about raster tiles; the page's settings fill in the rest. */
type TileAttributes = Readonly<Record<'tileUrl' | 'tileAttribution' | 'consent', string>>;

// Asked once per page view, stored nowhere.
let hasConsented = false;

function readTiles({ tileUrl, tileAttribution }: TileAttributes): Tiles {
  const { settings } = pageState;
  return { url: (tileUrl || settings.tileUrl || '').trim(), attribution: (tileAttribution || settings.tileAttribution || '').trim() };
}

/** The tiles the editor wants, if there is both a usable address and a credit. */
export function tilesOf(tag: TileAttributes): Tiles | undefined {
  const tiles = readTiles(tag);
  return safeUrl(tiles.url) && tiles.attribution ? tiles : undefined;
}

/** The address as written, possibly empty, if address and credit are not both usable; else `undefined`. */
export function halfTiles(tag: TileAttributes): string | undefined {
  const { url, attribution } = readTiles(tag);
  return (url || attribution) && !tilesOf(tag) ? url : undefined;
}

/** True if tiles need the reader's consent: the editor wrote `consent`, with any value, or the reader's browser sends Global Privacy Control. */
export const mustAsk = (tag: TileAttributes & Element): unknown =>
  !hasConsented &&
  ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl || tag.hasAttribute('consent') || tag.consent || pageState.settings.consent);

export function consent(): void {
  hasConsented = true;
}
