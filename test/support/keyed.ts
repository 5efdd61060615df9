/** Excluded texts: words that the publisher sends too, scales of single words (not unique), and values that are not text. */
const EXCLUDED =
  /^(language|tiers|regions|drivingSides|acceptance|countryNames|\w+\.(countryNames\w*|categories(?!\.unclassified)|severities\w*|riskCategories|ratings|womensRatings))(\.|$)|\.by$/;

/** Every text of a language with its key, except `EXCLUDED`. */
export function* textsOf(words: unknown, path = ''): Generator<readonly [key: string, text: string]> {
  if (EXCLUDED.test(path)) return;
  if (typeof words === 'string') yield [path, words];
  else for (const [key, value] of Object.entries(words as object) as Iterable<[string, unknown]>) yield* textsOf(value, path ? `${path}.${key}` : key);
}

/** Escapes text for a regular expression, except placeholders. */
export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`);

/** The number of letters in a text, without placeholders. */
const letters = (text: string): number => text.replaceAll(/\{\w+\}|[^\p{L}]/gu, '').length;

/** Placeholders for numbers. */
const NUMBERS = ['count', 'all', 'score', 'level', 'higher', 'rank', 'total', 'edition', 'us', 'uk'];

const value = (name: string): string => (NUMBERS.includes(name) ? String.raw`(\d+)` : name === 'date' ? String.raw`(\d+\S* \p{L}+ \d+)` : '');

const hasWords = (text: string): boolean => letters(text) > (/\{(level|rank)\}/.test(text) ? 1 : 2);

/** A pattern that matches a text with any values of its placeholders; a single word matches only if it stands alone. */
function finder(text: string): RegExp {
  // Placeholders for free text at either end have no clear boundary, so they are dropped.
  const inner = text.replaceAll(/^\{(\w+)\}|\{(\w+)\}$/g, (placeholder, first = '', last = '') => (value(`${first}${last}`) ? placeholder : '')).trim();
  // Trees have plain spaces.
  const pattern = escaped(inner)
    .replaceAll('\u00a0', String.raw`\s`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name) || String.raw`((?:\{[^{}]*\}|[^"\n{}])+?)`);
  const isWord = /^\p{L}+$/u.test(text.trim());
  return isWord ? new RegExp(`(?<=["']|: )${pattern}(?=["':]|$)`, 'gmu') : new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'gmu');
}

/**
 * Replaces each sentence with its key, as in `{country.score|38}` for "Risk score 38 of 100": the result shows which sentences appear in which order, and does
 * not change when a sentence is reworded.
 */
export function keyed(text: string, words: object): string {
  const longestFirst = [...textsOf(words)].filter(([, each]) => hasWords(each)).toSorted(([, one], [, other]) => letters(other) - letters(one));
  let result = text;
  for (const [key, each] of longestFirst) {
    result = result.replaceAll(
      finder(each),
      (...found: readonly unknown[]) =>
        `{${[
          key,
          ...found.slice(
            1,
            found.findIndex((one) => typeof one === 'number'),
          ),
        ].join('|')}}`,
    );
  }
  return result;
}
