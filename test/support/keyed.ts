/** Tables whose words the publisher sends too, scales of single words, which are those of other tables as well, and what is no text. */
const APART =
  /^(language|tiers|regions|drivingSides|acceptance|countryNames|\w+\.(countryNames\w*|categories(?!\.unclassified)|severities\w*|riskCategories|ratings|womensRatings))(\.|$)|\.by$/;

/** Every text of a language with its key, but for what is sent too. */
export function* textsOf(words: unknown, path = ''): Generator<readonly [key: string, text: string]> {
  if (APART.test(path)) return;
  if (typeof words === 'string') yield [path, words];
  else for (const [key, value] of Object.entries(words as object) as Iterable<[string, unknown]>) yield* textsOf(value, path ? `${path}.${key}` : key);
}

/** What a pattern takes as it is, placeholders left as they are. */
export const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]|]/g, String.raw`\$&`);

/** What is written in a text besides its placeholders. */
const letters = (text: string): number => text.replaceAll(/\{\w+\}|[^\p{L}]/gu, '').length;

/** Placeholders that stand for a number. */
const NUMBERS = ['count', 'all', 'score', 'level', 'higher', 'rank', 'total', 'edition', 'us', 'uk'];

const value = (name: string): string => (NUMBERS.includes(name) ? String.raw`(\d+)` : name === 'date' ? String.raw`(\d+\S* \p{L}+ \d+)` : '');

const hasWords = (text: string): boolean => letters(text) > (/\{(level|rank)\}/.test(text) ? 1 : 2);

/** Finds a text with values in place of its placeholders; a word by itself only if nothing stands beside it. */
function finder(text: string): RegExp {
  // What a name or a sentence may stand for at either end has no end of its own.
  const inner = text.replaceAll(/^\{(\w+)\}|\{(\w+)\}$/g, (placeholder, first = '', last = '') => (value(`${first}${last}`) ? placeholder : '')).trim();
  const pattern = escaped(inner).replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name) || String.raw`((?:\{[^{}]*\}|[^"\n{}])+?)`);
  const isWord = /^\p{L}+$/u.test(text.trim());
  return isWord ? new RegExp(`(?<=["']|: )${pattern}(?=["':]|$)`, 'gmu') : new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?![\p{L}\d])`, 'gmu');
}

/**
 * A text with the key of each of a language's sentences in place of it, `{country.score|38}` for "Risk score 38 of 100": it shows which sentences appear and in which
 * order, and stays the same when a sentence is reworded.
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
