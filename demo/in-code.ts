import { html, type TemplateResult } from 'lit';

/** A sentence of the manifest with its `words in backticks` set as code. */
export const inCode = (text = ''): readonly (string | TemplateResult)[] =>
  text.split(/`([^`]+)`/).map((part, place) => (place % 2 ? html`<code>${part}</code>` : part));
