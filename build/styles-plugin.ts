import type { Plugin } from 'vite';

/** A style sheet in source code, and an expression in it. */
const SHEET = /\bcss`((?:[^`\\$]|\\[^]|\$(?!\{)|\$\{[^}]*\})*)`/g;
const EXPRESSION = /(\$\{[^}]*\})/;

/** Removes comments and unnecessary whitespace. */
const shortened = (css: string): string =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/(?<=[{;(][\w-]+): /g, ':')
    .replaceAll(/ (>|<=?|>=|\/|!(?=important)) ?/g, '$1')
    .replaceAll(/(?<=[\w)]) \* (?=[\d.(]|var\()/g, '*')
    .replaceAll(/@(media|container) \(/g, '@$1(')
    .replaceAll(/(?<![\w.#])0(?=\.\d)/g, '')
    .replaceAll(';}', '}');

/** Minifies the text between expressions. */
export const shortenStyles = (source: string): string =>
  source.replaceAll(
    SHEET,
    (_, sheet: string) =>
      `css\`${sheet
        .split(EXPRESSION)
        .map((part, index) => (index % 2 ? part : shortened(part)))
        .join('')
        .trim()}\``,
  );

/** Joins template lines that begin with a tag, an attribute or an expression; no other source lines begin so. Between SVG shapes, not even a space is left. */
export const shortenTemplates = (source: string): string =>
  source.replaceAll(/\n\s+(?=<(?:path|line|circle|rect|g)\b|<\/(?:svg|g)>)/g, '').replaceAll(/\n\s+(?=<[\w/$]|\$\{|\/?>|[.?@]?[\w-]+=["$])/g, ' ');

/** Minifies style sheets and templates in our sources; only for builds. */
export const shortStyles = (): Plugin => ({
  name: 'short-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts(\?|$)/, code: /(?:css|html|svg)`/ },
    handler: (code) => ({ code: shortenTemplates(shortenStyles(code)), map: null }),
  },
});
