const LEAST = 1000;
const MOST = 600_000;

/** Milliseconds a number in a reset field stands for: seconds, or an epoch in seconds or milliseconds. */
function resetMs(value: number, now: number): number {
  if (value > 1e12) return value - now;
  if (value > 1e9) return value * 1000 - now;
  return value * 1000;
}

function retryAfter(text: string, now: number): number | undefined {
  if (/^\s*\d+\s*$/.test(text)) return Number(text) * 1000;
  const date = /\d{4}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : date - now;
}

const parameter = (text: string, names: string): number | undefined => {
  const found = new RegExp(`(?:^|[;,\\s])(?:${names})=(\\d+)`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** `RateLimit` as a list of policies (drafts 08 and later) or as one dictionary (draft 07): the longest wait among the used-up. */
function combinedReset(text: string): number | undefined {
  const isDictionary = /(^|[,\s])(limit|remaining|reset)=/.test(text);
  const policies = (isDictionary ? [text] : text.split(',')).map((policy) => ({
    left: parameter(policy, 'r|remaining'),
    reset: parameter(policy, 't|reset'),
  }));
  const usedUp = policies.filter(({ left }) => left === 0);
  const resets = usedUp.map(({ reset }) => reset).filter((reset) => reset !== undefined);
  return resets.length ? Math.max(...resets) : undefined;
}

/** The three fields of the drafts up to 06, or their older `X-` form. */
function separateReset(headers: Headers, isRefused: boolean): number | undefined {
  for (const prefix of ['RateLimit-', 'X-RateLimit-']) {
    const left = headers.get(`${prefix}Remaining`);
    const reset = /^\s*\d+/.exec(headers.get(`${prefix}Reset`) ?? '')?.[0];
    if (reset !== undefined && (isRefused || left?.trim() === '0')) return Number(reset);
  }
  return undefined;
}

/**
 * How long (ms) the headers ask us to wait; `undefined` when they do not, cannot be read or make no sense.
 * Sources: RFC 9110 section 10.2.3; drafts 01 to 10 of RateLimit header fields for HTTP.
 */
export function statedWait(headers: Headers, isRefused: boolean, now: number): number | undefined {
  const after = isRefused ? retryAfter(headers.get('Retry-After') ?? '', now) : undefined;
  const reset = combinedReset(headers.get('RateLimit') ?? '') ?? separateReset(headers, isRefused);
  const wait = after ?? (reset === undefined ? undefined : resetMs(reset, now));
  return wait === undefined ? undefined : Math.min(MOST, Math.max(LEAST, wait));
}
