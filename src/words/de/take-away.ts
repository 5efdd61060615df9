import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in German. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'CSV herunterladen',
  downloadJson: 'JSON herunterladen',
  copyLink: 'Link kopieren',
  copyCitation: 'Quellenangabe kopieren',
  creditStays: 'Jede Datei enthält die Quellenangabe. Bitte nicht entfernen.',
  downloading: (file) => `Download gestartet: ${file}`,
  notDownloaded: 'Die Datei ließ sich hier nicht speichern.',
  linkCopied: 'Link kopiert.',
  citationCopied: 'Quellenangabe kopiert.',
  notCopied: 'Diese Seite darf nicht kopieren. Der Text ist markiert und kann von hier kopiert werden.',
  textToCopy: 'Text zum Kopieren',
  citedOf: (name, rating) => `${name}: ${rating}`,
  citedNext: '; ',
  citedRating: (tier, score) => `${tier}, Risikowert ${score} von 100 (je niedriger, desto sicherer)`,
  citedScore: (score) => `Risikowert ${score} von 100 (je niedriger, desto sicherer)`,
  citedWithout: 'Risikowert unbekannt',
  retrievedOn: (date) => `Abgerufen am ${date}`,
  filteredAndTranslated: 'Änderungen: gefiltert, übersetzt',
  filteredOnly: 'Änderungen: gefiltert',
  translatedOnly: 'Änderungen: übersetzt',
};
