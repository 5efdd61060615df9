/** The attributes of all tags. */
declare const __ATTRIBUTES__: readonly string[];

/** The files that put our tags into placeholders, separated by spaces, which compress better than a list. */
declare const __PLACEHOLDERS__: string;

/** Where the loader finds the other files, relative to itself. */
declare const __FOLDER__: string;

/** The files, separated by spaces, that an element needs for its first view if a selector matches it; those of maps only in view. */
declare const __NEEDS__: readonly (readonly [selector: string, files: string, isMap?: true])[];
