import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in French. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'Télécharger en CSV',
  downloadJson: 'Télécharger en JSON',
  copyLink: 'Copier le lien',
  copyCitation: 'Copier la référence',
  creditStays: 'Chaque fichier mentionne la source. Merci de la conserver.',
  downloading: (file) => `Téléchargement lancé\u00a0: ${file}`,
  notDownloaded: 'Le fichier n’a pas pu être enregistré ici.',
  linkCopied: 'Lien copié.',
  citationCopied: 'Référence copiée.',
  notCopied: 'Cette page n’est pas autorisée à copier. Le texte est sélectionné\u00a0: copiez-le vous-même.',
  textToCopy: 'Texte à copier',
  citedOf: (name, rating) => `${name}\u00a0: ${rating}`,
  citedNext: '\u202f; ',
  citedRating: (tier, score) => `${tier}, indice de risque de ${score} sur 100 (plus il est bas, plus c’est sûr)`,
  citedScore: (score) => `indice de risque de ${score} sur 100 (plus il est bas, plus c’est sûr)`,
  citedWithout: 'indice de risque inconnu',
  retrievedOn: (date) => `Consulté le ${date}`,
  filteredAndTranslated: 'Modifications\u00a0: filtrage, traduction',
  filteredOnly: 'Modifications\u00a0: filtrage',
  translatedOnly: 'Modifications\u00a0: traduction',
};
