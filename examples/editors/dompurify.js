// DOMPurify: allows our elements, and all their attributes except event handlers.
import { TAGS } from './tags.js';

export const configuration = {
  CUSTOM_ELEMENT_HANDLING: { tagNameCheck: new RegExp(`^(${TAGS.join('|')})$`), attributeNameCheck: /^(?!on)[a-z-]+$/ },
  ADD_ATTR: ['slot'],
};
