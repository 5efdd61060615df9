import { describe, expect, it } from 'vitest';
import { contrast } from '../../demo/looks/contrast.js';
import { stageStyles } from '../../src/map/map-stage.styles.js';
import { worldMapStyles } from '../../src/map/risk-map.styles.js';
import { riskMapStyles as boxStyles } from '../../src/ui/risk-map.styles.js';
import { theme } from '../../src/ui/theme.js';
import { divergingPalette, sequentialPalette } from '../../src/ui/palettes.js';
import { tierStyles } from '../../src/ui/tier.js';
import { tierColors } from '../support/palette.js';

/** A colour on a light page and on a dark one. */
type Pair = readonly [string, string];

/** The value of a token. */
function pair(css: string, name: string): Pair {
  const value = new RegExp(`${name}(?:,|:) ?([^;]+?)\\)?;`).exec(css)?.[1] ?? '';
  const [, light = value, dark = value] = /light-dark\((#\w+), (#\w+)/.exec(value) ?? [];
  return [light, dark];
}

const surface = pair(theme.cssText, '--risk-color-surface');
const text = pair(theme.cssText, '--risk-color-text');
const accent = pair(theme.cssText, '--risk-color-accent');
/** Lines of several colours, at least one of which must stand out from any background. */
const LINES = {
  'the outline of the country in hand': [text, surface, surface],
  'the ring around what has the focus': [accent, surface, text],
} satisfies Record<string, readonly [Pair, Pair, Pair]>;
const PALETTES = { usual: tierStyles.cssText, diverging: divergingPalette.cssText, sequential: sequentialPalette.cssText };
const MODES = ['light', 'dark'] as const;

describe.each(MODES.map((mode, index) => [mode, index as 0 | 1] as const))('over a %s risk map', (_, mode) => {
  const ground = [
    ['land', pair(boxStyles.cssText, '--_land')[mode]],
    ['land of unknown risk', pair(boxStyles.cssText, '--_unknown')[mode]],
  ] as const;

  describe.each(Object.entries(LINES))('%s', (_line, [inner, outer, edge]) => {
    it('has colours that differ', () => {
      expect(contrast(inner[mode], outer[mode])).toBeGreaterThanOrEqual(3);
    });

    describe.each(Object.entries(PALETTES))('of the %s palette', (_palette, styles) => {
      const tiers = [1, 2, 3, 4, 5].map((tier) => [`tier ${tier}`, tierColors(styles, tier, 'bg')[mode]] as const);

      it.each([...tiers, ...ground])('is seen on %s', (_name, below) => {
        expect(below).toMatch(/^#/);
        expect(Math.max(...[inner, outer, edge].map((color) => contrast(color[mode], below)))).toBeGreaterThanOrEqual(3);
      });
    });
  });

  it.each(Object.entries(PALETTES))('names are read on the land of every tier of the %s palette', (_palette, styles) => {
    for (const tier of [1, 2, 3, 4, 5]) {
      const [ink, land] = (['fg', 'bg'] as const).map((side) => tierColors(styles, tier, side)[mode]);
      expect(contrast(ink ?? '', land ?? ''), `tier ${tier}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('names that leave their land are read on their halo', () => {
    expect(contrast(text[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
  });

  it('every button has its sign on a ground of its own', () => {
    expect(contrast(text[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
    expect(stageStyles.cssText).toContain('background: var(--_surface);');
    expect(stageStyles.cssText).not.toMatch(/\.(tool|up|down|left|right)[^{}]*\{[^}]*(opacity: 0?\.\d|background: (none|transparent))/);
  });
});

describe('in forced colours', () => {
  it('the map is drawn in the reader’s colours, whatever scheme the page has', () => {
    const forced = boxStyles.cssText.split('(forced-colors: active)')[1] ?? '';
    for (const name of ['--_land', '--_unknown', '--_edge', '--_hatch']) expect(forced).toMatch(new RegExp(`${name}: Canvas(Text)?;`));
  });

  it('the ring around a country has an edge, because shadows are not drawn', () => {
    expect(worldMapStyles.cssText.split('(forced-colors: active)')[1]).toMatch(/border: \d+px solid Canvas;/);
  });
});
