import type { Plugin } from 'vite';

/** A style sheet in a source, and an expression in it. */
const SHEET = /\bcss`((?:[^`\\$]|\\[^]|\$(?!\{)|\$\{[^}]*\})*)`/g;
const EXPRESSION = /(\$\{[^}]*\})/;

/** Without comments, and with no more spaces than a browser needs. */
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

/** Shortens the text between expressions, not the expressions. */
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

/** Lines of templates that begin with a tag, with its end, with an attribute or with an expression follow each other after one space; nothing else in a source begins so. In a drawing not even that stands between two shapes. */
export const shortenTemplates = (source: string): string =>
  source.replaceAll(/\n\s+(?=<(?:path|line|circle|rect|g)\b|<\/(?:svg|g)>)/g, '').replaceAll(/\n\s+(?=<[\w/$]|\$\{|\/?>|[.?@]?[\w-]+=["$])/g, ' ');

/** Makes the style sheets and templates in our sources as short as the scripts around them: for the builds alone, so that developers read what was written. */
export const shortStyles = (): Plugin => ({
  name: 'short-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.ts(\?|$)/, code: /(?:css|html|svg)`/ },
    handler: (code) => ({ code: shortenTemplates(shortenStyles(code)), map: null }),
  },
});
