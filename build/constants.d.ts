/**
 * The files the loader imports at once, relative to its own address: for each tag, and where there is more to fetch, for
 * a tag, a space and its `variant`. Only `src/embed/` reads it.
 */
declare const __CHUNKS__: Readonly<Record<string, readonly string[]>>;
