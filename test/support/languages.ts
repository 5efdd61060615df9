/** The languages of the tags, without regional variants. */
export const LANGUAGES: readonly string[] = Object.keys(import.meta.glob('../../src/words/??.json')).map((path) =>
  path.slice(-'de.json'.length, -'.json'.length),
);
