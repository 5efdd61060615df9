/** What `<risk-map>` says beyond its table. */
export const riskMap = {
  riskMapOf: (region: string) => `Map of travel risk by country${region ? `: ${region}` : ''}`,
  riskMapHelp: 'Arrow keys move between countries, Enter selects one, Escape clears the choice. The table has the same countries.',
  riskMapFailed: 'The map could not be loaded. The table has every country.',
  showWholeMap: 'Show all countries',
  riskLegend: 'Countries by risk tier',
  noRiskData: 'No data',
  statusDisputed: 'Status disputed',
  mapDisclaimer: 'Boundaries and names on the map are no statement on the legal status of any territory.',
};

export type RiskMapWords = typeof riskMap;
