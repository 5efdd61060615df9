import { countries } from '../demo/api/data/countries.js';
import { startApi } from '../demo/api/server.js';
import { fetchAnswers } from '../demo/tags/answers.js';

/** The sample data at one instant: the answers as static files, and the answers for a tag. */
export interface Sample {
  /** The API's answer at each path, whatever the query. */
  readonly files: ReadonlyMap<string, string>;
  /** The answers for a tag with these attributes. */
  readonly answersFor: (tag: string, attributes: Readonly<Record<string, string>>) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The most that the contract lets one answer hold, from as far back as it goes by itself. */
const INCIDENTS = '/incidents/recent?limit=200&hours=720';

/** Asks the reference API, which runs until `close`, what it would say at `address`. `now` is the moment, in ms since 1970. */
export async function takeSample(address: string, now: number): Promise<Sample> {
  const api = await startApi({ requestsPerMinute: Number.MAX_SAFE_INTEGER, now: () => now });
  const moved = (text: string): string => text.replaceAll(api.url, address);
  const ask = async (path: string): Promise<string> => moved(await (await fetch(api.url + path)).text());
  const files = new Map([
    // A folder has the same name: a host of files serves its index.
    ['api/v1/countries/index.html', await ask('/api/v1/countries')],
    ['api/v1/methodology', await ask('/api/v1/methodology')],
    ['api/v1/incidents/recent', await ask(`/api/v1${INCIDENTS}`)],
    // Where the data says that it comes from; the other pages of the API are not here.
    ['methodology-guide/index.html', (await ask('/methodology-guide')).replaceAll(/<a href="\/[^"]*">(.*?)<\/a>/g, '$1')],
  ]);
  for (const { iso2 } of countries) files.set(`api/v1/countries/${iso2}`, await ask(`/api/v1/countries/${iso2}`));
  const answersFor: Sample['answersFor'] = async (tag, attributes) =>
    (await fetchAnswers(`${api.url}/api/v1`, tag, (name) => attributes[name] ?? '')).map(moved);
  return { files, answersFor, close: () => api.close() };
}
