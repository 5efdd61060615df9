// CKEditor 5 with its plugin General HTML Support. The plugin calls every unknown element $customElement, so the first pattern matches
// that name besides ours. The second pattern allows placeholders.
import { TAGS } from './tags.js';

export const configuration = {
  htmlSupport: {
    allow: [
      { name: new RegExp(`^(\\$customElement|${TAGS.join('|')})$`), attributes: true, styles: true },
      { name: /^(div|p|span|a)$/, attributes: /^(data-|slot$)/ },
    ],
  },
};
