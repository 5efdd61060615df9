/** A box in degrees: west, south, east, north. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export interface Disputed {
  readonly name: string;
  /** The Natural Earth shapes that contain it, or its own. */
  readonly drawnAs: readonly string[];
  /** Its boxes within those shapes; if missing, the whole shape is disputed. */
  readonly boxes?: readonly Box[];
  /** The code whose outline it completes when drawn alone: the state it belongs to according to the United Nations, or its own. */
  readonly outline?: string;
  /** A town or place well inside the area. */
  readonly inside: readonly [lng: number, lat: number];
}

/**
 * The areas without a country's colour: the choropleth hatches them, whichever state controls them.
 *
 * Source: the theme "Breakaway, disputed areas" of Natural Earth 1:50m and 1:10m (public domain). Its states have their de facto borders, so each area is cut
 * out of them, or drawn over them, by our own boxes, which follow its boundary only roughly. Undisputed ground inside a box is hatched too: that shows less,
 * but nothing wrong.
 * Not included: places with their own code and rating (Taiwan, Palestine, Kosovo), and parts of Ukraine held since 2022, where the front line moves; they have
 * Ukraine's colour.
 */
export const disputed: readonly Disputed[] = [
  { name: 'Western Sahara', drawnAs: ['W. Sahara'], outline: 'EH', inside: [-11.7, 26.7] },
  { name: 'Western Sahara', drawnAs: ['Morocco'], boxes: [[-18, 20, 0, 27.667]], outline: 'EH', inside: [-13.2, 26.0] },
  { name: 'Golan', drawnAs: ['Israel'], boxes: [[35.65, 29, 37, 34]], outline: 'SY', inside: [35.77, 33.0] },
  { name: 'Crimea', drawnAs: ['Russia'], boxes: [[32.4, 44.3, 36.7, 46.3]], outline: 'UA', inside: [34.1, 45.2] },
  { name: 'Northern Cyprus', drawnAs: ['N. Cyprus', 'Cyprus U.N. Buffer Zone'], outline: 'CY', inside: [33.3, 35.25] },
  { name: 'Somaliland', drawnAs: ['Somaliland'], outline: 'SO', inside: [44.1, 9.6] },
  { name: 'Siachen', drawnAs: ['Siachen Glacier'], inside: [77.3, 35.4] },
  {
    name: 'Kashmir',
    drawnAs: ['India', 'Pakistan'],
    boxes: [
      [73.6, 33.2, 80.4, 37.2],
      [74.6, 32.5, 76, 33.2],
      [77.9, 32.5, 79.6, 33.2],
    ],
    inside: [74.8, 34.1],
  },
  { name: 'Aksai Chin', drawnAs: ['China'], boxes: [[78.1, 34.2, 80.4, 35.9]], inside: [79.5, 35.1] },
  {
    name: 'Arunachal Pradesh',
    drawnAs: ['India'],
    boxes: [
      [91.6, 27.2, 93.5, 29.5],
      [93.5, 27.8, 97.5, 29.5],
    ],
    inside: [94.8, 28.6],
  },
  { name: 'Abkhazia', drawnAs: ['Georgia'], boxes: [[39.9, 42.5, 41.6, 43.7]], inside: [41.0, 43.1] },
  { name: 'South Ossetia', drawnAs: ['Georgia'], boxes: [[43.7, 42.15, 44.5, 42.75]], inside: [44.0, 42.35] },
  {
    name: 'Transnistria',
    drawnAs: ['Moldova'],
    boxes: [
      [29.45, 46.4, 30.3, 47.1],
      [29.05, 47.1, 30, 48.2],
    ],
    inside: [29.65, 46.85],
  },
  { name: 'Southern Kurils', drawnAs: ['Russia'], boxes: [[145.3, 43.3, 149, 45.6]], inside: [147.9, 45.05] },
  { name: 'Abyei', drawnAs: ['Sudan', 'S. Sudan'], boxes: [[27.8, 9.5, 29, 10.2]], inside: [28.4, 9.8] },
  { name: 'Hala’ib', drawnAs: ['Egypt', 'Sudan'], boxes: [[35, 22, 37, 22.9]], inside: [35.9, 22.4] },
  { name: 'Ilemi', drawnAs: ['Kenya', 'S. Sudan', 'Ethiopia'], boxes: [[35.2, 4.65, 36, 5.6]], inside: [35.5, 5.0] },
];
