import { comparedCodes } from '../src/model/country-compare.js';

/** The places in the table of heights, with their widths in pixels. */
export const WIDTHS = { phone: 328, column: 640, page: 1136 } as const;

/** Heights to reserve in pixels on a phone (328 wide), in a text column (640) and on a page (1136), as in the table of docs/tags.md. */
export const HEIGHTS = {
  badge: [200, 150, 140],
  card: [1060, 820, 580],
  full: [2300, 1780, 1480],
  'country-compare': [1530, 1020, 950],
  'country-compare.compares-3': [770, 660, 960],
  'country-compare.compares-4': [820, 720, 990],
  'country-compare.compares-5': [870, 780, 1080],
  'incident-list': [930, 800, 730],
  'incident-map': [1240, 1220, 750],
  'risk-methodology': [1410, 1080, 980],
  'risk-table': [870, 780, 740],
  'risk-map': [1120, 1060, 1210],
  'risk-map[region]': [1120, 1090, 1290],
} as const;

/** Minimum widths (px) for the columns of `STEP_HEIGHTS`. */
export const STEPS = [0, 320, 360, 440, 520, 640, 760, 900, 1136] as const;

/** Height (px) that a tag needs from each of these widths on: the maximum measured over all languages. */
export const STEP_HEIGHTS: Readonly<Record<keyof typeof HEIGHTS, readonly number[]>> = {
  badge: [250, 220, 200, 180, 180, 160, 160, 150, 150],
  card: [1460, 1220, 1100, 990, 970, 880, 820, 680, 610],
  full: [3140, 2620, 2390, 2190, 2130, 1940, 1820, 1670, 1590],
  'country-compare': [1790, 1670, 1630, 1550, 1290, 1150, 1150, 1120, 1080],
  'country-compare.compares-3': [840, 840, 820, 770, 770, 680, 660, 1090, 1070],
  'country-compare.compares-4': [920, 920, 880, 830, 830, 740, 730, 1180, 1090],
  'country-compare.compares-5': [950, 940, 940, 890, 890, 800, 790, 1280, 1170],
  'incident-list': [1010, 1000, 980, 900, 870, 840, 790, 760, 730],
  'incident-map': [1290, 1270, 1250, 1180, 1260, 1230, 820, 790, 750],
  'risk-methodology': [1650, 1490, 1450, 1390, 1230, 1110, 1040, 1020, 980],
  'risk-table': [960, 930, 910, 850, 850, 780, 780, 780, 780],
  'risk-map': [1180, 1170, 1180, 1150, 1130, 1060, 1120, 1200, 1210],
  'risk-map[region]': [1180, 1170, 1180, 1150, 1150, 1210, 1260, 1310, 1300],
};

/** The class by which `heights.css` recognises three, four or five countries, which no selector can count. */
export function comparedClass(tag: string, countries: string | null | undefined): string {
  const count = comparedCodes(countries ?? '')?.length ?? 0;
  return tag === 'country-compare' && count > 2 ? `compares-${count}` : '';
}

/** The heights for a tag with these attributes; `undefined` for `inline`. */
export function heightsOf(
  tag: string,
  attribute: (name: string) => string | null | undefined,
): readonly [phone: number, column: number, page: number] | undefined {
  const compared = comparedClass(tag, attribute('countries'));
  const name = tag === 'country-risk' ? attribute('variant')?.trim().toLowerCase() || 'card' : compared ? `${tag}.${compared}` : tag;
  return HEIGHTS[(attribute('region') && `${name}[region]` in HEIGHTS ? `${name}[region]` : name) as keyof typeof HEIGHTS];
}
