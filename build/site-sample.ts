import { countries } from '../demo/api/data/countries.js';
import { startApi } from '../demo/api/server.js';
import { fetchAnswers } from '../demo/tags/answers.js';

/** Sample data at one instant: the answers as static files, and the answers for a tag. */
export interface Sample {
  /** API answers by path, for any query. */
  readonly files: ReadonlyMap<string, string>;
  readonly answersFor: (tag: string, attributes: Readonly<Record<string, string>>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The contract's maximum number of incidents, over its maximum time range. */
const INCIDENTS = '/incidents/recent?limit=200&hours=720';

/** Collects the reference API's answers as if it ran at `address`; it runs until `close`. `now` is in epoch milliseconds. */
export async function takeSample(address: string, now: number): Promise<Sample> {
  const api = await startApi({ requestsPerMinute: Number.MAX_SAFE_INTEGER, now: () => now });
  const moved = (text: string): string => text.replaceAll(api.url, address);
  const ask = async (path: string): Promise<string> => moved(await (await fetch(api.url + path)).text());
  const files = new Map([
    // A folder has the same name, so it is its index.
    ['api/v1/countries/index.html', await ask('/api/v1/countries')],
    ['api/v1/methodology', await ask('/api/v1/methodology')],
    ['api/v1/incidents/recent', await ask(`/api/v1${INCIDENTS}`)],
    // The source that the data links to; the API's other pages are omitted.
    ['methodology-guide/index.html', (await ask('/methodology-guide')).replaceAll(/<a href="\/[^"]*">(.*?)<\/a>/g, '$1')],
  ]);
  for (const { iso2 } of countries) files.set(`api/v1/countries/${iso2}`, await ask(`/api/v1/countries/${iso2}`));
  const answersFor: Sample['answersFor'] = async (tag, attributes) =>
    (await fetchAnswers(`${api.url}/api/v1`, tag, (name) => attributes[name] ?? '')).map(moved);
  return { files, answersFor, close: () => api.close() };
}
