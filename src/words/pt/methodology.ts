import type { Dictionary } from '../dictionary.js';

/** What `<risk-methodology>` says, in Portuguese. */
export const methodology: Dictionary['methodology'] = {
  methodologyTitle: 'Como o índice de risco é calculado',
  noMethodology: 'O fornecedor dos dados não informa como o índice é calculado.',
  formula: 'Fórmula',
  scoreScale: 'Escala',
  components: 'O que conta e quanto',
  componentNames: { editorial: 'Avaliação editorial', authority: 'Fontes oficiais', structural: 'Fatores estruturais', live: 'Atualidade' },
  weightUnknown: 'Peso não informado',
  renormalised: 'Quando falta um componente para um país, os demais contam mais, em proporção, de modo que os pesos continuam somando o total.',
  notRenormalised: 'Quando falta um componente para um país, os pesos dos demais não mudam.',
  tierRanges: 'Níveis',
  rangeUnknown: 'Faixa não informada',
  levelSent: (level) => `Nível ${level}`,
  dataSources: 'Fontes',
  reviewCadence: 'Frequência de revisão',
  licenceLabel: 'Licença',
  moreDetails: 'Mais detalhes',
  methodologyGuide: 'Ler o guia do fornecedor dos dados',
};
