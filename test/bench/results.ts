import type { LineName, Measure } from './measure.js';
import { median, ratioCell, ratioOf } from './numbers.js';
import type { BenchPage } from './page-parts.js';
import { PAGES } from './pages.js';

/** Measurements by page and line. */
export class Results {
  readonly #measures = new Map<string, Measure[]>();

  add(id: string, line: LineName, measure: Measure): void {
    const key = `${id} ${line}`;
    this.#measures.set(key, [...(this.#measures.get(key) ?? []), measure]);
  }

  of(id: string, line: LineName): readonly Measure[] {
    return this.#measures.get(`${id} ${line}`) ?? [];
  }

  values(id: string, line: LineName, value: (measure: Measure) => number | undefined = ({ ms }) => ms): readonly number[] {
    return this.of(id, line)
      .map(value)
      .filter((each) => each !== undefined && !Number.isNaN(each)) as number[];
  }

  /** The ratio of two pages' medians; `NaN` if one was not measured. */
  ratio(id: string, base: string, line: LineName, value?: (measure: Measure) => number | undefined): number {
    return ratioOf(this.values(id, line, value), this.values(base, line, value));
  }

  /** The ratio as a table cell with quartiles. */
  cell(id: string, base: string, line: LineName, value?: (measure: Measure) => number | undefined): string {
    return ratioCell(this.values(id, line, value), this.values(base, line, value));
  }

  median(id: string, line: LineName, value: (measure: Measure) => number | undefined): number {
    return median(this.values(id, line, value));
  }

  /** Maximum value of a page over all lines. */
  max(id: string, lines: readonly LineName[], value: (measure: Measure) => number): number {
    return Math.max(...lines.flatMap((line) => this.values(id, line, value)));
  }

  /** The measured pages, in their usual order. */
  get pages(): readonly BenchPage[] {
    return PAGES.filter(({ id }) => [...this.#measures.keys()].some((key) => key.startsWith(`${id} `)));
  }
}

/** The id of a page in the older build. */
export const before = (id: string): string => `before-${id}`;
