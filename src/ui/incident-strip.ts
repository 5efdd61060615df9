import { css, html, nothing, svg, type TemplateResult } from 'lit';
import type { Answer } from '../model/answer.js';
import type { Feed, Period } from '../model/incident.js';
import { chosenDays, periodOf, stripDays } from '../model/feed-counts.js';
import { intl } from '../words/localizer.js';
import type { FiltersLocalizer } from './incident-text.js';
import { nearerHandle, rangeHandle, rangeMarks } from './range-handle.js';

/** Height of the chart, greatest height of one incident, and height of the hatching of days that may be incomplete (px). */
const [HEIGHT, MAX_BLOCK_HEIGHT, HATCHING] = [48, 12, 8];
/** Dates below the chart, besides the last one. */
const DATE_COUNT = 4;
/** Blocks are never wider than those of a strip of this many days. */
const MIN_DAYS = 9;

export interface Strip {
  readonly answer: Answer<Feed>;
  /** Time range (hours) and maximum number of incidents requested. */
  readonly hours: number;
  readonly limit: number;
  readonly published: number | undefined;
  readonly days: Period | undefined;
  readonly choose: (days: Period | undefined) => void;
}

/** A histogram of incidents by day, oldest first, with two handles that select a range of days. */
export function incidentStrip({ answer, hours, limit, published, days, choose }: Strip, localizer: FiltersLocalizer): TemplateResult {
  const { strings, sentences, localize, date, dir, lang, timeZone, number } = localizer;
  const strip = stripDays(answer, hours, limit);
  const { columns, loaded, whole, startOf, indexOf } = strip;
  const count = columns.length;
  const [from, until] = chosenDays(strip, days);
  const maxCount = Math.max(1, ...columns.map(({ length }) => length));
  const height = Math.min(MAX_BLOCK_HEIGHT, ...columns.map(({ length }, index) => (HEIGHT - (index < whole ? HATCHING : 0)) / length));
  const x = (index: number): string => `${((dir === 'rtl' ? count - index : index) / count) * 100}%`;
  const shortDate = (time: number): string => intl('DateTimeFormat', lang, { day: 'numeric', month: 'short', timeZone }).format(time);

  const handle = (name: string, value: number, day: number, bounds: readonly [number, number], change: (index: number) => void) => {
    const span = `${date(startOf(day + 1) - 1)}${strings.colon}${localize(strings.allIncidents, { count: columns[day]?.length ?? 0 })}`;
    return rangeHandle(name, value, day < whole ? localize(strings.mayBeMore, { span }) : span, count, bounds, change);
  };
  const selectDays = (start: number, stop: number): void => choose(periodOf(strip, start, stop));
  const first = () => handle(strings.firstDay, from, from, [loaded, until - 1], (index) => selectDays(index, until));
  const last = () => handle(strings.lastDay, until, until - 1, [from + 1, count], (index) => selectDays(from, index));
  const drag = (event: PointerEvent): void => {
    const box = event.currentTarget as HTMLElement;
    const { left, width } = box.getBoundingClientRect();
    const part = (event.clientX - left) / width;
    const index = Math.max(loaded, Math.min(count - 1, Math.floor((dir === 'rtl' ? 1 - part : part) * count)));
    if (event.type === 'pointerdown') {
      box.setPointerCapture(event.pointerId);
      box.dataset['from'] = String(index);
    } else if (!box.hasPointerCapture(event.pointerId)) return;
    const start = Number(box.dataset['from']);
    selectDays(Math.min(start, index), Math.max(start, index) + 1);
  };
  const moveNearer = (event: MouseEvent): void => {
    const nearer = nearerHandle(event);
    if (nearer?.isLast) selectDays(from, nearer.value);
    else if (nearer) selectDays(Math.max(loaded, nearer.value), until);
  };
  const reset = ({ currentTarget }: Event): void => {
    (currentTarget as HTMLElement).closest('.strip')?.querySelector('input')?.focus();
    choose(undefined);
  };

  const marks = rangeMarks((from / count) * 100, (until / count) * 100, dir === 'rtl');
  const width = blockWidth(count);
  /** Above the blocks of a day, or over all the days that were not loaded. */
  const hatched = (index: number) => {
    const [from, until] = index < loaded ? [0, loaded] : [index + (1 - width) / 2, index + (1 + width) / 2];
    return html`<svg y="100%">
      <svg
        class="hatched"
        x=${x(dir === 'rtl' ? until : from)}
        y=${-HATCHING - (columns[index]?.length ?? 0) * height}
        width="${((until - from) / count) * 100}%"
        height=${HATCHING}
      >
        <line transform="skewX(-45)" y1="4" y2="4" x2="120%" stroke-width="8" stroke-dasharray="1 4" />
      </svg>
    </svg>`;
  };
  const hatchings = columns.slice(0, whole).map((_, index) => (index && index < loaded ? nothing : hatched(index)));
  const tick = (name: string, index: number, text: string, anchor = 'start') =>
    html`<svg class="tick ${name}" x=${x(index)} y="100%"><text y="20" dy="1em" text-anchor=${anchor}>${text}</text></svg>`;
  // Counted back from the last day, so that they are evenly spaced: in a month, by weeks.
  const ticks = Array.from({ length: DATE_COUNT }, (_, order) => count - 1 - (DATE_COUNT - order) * Math.floor(count / DATE_COUNT));
  const dates =
    count > DATE_COUNT
      ? [
          ...ticks.map((index, order) => (index < 0 ? nothing : tick(order ? (order % 2 ? 'odd' : 'even') : '', index, shortDate(startOf(index))))),
          tick('', count, shortDate(startOf(count) - 1), 'end'),
        ]
      : columns.map((_, index) => tick('', index + 0.5, shortDate(startOf(index)), 'middle'));
  const tallestDay = columns.findLastIndex(({ length }) => length === maxCount);
  const tallest = html`<svg x=${x(tallestDay + 0.5)}><text y="-4" text-anchor="middle">${number(maxCount)}${tallestDay < whole ? '+' : ''}</text></svg>`;
  const storyDay = published === undefined ? -1 : indexOf(published);
  const story =
    storyDay in columns &&
    storyMark(storyDay < count / 2, dir === 'rtl' ? -4 : 4, x(storyDay + 0.5), localize(strings.ran, { date: shortDate(published ?? 0) }));
  const above = story || (height < MAX_BLOCK_HEIGHT ? tallest : nothing);
  const chosen =
    days &&
    html`<button class="chip" type="button" @click=${reset}>
      ${shortDate(startOf(from))} – ${shortDate(startOf(until) - 1)} <span aria-hidden="true">×</span
      ><span class="hidden">${strings.clear}${strings.colon}${strings.window}</span>
    </button>`;
  const explanation = sentences(strings.blocks, whole > 0 && strings.notLoaded);
  return html`<div class="strip handles" part="filter" role="group" aria-label=${strings.window} @click=${moveNearer}>
    <div class="days" @pointerdown=${drag} @pointermove=${drag}>
      <svg width="100%" height=${HEIGHT} viewBox="0 0 ${count} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
        ${blocks(strip, height, [from, until], dir === 'rtl')}
      </svg>
      <svg class="marks" width="100%" height=${HEIGHT} aria-hidden="true">${marks} ${hatchings} ${dates}${above}</svg>
    </div>
    ${first()}${last()}
    <div class="choice">${chosen ?? html`<p class="quiet">${explanation}</p>`}</div>
  </div>`;
}

