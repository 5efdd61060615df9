/** What every tag can say. */
export const shared = {
  creditTo: 'Source: ',
  /** Between two parts of a sentence or a line. */
  comma: ', ',
  /** Between a name and what is said about it. */
  colon: ': ',
  /** Between two sentences. */
  stop: '. ',
  /** A remark in brackets after something. */
  aside: (text: string) => ` (${text})`,
  publisherUnnamed: 'the publisher’s dataset',
  /** After the credit, in languages other than the publisher's. */
  translated: '',
  /** The button that opens the panel to save or cite. */
  takeAway: 'Save or cite',
  newTab: 'opens in a new tab',
  asOf: (time: string) => `As of ${time}`,
  staleSince: (time: string) => `Could not be updated. As of ${time}`,
};

export type SharedWords = typeof shared;
