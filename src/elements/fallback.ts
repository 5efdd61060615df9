/** The longest fallback, in characters. */
export const MAX_FALLBACK = 300;

/** Children that our snippets never contain: anything but links, images, scripts and slotted elements. */
const MORE = ':scope>:not(a,img,script,[slot]),:scope>a>*';

/** True if the children of a tag can only be a fallback, not the rest of the story. */
export const isPlain = (tag: Element): boolean => (tag.textContent ?? '').length <= MAX_FALLBACK && !tag.querySelector(MORE);
