// What a reader of the risk map may need once the map is painted, in one file.
export { pointingOn } from './pointing.js';
export { PrintStage } from './print-world.js';
export { TierNames } from './tier-names.js';
