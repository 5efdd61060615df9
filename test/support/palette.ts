/** A tier's colour in a palette, on light and on dark pages. */
export function tierColors(styles: string, level: number, part: 'bg' | 'fg' | 'line'): readonly [string, string] {
  const own = new RegExp(String.raw`\.tier-${level} \{([^}]*)\}`).exec(styles)?.[1] ?? '';
  const value = new RegExp(String.raw`--_${part}: var\(--risk-tier-${level}-${part}, (.+)\);`).exec(own)?.[1] ?? '';
  const [, light = value, dark = value] = /light-dark\((#\w+), (#\w+)\)/.exec(value) ?? [];
  return [light, dark];
}
