/** Values by token name. */
export type Tokens = Readonly<Record<string, string>>;

export const tokensIn = (css: string): Tokens =>
  Object.fromEntries([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));

/** A colour as `#rrggbb`, on a light or a dark page; `undefined` for anything else. */
export function hexOf(value: string | undefined, isDark: boolean): string | undefined {
  const [, light, dark] = /^light-dark\((#\w+), ?(#\w+)\)$/.exec(value ?? '') ?? [];
  const plain = isDark ? (dark ?? value) : (light ?? value);
  const [, short] = /^#([\da-f]{3})$/i.exec(plain ?? '') ?? [];
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`.toLowerCase();
  return /^#[\da-f]{6}$/i.test(plain ?? '') ? plain?.toLowerCase() : undefined;
}

/** The relative luminance of `#rgb` or `#rrggbb`, as WCAG 2.2 defines it. */
export function luminance(color: string): number {
  const hex = hexOf(color, false) ?? '';
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colour to compare with, and the minimum contrast of WCAG 2 AA. */
interface Pair {
  readonly against: string;
  readonly minimum: number;
}

/** The colour of numbers on severities: not a token, but one of two fixed colours by colour scheme. */
const digit = (isDark: boolean): string => (isDark ? '#160a2e' : '#ffffff');

function pairOf(name: string, isDark: boolean): Pair | undefined {
  if (/^--risk-color-(text|text-quiet|accent)$/.test(name)) return { against: '--risk-color-surface', minimum: 4.5 };
  if (name === '--risk-color-focus') return { against: '--risk-color-surface', minimum: 3 };
  if (/^--risk-tier-\d-fg$/.test(name)) return { against: name.replace('fg', 'bg'), minimum: 4.5 };
  if (/^--risk-severity-\d$/.test(name)) return { against: digit(isDark), minimum: 4.5 };
  return undefined;
}

/** Contrast of a token's colour where it is used; `undefined` if it does not matter. */
export function checkContrast(name: string, tokens: Tokens, isDark: boolean): { readonly ratio: number; readonly passes: boolean } | undefined {
  const pair = pairOf(name, isDark);
  const one = hexOf(tokens[name], isDark);
  const other = pair && hexOf(tokens[pair.against] ?? pair.against, isDark);
  if (!pair || !one || !other) return undefined;
  const ratio = contrast(one, other);
  return { ratio, passes: ratio >= pair.minimum };
}
