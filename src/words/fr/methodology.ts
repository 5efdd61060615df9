import type { Dictionary } from '../dictionary.js';

/** What `<risk-methodology>` says, in French. */
export const methodology: Dictionary['methodology'] = {
  methodologyTitle: 'Comment l’indice de risque est calculé',
  noMethodology: 'Le fournisseur des données n’indique pas comment l’indice est calculé.',
  formula: 'Formule',
  scoreScale: 'Échelle',
  components: 'Ce qui compte, et pour combien',
  componentNames: { editorial: 'Évaluation éditoriale', authority: 'Sources officielles', structural: 'Facteurs structurels', live: 'Actualité' },
  weightUnknown: 'Poids non indiqué',
  renormalised: 'Quand une composante manque pour un pays, les autres comptent davantage, en proportion, de sorte que le total des poids reste le même.',
  notRenormalised: 'Quand une composante manque pour un pays, le poids des autres ne change pas.',
  tierRanges: 'Niveaux',
  rangeUnknown: 'Plage non indiquée',
  levelSent: (level) => `Niveau ${level}`,
  dataSources: 'Sources',
  reviewCadence: 'Fréquence de révision',
  licenceLabel: 'Licence',
  moreDetails: 'Plus de détails',
  methodologyGuide: 'Lire le guide du fournisseur des données',
};
