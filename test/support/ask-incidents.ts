import { vi } from 'vitest';
import type { Answer } from '../../src/model/answer.js';
import type { IncidentQuery } from '../../src/model/incident-query.js';
import type { Incident } from '../../src/model/incident.js';
import { BASE, json, type Page } from './network.js';

/** What a page makes of a feed that answers with this body, asked anew. */
export async function askIncidents(page: Page, body: unknown, query: IncidentQuery = {}): Promise<Answer<readonly Incident[]>> {
  await vi.advanceTimersByTimeAsync(1100); // the page has a budget of sixty questions a minute
  page.pageState.cache.clear();
  page.network.reply(json(body));
  return page.incident.fetchIncidents(BASE, query);
}
