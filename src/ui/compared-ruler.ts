import { css, html, nothing, type TemplateResult } from 'lit';
import { isContradictory, type CountryCompact } from '../model/country.js';
import type { Localizer } from '../words/localizer.js';
import { endsOf } from './named-ruler.js';
import { at } from './score.js';
import { needle, ruler } from './ruler.js';

type RulerLocalizer = Localizer<'card' | 'compare' | 'country' | 'common'>;

/** A country's name on a pole above its score. Every flag has its own height, and no pole crosses another flag. */
interface Flag {
  /** 1 is the lowest. */
  readonly height: number;
  /** True if the flag points towards 0 because the other side of its pole has no room. */
  readonly isTurned: boolean;
}

interface Pole {
  /** From 0 to 100, ascending. */
  readonly at: number;
  /** Length of the flag on the same scale. */
  readonly length: number;
}

/** Arranges one flag for each pole, in the order of the poles. Flags that point towards 0 are placed above all others. */
export function flags(poles: readonly Pole[]): readonly Flag[] {
  let room = 100;
  const fromHighest = poles.toReversed().map(({ at: place, length }) => {
    const isTurned = place + length > room;
    if (isTurned) room = place;
    return { isTurned };
  });
  const upwards = [...fromHighest.filter(({ isTurned }) => !isTurned), ...fromHighest.filter(({ isTurned }) => isTurned).toReversed()];
  return fromHighest.toReversed().map((flag) => ({ ...flag, height: upwards.indexOf(flag) + 1 }));
}

/** Narrowest ruler (em) with flags; the layout is computed for this width. */
const WIDTH = 20;

/** Height of a flag, and the padding of its text (em). */
const LINE = 1.4;
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
  return ruler(label, 'compared', needles, {
    above: names(shown, localizer),
    below: endsOf(localizer),
  });
}

function names(shown: readonly { readonly score: number; readonly name: string }[], localizer: RulerLocalizer): TemplateResult {
  const flying = flags(shown.map(({ score, name }) => ({ at: score, length: (100 * (widthOf(name) + GAP)) / WIDTH })));
  const towards = (isTurned: boolean): number => (isTurned === (localizer.dir === 'rtl') ? GAP : -GAP) / 2;
  return html`<svg class="names" aria-hidden="true" height="${LINE * Math.max(...flying.map(({ height }) => height))}em">
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
  @container (max-width: 20em) {
    .names {
      display: none;
    }
  }
`;
