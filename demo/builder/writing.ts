import type { Attributes } from './choice.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '{': '&#123;',
  '}': '&#125;',
  '[': '&#91;',
  ']': '&#93;',
};

const encoded = (text: string, characters: RegExp): string => text.replaceAll(characters, (found) => ENTITIES[found] ?? found);

/** Escapes text for use between tags or in double-quoted attributes; line breaks are escaped too, so that it can be indented. */
export const inHtml = (text: string): string => encoded(text, /[&<>"\n]/g);

/** Like `inHtml`, for Vue and Svelte, where braces are code. */
export const inTemplate = (text: string): string => encoded(text, /[&<>"\n{}]/g);

/** Like `inHtml`, for WordPress shortcodes, which end at a bracket. */
export const inShortcode = (text: string): string => encoded(text, /[&<>"\n[\]]/g);

/** Reverses the escaping. */
export const outOfHtml = (html: string): string =>
  html.replaceAll(/&#?\w+;/g, (entity) => Object.keys(ENTITIES).find((character) => ENTITIES[character] === entity) ?? entity);

/** A JavaScript string literal that is safe inside a script element. */
export const inScript = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\u003c')}'`;

/** JSON that is safe inside a script element. */
export const jsonInScript = (json: string): string => json.trim().replaceAll('<', '\\u003c');

const ESCAPES: Readonly<Record<string, string>> = {
  '\\\\': '\\u005c',
  '\\"': '\\u0022',
  '--': '\\u002d\\u002d',
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
};

/** JSON as WordPress writes it into a block's comment, which it cannot end. */
export const jsonInComment = (json: string): string => json.replaceAll(/\\\\|\\"|--|[<>&]/g, (found) => ESCAPES[found] ?? '');

export type Writer = (name: string, value: string) => string;

export const htmlAttribute: Writer = (name, value) => (value === '' ? name : `${name}="${inHtml(value)}"`);

export const templateAttribute: Writer = (name, value) => (value === '' ? name : `${name}="${inTemplate(value)}"`);

export const shortcodeAttribute: Writer = (name, value) => (value === '' ? name : `${name}="${inShortcode(value)}"`);

export const jsxAttribute: Writer = (name, value) => {
  if (value === '') return name;
  return /^[^"&{}<>\\\n]*$/.test(value) ? `${name}="${value}"` : `${name}={${inScript(value)}}`;
};

export const jsxText = (text: string): string => (/[{}<>&]/.test(text) ? `{${inScript(text)}}` : text);

export const written = (attributes: Attributes, write: Writer): readonly string[] => Object.entries(attributes).map(([name, value]) => write(name, value));

const MAX_LINE_LENGTH = 76;

/** An opening tag, wrapped to several lines if needed. */
export function opening(name: string, attributes: readonly string[], end = '>'): string {
  const lines = [`<${name}`];
  for (const text of attributes) {
    const last = lines.at(-1) ?? '';
    if (`${last} ${text}`.length > MAX_LINE_LENGTH) lines.push(`  ${text}`);
    else lines[lines.length - 1] = `${last} ${text}`;
  }
  return lines.join('\n') + end;
}

const indented = (text: string): string => text.replaceAll(/^(?=.)/gm, '  ');

/** An element with each child on its own line. */
export const element = (name: string, attributes: readonly string[], children: readonly string[]): string =>
  [opening(name, attributes), ...children.map(indented), `</${name}>`].join('\n');
