/** What a newer answer to the same question needs. */
export { newsOf, newsTaken } from '../model/incident-news.js';
export { newsButton, newsWord, styles } from '../ui/incident-news.js';
export { incidentNews as english } from '../words/en/incident-news.js';

/** True while a reader has something in hand here. A finger that is gone leaves the pointer where it was: that is nobody. */
export const isBeingRead = (tag: Element): boolean => tag.matches(':focus-within') || (tag.matches(':hover') && matchMedia('(hover: hover)').matches);
