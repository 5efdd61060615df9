/** A word in the form in which words are compared: trimmed, lower case, with `_` and `-` as spaces. */
export const plainWord = (word: string): string => word.trim().toLowerCase().replace(/[_-]/g, ' ');

/** Cache of each vocabulary's words in that form: every row of an answer needs them. */
const vocabularies = new WeakMap<readonly string[], readonly string[]>();

/** The index of a word in a list, compared by `plainWord`; -1 if it is missing. */
export function indexOfWord(list: readonly string[], word: string): number {
  const plain = vocabularies.get(list) ?? list.map(plainWord);
  vocabularies.set(list, plain);
  return plain.indexOf(plainWord(word));
}

/** The addresses a secure page may request: https anywhere, plain http only on loopback. Matched against a parsed URL's `href`. */
const SECURE = /^(https:|http:\/\/(localhost|127(\.\d+){3}|\[::1\])[:/])/;

/**
 * The address that all requests start with, ending in `/api/v1`; `undefined` for text that is not a usable address.
 * A page served over http may request any http address. A path such as `/travel` is resolved against the page's origin.
 * `?`, `#` and `@` are refused, which rules out queries, fragments and user names.
 */
export function apiBase(text: string, pageProtocol: string, pageOrigin = ''): string | undefined {
  const address = /^\/(?![/\\])/.test(text) ? pageOrigin + text : text;
  const url = !/[?#@]/.test(address) && URL.canParse(address) && new URL(address);
  const allowed = pageProtocol === 'http:' ? /^https?:/ : SECURE;
  return url && allowed.test(url.href) ? (url.origin + url.pathname).replace(/\/*(\/api\/v1)?\/*$/, '/api/v1') : undefined;
}

/** The only way from text to a link: an absolute http(s) address without a user name, or `undefined`. */
export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2048 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname && !url.username && !url.password ? url.href : undefined;
}
