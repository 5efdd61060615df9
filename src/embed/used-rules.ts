/** A rule or a statement of a style sheet; `body` is the text between its braces. */
interface Rule {
  readonly prelude: string;
  readonly body: string | undefined;
}

/** At-rules that contain rules. Others, such as key frames, have no selectors. */
const GROUP = /^@(media|container|supports)\b/;

/** The index of the brace that closes the block whose content begins at `from`. */
function endOf(css: string, from: number): number {
  let depth = 1;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  return css.length;
}

function* rulesOf(css: string): Generator<Rule> {
  for (let at = 0; at < css.length;) {
    const [stop] = /[{;]|$/.exec(css.slice(at)) ?? [''];
    const begin = css.indexOf(stop, at);
    const prelude = css.slice(at, stop ? begin : undefined).trim();
    if (stop !== '{') {
      if (prelude) yield { prelude, body: undefined };
      at = stop ? begin + 1 : css.length;
      continue;
    }
    const end = endOf(css, begin + 1);
    yield { prelude, body: css.slice(begin + 1, end) };
    at = end + 1;
  }
}

/** The element names, classes and ids that each selector of a list requires, in any state of the page. */
function namesIn(list: string): readonly (readonly string[])[] {
  // Attributes, pseudo-classes and what `:not()` excludes may change.
  let lasting = list.replaceAll(/\[[^\]]*\]/g, '');
  while (lasting.includes('(')) lasting = lasting.replaceAll(/\([^()]*\)/g, '');
  return lasting
    .replaceAll(/::?[\w-]+/g, '')
    .split(',')
    .map((selector) => selector.match(/[.#]?[a-z][\w-]*/gi) ?? []);
}

/** The rules of a style sheet that can apply to some HTML, now or in another state: only these are inlined. */
export function usedRules(css: string, html: string): string {
  const names = new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name]) => name ?? ''));
  for (const [, kind, value = ''] of html.matchAll(/ (class|id)="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) names.add((kind === 'id' ? '#' : '.') + name);
  }
  const isUsed = (list: string): boolean => namesIn(list).some((wanted) => wanted.every((name) => names.has(name)));
  const kept = (sheet: string): string =>
    [...rulesOf(sheet)]
      .map(({ prelude, body }) => {
        if (body === undefined) return `${prelude};`;
        if (GROUP.test(prelude)) return kept(body) && `${prelude}{${kept(body)}}`;
        return prelude.startsWith('@') || isUsed(prelude) ? `${prelude}{${body}}` : '';
      })
      .join('');
  // Builds remove comments; the sources that `npm start` serves still have them.
  return kept(css.replaceAll(/\/\*[^]*?\*\//g, ''));
}
