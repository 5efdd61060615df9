import { fetchJson, METHODOLOGY_MAX_AGE } from './client.js';
import { CREDIT, creditOf } from './decode.js';
import { methodologyUrl } from './request.js';

/** Asks the methodology endpoint for a publisher's name that no other answer gave. */
export async function fetchCredit(base: string): Promise<void> {
  const response = await fetchJson(methodologyUrl(base), METHODOLOGY_MAX_AGE, CREDIT).catch(() => undefined);
  if (response) creditOf(base, response.json);
}
