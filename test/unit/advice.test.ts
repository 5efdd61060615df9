import { describe, expect, it } from 'vitest';
import { closestAttribute } from '../../src/elements/advice.js';
import '../../src/index.js';

const KNOWN = (customElements.get('country-risk') as unknown as { readonly observedAttributes: readonly string[] }).observedAttributes;

describe('a misspelt attribute', () => {
  it.each([
    ['varient', 'variant'],
    ['api_base', 'api-base'],
    ['apibase', 'api-base'],
    ['contry', 'country'],
    ['section', 'sections'],
    ['publishedscore', 'published-score'],
    ['heading_level', 'heading-level'],
    ['frozenn', 'frozen'],
    ['tehme', 'theme'],
    ['countries', 'country'],
  ])('%s is meant as %s', (written, meant) => {
    expect(closestAttribute(written, KNOWN)).toBe(meant);
  });

  it.each([
    'class',
    'style',
    'state',
    'width',
    'height',
    'x-data',
    'align',
    'src',
    'href',
    'color',
    'alt',
    'key',
    'ref',
    'contenteditable',
    'draggable',
    'translate',
    'accesskey',
    'n',
    'type',
  ])('%s is none of ours', (written) => {
    expect(closestAttribute(written, KNOWN)).toBeUndefined();
  });
});
