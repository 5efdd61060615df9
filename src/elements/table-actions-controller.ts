import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { afterPaint } from '../data/after-paint.js';
import { filterPlaces, type TableLocalizer } from '../ui/risk-table.js';
import type { ScoreHandles } from '../ui/score-brush.js';
import type { TableChoice } from '../ui/table-filters.js';
import { Lazy } from './lazy.js';
import type { FindName } from '../ui/typeahead.js';

const loadActions = () => import('./table-actions.js');

/** What readers act on a table with: it has its places from the beginning, and is loaded once what stands has been painted. */
export class TableActionsController implements ReactiveController {
  findName: FindName | undefined;
  readonly #host: LitElement;
  readonly #isDue: () => boolean;
  readonly #code: Lazy<Awaited<ReturnType<typeof loadActions>>>;
  readonly #rows: () => unknown;
  #isAwaited = false;

  /** `isDue`: whether there is something to act on, and nothing more important to show. `rows`: what the rows are made of; nothing until all are there. */
  constructor(host: LitElement, isDue: () => boolean, rows: () => unknown) {
    this.#host = host;
    this.#isDue = isDue;
    this.#rows = rows;
    this.#code = new Lazy(host, loadActions);
    host.addController(this);
  }

  get isMissing(): boolean {
    return this.#code.isMissing;
  }

  hostUpdated(): void {
    const code = this.#code.value;
    if (code) this.findName ??= code.actOn(this.#host, this.#rows);
    if (!this.#isAwaited && this.#isDue()) void this.#load();
  }

  filters(choice: TableChoice, hasRegions: boolean, failures: { readonly missing: string }, localizer: TableLocalizer): TemplateResult {
    const code = this.#code.value;
    if (!code) return filterPlaces(this.#code.isMissing ? failures.missing : '', hasRegions);
    return code.tableFilters(choice, hasRegions, this.#host.renderRoot, localizer.with(code.english));
  }

  /** How the keys act, which come with the rest. */
  help(localizer: TableLocalizer): string {
    const code = this.#code.value;
    return code ? localizer.with(code.english).strings.tableHelp : '';
  }

  /** The handles of the ruler, if there is a score to choose. */
  handles(choice: TableChoice, localizer: TableLocalizer): ScoreHandles | undefined {
    const code = this.#code.value;
    return choice.countries.length ? code?.scoreHandles(choice, localizer.with(code.english)) : undefined;
  }

  async #load(): Promise<void> {
    this.#isAwaited = true;
    await afterPaint();
    this.#code.want();
  }
}
