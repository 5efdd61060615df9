/**
 * An upper-case ISO 3166-1 alpha-2 code; `undefined` for any other text, including UK, which is not rewritten to GB.
 * Checked before upper-casing, because some letters outside ASCII become ASCII when upper-cased.
 */
export const countryCode = (text: string): string | undefined =>
  text
    .trim()
    .match(/^(?!uk)[a-z]{2}$/i)?.[0]
    .toUpperCase();
