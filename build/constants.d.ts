/** Where the files of our tags lie, seen from the loader: one of its own for each kind of tag, and in `shared/` those that several share. */
declare const __FOLDER__: string;

/** The names of our tags, as a selector. */
declare const __TAGS__: string;
