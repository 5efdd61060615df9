/** The relative luminance of `#rgb` or `#rrggbb`, as WCAG 2.2 defines it. */
export function luminance(color: string): number {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}
