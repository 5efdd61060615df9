// What a reader of the risk map may need once the map is painted, in one file.
export { Pointing } from './pointing.js';
export { PrintStage } from './print-world.js';
export { TierNames } from './tier-names.js';
