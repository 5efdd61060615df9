import { ticksOf } from '../model/score-ticks.js';
import { isContradictory, tierLevel, type Country, type CountryCompact, type Rating } from '../model/country.js';
import { GOVERNMENTS, levelDigit } from '../model/government.js';
import { card } from '../words/en.json?card';
import type { Localizer } from '../words/localizer.js';
import { HAIR, QUIET, type Scene } from './scene.js';
import { sceneOf, createLayout, type PictureSource, type Layout } from './layout.js';
import { tierBox, tierWord } from './legend.js';
import { axis, axisHeight, blocks, drawNeedle, stackHeight } from './ruler.js';

type Source = PictureSource<'country', 'country'>;
type CardLocalizer = Localizer<'common' | 'country' | 'card'>;

/** Width reserved for the score beside the title, as a multiple of its font size. */
const FIGURE_ROOM = 2.4;

/** One country: name, tier and score, its standing among the others, and its ratings. */
export function draw(source: Source): Scene {
  const { view } = source;
  const localizer = source.localizer.with(card);
  const { strings, localize, countryName, sentences } = localizer;
  const { data, sections } = view.content;
  const { score, tier } = data;
  const name = view.name ?? countryName(data.iso2) ?? data.name;
  const kicker = `${strings.travelRisk} · ${strings.direction}`;
  const isTall = source.form === 'tall';
  const layout = createLayout(source, { kicker, title: name, aside: score === undefined ? 0 : (isTall ? 150 : 110) * FIGURE_ROOM }, [strings.checkOfficial]);
  const { drawing, type, x, width } = layout;
  if (score !== undefined) figure(layout, score, localizer);
  const side = type.lead * 1.5;
  let top = layout.top + type.note * 0.4;
  tierBox(drawing, tier, x, top, side, localizer);
  const words = tierWord(tier, localizer);
  const level = tierLevel(tier);
  const room = width - side * 1.4 - (score === undefined ? 0 : type.figure * FIGURE_ROOM);
  const wordsEnd = drawing.paragraph(words, x + side * 1.35, top + side * 0.1, room, { size: type.lead, weight: 600, lines: 2 });
  top = Math.max(top + side, wordsEnd);
  if (level !== undefined)
    top = drawing.paragraph(localize(strings.tier, { level }), x + side * 1.35, top, room, { size: type.note, fill: QUIET }) + type.note * 0.5;
  const { breakdown = [], advisories = [] } = data as Partial<Country>;
  const ratings = sections.includes('breakdown') ? breakdown.filter((rating) => rating.score !== undefined) : [];
  const advice = isTall && sections.includes('advisories') && advisories.length > 0;
  const listHeight = ratings.length ? (isTall ? type.text * (2 + ratings.length * 1.7) : type.text * 4.6) : 0;
  const adviceHeight = advice ? type.text * 6 : 0;
  const bottom = layout.bottom - adviceHeight;
  if (advice) adviceView({ ...layout, top: bottom }, data as Country, localizer);
  const isDrawn = score !== undefined && !isContradictory(score, tier);
  const under = { ...layout, top: Math.max(top, layout.top + type.figure * 0.5), bottom: bottom - listHeight - type.note * 0.8 };
  const end = isDrawn && rulerView(under, { score, tier, name }, !(isTall && ratings.length), source, localizer);
  // On a tall picture, the ratings have the room that the ruler does not need.
  const listTop = isTall && end ? end + type.text * 0.6 : bottom - listHeight;
  if (ratings.length) ratingsView({ ...layout, top: listTop, bottom }, ratings, isTall, localizer);
  const described = sentences(source.cited + strings.stop.trim(), isDrawn ? view.peers?.standing : undefined);
  return sceneOf(layout, source, `${strings.travelRisk}${strings.colon}${name}`, described);
}

/** The score, as large as a headline, beside the title. */
function figure({ drawing, type, x, width }: Layout, score: number, { number, strings }: CardLocalizer): void {
  const end = x + width;
  const beside = { size: type.text, fill: QUIET };
  const room = Math.min(drawing.widthOf(strings.outOf, beside), type.figure * 0.86);
  drawing.text(number(score), end - room - type.note * 0.6, 36 + type.figure, { size: type.figure, weight: 700, anchor: 'end' });
  drawing.fitted(strings.outOf, end, 36 + type.figure, room, { ...beside, anchor: 'end' });
}

