/**
 * Lit as the chunks of the CDN build need it: the same interface, but only what our tags use of it, in half of the bytes.
 * The package for bundlers has Lit itself; the tests of our elements run on both.
 *
 * Of templates: text, templates, nodes and lists as children; attributes, `?boolean`, `.property`, `@event` with a function; directives that are children.
 * Names are in small letters and no value has a bracket in it (test/unit/lit.test.ts looks at all our templates).
 * Of elements: attributes become properties, never the other way; a property's type is `Boolean` or text.
 */

export const nothing = null;
export const noChange = null;

export { Directive, directive, removePart, setChildPartValue, setCommittedValue } from './directive.js';
export { LitElement } from './element.js';
export { ChildPart, insertPart, render } from './parts.js';
export { css, CSSResult } from './styles.js';
export { html } from './template.js';
