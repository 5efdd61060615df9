// sanitize-html: allows our elements with their attributes, placeholders with the class that reserves a comparison's height, and the slot of notes.
import sanitizeHtml from 'sanitize-html';
import { TAGS } from './tags.js';

const { allowedTags, allowedAttributes } = sanitizeHtml.defaults;

export const configuration = {
  allowedTags: [...allowedTags, ...TAGS],
  allowedAttributes: {
    ...allowedAttributes,
    ...Object.fromEntries(TAGS.map((tag) => [tag, ['*']])),
    div: ['data-*', 'class'],
    p: ['data-*', 'slot'],
    span: ['data-*', 'slot'],
  },
};
