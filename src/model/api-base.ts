const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The address all questions start with, ending in `/api/v1`; nothing for text that is no such address.
 * Plain http is accepted on loopback, and anywhere when the page itself came by http.
 * Query, fragment and user names are refused with the one character each of them needs.
 */
export function apiBase(text: string, pageProtocol: string): string | undefined {
  const url = !/[?#@]/.test(text) && URL.canParse(text) && new URL(text);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && (pageProtocol === 'http:' || LOOPBACK.test(url.hostname))))) return undefined;
  return (url.origin + url.pathname).replace(/\/*(\/api\/v1)?\/*$/, '/api/v1');
}
