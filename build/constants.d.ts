/** What the loader imports; only `src/embed/` reads it. */
declare const __CHUNKS__: {
  /** Where the files lie, seen from the loader. */
  readonly folder: string;
  readonly files: readonly string[];
  /** The places of a tag's files in the list. */
  readonly tags: Readonly<Record<string, readonly number[]>>;
  /** What a variant needs beside, by tag, space and `variant`. */
  readonly parts: Readonly<Record<string, readonly number[]>>;
};
