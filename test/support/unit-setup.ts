import { NOW, startClock } from './now.js';
import { SEED, seedChance } from './seed.js';

startClock(NOW);
seedChance(SEED);
