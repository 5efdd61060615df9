import { describe, expect, it } from 'vitest';
import { divergingPalette, sequentialPalette } from '../../src/ui/tier.js';
import { theme } from '../../src/ui/theme.js';
import { tierLevel, TIERS } from '../../src/model/country.js';
import { contrast, luminance } from '../../demo/looks/contrast.js';

describe('a tier', () => {
  it.each(TIERS.map((tier, index) => [tier, index + 1] as const))('%s is number %i', (tier, level) => {
    expect(tierLevel(tier)).toBe(level);
    for (const sent of [` ${tier.toUpperCase()} `, tier.replaceAll(' ', '_'), tier.replaceAll(' ', ''), tier.toLowerCase().replaceAll(' ', '-')])
      expect(tierLevel(sent)).toBe(level);
  });

  it.each([undefined, '', 'High', 'Very High', 'Reconsider Travel', '3', 'Level 3', 'constructor', '__proto__'])('%o has no number', (tier) => {
    expect(tierLevel(tier)).toBeUndefined();
  });
});

/** What a token falls back to in CSS. */
function fallback(css: string, name: string): string {
  return new RegExp(`var\\(${name}, ([^;]+)\\);`).exec(css)?.[1] ?? '';
}

/** Its value on a light page and on a dark one. */
function pair(css: string, name: string): readonly [string, string] {
  const value = fallback(css, name);
  const [, light = value, dark = value] = /light-dark\((#\w+), (#\w+)\)/.exec(value) ?? [];
  return [light, dark];
}

describe('colours', () => {
  const surface = pair(theme.cssText, '--risk-color-surface');

  it('have their contrast calculated as WCAG 2.2 does', () => {
    expect(contrast('#fff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 1);
  });

  /** What the sequential palette leaves out is taken from the usual one. */
  const palettes = { usual: divergingPalette.cssText, sequential: `${sequentialPalette.cssText}${divergingPalette.cssText}` };

  describe.each(Object.entries(palettes))('of the %s palette', (_, styles) => {
    it.each([1, 2, 3, 4, 5])('keep the number of tier %i readable', (level) => {
      const [background] = pair(styles, `--risk-tier-${level}-bg`);
      const [figure] = pair(styles, `--risk-tier-${level}-fg`);
      expect(contrast(background, figure)).toBeGreaterThanOrEqual(4.5);
    });

    it.each([1, 2, 3, 4, 5])('set the box of tier %i off from light and dark pages, by its fill or by its line', (level) => {
      const [background] = pair(styles, `--risk-tier-${level}-bg`);
      const [line] = pair(styles, `--risk-tier-${level}-line`);
      for (const page of surface) expect(Math.max(contrast(background, page), contrast(line, page))).toBeGreaterThanOrEqual(3);
    });
  });

  it('of the sequential palette grow darker with every tier', () => {
    const lights = [1, 2, 3, 4, 5].map((level) => luminance(pair(sequentialPalette.cssText, `--risk-tier-${level}-bg`)[0]));
    expect(lights).toEqual(lights.toSorted((one, other) => other - one));
    for (const [index, light] of lights.slice(1).entries()) expect((lights[index] ?? 0) / light).toBeGreaterThan(1.3);
  });

  it.each(['text', 'text-quiet', 'accent', 'focus'])('keep %s readable on light and dark pages', (name) => {
    const [light, dark] = pair(theme.cssText, name === 'focus' ? '--risk-color-accent' : `--risk-color-${name}`);
    expect(contrast(light, surface[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, surface[1])).toBeGreaterThanOrEqual(4.5);
  });

  it('differ from tier to tier also without colour', () => {
    const lights = [1, 2, 3, 4, 5].map((level) => luminance(pair(divergingPalette.cssText, `--risk-tier-${level}-bg`)[0]));
    expect(new Set(lights.map((light) => light.toFixed(2))).size).toBe(5);
  });
});
