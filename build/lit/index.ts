/**
 * Lit for the chunks of the CDN build: the part of its interface that our tags use, in half the bytes.
 * The package for bundlers uses Lit itself; the browser tests run on both.
 *
 * In templates: text, templates, nodes and lists as children; attributes, `?boolean`, `.property`, `@event` with a function; directives as children.
 * Names must be in lower case, and what a template writes inside a tag must not contain `<` or `>` (test/unit/lit.test.ts checks all our templates).
 * In elements: attributes set properties, but properties never set attributes; a property's type is `Boolean` or text.
 */

export const nothing = null;
export const noChange = null;

export { Directive, directive, removePart, setChildPartValue, setCommittedValue } from './directive.js';
export { LitElement } from './element.js';
export { ChildPart, insertPart, render } from './parts.js';
export { css, CSSResult } from './styles.js';
export { html } from './template.js';
