/** What tags say about a story that ran earlier, and about answers kept in it. */
export const published = {
  whenItRan: (then: string, now: string) => `When this story ran: ${then}. Now: ${now}.`,
  nothingChanged: (now: string) => `Nothing has changed since this story ran: ${now}.`,
  storyOf: (date: string) => ` Published on ${date}.`,
  tierWithScore: (tier: string, score: string) => `${tier} (${score})`,
  scoreAlone: (score: string) => `risk score ${score} of 100`,
  notRated: 'not rated',
  frozenOn: (date: string) => `As of ${date}, and not updated since`,
  undated: 'The date of this data is not known',
};

export type PublishedWords = typeof published;
