// `npm run bench:decode`: measures how long the shipped code takes to decode a feed.
// A constant that builds define.
Object.assign(globalThis, { __HAS_LOADER__: false });
export {};
const [{ feedDecoder }, { decodeOnce }] = await Promise.all([import('../../src/api/incident.js'), import('../../src/api/decode.js')]);

/** Limit in milliseconds for a cold decode of 200 incidents. */
const MAX_MS = 10;

const text = (count: number): string =>
  JSON.stringify({
    licence: 'CC BY 4.0',
    incidents: Array.from({ length: count }, (_, place) => ({
      id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
      title: `Sample: Road closed near town ${place}`,
      summary: 'Sample incident. '.repeat(6),
      url: `https://example.org/incidents/${place}`,
      country_iso: 'KE',
      city: 'Nairobi',
      lat: -1.28 + place / 100_000,
      lng: 36.8,
      occurred_at: new Date(1_790_000_000_000 - place * 60_000).toISOString(),
      source: 'Sample Wire',
      category: ['crime', 'health', 'natural_disaster'][place % 3],
      severity: 1 + (place % 5),
    })),
  });

/** CPU time in milliseconds, which other programs do not affect. */
const timed = <T>(run: () => T): readonly [ms: number, result: T] => {
  const start = process.cpuUsage();
  const result = run();
  return [process.cpuUsage(start).user / 1000, result];
};

/** Parses and decodes as a page does; the first run is cold. */
function measure(what: string, count: number, limit: number): number {
  const json = text(count);
  const [parsing, answer] = timed(() => JSON.parse(json) as unknown);
  const [decoding, feed] = timed(() => decodeOnce(answer, feedDecoder(limit)));
  const [cached] = timed(() => decodeOnce(answer, feedDecoder(limit)));
  console.log(`${what}: JSON.parse ${parsing.toFixed(1)} ms, decode ${decoding.toFixed(1)} ms, again ${cached.toFixed(2)} ms, ${feed?.data.length} read`);
  return decoding;
}

const cold = measure('200 incidents, cold', 200, 200);
measure('200 incidents, warm', 200, 200);
measure('50,000 incidents for a limit of 200', 50_000, 200);
process.exitCode = cold > MAX_MS ? 1 : 0;