/** A line on the publication day, with its date on the side that has more room. */
const storyMark = (isEarly: boolean, gap: number, x: string, text: string): TemplateResult =>
  html`<svg class="story" x=${x}>
    <line y1="-16" y2="100%" stroke-width="1.5" stroke-dasharray="1.5 2.5" />
    <text y="-4" dx=${isEarly ? gap : -gap} text-anchor=${isEarly ? 'start' : 'end'}>${text}</text>
  </svg>`;

/** The width of a block, where a day is 1 wide. */
const blockWidth = (days: number): number => 0.88 * Math.min(1, days / MIN_DAYS);

/** One path for each severity, stacked from the mildest to the worst, then unknown as outlines. Days outside the selection are faint. */
function blocks({ columns }: ReturnType<typeof stripDays>, height: number, [from, until]: readonly [number, number], isRightToLeft: boolean): unknown {
  const gap = height > 2 ? 1 : 0;
  const paths = new Map<string, string>();
  const width = blockWidth(columns.length);
  columns.forEach((column, index) => {
    const x = (isRightToLeft ? columns.length - 1 - index : index) + (1 - width) / 2;
    column.forEach((severity, level) => {
      const y = HEIGHT - (level + 1) * height;
      const name = `severity-${severity ?? 'unknown'} ${index < from || index >= until ? 'faint' : ''}`;
      paths.set(name, `${paths.get(name) ?? ''}M${x.toFixed(2)} ${y.toFixed(2)}h${width.toFixed(2)}v${(height - gap).toFixed(2)}h-${width.toFixed(2)}z`);
    });
  });
  return [...paths].map(([name, path]) => svg`<path class=${name} d=${path} />`);
}

export const stripStyles = css`
  .strip {
    --_handles: calc(1.3em + 46px);
    min-inline-size: 0;
    @media (forced-colors: active) {
      --_quiet: CanvasText;
    }
  }
  .strip svg {
    overflow: visible;
  }
  /* Margins for a line of text above, and for the handles and dates below. */
  .days {
    position: relative;
    margin: 1.3em 12px calc(20px + 1.3em);
    border-block-end: 1px solid var(--_quiet);
    touch-action: pan-y;
    user-select: none;
    cursor: crosshair;
  }
  .days > svg {
    display: block;
  }
  .days > .marks {
    position: absolute;
    inset: 0;
    fill: var(--_text);
    pointer-events: none;
  }
  .days path {
    fill: var(--_fill, var(--_quiet));
  }
  .days .severity-unknown {
    fill: none;
    stroke: var(--_quiet);
    vector-effect: non-scaling-stroke;
  }
  .knob path {
    fill: var(--_text);
  }
  .hatched line {
    stroke: var(--_quiet);
  }
  .strip .hatched {
    overflow: hidden;
  }
  .tick {
    fill: var(--_quiet);
  }
  .story {
    font-weight: 600;
  }
  .story line {
    stroke: currentColor;
  }
  .choice {
    display: flex;
    align-items: center;
    min-block-size: 2.9em;
    @container (inline-size >= 45em) {
      min-block-size: 28px;
    }
  }
  @container (inline-size < 36em) {
    .tick.odd {
      display: none;
    }
  }
  @container (inline-size < 15em) {
    .tick.even {
      display: none;
    }
  }
`;
