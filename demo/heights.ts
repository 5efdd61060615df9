/** The places that the table of heights has, by their widths in pixels. */
export const WIDTHS = { phone: 328, column: 640, page: 1136 } as const;

/** The heights to reserve, in pixels, on a phone (328 wide), in a column of text (640) and on a page (1136): the same as in the README's table. */
export const HEIGHTS = {
  badge: [200, 140, 140],
  card: [1060, 820, 580],
  full: [2300, 1780, 1480],
  'country-compare': [1530, 1020, 950],
  'incident-list': [640, 580, 530],
  'incident-map': [1170, 1160, 730],
  'risk-methodology': [1410, 1080, 980],
  'risk-table': [870, 780, 740],
  'risk-map': [1120, 1060, 1180],
} as const;

/** The row of the table for a tag with this variant; none for `inline`. */
export function heightsOf(tag: string, variant: string | null | undefined): readonly [phone: number, column: number, page: number] | undefined {
  const name = tag === 'country-risk' ? variant?.trim().toLowerCase() || 'card' : tag;
  return HEIGHTS[name as keyof typeof HEIGHTS];
}
