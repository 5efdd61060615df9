/** The folder of the tags' files, relative to the loader: one file for each kind of tag, and in `shared/` those for pages with several kinds. */
declare const __FOLDER__: string;

/** The names of our tags, as a selector. */
declare const __TAGS__: string;
