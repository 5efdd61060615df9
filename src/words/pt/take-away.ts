import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in Portuguese. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'Baixar CSV',
  downloadJson: 'Baixar JSON',
  copyLink: 'Copiar link',
  copyCitation: 'Copiar citação',
  creditStays: 'Cada arquivo traz a fonte. Mantenha-a, por favor.',
  downloading: (file) => `Download iniciado: ${file}`,
  notDownloaded: 'Não foi possível salvar o arquivo aqui.',
  linkCopied: 'Link copiado.',
  citationCopied: 'Citação copiada.',
  notCopied: 'Esta página não tem permissão para copiar. O texto está selecionado: copie-o daqui.',
  textToCopy: 'Texto para copiar',
  citedOf: (name, rating) => `${name}: ${rating}`,
  citedNext: '; ',
  citedRating: (tier, score) => `${tier}, índice de risco de ${score} em 100 (quanto mais baixo, mais seguro)`,
  citedScore: (score) => `índice de risco de ${score} em 100 (quanto mais baixo, mais seguro)`,
  citedWithout: 'índice de risco desconhecido',
  retrievedOn: (date) => `Acesso em ${date}`,
  filteredAndTranslated: 'Alterações: filtragem, tradução',
  filteredOnly: 'Alterações: filtragem',
  translatedOnly: 'Alterações: tradução',
};
