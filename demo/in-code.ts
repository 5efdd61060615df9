import { html, type TemplateResult } from 'lit';

/** Renders the `text in backticks` of a description as code. */
export const inCode = (text = ''): readonly (string | TemplateResult)[] =>
  text.split(/`([^`]+)`/).map((part, place) => (place % 2 ? html`<code>${part}</code>` : part));
