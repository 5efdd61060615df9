import type { Dictionary } from '../dictionary.js';

/** What `<risk-methodology>` says, in German. */
export const methodology: Dictionary['methodology'] = {
  methodologyTitle: 'So wird der Risikowert berechnet',
  noMethodology: 'Der Datenanbieter gibt nicht an, wie der Wert berechnet wird.',
  formula: 'Formel',
  scoreScale: 'Skala',
  components: 'Was zählt und wie viel',
  componentNames: { editorial: 'Redaktionell', authority: 'Amtlich', structural: 'Strukturell', live: 'Aktuell' },
  weightUnknown: 'Gewicht nicht angegeben',
  renormalised: 'Fehlt für ein Land ein Bestandteil, zählen die übrigen anteilig mehr, sodass die Gewichte zusammen wieder das Ganze ergeben.',
  notRenormalised: 'Fehlt für ein Land ein Bestandteil, bleiben die Gewichte der übrigen unverändert.',
  tierRanges: 'Stufen',
  rangeUnknown: 'Bereich nicht angegeben',
  levelSent: (level) => `Stufe ${level}`,
  dataSources: 'Quellen',
  reviewCadence: 'Wie oft geprüft wird',
  licenceLabel: 'Lizenz',
  moreDetails: 'Weitere Angaben',
  methodologyGuide: 'Zur Erläuterung des Datenanbieters',
};
