/** A date, for the few places that show one. Lists use `Format`, which keeps its formatters. */
export const dateOf = (time: number, lang: string): string => new Date(time).toLocaleDateString(lang, { dateStyle: 'medium' });

/** Date and time in the reader's zone, with the zone's name. */
export const momentOf = (time: number, lang: string): string =>
  new Date(time).toLocaleString(lang, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
