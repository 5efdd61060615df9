/** What the loader imports; only `src/embed/` reads it. */
declare const __CHUNKS__: {
  /** What comes before and after the names below to make an address, seen from the loader. */
  readonly folder: string;
  readonly ending: string;
  /** The files of each tag, by name, separated by spaces. */
  readonly tags: Readonly<Record<string, string>>;
  /** What a variant needs beside, by tag, space and `variant`. */
  readonly parts: Readonly<Record<string, string>>;
};
