// What a good answer to a plain tag does not need, in one file that travels beside it: see "What loads when" in docs/hosting.md.
export { cutPauses, retryLost } from '../api/retry.js';
export { failureSentences } from './failure-sentences.js';
export { focusOn, keepFocus } from './focus.js';
export { levelBelow } from './heading-level.js';
export { unclosedTagGuard } from './unclosed-tag-guard.js';
