/** Defaults that a page sets once for all its tags, on the loader's script tag (`data-…`) or with `configure()`. */
export interface Settings {
  /** Where to ask; `api-base` on a tag wins. */
  apiBase?: string | undefined;
  lang?: string | undefined;
  theme?: string | undefined;
  publisherName?: string | undefined;
  publisherUrl?: string | undefined;
  tileUrl?: string | undefined;
  tileAttribution?: string | undefined;
  /** `click`: raster tiles wait for the reader's click. */
  consent?: string | undefined;
  /** Origins, separated by spaces, that a tag's `api-base` may name; empty means none, and without it a tag may name any. */
  allowedApiOrigins?: string | undefined;
  /** Incident ids, separated by spaces or commas, that no tag on the page shows. */
  exclude?: string | undefined;
}

/** What `embed.js` offers to a page as `window.TravelSafety`, unless the page has something of that name. */
export interface Loader {
  readonly version: string;
  /** Finds our tags in a node, by default the page, and loads their code: needed only inside a shadow root. */
  scan(root?: Node | null): void;
  configure(settings: Settings): void;
}

declare global {
  interface Window {
    TravelSafety?: Loader;
  }
}
