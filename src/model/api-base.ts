/** What a secure page may ask; plain http only on loopback. */
const SECURE = /^(https:|http:\/\/(localhost|127(\.\d+){3}|\[::1\])[:/])/;

/**
 * The address all questions start with, ending in `/api/v1`; nothing for text that is no such address.
 * A page that itself came by http may ask any http address.
 * Query, fragment and user names are refused with the one character each of them needs.
 */
export function apiBase(text: string, pageProtocol: string): string | undefined {
  const url = !/[?#@]/.test(text) && URL.canParse(text) && new URL(text);
  const allowed = pageProtocol === 'http:' ? /^https?:/ : SECURE;
  return url && allowed.test(url.href) ? (url.origin + url.pathname).replace(/\/*(\/api\/v1)?\/*$/, '/api/v1') : undefined;
}
