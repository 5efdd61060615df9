/** In words wherever a language has them: Intl's own medium date is all figures in German, Arabic and Japanese. */
export const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A date, for the few places that show one. Lists use `Format`, which keeps its formatters. */
export const dateOf = (time: number, lang: string): string => new Date(time).toLocaleDateString(lang, DAY);

/** Date and time in the reader's zone, with the zone's name. */
export const momentOf = (time: number, lang: string): string =>
  new Date(time).toLocaleString(lang, { ...DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
