// TinyMCE: the ~ allows a tag in a sentence as well as between paragraphs.
import { TAGS } from './tags.js';

export const configuration = {
  custom_elements: TAGS.map((tag) => `~${tag}`).join(),
  extended_valid_elements: TAGS.map((tag) => `${tag}[*]`).join(),
};
