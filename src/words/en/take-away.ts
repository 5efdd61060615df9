/** What "Save or cite" says, with the sentences of the citation. */
export const takeAway = {
  downloadCsv: 'Download CSV',
  downloadJson: 'Download JSON',
  copyLink: 'Copy link',
  copyCitation: 'Copy citation',
  creditStays: 'Every file carries the credit. Please keep it.',
  downloading: (file: string) => `Download started: ${file}`,
  notDownloaded: 'The file could not be saved here.',
  linkCopied: 'Link copied.',
  citationCopied: 'Citation copied.',
  notCopied: 'This page is not allowed to copy. The text is selected: copy it from here.',
  textToCopy: 'Text to copy',

  // The citation
  citedOf: (name: string, rating: string) => `${name}: ${rating}`,
  /** Between two countries. */
  citedNext: '; ',
  citedRating: (tier: string, score: string) => `${tier}, risk score ${score} of 100 (lower is safer)`,
  citedScore: (score: string) => `risk score ${score} of 100 (lower is safer)`,
  citedWithout: 'risk score unknown',
  retrievedOn: (date: string) => `Retrieved ${date}`,
  filteredAndTranslated: 'Changes: filtered, translated',
  filteredOnly: 'Changes: filtered',
  translatedOnly: 'Changes: translated',
};

export type TakeAwayWords = typeof takeAway;
