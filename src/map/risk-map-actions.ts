// What comes after the paint of the risk map, in one file: what acts on it, its names, and the drawing for paper.
export { pointingOn } from './pointing.js';
export { PrintStage, styles } from './print-world.js';
export { TierNames } from './tier-names.js';
