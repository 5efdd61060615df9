// What the risk map loads after its first paint, in one file: interaction, names, and the drawing for print.
export { pointingOn } from './pointing.js';
export { printOn } from './print-shapes.js';
export { printWorld, styles } from './print-world.js';
export { TierNames } from './tier-names.js';
