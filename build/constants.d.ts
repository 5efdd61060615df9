/** For each tag, the files the loader imports at once, relative to its own address. Only `src/embed/` reads it. */
declare const __CHUNKS__: Readonly<Record<string, readonly string[]>>;
