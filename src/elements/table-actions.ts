// What only serves to act on a table, in one file that comes after its first rows.
import { rangeHandleStyles } from '../ui/range-handle.js';
import { usedTableStyles } from '../ui/risk-table-use.styles.js';
import { tableFilterStyles } from '../ui/table-filters.js';

export { scoreHandles, tableFilters } from '../ui/table-filters.js';
export { tableFilters as english } from '../words/en.json?tableFilters';
export { listenForSteps } from '../ui/steps.js';
export { listenForLetters } from '../ui/typeahead.js';
export { shrinkToFit } from './shrink-to-fit-controller.js';
export { reserveForHead } from './sticky-head.js';

export const styles = [usedTableStyles, rangeHandleStyles, tableFilterStyles];
