import type { Answer } from '../model/answer.js';
import type { Localizer } from './localizer.js';

/** "10 June 2026": the day that an answer is of; empty if that is unknown. */
export const answerDate = ({ fetchedAt, asOf = fetchedAt, isDay }: Answer<unknown>, { date, day }: Localizer): string => (isDay ? day : date)(asOf);
