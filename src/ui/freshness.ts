import { css, html, nothing } from 'lit';
import { CLOCK_SKEW, type Answer } from '../model/answer.js';
import type { Country } from '../model/country.js';
import { daysBetween, timeHere } from '../model/moment.js';
import { ageWord, inUnits } from '../words/age.js';
import { freshness as english } from '../words/en.json?freshness';
import { intl, type Localizer } from '../words/localizer.js';
import { OLD } from './country-card.js';
import { readable } from './sections.js';
import { at } from './score.js';

const MINUTE = 60_000;

/** "20 months": the same units as in "20 months ago", and hours or minutes below a day; empty for a future time. */
export function ageInWords(time: number, now: number, localizer: Localizer, isDay?: boolean): string {
  const days = daysBetween(timeHere(time, isDay), now);
  if (days > 0) return unitInWords(...inUnits(days), localizer);
  if (isDay) return ageWord(time, now, localizer, isDay);
  if (time > now + CLOCK_SKEW) return '';
  const minutes = Math.max(0, Math.floor((now - time) / MINUTE));
  return minutes < 60 ? unitInWords(minutes, 'minute', localizer) : unitInWords(Math.floor(minutes / 60), 'hour', localizer);
}

/** "1 month". In languages without spaces between sentences, the space after a figure is removed too. */
function unitInWords(count: number, unit: string, { lang, gap }: Localizer): string {
  const text = intl('NumberFormat', lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return gap ? text : text.replace(/(\d) /, '$1');
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MONTH = 30.4 * DAY;
const YEAR = 12 * MONTH;

const MARKS = [
  [YEAR, 'year'],
  [MONTH, 'month'],
  [DAY, 'day'],
  [HOUR, 'hour'],
] as const;

/** The axis starts at this age, or at the oldest part if that is older, and ends at one hour. It is logarithmic, so all units take similar space. */
const BEGINNING = 2 * YEAR;

/** A part of an answer with a date of its own. */
interface DatedPart {
  /** `score`, or the government that gave the advice. */
  readonly name: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** True if only a date was sent; `at` is then noon UTC. */
  readonly isDay?: boolean | undefined;
}

/** The dated parts of an answer: the score is as old as the answer, and advice has its own date. */
export function datedParts({ data, fetchedAt, asOf = fetchedAt }: Answer<Country>): readonly DatedPart[] {
  const parts = [
    { name: 'score', at: data.score === undefined ? undefined : asOf },
    ...data.advisories.map(({ government, updated, isDay }) => ({ name: government, at: updated, isDay })),
  ];
  return parts.filter((part): part is DatedPart => Number.isFinite(part.at));
}

/** How much of the axis (%) the name of the newest part takes on each side, in which no unit is named. */
const NAME_WIDTH = 20;

/** The ages of all parts on one axis, oldest first: the oldest one in words, the newest one named. */
export function freshnessView(answer: Answer<Country>, common: Localizer): unknown {
  const localizer = common.with(english);
  const { strings, localize } = localizer;
  const now = Date.now();
  const named: Readonly<Record<string, string>> = strings.partNames;
  const partOf = (name: string): string => (Object.hasOwn(named, name) ? named[name]! : `\u2068${readable(name)}\u2069`);
  const aged = datedParts(answer)
    .map((dated) => ({
      part: partOf(dated.name),
      age: Math.max(0, now - timeHere(dated.at, dated.isDay)),
      words: ageInWords(dated.at, now, localizer, dated.isDay),
    }))
    .filter(({ words }) => words)
    .toSorted((one, other) => other.age - one.age);
  if (aged.length < 2) return nothing;
  const [oldest, newest] = [aged[0]!, aged.at(-1)!];
  const end = Math.max(BEGINNING, oldest.age);
  const share = (age: number): number => (100 * Math.log(end / Math.max(HOUR, age))) / Math.log(end / HOUR);
  const x = (age: number): string => at(share(age), localizer);
  const nameAt = share(newest.age);
  const anchor = nameAt > 100 - NAME_WIDTH ? 'end' : nameAt < NAME_WIDTH ? 'start' : 'middle';
  const wordsAt = (age: number, unit: string): string => (Math.abs(share(age) - nameAt) > NAME_WIDTH ? unitInWords(1, unit, localizer) : '');
  const undated = answer.data.advisories
    .filter(({ updated, details }) => updated === undefined && !details.length)
    .map(({ government }) => partOf(government) + strings.colon + strings.noDate);
  const names = aged.map((one) => one.part + localize(strings.aside, { text: one.words }));
  const isOld = (age: number): string | typeof nothing => (age > OLD ? 'old' : nothing);
  return html`<p>
      <b class=${isOld(oldest.age)}>${localize(strings.oldestPart, { part: oldest.part, age: oldest.words })}</b
      >${undated.map((text) => html`<span aria-hidden="true"> ·&nbsp;${text}</span>`)}
    </p>
    <div role="img" aria-label="${strings.partAges}${strings.colon}${[...names, ...undated].join(strings.comma)}">
      <svg class="axis" width="100%" height="1.5em" aria-hidden="true">
        <line x2="100%" />
        ${MARKS.map(
          ([age, unit]) =>
            html`<svg x=${x(age)} class=${unit}>
              <line y1="-3" y2="3" />
              <text y="1.5em" text-anchor=${unit === 'hour' ? 'end' : 'middle'}>${wordsAt(age, unit)}</text>
            </svg>`,
        )}
        ${aged.map(
          ({ age }, index) =>
            html`<svg x=${x(age)} class=${isOld(age)}>
              <circle r="4"><title>${names[index]}</title></circle>
            </svg>`,
        )}
        <svg x=${x(newest.age)} class="newest"><text y="1.5em" text-anchor=${anchor}>${names.at(-1)}</text></svg>
      </svg>
    </div>`;
}

const freshnessStyles = css`
  .ages {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5em;
    line-height: 1.2;
  }
  .ages p {
    font-size: var(--_note);
    text-wrap: pretty;
  }
  .ages [role] {
    flex: 1 100%;
    margin: 0.4em 4px 0;
    @container (min-width: 52em) {
      flex-basis: 12em;
    }
  }
  .ages .axis {
    display: block;
  }
  .ages svg {
    overflow: visible;
  }
  .ages line {
    stroke: var(--_mark);
  }
  .ages text {
    fill: var(--_quiet);
    font-size: var(--_small);
  }
  .ages circle {
    fill: var(--_text);
  }
  .ages .old circle {
    fill: currentColor;
  }
  @container (max-width: 40em) or (52em <= width < 66em) {
    .ages .day text {
      display: none;
    }
  }
  @container (max-width: 18em) {
    .ages .month text {
      display: none;
    }
    .ages .year text {
      text-anchor: start;
    }
  }
  @container (max-width: 14em) {
    .ages .newest text {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .ages .axis :is(circle, text) {
      fill: CanvasText;
    }
    .ages line {
      stroke: CanvasText;
    }
  }
`;

export const styles = [freshnessStyles];
