/** No fallback is longer than this many characters. */
export const LONGEST = 300;

/** More than the picture and the link that our snippets have, code and a note. */
const MORE = ':scope>:not(a,img,script,[slot]),:scope>a>*';

/** True if the children of a tag cannot be a story. */
export const isPlain = (tag: Element): boolean => (tag.textContent ?? '').length <= LONGEST && !tag.querySelector(MORE);
