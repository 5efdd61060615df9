/** The places that the table of heights has, by their widths in pixels. */
export const WIDTHS = { phone: 328, column: 640, page: 1136 } as const;

/** The heights to reserve, in pixels, on a phone (328 wide), in a column of text (640) and on a page (1136): the same as in the README's table. */
export const HEIGHTS = {
  badge: [134, 98, 98],
  card: [1000, 790, 600],
  full: [2210, 1640, 1300],
  'country-compare': [1560, 1060, 980],
  'incident-list': [630, 560, 560],
  'incident-map': [1310, 1160, 720],
  'risk-methodology': [1490, 1100, 970],
  'risk-table': [770, 710, 670],
  'risk-map': [1080, 1060, 1220],
} as const;

/** The row of the table for a tag with this variant; none for `inline`. */
export function heightsOf(tag: string, variant: string | null | undefined): readonly [phone: number, column: number, page: number] | undefined {
  const name = tag === 'country-risk' ? variant?.trim().toLowerCase() || 'card' : tag;
  return HEIGHTS[name as keyof typeof HEIGHTS];
}
