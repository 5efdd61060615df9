import { css, html, nothing, type TemplateResult } from 'lit';
import { isContradictory, type CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { endsOf, needle, ruler } from './ruler.js';
import { at } from './score.js';

type RulerLocalizer = Localizer<'card' | 'compare' | 'country' | 'common'>;

/** Where a country's name is: on a line above its score. Every name has its own height, and no line crosses another name. */
interface LabelPosition {
  /** 1 is the lowest. */
  readonly height: number;
  /** True if the name extends towards 0 because the other side of its line has no room. */
  readonly isTurned: boolean;
}

interface LabelAnchor {
  /** From 0 to 100, ascending. */
  readonly at: number;
  /** Length of the name on the same scale. */
  readonly length: number;
}

/** Arranges one name for each score, in the same order. Names that extend towards 0 are placed above all others. */
export function labelPositions(anchors: readonly LabelAnchor[]): readonly LabelPosition[] {
  let limit = 100;
  const fromHighest = anchors.toReversed().map(({ at, length }) => {
    const isTurned = at + length > limit;
    if (isTurned) limit = at;
    return { isTurned };
  });
  const byHeight = [...fromHighest.filter(({ isTurned }) => !isTurned), ...fromHighest.filter(({ isTurned }) => isTurned).toReversed()];
  return fromHighest.toReversed().map((position) => ({ ...position, height: byHeight.indexOf(position) + 1 }));
}

/** Narrowest ruler (em) with names; the layout is computed for this width. */
const MIN_WIDTH = 20;

/** Height of a name, and the padding of its text (em). */
const LINE_HEIGHT = 1.4;
const GAP = 0.7;

/** Estimated text width (em): CJK characters are twice as wide as others. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : 0.58), 0);

/**
 * All countries on one line, each with its name and score. Leaves out countries whose score and tier contradict each other; `nothing` if fewer than two remain.
 */
export function comparedRuler(countries: readonly CountryCompact[], localizer: RulerLocalizer): unknown {
  const { strings, localize, number, countryName } = localizer;
  const shown = countries
    .flatMap(({ iso2, name, score, tier }) =>
      score === undefined || isContradictory(score, tier) ? [] : [{ score, tier, name: `\u2068${countryName(iso2) ?? name}\u2069 ${number(score)}` }],
    )
    .toSorted((one, other) => one.score - other.score);
  if (shown.length < 2) return nothing;
  const all = shown.map(({ name }) => name).join(strings.comma);
  const label = `${strings.comparedScore}${localize(strings.aside, { text: strings.direction })}${strings.colon}${all}`;
  const needles = shown.map(({ score, tier }) => needle(score, tier, localizer));
  return ruler(label, 'compared', needles, { above: names(shown, localizer), below: endsOf(localizer) });
}

function names(shown: readonly { readonly score: number; readonly name: string }[], localizer: RulerLocalizer): TemplateResult {
  const positions = labelPositions(shown.map(({ score, name }) => ({ at: score, length: (100 * (widthOf(name) + GAP)) / MIN_WIDTH })));
  const textOffset = (isTurned: boolean): number => (isTurned === (localizer.dir === 'rtl') ? GAP : -GAP) / 2;
  return html`<svg class="names" aria-hidden="true" height="${LINE_HEIGHT * Math.max(...positions.map(({ height }) => height))}em">
    ${shown.map(({ score, name }, index) => {
      const { height = 1, isTurned = false } = positions[index] ?? {};
      return html`<svg x=${at(score, localizer)} y="100%">
        <line y1="${-LINE_HEIGHT * height}em" />
        <text text-anchor=${isTurned ? 'end' : 'start'} x="${textOffset(isTurned)}em" y="${LINE_HEIGHT * (0.75 - height)}em">${name}</text>
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
    @container (max-width: 20em) {
      display: none;
    }
  }
  .names text {
    fill: var(--_text);
  }
  .names line {
    stroke: var(--_mark);
  }
  .ruler.compared > .track {
    block-size: 0.625em;
  }
  .compared .needle line {
    stroke: var(--_mark);
    stroke-width: 1px;
  }
  .compared .needle circle {
    r: 0.45em;
  }
  .ruler.compared {
    margin-block-start: 0.75em;
  }
`;
