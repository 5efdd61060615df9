import type { Dictionary } from '../dictionary.js';

/** What is said to readers who take along what a tag shows, in Spanish. */
export const takeAway: Dictionary['takeAway'] = {
  downloadCsv: 'Descargar CSV',
  downloadJson: 'Descargar JSON',
  copyLink: 'Copiar enlace',
  copyCitation: 'Copiar cita',
  creditStays: 'Cada archivo incluye la fuente. Le rogamos que la conserve.',
  downloading: (file) => `Descarga iniciada: ${file}`,
  notDownloaded: 'No se ha podido guardar el archivo aquí.',
  linkCopied: 'Enlace copiado.',
  citationCopied: 'Cita copiada.',
  notCopied: 'Esta página no tiene permiso para copiar. El texto está seleccionado: cópielo desde aquí.',
  textToCopy: 'Texto para copiar',
  citedOf: (name, rating) => `${name}: ${rating}`,
  citedNext: '; ',
  citedRating: (tier, score) => `${tier}, índice de riesgo de ${score} sobre 100 (cuanto más bajo, más seguro)`,
  citedScore: (score) => `índice de riesgo de ${score} sobre 100 (cuanto más bajo, más seguro)`,
  citedWithout: 'índice de riesgo desconocido',
  retrievedOn: (date) => `Consultado: ${date}`,
  filteredAndTranslated: 'Cambios: filtrado, traducción',
  filteredOnly: 'Cambios: filtrado',
  translatedOnly: 'Cambios: traducción',
};
