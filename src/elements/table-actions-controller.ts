import type { LitElement, TemplateResult } from 'lit';
import { afterPaint } from '../data/attention.js';
import { filterPlaceholders, type ScoreHandles, type TableLocalizer } from '../ui/risk-table.js';
import type { TableChoice } from '../ui/table-filters.js';
import { Lazy } from './lazy.js';

const loadActions = () => import('./table-actions.js');

/**
 * The controls of a table: filters, handles of the ruler, keys. Their space is reserved from the start, and their code is loaded after a paint. `isDue` returns
 * whether there is something to act on and nothing more important to show; `rows`, what the rows are made from, nothing until all are rendered.
 */
export function tableActions(host: LitElement, isDue: () => boolean, rows: () => unknown) {
  const lazy = new Lazy(host, loadActions);
  let awaited: Promise<void> | undefined;
  let isActing = false;

  host.addController({
    hostUpdated() {
      if (lazy.value && !isActing) {
        isActing = true;
        lazy.value.actOn(host, rows);
      }
      if (isDue()) awaited ??= afterPaint().then(() => lazy.want());
    },
  });
  return {
    isMissing: () => lazy.isMissing,
    filters(choice: TableChoice, hasRegions: boolean, failures: { missing(): string }, localizer: TableLocalizer): TemplateResult {
      const code = lazy.value;
      if (!code) return filterPlaceholders(lazy.isMissing ? failures.missing() : '', hasRegions);
      return code.tableFilters(choice, hasRegions, host.renderRoot, localizer.with(code.english));
    },
    /** Help for the keyboard; '' until the code is loaded. */
    help: (localizer: TableLocalizer): string => (lazy.value ? localizer.with(lazy.value.english).strings.tableHelp : ''),
    /** The handles of the ruler, if there are countries to choose from. */
    handles(choice: TableChoice, localizer: TableLocalizer): ScoreHandles | undefined {
      const code = lazy.value;
      return choice.countries.length ? code?.scoreHandles(choice, localizer.with(code.english)) : undefined;
    },
  };
}
