import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in French. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'Télécharger en CSV',
  downloadJson: 'Télécharger en JSON',
  copyLink: 'Copier le lien',
  copyCitation: 'Copier la référence',
  creditStays: 'Chaque fichier mentionne la source. Merci de la conserver.',
  downloading: (file) => `Téléchargement lancé : ${file}`,
  notDownloaded: 'Le fichier n’a pas pu être enregistré ici.',
  linkCopied: 'Lien copié.',
  citationCopied: 'Référence copiée.',
  notCopied: 'Cette page n’est pas autorisée à copier. Le texte est sélectionné : copiez-le d’ici.',
  textToCopy: 'Texte à copier',
  citedRating: (tier, score) => `${tier}, indice de risque de ${score} sur 100 (plus bas, plus sûr)`,
  citedScore: (score) => `indice de risque de ${score} sur 100 (plus bas, plus sûr)`,
  citedWithout: 'aucun indice de risque',
  retrievedOn: (date) => `Consulté le ${date}`,
  filteredAndTranslated: 'Modifications : filtrage, traduction',
  filteredOnly: 'Modifications : filtrage',
  translatedOnly: 'Modifications : traduction',
};
