import { isContradictory, RISK_CATEGORIES, type Country } from '../model/country.js';
import { GOVERNMENTS, levelDigit } from '../model/government.js';
import type { Localizer } from '../words/localizer.js';
import { HAIR, INK, QUIET, STEP_COLORS, type Scene } from './scene.js';
import { sceneOf, createLayout, type PictureSource, type Layout } from './layout.js';
import { tierBox, tierWord } from './legend.js';
import { axis, axisHeight, drawLabels } from './ruler.js';

type Words = 'country' | 'card' | 'compare' | 'common';

/** Two to five countries: all on one ruler, and below it a table of their ratings. */
export function draw(source: PictureSource<Words, 'comparison'>): Scene {
  const { localizer, view } = source;
  const { strings, localize, number, countryName } = localizer;
  const { data } = view.content;
  const nameOf = ({ iso2, name }: Country): string => countryName(iso2) ?? name;
  const title = view.finding ?? '';
  const layout = createLayout(source, { kicker: `${strings.comparedScore} · ${strings.direction}`, title }, [strings.withinCountry, strings.checkOfficial]);
  const { drawing, type, x, width, top, bottom } = layout;
  const shown = data.flatMap((country) => {
    const { score, tier } = country;
    return score === undefined || isContradictory(score, tier) ? [] : [{ name: `\u2068${nameOf(country)}\u2069 ${number(score)}`, score, tier }];
  });
  let next = top;
  if (shown.length > 1) {
    const line = { x: x + 8, y: 0, width: width - 16 };
    const placed = { ...line, y: top + drawLabels(drawing, line, shown, type, false) };
    axis(drawing, placed, type, localizer, [strings.safest, strings.riskiest], shown);
    drawLabels(drawing, placed, shown, type);
    next = placed.y + axisHeight(type) + type.note * 0.6;
  }
  matrix({ ...layout, top: next, bottom }, data, nameOf, source.form === 'tall', localizer);
  const scores = data.map((country) =>
    [
      nameOf(country),
      `${country.score === undefined ? strings.scoreUnknown : localize(strings.score, { score: country.score })}, ${tierWord(country.tier, localizer)}`,
    ].join(strings.colon),
  );
  return sceneOf(layout, source, title, [title, scores.join(' · ')].filter(Boolean).join(strings.stop));
}

interface PictureRow {
  readonly label: string;
  /** Draws the cell of a country. `y` is its top. */
  cell(country: Country, x: number, y: number, width: number, height: number): void;
}

function matrix(
  { drawing, type, x, width, top, bottom }: Layout,
  countries: readonly Country[],
  nameOf: (country: Country) => string,
  isTall: boolean,
  localizer: Localizer<Words>,
): void {
  const { strings, number } = localizer;
  const head = width * 0.24;
  const column = (width - head) / countries.length;
  const middle = (y: number, height: number): number => y + height / 2 + Math.min(type.text, height * 0.72) * 0.36;
  const rows: PictureRow[] = [
    {
      label: strings.comparedTier,
      cell: ({ tier }, left, y, room, height) => {
        const side = Math.min(height * 0.78, type.text * 1.4);
        tierBox(drawing, tier, left, y + (height - side) / 2, side, localizer);
        if (room > type.text * 8) drawing.fitted(tierWord(tier, localizer), left + side * 1.3, middle(y, height), room - side * 1.3 - 16, { size: type.note });
      },
    },
    ...RISK_CATEGORIES.filter((category) => countries.some(({ breakdown }) => breakdown.some((one) => one.category === category))).map(
      (category): PictureRow => {
        const ratingOf = ({ breakdown }: Country): number | undefined => breakdown.find((one) => one.category === category)?.score;
        return {
          label: strings.riskCategories[category],
          cell: (country, left, y, _room, height) => {
            const score = ratingOf(country);
            if (score === undefined) return drawing.text('–', left, middle(y, height), { ...cellSize, fill: QUIET });
            const box = height * 0.72;
            drawing.rect(left, y + (height - box) / 2, box * 1.6, box, STEP_COLORS[score - 1] ?? HAIR);
            drawing.text(number(score), left + box * 0.8, middle(y, height), {
              ...cellSize,
              fill: INK,
              anchor: 'middle',
            });
          },
        };
      },
    ),
    ...GOVERNMENTS.map((government): PictureRow => ({
      label: strings.governments[government],
      cell: ({ advisories }, left, y, room, height) => {
        const digit = levelDigit(advisories.find((one) => one.government === government)?.level);
        const text = digit === undefined ? '–' : localizer.localize(strings.level, { level: number(digit) });
        drawing.fitted(text, left, middle(y, height), room - 16, { ...cellSize, fill: digit === undefined ? QUIET : INK });
      },
    })),
  ];
  const headHeight = type.text * 1.9;
  const shown = isTall ? rows : rows.slice(0, 1 + RISK_CATEGORIES.length);
  const rise = Math.min((bottom - top - headHeight) / shown.length, type.text * (isTall ? 2.7 : 2.1));
  const cellSize = { size: Math.min(type.text, rise * 0.72) };
  countries.forEach((country, place) =>
    drawing.label(nameOf(country), x + head + place * column, top + type.text * 1.2, column - 16, { size: type.text, weight: 700 }),
  );
  shown.forEach(({ label, cell }, place) => {
    const y = top + headHeight + place * rise;
    drawing.rect(x, y, width, place ? 1 : 2, place ? HAIR : QUIET);
    drawing.label(label, x, middle(y, rise), head - 16, { size: cellSize.size * 0.95, fill: QUIET });
    countries.forEach((country, index) => cell(country, x + head + index * column, y, column, rise));
  });
}
