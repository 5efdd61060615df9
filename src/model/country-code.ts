/**
 * An upper-case ISO 3166-1 alpha-2 code; nothing for any other text, UK among them: it is not rewritten to GB.
 * Checked before upper-casing: some letters outside ASCII upper-case into it.
 */
export const countryCode = (text: string): string | undefined =>
  text
    .trim()
    .match(/^(?!uk)[a-z]{2}$/i)?.[0]
    .toUpperCase();
