// DOMPurify: our names, and every attribute of theirs that is not a listener.
import { TAGS } from './tags.js';

export const configuration = {
  CUSTOM_ELEMENT_HANDLING: { tagNameCheck: new RegExp(`^(${TAGS.join('|')})$`), attributeNameCheck: /^(?!on)[a-z-]+$/ },
  ADD_ATTR: ['slot'],
};
