// What only serves to act on a table, in one file that comes after its first rows.
import { rangeHandleStyles } from '../ui/range-handle.js';
import { tableFilterStyles } from '../ui/table-filters.js';

export { scoreHandles, tableFilters } from '../ui/table-filters.js';
export { tableFilters as english } from '../words/en.json?tableFilters';
export { listenForLetters } from '../ui/typeahead.js';
export { StickyHead } from './sticky-head.js';

export const styles = [rangeHandleStyles, tableFilterStyles];
