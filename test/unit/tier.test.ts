import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { divergingPalette, sequentialPalette } from '../../src/ui/palettes.js';
import { tierStyles } from '../../src/ui/tier.js';
import { theme } from '../../src/ui/theme.js';
import { tierLevel, TIERS } from '../../src/model/country.js';
import { contrast, luminance } from '../../demo/looks/contrast.js';
import { tierColors } from '../support/palette.js';
import { difference, EYES, lightness } from '../support/vision.js';

describe('a tier', () => {
  it.each(TIERS.map((tier, index) => [tier, index + 1] as const))('%s is number %i', (tier, level) => {
    expect(tierLevel(tier)).toBe(level);
    for (const sent of [` ${tier.toUpperCase()} `, tier.replaceAll(' ', '_'), tier.toLowerCase().replaceAll(' ', '-')]) expect(tierLevel(sent)).toBe(level);
  });

  it.each([undefined, '', 'High', 'Very High', 'Reconsider Travel', '3', 'Level 3', 'VerySafe', 'Very Safe.', 'constructor', '__proto__'])(
    '%o has no number',
    (tier) => {
      expect(tierLevel(tier)).toBeUndefined();
    },
  );
});

/** The fallback of a token in CSS. */
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

  const palettes = { usual: tierStyles.cssText, diverging: divergingPalette.cssText, sequential: sequentialPalette.cssText };
  const LEVELS = [1, 2, 3, 4, 5] as const;
  const SCHEMES = [
    ['light', 0],
    ['dark', 1],
  ] as const;
  /** A token's colours for all five tiers. */
  const colors = (styles: string, part: 'bg' | 'fg' | 'line', scheme: 0 | 1): readonly string[] =>
    LEVELS.map((level) => tierColors(styles, level, part)[scheme]);
  const neighbours = <T>(all: readonly T[]): readonly (readonly [T, T])[] => all.slice(1).map((one, index) => [all[index] ?? one, one] as const);

  describe.each(Object.entries(palettes))('of the %s palette', (_, styles) => {
    describe.each(SCHEMES)('on a %s page', (_scheme, scheme) => {
      it.each(LEVELS)('keep the number of tier %i readable', (level) => {
        const [background, figure] = [colors(styles, 'bg', scheme)[level - 1] ?? '', colors(styles, 'fg', scheme)[level - 1] ?? ''];
        expect(contrast(background, figure)).toBeGreaterThanOrEqual(4.5);
      });

      it.each(LEVELS)('set the box of tier %i off from the page, by its fill or by its line', (level) => {
        const [background, line] = [colors(styles, 'bg', scheme)[level - 1] ?? '', colors(styles, 'line', scheme)[level - 1] ?? ''];
        expect(Math.max(contrast(background, surface[scheme]), contrast(line, surface[scheme]))).toBeGreaterThanOrEqual(3);
      });

      it.each(EYES)('can be told apart by %s eyes', (eye) => {
        const fills = colors(styles, 'bg', scheme);
        for (const one of fills) for (const other of fills) if (one !== other) expect(difference(one, other, eye), `${one} ${other}`).toBeGreaterThan(15);
      });
    });
  });

  describe.each(SCHEMES)('of the usual palette on a %s page', (_, scheme) => {
    const [fills, lines] = [colors(tierStyles.cssText, 'bg', scheme), colors(tierStyles.cssText, 'line', scheme)];

    it('stand out from it more with every tier, and the worst tier most', () => {
      for (const [milder, worse] of neighbours(fills.map((fill) => contrast(fill, surface[scheme])))) expect(worse / milder).toBeGreaterThan(1.2);
      expect(contrast(fills[4] ?? '', surface[scheme])).toBeGreaterThanOrEqual(7);
    });

    it('keep that order for colour-blind eyes and in grey, where only lightness counts', () => {
      const sign = scheme ? 1 : -1;
      for (const eye of EYES) {
        const steps = neighbours(fills.map((fill) => lightness(fill, eye)));
        for (const [milder, worse] of steps) expect(sign * (worse - milder), eye).toBeGreaterThan(6);
      }
    });

    it('have an edge of 3:1 between the outlines of neighbours', () => {
      for (const [milder, worse] of neighbours(LEVELS.map((_level, index) => [fills[index] ?? '', lines[index] ?? ''] as const))) {
        // Between two neighbouring tiers come four colours: fill, line, line and fill.
        const crossed = neighbours([milder[0], milder[1], worse[1], worse[0]]);
        expect(Math.max(...crossed.map(([one, other]) => contrast(one, other)))).toBeGreaterThanOrEqual(3);
      }
    });
  });

  it('of the sequential palette grow darker with every tier', () => {
    const lights = colors(sequentialPalette.cssText, 'bg', 0).map(luminance);
    for (const [milder, worse] of neighbours(lights)) expect(milder / worse).toBeGreaterThan(1.3);
  });

  it('of the diverging palette are for screens alone, because paper may be grey', () => {
    expect(divergingPalette.cssText.trim()).toMatch(/^@media screen \{[^]*\}$/);
  });

  it('stand once in the sources', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('.ts') ? [readFileSync(`src/${file}`, 'utf8')] : [],
    );
    const pairs = sheets.flatMap((sheet) => sheet.match(/light-dark\(#\w+, #\w+\)/g) ?? []);
    expect(pairs.length).toBeGreaterThan(30);
    expect(pairs.filter((pair, place) => pairs.indexOf(pair) !== place)).toEqual([]);
  });

  it.each(SCHEMES)('keep axes, marks and the edges of fields visible on a %s page', (_, scheme) => {
    const mark = /--_mark: light-dark\((#\w+), (#\w+)\)/.exec(theme.cssText)?.slice(1) ?? [];
    expect(contrast(mark[scheme] ?? '', surface[scheme])).toBeGreaterThanOrEqual(3);
  });

  it.each(['text', 'text-quiet', 'accent', 'focus'])('keep %s readable on light and dark pages', (name) => {
    const [light, dark] = pair(theme.cssText, name === 'focus' ? '--risk-color-accent' : `--risk-color-${name}`);
    expect(contrast(light, surface[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, surface[1])).toBeGreaterThanOrEqual(4.5);
  });
});
