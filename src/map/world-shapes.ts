import type { Localizer } from '../words/localizer.js';
import { DISPUTED } from './patterns.js';
import type { Rect, WorldPart } from './pixels.js';
import { dotsAt, type MapCountries, type Territory, type World } from './plane.js';
import { circle, isInView, nameShape, outlinePath, pointIn, rounded, type MapShapes, type PathShape, type Projection } from './shapes.js';
import { aroundDots, labelledCountries, nameLines, fitNames, type FittedName, type LabelArea } from './tier-labels.js';

interface WorldDrawing {
  readonly world: World;
  readonly shown: MapCountries;
  /** The fill of a territory by its code, and the colour of a name on a country's fill. */
  readonly fillOf: (code: string) => string;
  readonly inkOf: (iso2: string) => string;
  readonly colors: Record<'border' | 'quiet', string> & BesideColors;
  /** The radius of the dots of small countries, in pixels. */
  readonly radius: number;
  readonly text: Pick<LabelArea, 'size' | 'small' | 'measure'>;
  readonly localizer: Pick<Localizer, 'dir' | 'placeName'>;
}

/** The colours of names beside their land, and of the line to it. */
type BesideColors = Record<'ink' | 'halo' | 'line', string>;

/** All land in view, the dots of small countries, and as many names as there is room for. */
export function worldShapes({ world, shown, fillOf, inkOf, colors, radius, text, localizer }: WorldDrawing, view: Rect, at: Projection): MapShapes {
  const { border, quiet } = colors;
  const { countries, codes, isPart } = shown;
  const shapes = world.territories
    .filter((one) => isInView(one, at, view))
    .map(({ code, rings }): PathShape => {
      const shape = { kind: 'path', d: outlinePath(rings, at), stroke: border } as const;
      return code ? { ...shape, fill: fillOf(code), width: 0.7 } : { ...shape, fill: DISPUTED, width: 0.9, dash: [3, 2] };
    });
  const listed = countries.map(({ iso2 }) => iso2);
  const small = dotsAt(world, listed, at.scale);
  const dots = small.map(({ item, ...centre }): PathShape => {
    const { x, y } = pointIn(centre, at);
    return { kind: 'path', d: circle(x, y, radius), fill: fillOf(item), stroke: border, width: 0.8 };
  });
  const section: WorldPart = { ...at, width: view.right, height: view.bottom };
  const labelled = labelledCountries(countries, world.places, codes ? localizer.placeName : undefined);
  const names = fitNames(labelled, world, { ...text, section, view, dir: localizer.dir, isPart, taken: aroundDots(small, at, radius + 1) });
  return [
    ...shapes.filter(({ dash }) => !dash),
    // Disputed areas go over the states around them.
    ...shapes.filter(({ dash }) => dash),
    ...dots,
    ...names.flatMap((name) => nameShapes(name, world.territories, at, view, name.country.isQuiet ? quiet : inkOf(name.country.iso2), colors)),
  ];
}

/**
 * A name in the colour that is legible on its land. Where it leaves its land, it has the colours of the paper: two texts, each clipped to its part, or one if
 * both are of one colour.
 */
export function nameShapes(
  name: FittedName,
  territories: readonly Territory[],
  at: Projection,
  view: Rect,
  fill: string,
  { ink, halo, line }: BesideColors,
): MapShapes {
  const { size, country, isOnLand, leader } = name;
  const texts = nameLines(name).map((one) => nameShape(one.text, one, size, fill));
  if (isOnLand) return texts;
  const { iso2 } = country;
  const beside = texts.map((text) => ({ ...text, fill: ink, halo }));
  const d = outlinePath(territories.find(({ code }) => code === iso2)?.rings ?? [], at);
  const { left, top, right, bottom } = view;
  const [on, off] = [
    { id: `on-${iso2}`, d },
    { id: `off-${iso2}`, d: `M${left} ${top}H${right}V${bottom}H${left}Z${d}` },
  ];
  const [from, to] = leader;
  const path = from && to && `M${rounded(from.x)} ${rounded(from.y)}L${rounded(to.x)} ${rounded(to.y)}${circle(to.x, to.y, 1)}`;
  const lines = path ? [{ kind: 'path', d: path, stroke: halo, width: 3 } as const, { kind: 'path', d: path, stroke: line, width: 1 } as const] : [];
  if (fill === ink) return [...lines, ...beside];
  return [...lines, ...beside.map((text) => ({ ...text, within: off })), ...texts.map((text) => ({ ...text, within: on }))];
}
