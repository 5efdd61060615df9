import { NOW, startClock } from './now.js';
import { SEED, seedRandom } from './seed.js';

startClock(NOW);
seedRandom(SEED);