/** The standing of a country among the others; returns its lower end. */
function rulerView(
  { drawing, type, x, width, top, bottom }: Layout,
  { score, tier, name }: Pick<CountryCompact, 'tier' | 'name'> & { readonly score: number },
  isCentred: boolean,
  { view }: Source,
  localizer: CardLocalizer,
): number {
  const { strings, number } = localizer;
  const { peers } = view;
  const label = `\u2068${name}\u2069 ${number(score)}`;
  const labelHeight = type.lead * 1.3;
  const standing = peers?.standing ?? '';
  const sentence = { size: type.text, weight: 600, lines: 2 };
  const under = axisHeight(type) + (standing ? type.note * 0.7 + drawing.heightOf(standing, width, sentence) : 0);
  const line = { x: x + 8, y: 0, width: width - 16 };
  const ticks = peers && ticksOf(peers.countries, view.query.countries?.[0]);
  const room = bottom - top - labelHeight - under - type.note;
  const height = ticks ? Math.max(40, Math.min(room, stackHeight(line, ticks))) : Math.min(36, room);
  const y = top + labelHeight + type.note + height + (isCentred ? (room - height) / 2 : 0);
  const placed = { ...line, y };
  if (ticks) blocks(drawing, placed, height, ticks);
  axis(drawing, placed, type, localizer, [strings.safest, strings.riskiest], [{ score }]);
  drawNeedle(drawing, placed, y - height - labelHeight - type.note * 0.2, { name: label, score, tier }, type);
  if (standing) drawing.paragraph(standing, x, y + axisHeight(type) + type.note * 0.7, width, sentence);
  return y + under;
}

/** Five blocks, filled up to `score`. */
function pips(drawing: Layout['drawing'], x: number, y: number, size: number, score: number): void {
  for (let step = 1; step <= 5; step++) drawing.rect(x + (step - 1) * size * 1.25, y, size, size * 0.62, step <= score ? QUIET : HAIR);
}

function ratingsView({ drawing, type, x, width, top, bottom }: Layout, ratings: readonly Rating[], isTall: boolean, localizer: CardLocalizer): void {
  const { strings, number } = localizer;
  const sorted = ratings.toSorted((one, other) => (other.score ?? 0) - (one.score ?? 0));
  drawing.rect(x, top, width, 1, HAIR);
  const heading = { size: type.text, weight: 700 };
  const headed = drawing.fitted(strings.breakdown, x, top + type.text * 1.3, width * 0.6, heading);
  drawing.fitted(strings.ratingScale, x + width, top + type.text * 1.3, width * 0.38, { size: type.note, fill: QUIET, anchor: 'end' });
  const columns = isTall ? 1 : 3;
  const column = (width + 30) / columns;
  const first = top + headed * 1.3 + type.text * 0.5;
  const rise = isTall ? Math.min(type.text * 2.6, (bottom - top - type.text * 2) / ratings.length) : type.text * 1.4;
  sorted.forEach(({ category, score = 0 }, index) => {
    const left = x + (index % columns) * column;
    const base = first + (Math.floor(index / columns) + 0.5) * rise + type.text * 0.36;
    const mark = type.text * 0.8;
    const end = left + column - 30;
    drawing.text(number(score), end, base, { size: type.text, weight: 700, anchor: 'end' });
    pips(drawing, end - mark * 7.4, base - mark * 0.72, mark, score);
    drawing.fitted(strings.riskCategories[category], left, base, column - 30 - mark * 8, { size: type.text });
  });
}

/** The levels of official advice, with their dates. */
function adviceView({ drawing, type, x, width, top }: Layout, { advisories, unadvised }: Country, { strings, localize, date, number }: CardLocalizer): void {
  drawing.rect(x, top, width, 1, HAIR);
  drawing.fitted(strings.advisories, x, top + type.text * 1.3, width, { size: type.text, weight: 700 });
  const column = (width - 40) / 2;
  GOVERNMENTS.forEach((government, index) => {
    const left = x + index * (column + 40);
    const advice = advisories.find((one) => one.government === government);
    const digit = levelDigit(advice?.level);
    const absence = unadvised.includes(government) ? strings.noAdvisory : '';
    const level = advice ? (digit === undefined ? (advice.level ?? '') : localize(strings.level, { level: number(digit) })) : absence;
    const assigned = digit !== undefined && government === 'uk' && strings.assigned;
    const updated = advice?.updated !== undefined && localize(strings.updated, { date: date(advice.updated, advice.isDay) });
    drawing.fitted(strings.governments[government], left, top + type.text * 2.7, column, { size: type.note, fill: QUIET });
    drawing.fitted(level, left, top + type.text * 3.8, column, { size: type.text, weight: 600 });
    drawing.paragraph([assigned, updated].filter(Boolean).join(' · '), left, top + type.text * 4.1, column, { size: type.note, fill: QUIET, lines: 2 });
  });
}
