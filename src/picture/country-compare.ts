import { isContradictory, RISK_CATEGORIES, tierLevel, TIERS, type Country } from '../model/country.js';
import { GOVERNMENTS, levelDigit } from '../model/government.js';
import type { Localizer } from '../words/localizer.js';
import type { TextStyle } from './drawing.js';
import { HAIR, INK, QUIET, STEP_COLORS, type Scene } from './scene.js';
import { sceneOf, createLayout, type PictureSource, type Layout } from './layout.js';
import { tierBox, tierWord } from './legend.js';
import { axis, axisHeight, drawLabels } from './ruler.js';

type Words = 'country' | 'card' | 'compare' | 'common';

/** From so many countries on, the notes name the tiers, because the columns are too narrow. */
const MIN_COLUMNS = 4;
/** How much higher a row with a note is, in rows. */
const NOTE_ROOM = 0.4;

/** Two to five countries: all on one ruler, and below it a table of their ratings. */
export function draw(source: PictureSource<Words, 'comparison'>): Scene {
  const { localizer, view } = source;
  const { strings, localize, number, countryName } = localizer;
  const { data } = view.content;
  const nameOf = ({ iso2, name }: Country): string => countryName(iso2) ?? name;
  const title = view.finding ?? '';
  const isTall = source.form === 'tall';
  const isWordy = data.length < MIN_COLUMNS;
  const tiers = TIERS.flatMap((tier, index) =>
    data.some((one) => tierLevel(one.tier) === index + 1) ? `${number(index + 1)} ${tierWord(tier, localizer)}` : [],
  );
  const key = (name: string, meaning: string): string => name + strings.colon + meaning + strings.stop.trim();
  const layout = createLayout(source, { kicker: `${strings.travelRisk} · ${strings.direction}`, title }, [
    !isWordy && tiers.length > 0 && key(strings.comparedTier, tiers.join(strings.comma)),
    key(strings.breakdown, strings.ratingScale),
    isTall && strings.withinCountry,
    strings.checkOfficial,
  ]);
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
  matrix({ ...layout, top: next, bottom }, data, nameOf, isTall, isWordy, localizer);
  const scores = data.map((country) =>
    [
      nameOf(country),
      `${country.score === undefined ? strings.scoreUnknown : localize(strings.score, { score: country.score })}${strings.comma}${tierWord(country.tier, localizer)}`,
    ].join(strings.colon),
  );
  return sceneOf(layout, source, title, [title, scores.join(' · ')].filter(Boolean).join(strings.stop));
}

interface PictureRow {
  readonly label: string;
  /** A remark on the whole row. */
  readonly note?: string | false;
  /** Draws the cell of a country in the column that starts at `x`, around the line `y`. */
  cell(country: Country, x: number, y: number): void;
}

function matrix(
  { drawing, type, x, width, top, bottom }: Layout,
  countries: readonly Country[],
  nameOf: (country: Country) => string,
  isTall: boolean,
  isWordy: boolean,
  localizer: Localizer<Words>,
): void {
  const { strings, number, localize } = localizer;
  const head = width * 0.24;
  const column = (width - head) / countries.length;
  const categories = RISK_CATEGORIES.filter((category) => countries.some(({ breakdown }) => breakdown.some((one) => one.category === category)));
  const count = 1 + categories.length + (isTall ? GOVERNMENTS.length : 0);
  const named = { size: type.text, weight: 700 };
  const names = countries.map(nameOf);
  const nameSize = drawing.sizeOf(names, column - 16, named, 2);
  const headHeight = Math.max(...names.map((name) => drawing.heightOf(name, column - 16, { ...named, size: nameSize, lines: 2 }))) + type.text * 0.5;
  const levels = countries.map(({ advisories }) =>
    GOVERNMENTS.map((government) => levelDigit(advisories.find((one) => one.government === government)?.level)).map((digit) =>
      digit === undefined ? '–' : localize(strings.level, { level: number(digit) }),
    ),
  );
  const isAssigned = isTall && levels.some(([uk]) => uk !== '–');
  const rise = Math.min((bottom - top - headHeight) / (count + (isAssigned ? NOTE_ROOM : 0)), type.text * (isTall ? 3.6 : 2.1));
  const usual = { size: Math.min(type.text, rise * 0.72) };
  const base = (y: number, { size }: TextStyle): number => y + size * 0.36;
  const side = Math.min(rise * 0.78, type.text * 1.4);
  const words = countries.map(({ tier }) => tierWord(tier, localizer));
  const wordRoom = column - 16 - side * 1.3;
  const wordStyle = { size: drawing.sizeOf(words, wordRoom, { size: type.note }, 2) };
  const levelStyle = { size: drawing.sizeOf(levels.flat(), column - 16, usual) };
  const box = rise * 0.72;
  const all: readonly PictureRow[] = [
    {
      label: strings.comparedTier,
      cell: ({ tier }, left, y) => {
        tierBox(drawing, tier, left, y - side / 2, side, localizer);
        if (isWordy) drawing.label(tierWord(tier, localizer), left + side * 1.3, base(y, wordStyle), wordRoom, wordStyle);
      },
    },
    ...categories.map((category): PictureRow => ({
      label: strings.riskCategories[category],
      cell: ({ breakdown }, left, y) => {
        const score = breakdown.find((one) => one.category === category)?.score;
        if (score === undefined) return drawing.text('–', left, base(y, usual), { ...usual, fill: QUIET });
        drawing.rect(left, y - box / 2, box * 1.6, box, STEP_COLORS[score - 1] ?? HAIR);
        drawing.text(number(score), left + box * 0.8, base(y, usual), { ...usual, anchor: 'middle' });
      },
    })),
    ...GOVERNMENTS.map((government, index): PictureRow => ({
      label: strings.governments[government],
      note: government === 'uk' && isAssigned && strings.assigned,
      cell: (country, left, y) => {
        const level = levels[countries.indexOf(country)]?.[index] ?? '';
        drawing.text(level, left, base(y, levelStyle), { ...levelStyle, fill: level === '–' ? QUIET : INK });
      },
    })),
  ];
  const rows = all.slice(0, count);
  const [labels, notes] = [rows.map(({ label }) => label), rows.map(({ note }) => note || '')];
  const labelStyle = { size: drawing.sizeOf(labels, head - 16, { size: usual.size * 0.95 }), fill: QUIET };
  const noteStyle = { size: drawing.sizeOf(notes, head - 16, { size: type.note }, 2), fill: QUIET, lines: 2 };
  names.forEach((name, index) => {
    const style = { ...named, size: nameSize, lines: 2 };
    drawing.paragraph(name, x + head + index * column, top + headHeight - type.text * 0.5 - drawing.heightOf(name, column - 16, style), column - 16, style);
  });
  let y = top + headHeight;
  rows.forEach(({ label, note, cell }, row) => {
    const height = note ? rise * (1 + NOTE_ROOM) : rise;
    const middle = y + height / 2;
    drawing.rect(x, y, width, row ? 1 : 2, row ? HAIR : QUIET);
    const noteHeight = note ? drawing.heightOf(note, head - 16, noteStyle) : 0;
    drawing.label(label, x, base(middle - noteHeight / 2, labelStyle), head - 16, labelStyle);
    if (note) drawing.paragraph(note, x, middle - noteHeight / 2 + labelStyle.size * 0.64, head - 16, noteStyle);
    countries.forEach((country, index) => cell(country, x + head + index * column, middle));
    y += height;
  });
}
