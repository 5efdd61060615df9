import type { LatLngLiteral } from 'leaflet';
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { PRINTS } from '../ui/map-container.js';
import { adoptStyles } from '../ui/theme.js';
import type { Choropleth } from './choropleth.js';
import type { Section } from './pixels.js';
import { boundsShown, type Territory, type World } from './plane.js';
import type { RiskMapState } from './risk-map-state.js';
import { aroundDots, labelledCountries, linesOf, placeNames, type PlacedName } from './tier-labels.js';

/** How wide the drawing is: in pixels, as many as 18 centimetres of paper have. */
const WIDTH = 680;
const [SIZE, SMALL] = [10, 8.5];
const RADIUS = 2;

const printStyles = css`
  @media screen {
    .paper {
      display: none;
    }
  }
  @media print {
    .map:has(.paper > svg) {
      display: block;
      block-size: auto;
    }
    .map:has(.paper > svg) .stage {
      position: static;
    }
    .map:has(.paper > svg) > :not(.stage, .key),
    .stage > :not(.paper),
    .key button {
      display: none;
    }
    .paper svg {
      display: block;
      inline-size: 100%;
      max-block-size: 16cm;
      font-weight: 600;
    }
    .paper :is(path, circle) {
      fill: var(--_bg, #fff);
      fill-rule: evenodd;
      stroke: #444;
      stroke-width: 0.4;
      stroke-linejoin: round;
    }
    .paper .land {
      fill: #f2f2f2;
      stroke: #aaa;
    }
    .paper .hatch {
      fill: url('#hatch');
    }
    .paper .disputed {
      stroke-dasharray: 2 1.5;
    }
    .paper text {
      dominant-baseline: central;
      text-anchor: middle;
      fill: var(--_fg, #000);
    }
    .paper .quiet {
      fill: #5a6067;
    }
    .paper .beside {
      stroke: #fff;
      stroke-width: 2px;
      paint-order: stroke;
    }
    .paper .leader {
      stroke: #000;
      stroke-width: 0.6px;
    }
    .key {
      position: static;
      min-block-size: 0;
      max-inline-size: none;
    }
  }
`;

/** What the drawing needs of the map. */
interface PrintedMap {
  readonly world: World;
  readonly layer: Choropleth;
  readonly land: HTMLElement;
  readonly state: () => RiskMapState;
  /** Renders the drawing, or takes it away. */
  readonly render: () => void;
}

/** The map on paper, where a canvas has the wrong size and the colours of the screen. */
function printWorld({ world, layer: choropleth, land, state }: PrintedMap): TemplateResult {
  const { countries, localizer, codes } = state();
  const { dir } = localizer;
  const { fontFamily: font } = getComputedStyle(land);
  const { west, east, north, south } = boundsShown(world, state());
  const scale = WIDTH / (east - west);
  const section: Section = { left: west * scale, top: -north * scale, width: WIDTH, height: Math.ceil((north - south) * scale), scale };
  const view = { left: 0, top: 0, right: WIDTH, bottom: section.height };
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `600 ${SIZE}px ${font}`;
  const measure = (name: string): number => pen?.measureText(name).width ?? Infinity;
  const shape = (territory: Territory) =>
    svg`<path class=${territory.code ? choropleth.fillOf(territory.code) : 'hatch disputed'} d=${outline(territory, section)} />`;
  const small = choropleth.dotsAt(scale);
  const taken = aroundDots(small, section, RADIUS + 1);
  const dots = small.map(
    ({ item, x, y }) => svg`<circle class=${choropleth.fillOf(item)} cx=${x * scale - section.left} cy=${y * scale - section.top} r=${RADIUS} />`,
  );
  const labelled = labelledCountries(countries, world.places, codes ? localizer.placeName : undefined);
  const names = placeNames(labelled, choropleth, { section, view, size: SIZE, small: SMALL, measure, dir, taken });
  // Beside its land a name is written in black on paper, on it in the colour that is read there: two texts, each cut where the other begins.
  const write = (name: PlacedName) => {
    const { country, size, isOnLand, leader } = name;
    const [{ iso2, isQuiet }, [from, to]] = [country, leader];
    const part = (look: string, cut: unknown) =>
      linesOf(name).map(({ text, x, y }) => svg`<text class=${look} clip-path=${cut} font-size=${size} x=${x} y=${y}>${text}</text>`);
    const ink = isQuiet ? 'quiet' : choropleth.fillOf(iso2);
    if (isOnLand) return part(ink, nothing);
    const land = world.territories.find(({ code }) => code === iso2);
    const d = land ? outline(land, section) : '';
    return svg`<clipPath id="on-${iso2}"><path clip-rule="evenodd" d=${d} /></clipPath>
      <clipPath id="off-${iso2}"><path clip-rule="evenodd" d="M0 0H${WIDTH}V${section.height}H0Z${d}" /></clipPath>
      ${from && to ? svg`<line class="leader" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />` : nothing}
      ${part('beside', `url(#off-${iso2})`)}${part(ink, `url(#on-${iso2})`)}`;
  };
  const pointOf = ({ lat, lng }: LatLngLiteral) => ({ x: lng * scale - section.left, y: -lat * scale - section.top });
  return html`<svg .pointOf=${pointOf} viewBox="0 0 ${WIDTH} ${section.height}">
    <pattern id="hatch" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M-1 1L1 -1M0 4L4 0M3 5L5 3" /></pattern>
    ${world.territories.map(shape)} ${dots} ${names.map(write)}
    <g class="signs"></g>
  </svg>`;
}

const outline = ({ rings }: Territory, { left, top, scale }: Section): string =>
  rings
    .filter(({ points }) => points.length > 0)
    .map(({ points }) => {
      const corner = (place: number): string => `${((points[place] ?? 0) * scale - left).toFixed(1)} ${((points[place + 1] ?? 0) * scale - top).toFixed(1)}`;
      return `M${Array.from({ length: points.length / 2 }, (_, place) => corner(2 * place)).join('L')}Z`;
    })
    .join('');

/** The drawing of the map that is there while the page is printed. */
export class PrintStage {
  content: unknown = nothing;
  readonly #map: PrintedMap;

  constructor(container: HTMLElement, map: PrintedMap) {
    this.#map = map;
    adoptStyles(container.getRootNode() as ShadowRoot, [printStyles]);
    // Before others, such as the editor's notes, which are put on the drawing.
    for (const name of PRINTS) addEventListener(name, this.#onPrint, true);
  }

  destroy(): void {
    for (const name of PRINTS) removeEventListener(name, this.#onPrint, true);
  }

  readonly #onPrint = ({ type }: Event): void => {
    this.content = type === 'beforeprint' ? printWorld(this.#map) : nothing;
    this.#map.render();
  };
}
