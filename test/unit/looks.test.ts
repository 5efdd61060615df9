import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allFacts } from '../../build/readme.js';
import { contrast, hexOf, checkContrast, tokensIn } from '../../demo/looks/contrast.js';

const sheet = (name: string): string => readFileSync(new URL(`../../demo/looks/${name}.css`, import.meta.url), 'utf8');

const facts = allFacts();
const shared = facts[0]?.sharedTokens ?? [];
const known = [...shared, ...facts.flatMap(({ tokens }) => tokens)].map(({ name }) => name);

/** The tokens of a look, with our defaults for those it does not set. */
const shown = (css: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(shared.map(({ name = '', default: standard = '' }) => [name, standard])),
  ...tokensIn(css),
});

const tooLow = (css: string, isDark: boolean): readonly string[] =>
  shared.flatMap(({ name = '' }) => {
    const found = checkContrast(name, shown(css), isDark);
    return found && !found.passes ? [`${name} ${found.ratio.toFixed(2)}`] : [];
  });

describe('contrast', () => {
  it('is what WCAG 2 says it is', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('reads the short and the two-sided colours of our styles', () => {
    expect(hexOf('light-dark(#fff, #15181c)', false)).toBe('#ffffff');
    expect(hexOf('light-dark(#fff, #15181c)', true)).toBe('#15181c');
    expect(hexOf('16px', false)).toBeUndefined();
  });

  it('tells a colour that cannot be read', () => {
    expect(tooLow('--risk-color-text-quiet: #999999;', false)).toEqual(['--risk-color-text-quiet 2.85']);
  });
});

describe('our own tokens', () => {
  it.each([false, true])('can be read (dark: %s)', (isDark) => {
    expect(shared.length).toBeGreaterThan(25);
    expect(tooLow('', isDark)).toEqual([]);
  });
});

describe.each([
  ['broadsheet', false],
  ['tabloid', false],
  ['magazine', true],
] as const)('the %s', (name, isDark) => {
  it('sets tokens that exist, and little else', () => {
    const rest = sheet(name)
      .replaceAll(/\/\*.*?\*\//gs, '')
      .replaceAll(/--[\w-]+:[^;]+;/g, '');
    expect(Object.keys(tokensIn(sheet(name))).filter((token) => !known.includes(token))).toEqual([]);
    expect(rest.match(/[\w-]+:[^;:]+;/g) ?? []).toHaveLength({ broadsheet: 0, tabloid: 2, magazine: 1 }[name]);
  });

  it('can be read', () => {
    expect(tooLow(sheet(name), isDark)).toEqual([]);
  });
});
