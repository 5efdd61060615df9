import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in Italian. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'Scarica CSV',
  downloadJson: 'Scarica JSON',
  copyLink: 'Copia link',
  copyCitation: 'Copia citazione',
  creditStays: 'Ogni file riporta la fonte. Vi preghiamo di conservarla.',
  downloading: (file) => `Download avviato: ${file}`,
  notDownloaded: 'Non è stato possibile salvare il file qui.',
  linkCopied: 'Link copiato.',
  citationCopied: 'Citazione copiata.',
  notCopied: 'Questa pagina non è autorizzata a copiare. Il testo è selezionato: copiatelo da qui.',
  textToCopy: 'Testo da copiare',
  citedOf: (name, rating) => `${name}: ${rating}`,
  citedNext: '; ',
  citedRating: (tier, score) => `${tier}, indice di rischio di ${score} su 100 (più è basso, più è sicuro)`,
  citedScore: (score) => `indice di rischio di ${score} su 100 (più è basso, più è sicuro)`,
  citedWithout: 'indice di rischio sconosciuto',
  retrievedOn: (date) => `Consultato: ${date}`,
  filteredAndTranslated: 'Modifiche: filtro, traduzione',
  filteredOnly: 'Modifiche: filtro',
  translatedOnly: 'Modifiche: traduzione',
};
