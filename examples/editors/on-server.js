// Round trips of a story through sanitizers and renderers on a server; see in-browser.js.
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import * as markdownRecipe from './markdown.js';
import * as sanitizeHtmlRecipe from './sanitize-html.js';

export const roundTrips = {
  'sanitize-html': (html, isConfigured) => sanitizeHtml(html, isConfigured ? sanitizeHtmlRecipe.configuration : {}),
  'markdown-it': (text, isConfigured) => new MarkdownIt(isConfigured ? markdownRecipe.configuration : {}).render(text),
  marked: (text) => marked.parse(text),
};
