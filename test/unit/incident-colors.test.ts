import { describe, expect, it } from 'vitest';
import { signStyles } from '../../src/ui/incident-icon.js';
import { contrast, luminance } from '../../demo/looks/contrast.js';

const css = signStyles.cssText;

/** The light and the dark value of a token. */
function pair(name: string): readonly [string, string] {
  const found = new RegExp(`${name}:[^;]*light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`).exec(css);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

const LAND = ['#fffefa', '#3a444f'] as const;

describe('severity colours', () => {
  const digit = pair('--_digit');
  const fills = [1, 2, 3, 4, 5].map((level) => pair(`severity-${level} {\\s*--_fill`));

  it.each(fills.flatMap(([light, dark], index) => [[index + 1, 'light', light, digit[0]] as const, [index + 1, 'dark', dark, digit[1]] as const]))(
    'keep the number of severity %i readable in %s',
    (_level, _scheme, fill, number) => {
      expect(contrast(fill, number)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(fills.flatMap(([light, dark], index) => [[index + 1, 'light', light, LAND[0]] as const, [index + 1, 'dark', dark, LAND[1]] as const]))(
    'keep the shape of severity %i visible on %s land',
    (_level, _scheme, fill, land) => {
      expect(contrast(fill, land)).toBeGreaterThanOrEqual(3);
    },
  );

  it('deepen with every step', () => {
    const light = fills.map(([color]) => luminance(color));
    const dark = fills.map(([, color]) => luminance(color));
    expect(light).toEqual(light.toSorted((one, other) => other - one));
    expect(dark).toEqual(dark.toSorted((one, other) => one - other));
  });
});
