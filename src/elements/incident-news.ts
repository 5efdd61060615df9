/** What a newer answer to the same question needs; loaded when there is one. */
export { newsOf, newsTaken } from '../model/incident-news.js';
export { newsButton, newsWord, styles } from '../ui/incident-news.js';
export { incidentNews as english } from '../words/en/incident-news.js';

/** True while a reader is busy in the tag. A lifted finger leaves `:hover` behind, so hovering counts only for devices that can hover. */
export const isBeingRead = (tag: Element): boolean => tag.matches(':focus-within') || (tag.matches(':hover') && matchMedia('(hover: hover)').matches);
