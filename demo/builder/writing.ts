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

/** Text, for between tags or in an attribute in double quotes; on one line, so that it can be indented. */
export const inHtml = (text: string): string => encoded(text, /[&<>"\n]/g);

/** The same for Vue and Svelte, where braces are code. */
export const inTemplate = (text: string): string => encoded(text, /[&<>"\n{}]/g);

/** The same for a WordPress shortcode, which ends at a bracket. */
export const inShortcode = (text: string): string => encoded(text, /[&<>"\n[\]]/g);

/** Text again. */
export const outOfHtml = (html: string): string =>
  html.replaceAll(/&#?\w+;/g, (entity) => Object.keys(ENTITIES).find((character) => ENTITIES[character] === entity) ?? entity);

/** A string of JavaScript that may stand in a script: nothing in it can end the script. */
export const inScript = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('<', '\\u003c')}'`;

/** JSON that may stand in a script. */
export const jsonInScript = (json: string): string => json.trim().replaceAll('<', '\\u003c');

const ESCAPES: Readonly<Record<string, string>> = {
  '\\\\': '\\u005c',
  '\\"': '\\u0022',
  '--': '\\u002d\\u002d',
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
};

/** JSON as WordPress writes it into the comment of a block: nothing in it can end the comment. */
export const jsonInComment = (json: string): string => json.replaceAll(/\\\\|\\"|--|[<>&]/g, (found) => ESCAPES[found] ?? '');

/** Writes one attribute of a tag. */
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

/** An opening tag, on as many lines as it needs. */
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

/** An element: each child on a line of its own. */
export const element = (name: string, attributes: readonly string[], children: readonly string[]): string =>
  [opening(name, attributes), ...children.map(indented), `</${name}>`].join('\n');
