import { page } from '../api/page.js';
import { safeUrl } from '../model/link.js';

type Tiles = import('../map/incident-map.js').Tiles;

/** What the editor wrote about raster tiles; the page's own settings complete it. */
export interface TileAttributes {
  readonly tileUrl: string;
  readonly tileAttribution: string;
  readonly consent: string;
}

// Asked once in a page view, remembered nowhere.
let hasConsented = false;

function written({ tileUrl, tileAttribution }: TileAttributes): Tiles {
  const { settings } = page;
  return { url: (tileUrl || settings.tileUrl || '').trim(), attribution: (tileAttribution || settings.tileAttribution || '').trim() };
}

/** The tiles the editor wants, where there is both an address to ask and a credit. */
export function tilesOf(tag: TileAttributes): Tiles | undefined {
  const tiles = written(tag);
  return safeUrl(tiles.url) && tiles.attribution ? tiles : undefined;
}

/** What was written for tiles, where it is not both. */
export function halfTiles(tag: TileAttributes): string | undefined {
  const { url, attribution } = written(tag);
  return (url || attribution) && !tilesOf(tag) ? url : undefined;
}

/** True where nobody but the page and the API may be asked before the reader agrees: the editor says so, in whatever word, or the reader's browser does. */
export const mustAsk = (tag: TileAttributes): boolean =>
  !hasConsented && ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || Boolean(tag.consent || page.settings.consent));

export function consent(): void {
  hasConsented = true;
}
