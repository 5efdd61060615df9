import { describe, expect, it } from 'vitest';
import { styles } from '../../src/ui/country-matrix.styles.js';
import { contrast, luminance } from '../../demo/looks/contrast.js';

const css = styles.map(({ cssText }) => cssText).join('');

/** The light and the dark value of a token that this rule sets. */
function pair(rule: string, name: string): readonly [string, string] {
  const [, light = '', dark = ''] = new RegExp(`${rule} \\{\\s*${name}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(css) ?? [];
  return [light, dark];
}

describe('the greys of a matrix', () => {
  const greys = [1, 2, 3, 4, 5].map((step) => pair(`\\.step-${step}`, '--_grey'));
  const on = pair('\\)', '--_on');

  it.each([4, 5])('keep the number of step %i readable, in light and in dark', (step) => {
    const grey = greys[step - 1] ?? [];
    for (const [scheme, color] of grey.entries()) expect(contrast(color, on[scheme] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('deepen with every step', () => {
    const [light, dark] = [0, 1].map((scheme) => greys.map((grey) => luminance(grey[scheme] ?? '')));
    expect(light).toEqual(light?.toSorted((one, other) => other - one));
    expect(dark).toEqual(dark?.toSorted((one, other) => one - other));
  });
});
