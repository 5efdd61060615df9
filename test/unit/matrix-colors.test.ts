import { describe, expect, it } from 'vitest';
import { styles } from '../../src/ui/country-matrix.styles.js';
import { theme } from '../../src/ui/theme.js';
import { contrast, luminance } from '../../demo/looks/contrast.js';

const css = [theme, ...styles].map(({ cssText }) => cssText).join('');

/** The light and the dark value of the first colour after a pattern. */
function pair(before: string): readonly [string, string] {
  const [, light = '', dark = ''] = new RegExp(`${before} light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(css) ?? [];
  return [light, dark];
}

describe('the greys of a matrix', () => {
  const STEPS = [1, 2, 3, 4, 5];
  const greys = STEPS.map((step) => pair(`\\.step-${step} \\{\\s*--_grey:`));
  const text = pair('--risk-color-text,');
  const onDeep = pair('--_on:');

  it.each(STEPS)('keep the number of step %i readable, in light and in dark', (step) => {
    const number = step < 4 ? text : onDeep;
    const grey = greys[step - 1] ?? [];
    for (const [scheme, color] of grey.entries()) expect(contrast(color, number[scheme] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('deepen with every step', () => {
    const [light, dark] = [0, 1].map((scheme) => greys.map((grey) => luminance(grey[scheme] ?? '')));
    expect(light).toEqual(light?.toSorted((one, other) => other - one));
    expect(dark).toEqual(dark?.toSorted((one, other) => one - other));
  });
});
