import { html, svg, type TemplateResult } from 'lit';
import type { IncidentLocalizer } from './incident-text.js';
import { incidentLegend, timeWindow, type IncidentChoice } from './incident-filters.js';
import type { Localizer } from '../words/localizer.js';
import type { IncidentFrameParts } from './incident-list.js';

/** The severities of incidents, `undefined` where none was given. */
export type GivenSeverities = readonly (number | undefined)[];

/** The usual size of the sign of several incidents, in pixels: its area grows with their number. */
export const ringSize = (count: number): number => Math.min(52, Math.max(24, 11 * Math.sqrt(count)));

const bandOf = (size: number): number => (size < 30 ? 3 : 4);
/** Between two shares of a ring. */
const CLEFT = 1;

/** The sign of several incidents: how many (after a ×, so that a digit alone always is a severity), in a ring of the shares of their severities, the worst first. */
export function severalSign(severities: GivenSeverities, { number }: Pick<Localizer, 'number'>): TemplateResult {
  const count = severities.length;
  const size = ringSize(count);
  const band = bandOf(size);
  const radius = (size - band) / 2;
  const around = 2 * Math.PI * radius;
  const shares = [5, 4, 3, 2, 1, undefined].map((severity) => ({ severity, many: severities.filter((each) => each === severity).length }));
  const present = shares.filter(({ many }) => many > 0);
  const cleft = present.length > 1 ? CLEFT : 0;
  let before = 0;
  const arc = ({ severity, many }: (typeof present)[number]) => {
    const [from, length] = [(before / count) * around, (many / count) * around - cleft];
    before += many;
    return svg`<circle class="severity-${severity ?? 'unknown'}" r=${radius} stroke-width=${band} stroke-dasharray="${length} ${around}" stroke-dashoffset=${-from} transform="rotate(-90)"></circle>`;
  };
  return html`<svg class="badge several" viewBox="-27 -27 54 54" aria-hidden="true">
    <circle class="disc" r=${size / 2} />
    ${present.map(arc)}
    <text y="0.36em" text-anchor="middle" font-size=${Math.min(15, Math.max(10, size * 0.32))}>×${number(count)}</text>
  </svg>`;
}

/** The explanation of a ring, which keeps its room while there is none on the map. */
const ringLegend = (isShown: boolean, localizer: IncidentLocalizer): TemplateResult =>
  html`<p class="ring ${isShown ? '' : 'idle'}">${severalSign([5, 4, 4, 3, 3, 2, 2, 2, 1], localizer)}${localizer.strings.several}</p>`;

/** The time window beside the title; map and legend above the list or beside it. `hasRings` tells whether the map shows signs of several incidents. */
export const incidentBoard = (map: TemplateResult, choice: IncidentChoice, hasRings: boolean, localizer: IncidentLocalizer): IncidentFrameParts => ({
  tools: timeWindow(choice, localizer),
  body: (list) => html`<div class="board">${map} ${incidentLegend(choice, localizer, ringLegend(hasRings, localizer))} ${list}</div>`,
  footnote: localizer.strings.mapDisclaimer,
});

/** Asks for consent to raster tiles: who serves them, and the button that loads them. */
export const tilesWait = (site: string, { strings, localize }: IncidentLocalizer, allow: () => void): TemplateResult =>
  html`<div class="ask">${localize(strings.tilesWait, { site })} <button type="button" @click=${allow}>${strings.loadTiles}</button></div>`;
