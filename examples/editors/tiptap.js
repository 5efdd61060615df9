// TipTap: two nodes, one for tags between paragraphs and one for tags in a sentence. Both keep all attributes and the link inside.
import { mergeAttributes, Node } from '@tiptap/core';
import { TAGS } from './tags.js';

const placeholders = TAGS.map((tag) => `[data-${tag}]`);

const travelSafety = (name, group, selectors) =>
  Node.create({
    name,
    group,
    inline: group === 'inline',
    content: 'inline*',
    priority: 1000, // before the paragraph node, which would also match placeholders
    addAttributes: () => ({
      element: { parseHTML: ({ localName }) => localName, rendered: false },
      own: { parseHTML: ({ attributes }) => Object.fromEntries([...attributes].map((attribute) => [attribute.name, attribute.value])), rendered: false },
    }),
    parseHTML: () => selectors.map((tag) => ({ tag })),
    renderHTML: ({ node, HTMLAttributes }) => [node.attrs.element, mergeAttributes(node.attrs.own, HTMLAttributes), 0],
  });

const inSentences = ['country-risk[variant=inline]', 'span[data-country-risk]'];
const between = [...TAGS, ...placeholders].map((selector) => `${selector}:not([variant=inline], span)`);

export const extensions = [travelSafety('travelSafetyInline', 'inline', inSentences), travelSafety('travelSafety', 'block', between)];
