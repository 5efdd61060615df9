import { describe, expect, it } from 'vitest';
import { AXIS, BACKGROUND, HAIR, INK, LAND, QUIET, STEP_COLORS } from '../../src/picture/scene.js';
import { styles as matrix } from '../../src/ui/country-matrix.styles.js';
import { riskMapStyles } from '../../src/ui/risk-map.styles.js';
import { theme } from '../../src/ui/theme.js';

const css = [theme, ...matrix, riskMapStyles].map(({ cssText }) => cssText).join('');

/** The light one of the first pair of colours after a pattern, as `#rrggbb`. */
function light(before: string): string {
  const [, color = ''] = new RegExp(`${before}[^;]*light-dark\\((#[0-9a-f]+),`).exec(css) ?? [];
  return color.length === 4 ? color.replaceAll(/[^#]/g, '$&$&') : color;
}

describe('a saved picture', () => {
  it.each<readonly [token: string, color: string]>([
    ['--_surface:', BACKGROUND],
    ['--_text:', INK],
    ['--_quiet:', QUIET],
    ['--_border:', HAIR],
    ['--_mark:', AXIS],
    ['--_land:', LAND],
    ...STEP_COLORS.map((color, index) => [`\\.step-${index + 1} \\{\\s*--_grey:`, color] as const),
  ])('has the light colour of %s', (token, color) => {
    expect(color).toBe(light(token));
  });
});
