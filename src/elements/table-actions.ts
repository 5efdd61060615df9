// What only serves to act on a table, in one file that comes after its first rows.
import type { LitElement } from 'lit';
import { rangeHandleStyles } from '../ui/range-handle.js';
import { usedTableStyles } from '../ui/risk-table-use.styles.js';
import { listenForSteps } from '../ui/steps.js';
import { tableFilterStyles } from '../ui/table-filters.js';
import { listenForLetters, type FindName } from '../ui/typeahead.js';
import { shrinkToFit } from './shrink-to-fit-controller.js';
import { reserveForHead } from './sticky-head.js';

export { scoreHandles, tableFilters } from '../ui/table-filters.js';
export { tableFilters as english } from '../words/en.json?tableFilters';

export const styles = [usedTableStyles, rangeHandleStyles, tableFilterStyles];

/** Lets readers move in the table of a host by keys; returns what finds a name by its first letters. `rows`: what the rows are made of; nothing until all are there. */
export function actOn(host: LitElement, rows: () => unknown): FindName {
  reserveForHead(host, 'thead');
  shrinkToFit(host, '.rows', rows);
  listenForSteps(host.renderRoot, 'th button');
  return listenForLetters(host.renderRoot, 'tbody button');
}
