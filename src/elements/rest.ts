// One chunk with what is not needed to render a successful answer in a plain tag; loads in parallel: see "What loads when" in docs/hosting.md.
export { cutPauses, retryLost } from '../api/retry.js';
export { failureSentences } from './failure-sentences.js';
export { focusOn, keepFocus } from './focus.js';
export { levelBelow } from './heading-level.js';
export { unclosedTagGuard } from './unclosed-tag-guard.js';
