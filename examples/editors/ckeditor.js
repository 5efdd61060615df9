// CKEditor 5 with its plugin General HTML Support. It calls every element that it does not know $customElement, so the first pattern needs
// that name besides ours; the second lets placeholders through.
import { TAGS } from './tags.js';

export const configuration = {
  htmlSupport: {
    allow: [
      { name: new RegExp(`^(\\$customElement|${TAGS.join('|')})$`), attributes: true, styles: true },
      { name: /^(div|p|span|a)$/, attributes: /^(data-|slot$)/ },
    ],
  },
};
