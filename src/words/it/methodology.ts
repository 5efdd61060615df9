import type { Dictionary } from '../dictionary.js';

/** What `<risk-methodology>` says, in Italian. */
export const methodology: Dictionary['methodology'] = {
  methodologyTitle: 'Come si calcola l’indice di rischio',
  noMethodology: 'Il fornitore dei dati non spiega come si calcola l’indice.',
  formula: 'Formula di calcolo',
  scoreScale: 'Scala',
  components: 'Che cosa conta, e quanto',
  componentNames: { editorial: 'Valutazione redazionale', authority: 'Fonti ufficiali', structural: 'Fattori strutturali', live: 'Attualità' },
  weightUnknown: 'Peso non indicato',
  renormalised: 'Quando per un Paese manca una componente, le altre contano di più in proporzione, così che la somma dei pesi non cambi.',
  notRenormalised: 'Quando per un Paese manca una componente, i pesi delle altre non cambiano.',
  tierRanges: 'Livelli',
  rangeUnknown: 'Intervallo non indicato',
  levelSent: (level) => `Livello ${level}`,
  dataSources: 'Fonti',
  reviewCadence: 'Frequenza di revisione',
  licenceLabel: 'Licenza',
  moreDetails: 'Altri dettagli',
  methodologyGuide: 'Leggi la guida del fornitore dei dati',
};
