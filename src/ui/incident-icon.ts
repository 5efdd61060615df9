import { css, html, type TemplateResult } from 'lit';
import { type Incident, SEVERITY_DEPTHS } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { color, joined } from './color.js';

// Every shape has room for a digit in its middle, and differs from the others by more than its corners.
const SHAPES = new Map([
  ['terrorism', 'M12 .8 23.2 12 12 23.2.8 12Z'],
  ['crime', 'M3 3h18v18H3Z'],
  ['civil-unrest', 'M6.6 2.6h10.8L22.8 12l-5.4 9.4H6.6L1.2 12Z'],
  ['natural-disaster', 'M12 .8 23.8 21.4H.2Z'],
  ['transport-disruption', 'M6.4 5.2h11.2a6.8 6.8 0 0 1 0 13.6H6.4a6.8 6.8 0 0 1 0-13.6Z'],
  ['health', 'M7 1.4h10V7h5.6v10H17v5.6H7V17H1.4V7H7Z'],
  ['other', 'M12 1.6a10.4 10.4 0 1 1 0 20.8a10.4 10.4 0 1 1 0-20.8Z'],
]);
const UNKNOWN_SHAPE = 'M2 2h20v20L12 17.6 2 22Z';

// Baselines for the triangle and the flag (unknown categories), whose visual centres are off the centre of the box.
const DIGIT_HEIGHT = new Map([
  ['natural-disaster', 18.6],
  ['unknown', 14.2],
]);

export const categoryShape = (category: string): TemplateResult =>
  html`<svg class="shape severity-3" viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES.get(category) ?? UNKNOWN_SHAPE}></path></svg>`;

/** The marker of an incident: shape for the category; size, number and colour depth for the severity. */
export function incidentIcon(
  { category, severity, resolved }: Pick<Incident, 'category' | 'severity' | 'resolved'>,
  { number }: Pick<Localizer, 'number'>,
): TemplateResult {
  const y = DIGIT_HEIGHT.get(SHAPES.has(category) ? category : 'unknown') ?? 16.1;
  return html`<svg class="badge severity-${severity ?? 'unknown'} ${resolved ? 'resolved' : ''}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${SHAPES.get(category) ?? UNKNOWN_SHAPE}></path>
    <text x="12" y=${y} text-anchor="middle">${severity ? number(severity) : '?'}</text>
  </svg>`;
}

/** Size grows with severity, in increasing steps. */
const severities = SEVERITY_DEPTHS.map(
  (fill, index) => css`
    .severity-${index + 1} {
      --_fill: var(--risk-severity-${index + 1}, ${color(fill)});
      --_size: ${1.25 + (index * (index + 3)) / 32};
    }
  `,
);

/**
 * The signs of incidents, in a list and on a map.
 *
 * @cssprop --risk-severity-N - Colour of incidents of severity N; the number on it is white on light pages and nearly black on dark ones.
 */
export const signStyles = css`
  .badge {
    --_digit: light-dark(#fff, #160a2e);
    --_fill: light-dark(#5f646b, #b4bac1);
    flex: none;
    inline-size: calc(var(--_size, 1.5) * 1em);
    overflow: visible;
    font: 700 calc(8px + 8em / 15) / 1 system-ui;
  }
  .badge path {
    fill: var(--_fill);
    stroke: var(--_surface);
    stroke-width: 1.5;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .badge text {
    fill: var(--_digit);
    font-size: 12px;
  }
  ${severities.reduce(joined)}
  .severity-1 text {
    font-size: 14px;
  }
  .severity-2 text {
    font-size: 13px;
  }
  .resolved path {
    fill-opacity: 0.55;
    stroke: var(--_fill);
    stroke-dasharray: 3 2.4;
  }
  @media (forced-colors: active) {
    .badge {
      forced-color-adjust: none;
      --_fill: CanvasText;
      --_digit: Canvas;
    }
  }
`;
