import type { Problem } from './failure.js';

const VERSION_PATH = '/api/v1';
const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/**
 * The address all questions start with, ending in `/api/v1`, or what is wrong with the text.
 * Plain http is accepted on loopback, and anywhere when the page itself came by http.
 */
export function apiBase(text: string, pageProtocol: string): string | Problem {
  const value = text.trim();
  if (!value) return { problem: 'api-base-missing', value };
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isAllowed = url && (url.protocol === 'https:' || (url.protocol === 'http:' && (pageProtocol === 'http:' || isLoopback(url.hostname))));
  if (!isAllowed || url.username || url.password || /[?#]/.test(value)) return { problem: 'api-base-invalid', value };
  const path = url.pathname.replace(/\/+$/, '');
  return url.origin + (path.endsWith(VERSION_PATH) ? path : path + VERSION_PATH);
}
