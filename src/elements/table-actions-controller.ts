import type { LitElement, TemplateResult } from 'lit';
import { afterPaint } from '../data/attention.js';
import type { FindName } from '../ui/keyboard.js';
import { filterPlaceholders, type ScoreHandles, type TableLocalizer } from '../ui/risk-table.js';
import type { TableChoice } from '../ui/table-filters.js';
import { Lazy } from './lazy.js';

const loadActions = () => import('./table-actions.js');

/**
 * What readers act on a table with: it has its places from the beginning, and is loaded once what stands has been painted. `isDue`: whether
 * there is something to act on, and nothing more important to show. `rows`: what the rows are made of; nothing until all are there.
 */
export function tableActions(host: LitElement, isDue: () => boolean, rows: () => unknown) {
  const lazy = new Lazy(host, loadActions);
  let awaited: Promise<void> | undefined;
  let find: FindName | undefined;

  host.addController({
    hostUpdated() {
      find ??= lazy.value?.actOn(host, rows);
      if (isDue()) awaited ??= afterPaint().then(() => lazy.want());
    },
  });
  return {
    isMissing: () => lazy.isMissing,
    findName: (...typed: Parameters<FindName>): number => find?.(...typed) ?? -1,
    filters(choice: TableChoice, hasRegions: boolean, failures: { missing(): string }, localizer: TableLocalizer): TemplateResult {
      const code = lazy.value;
      if (!code) return filterPlaceholders(lazy.isMissing ? failures.missing() : '', hasRegions);
      return code.tableFilters(choice, hasRegions, host.renderRoot, localizer.with(code.english));
    },
    /** How the keys act, which come with the rest. */
    help: (localizer: TableLocalizer): string => (lazy.value ? localizer.with(lazy.value.english).strings.tableHelp : ''),
    /** The handles of the ruler, if there is a score to choose. */
    handles(choice: TableChoice, localizer: TableLocalizer): ScoreHandles | undefined {
      const code = lazy.value;
      return choice.countries.length ? code?.scoreHandles(choice, localizer.with(code.english)) : undefined;
    },
  };
}
