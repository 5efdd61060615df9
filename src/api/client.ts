import { Failure } from '../model/failure.js';
import { MOST_PER_MINUTE, type Known, type Sent } from './ask.js';
import { page } from './page.js';

const DEADLINE = 10_000;
const MOST_BYTES = 2_000_000;

/** An answer kept inside a tag is stored under a key with this prefix instead of an address; no request is ever made for it. */
export const SNAPSHOT = 'snapshot:';

/** A known answer, and whether it is out of date because a newer one did not come. */
export interface Learned extends Known {
  readonly stale?: boolean;
  /** When asking again makes sense, for stale answers. */
  readonly againAt?: number | undefined;
}

/** True if there is an answer recent enough to use without asking. */
export function isFresh(url: string, maxAge: number): boolean {
  const known = page.known.get(url);
  return !!known && !known.isOld && Date.now() - known.fetchedAt < maxAge;
}

/** Makes tags ask again for every answer received by `then` or more than a minute ago. Those answers still serve if no newer ones come. */
export function expire(then = 0): void {
  const time = Math.max(then, Date.now() - 60_000);
  for (const known of page.known.values()) known.isOld ||= known.fetchedAt <= time;
}

/** The answer at an address: from the cache if it is fresh, shared if it is under way, else requested. Rejects with `Failure`. */
export async function learn(url: string, maxAge: number): Promise<Learned> {
  const inside = url.startsWith(SNAPSHOT);
  const known = page.known.get(url) ?? (inside ? page.known.get(url.split('/')[0] ?? '') : undefined);
  return known && (inside || isFresh(url, maxAge)) ? known : underWay(url);
}

// Only needed, and therefore only loaded, when something goes wrong.
const recovery = (): Promise<typeof import('./recovery.js')> =>
  import('./recovery.js').catch(() => {
    throw new Failure('network', { againAt: Date.now() + 60_000 });
  });

async function underWay(url: string): Promise<Learned> {
  const isRestrained = page.pauses.size > 0 || page.sent.length >= MOST_PER_MINUTE;
  if (isRestrained && !page.asking.has(url)) {
    const { awaitTurn } = await recovery();
    const stale = await awaitTurn(url);
    if (stale) return stale;
  }
  const sent = page.ask(url);
  sent.answer ??= read(sent, url)
    .catch(async () => (await recovery()).recover(url, sent, read))
    .then((json) => remember(url, json, sent.at))
    .finally(() => page.asking.delete(url));
  return sent.answer.catch(async (error: unknown) => (await recovery()).staleOr(url, error));
}

function remember(url: string, json: unknown, fetchedAt: number): Known {
  const known = { json, fetchedAt };
  page.lost.delete(new URL(url).origin);
  page.known.set(url, known);
  return known;
}

/** Reads a response, with one deadline for headers and body. Rejects with whatever went wrong; `recover` works out what it means. */
async function read({ response, abort }: Sent, url: string): Promise<unknown> {
  const deadline = setTimeout(() => abort.abort(), DEADLINE);
  try {
    const answer = await response;
    if (!answer.ok || !isJson(answer)) throw new Failure('client');
    // Perhaps the rate limit is used up: the joined headers hold `remaining,0`, `remaining=0` or `r=0`. `heed` parses them properly.
    const isUsedUp = /[gr][,=]0/.test([...answer.headers].join());
    if (isUsedUp)
      void recovery()
        .then(({ heed }) => heed(answer, url))
        .catch(() => {});
    return JSON.parse(await textOf(answer));
  } finally {
    clearTimeout(deadline);
  }
}

export const isJson = ({ headers }: Response): boolean => /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');

/** The body as text; abandoned once it is larger than any answer of the contract can be. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = '';
  for (let bytes = 0; bytes < MOST_BYTES;) {
    const chunk = await reader?.read();
    if (!chunk?.value) return text + decoder.decode();
    bytes += chunk.value.length;
    text += decoder.decode(chunk.value, { stream: true });
  }
  void reader?.cancel();
  throw new Failure('bad-response');
}
