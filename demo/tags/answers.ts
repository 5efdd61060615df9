import { codesIn } from '../../src/model/country-choice.js';

/** A comparison has two to five countries. */
const MAX_COMPARED = 5;

const countryPath = (code: string): string => `/countries/${code}`;

/** The requests, relative to its API base, of a tag with these attributes; a comparison has one for each country. */
export function questionsOf(tag: string, value: (name: string) => string): readonly string[] {
  switch (tag) {
    case 'country-risk':
      return codesIn(value('country')).map(countryPath);
    case 'country-compare':
      return codesIn(value('countries')).slice(0, MAX_COMPARED).map(countryPath);
    case 'risk-methodology':
      return ['/methodology'];
    case 'risk-table':
    case 'risk-map':
      return ['/countries'];
    default:
      return [`/incidents/recent?${new URLSearchParams(['country', 'hours', 'limit'].flatMap((name) => (value(name) ? [[name, value(name)]] : [])))}`];
  }
}

/** Fetches the API's current responses for a tag as text; rejects if any fails. */
export const fetchAnswers = async (base: string, tag: string, value: (name: string) => string): Promise<readonly string[]> =>
  Promise.all(
    questionsOf(tag, value).map(async (question) => {
      const response = await fetch(base + question);
      if (!response.ok) throw new Error(`${question} is answered with ${response.status}.`);
      return response.text();
    }),
  );
