import { hexOf } from '../../demo/looks/contrast.js';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Linear light as seen with the three complete forms of colour blindness: Machado, Oliveira and Fernandes, 2009, severity 1. */
const SEEN: Readonly<Record<string, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Linear sRGB to XYZ relative to D65, for CIE 1976 L*a*b*. */
const TO_XYZ: Matrix = [
  [0.4124564 / 0.95047, 0.3575761 / 0.95047, 0.1804375 / 0.95047],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339 / 1.08883, 0.119192 / 1.08883, 0.9503041 / 1.08883],
];

/** Kinds of vision that colours are tested with. */
export const EYES = ['usual', ...Object.keys(SEEN)] as const;

const times = (matrix: Matrix, [x, y, z]: Triple): Triple => matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

function linear(color: string): Triple {
  const hex = hexOf(color, false) ?? '';
  return [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

function lab(color: string, eye: string): Triple {
  const light = SEEN[eye] ? (times(SEEN[eye], linear(color)).map((part) => Math.min(1, Math.max(0, part))) as unknown as Triple) : linear(color);
  const [x, y, z] = times(TO_XYZ, light).map((part) => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116)) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Lightness (L* of CIE 1976, 0 to 100), the only difference left in greyscale. */
export const lightness = (color: string, eye: string): number => lab(color, eye)[0];

/** Colour difference (CIE76); from about 10 on, colours are distinguishable. */
export function difference(one: string, other: string, eye: string): number {
  const [first, second] = [lab(one, eye), lab(other, eye)];
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}
