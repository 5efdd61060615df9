/** What every tag can say. */
export const shared = {
  creditTo: 'Source: ',
  /** Between two parts of a line. */
  comma: ', ',
  /** Between a name and what is said of it. */
  colon: ': ',
  /** Between two sentences. */
  stop: '. ',
  /** What stands in brackets behind something. */
  aside: (text: string) => ` (${text})`,
  publisherUnnamed: 'the publisher’s dataset',
  /** Behind the credit in other languages than the publisher's. */
  translated: '',
  /** What opens the ways to take along what is shown. */
  takeAway: 'Save or cite',
  newTab: 'opens in a new tab',
  asOf: (time: string) => `As of ${time}`,
  staleSince: (time: string) => `Could not be updated. As of ${time}`,
};

export type SharedWords = typeof shared;
