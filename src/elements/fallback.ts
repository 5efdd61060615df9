/** No fallback is longer than this many characters. */
export const MAX_FALLBACK = 300;

/** Children that our snippets do not write: other than a picture, a link, code and a note. */
const MORE = ':scope>:not(a,img,script,[slot]),:scope>a>*';

/** True if the children of a tag can only be a fallback, not the rest of the story. */
export const isPlain = (tag: Element): boolean => (tag.textContent ?? '').length <= MAX_FALLBACK && !tag.querySelector(MORE);
