import { css, html, nothing, type TemplateResult } from 'lit';
import { isContradictory, type CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { at, endsOf, needle, ruler } from './ruler.js';

type RulerLocalizer = Localizer<'card' | 'compare' | 'country' | 'common'>;

/** A name on a pole over a score: flags that would touch fly at different heights, and no pole crosses a flag. */
export interface Flag {
  /** From 1, the lowest. */
  readonly height: number;
  /** True if it flies towards 0, because there is no room on the other side of its pole. */
  readonly isTurned: boolean;
}

interface Pole {
  /** From 0 to 100, ascending. */
  readonly at: number;
  /** How long its flag is, in the same measure. */
  readonly length: number;
}

/** How the flags of some poles fly, in the order of the poles. */
export function flags(poles: readonly Pole[]): readonly Flag[] {
  const all: { at: number; length: number; height: number; isTurned: boolean }[] = poles.map((pole) => ({ ...pole, height: 1, isTurned: false }));
  let room = 100;
  for (const pole of all.toReversed()) {
    pole.isTurned = pole.at + pole.length > room;
    if (pole.isTurned) room = pole.at;
  }
  const heightAbove = (passed: readonly Flag[]): number => 1 + Math.max(0, ...passed.map(({ height }) => height));
  all.toReversed().forEach((pole, place) => {
    const passed = all.slice(all.length - place).filter((other) => !other.isTurned && other.at < pole.at + pole.length);
    if (!pole.isTurned) pole.height = heightAbove(passed);
  });
  all.forEach((pole, place) => {
    const passed = all.slice(0, place).filter((other) => (other.isTurned ? other.at : other.at + other.length) > pole.at - pole.length);
    if (pole.isTurned) pole.height = heightAbove(passed);
  });
  return all;
}

/** The widths (em) that the flags are arranged for. */
const WIDTHS = [
  ['wide', 68],
  ['roomy', 42],
  ['tight', 20],
] as const;

/** The height of a flag, and the room around its text (em). */
const LINE = 1.4;
const GAP = 0.7;

/** About how wide a text is (em): Chinese and Japanese characters are twice as wide as others. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : 0.58), 0);

/** All countries on one line, each with its name and score. One whose score and tier contradict each other is left out; so is the line if only one remains. */
export function comparedRuler(countries: readonly CountryCompact[], localizer: RulerLocalizer): unknown {
  const { strings, number, countryName } = localizer;
  const shown = countries
    .flatMap(({ iso2, name, score, tier }) =>
      score === undefined || isContradictory(score, tier) ? [] : [{ score, tier, name: `\u2068${countryName(iso2) ?? name}\u2069 ${number(score)}` }],
    )
    .toSorted((one, other) => one.score - other.score);
  if (shown.length < 2) return nothing;
  const label = `${strings.comparedScore}${strings.colon}${shown.map(({ name }) => name).join(strings.comma)}`;
  const needles = shown.map(({ score, tier }) => needle(score, tier, localizer));
  return ruler(label, 'compared', localizer, needles, { above: WIDTHS.map(([kind, width]) => names(shown, kind, width, localizer)), below: endsOf(localizer) });
}

interface Named {
  readonly score: number;
  readonly name: string;
}

/** The names over the line, arranged for one width. */
function names(shown: readonly Named[], kind: string, width: number, localizer: RulerLocalizer): TemplateResult {
  const flying = flags(shown.map(({ score, name }) => ({ at: score, length: (100 * (widthOf(name) + GAP)) / width })));
  const towards = (isTurned: boolean): number => (isTurned === (localizer.dir === 'rtl') ? GAP : -GAP) / 2;
  return html`<svg class="names ${kind}" aria-hidden="true" height="${LINE * Math.max(...flying.map(({ height }) => height))}em">
    ${shown.map(({ score, name }, place) => {
      const { height = 1, isTurned = false } = flying[place] ?? {};
      return html`<svg x=${at(score, localizer)} y="100%" class=${isTurned ? 'turned' : ''}>
        <line y1="${-LINE * height}em" />
        <text x="${towards(isTurned)}em" y="${LINE * (0.75 - height)}em">${name}</text>
      </svg>`;
    })}
  </svg>`;
}

export const comparedRulerStyles = css`
  .names {
    display: block;
    inline-size: calc(100% - 12px);
    margin-inline: 6px;
    font-size: var(--_note);
    font-weight: 600;
  }
  .names text {
    fill: var(--_text);
  }
  .names .turned text {
    text-anchor: end;
  }
  .names line {
    stroke: light-dark(#8b929a, #7d858e);
  }
  .ruler.compared > .track {
    block-size: 0.625em;
  }
  .compared .needle line {
    stroke: light-dark(#8b929a, #7d858e);
    stroke-width: 1px;
  }
  .compared .needle circle {
    r: 0.45em;
  }
  .ruler.compared {
    margin-block-start: 0.75em;
  }
  .roomy,
  .wide {
    display: none;
  }
  @container (min-width: 38em) {
    .tight {
      display: none;
    }
    .roomy {
      display: block;
    }
  }
  @container (min-width: 60em) {
    .roomy {
      display: none;
    }
    .wide {
      display: block;
    }
  }
`;
