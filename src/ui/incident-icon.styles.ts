import { css } from 'lit';
import { SEVERITY_DEPTHS } from '../model/incident.js';
import { color, joined } from './color.js';

/** The worse, the larger the sign, in steps that grow. */
const severities = SEVERITY_DEPTHS.map(
  (fill, index) => css`
    :host {
      --_severity-${index + 1}: var(--risk-severity-${index + 1}, ${color(fill)});
    }
    .severity-${index + 1} {
      --_fill: var(--_severity-${index + 1});
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
  :host {
    --_digit: light-dark(#fff, #160a2e);
  }
  .badge {
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
      --_surface: Canvas;
    }
  }
`;
