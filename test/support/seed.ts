import { configureGlobal } from 'fast-check';

/** A fixed random seed, so that no test fails by chance; SEED sets another. */
export const SEED = Number(process.env['SEED'] ?? 20_261);

/** Random inputs per property: few in every run, many in `npm run test:all`. */
const RUNS = Number(process.env['RUNS'] ?? 25);

configureGlobal({ seed: SEED, numRuns: RUNS });

/** Seeds `Math.random` in a page before its own scripts (mulberry32, by Tommy Ettinger, public domain). */
export function seedRandom(seed: number): void {
  let state = seed;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
