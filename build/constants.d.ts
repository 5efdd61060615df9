/** The attributes of all tags. */
declare const __ATTRIBUTES__: readonly string[];

/** The files that replace placeholders with tags, separated by spaces, which compress better than an array. */
declare const __PLACEHOLDERS__: string;

/** The folder of the other files, relative to the loader. */
declare const __FOLDER__: string;

/** The files, separated by spaces, that an element needs for its first view if it matches the selector; those of maps only when in view. */
declare const __NEEDS__: readonly (readonly [selector: string, files: string, isMap?: true])[];
