import { vi } from 'vitest';
import type { Answer } from '../../src/model/answer.js';
import type { IncidentQuery, Incident } from '../../src/model/incident.js';
import { BASE, json, type Page } from './network.js';

/** The decoded answer for a feed response, requested afresh. */
export async function askIncidents(page: Page, body: unknown, query: IncidentQuery = {}): Promise<Answer<readonly Incident[]>> {
  await vi.advanceTimersByTimeAsync(1100); // the client is limited to 60 requests a minute
  page.pageState.cache.clear();
  page.network.reply(json(body));
  return page.incident.fetchIncidents(BASE, query);
}
