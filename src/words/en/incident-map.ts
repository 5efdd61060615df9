import type { Format } from '../format.js';

/** What the incident map says beyond the list. */
export const incidentMap = {
  unplaced: (count: number, format: Format) => format.plural(count, { one: '# has no position on the map.', other: '# have no position on the map.' }),
  several: 'A ring stands for several incidents, in the colour of the most severe',
  mapOf: (summary: string) => `Map of ${summary}`,
  mapHelp: 'Arrow keys move between markers, Enter opens one, Escape returns. The list has the same incidents.',
  tilesWait: (site: string) => `A detailed map comes from ${site}.`,
  loadTiles: 'Load it',
  mapFailed: 'The map could not be loaded. The list has every incident.',
  boundaries: 'The outline is no statement on the legal status of any territory.',
  fit: 'Show all incidents',
  group: (count: number, format: Format, word: string | undefined) =>
    format.plural(count, { one: '# incident', other: '# incidents' }) + (word ? `, up to ${word.toLowerCase()}` : ''),
  groupHere: (count: number, format: Format) => format.plural(count, { one: '# incident here', other: '# incidents here' }),
  zoomHere: 'Zoom in here',
  close: 'Close',
};

/** The shape of this part of every language's dictionary. */
export type IncidentMapWords = typeof incidentMap;
