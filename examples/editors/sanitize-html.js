// sanitize-html: allows our elements with their attributes, placeholders, and the slot of notes.
import sanitizeHtml from 'sanitize-html';
import { TAGS } from './tags.js';

const { allowedTags, allowedAttributes } = sanitizeHtml.defaults;

export const configuration = {
  allowedTags: [...allowedTags, ...TAGS],
  allowedAttributes: {
    ...allowedAttributes,
    ...Object.fromEntries(TAGS.map((tag) => [tag, ['*']])),
    div: ['data-*'],
    p: ['data-*', 'slot'],
    span: ['data-*', 'slot'],
  },
};
