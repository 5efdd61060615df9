import { Failure } from '../model/failure.js';
import { MOST_PER_MINUTE, type Known, type Sent } from './ask.js';
import { page } from './page.js';

const DEADLINE = 10_000;
const MOST_BYTES = 2_000_000;

/** What stands inside a tag has a name that begins so and is no address: nobody is asked for it. */
export const SNAPSHOT = 'snapshot:';

/** What is known, and whether it is older than it should be because a newer answer did not come. */
export interface Learned extends Known {
  readonly stale?: boolean;
  /** When asking again makes sense, for stale answers. */
  readonly againAt?: number | undefined;
}

/** True while an answer is young enough to serve without asking. */
export function isFresh(url: string, maxAge: number): boolean {
  const known = page.known.get(url);
  return !!known && !known.isOld && Date.now() - known.fetchedAt < maxAge;
}

/** What was known then, or a minute ago, is asked for anew; it still serves where no newer answer comes. */
export function outdate(then = 0): void {
  const time = Math.max(then, Date.now() - 60_000);
  for (const known of page.known.values()) known.isOld ||= known.fetchedAt <= time;
}

/** The answer at an address: a fresh one as it is, one under way shared, else asked for. Rejects with `Failure`. */
export async function learn(url: string, maxAge: number): Promise<Learned> {
  const inside = url.startsWith(SNAPSHOT);
  const known = page.known.get(url) ?? (inside ? page.known.get(url.split('/')[0] ?? '') : undefined);
  return known && (inside || isFresh(url, maxAge)) ? known : underWay(url);
}

// What is only needed when something is wrong is only loaded then.
const recovery = (): Promise<typeof import('./recovery.js')> =>
  import('./recovery.js').catch(() => {
    throw new Failure('network', { againAt: Date.now() + 60_000 });
  });

async function underWay(url: string): Promise<Learned> {
  const isRestrained = page.pauses.size > 0 || page.sent.length >= MOST_PER_MINUTE;
  if (isRestrained && !page.asking.has(url)) {
    const { patience } = await recovery();
    const stale = await patience(url);
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

/** One deadline over headers and body, whichever of them hangs. Rejects with whatever went wrong; `recover` knows what it means. */
async function read({ response, abort }: Sent, url: string): Promise<unknown> {
  const deadline = setTimeout(() => abort.abort(), DEADLINE);
  try {
    const answer = await response;
    if (!answer.ok || !isJson(answer)) throw new Failure('client');
    // Nothing left of the budget, in whichever form, or so it seems: what it means is known there.
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

/** The body as text, given up once it is larger than any answer of the contract can be. */
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
