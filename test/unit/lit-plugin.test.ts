import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patchLit } from '../../build/lit-plugin.js';

const source = readFileSync('node_modules/@lit/reactive-element/css-tag.js', 'utf8');

describe('Lit in the CDN build', () => {
  it('adopts style sheets without asking the browser whether it can', () => {
    const patched = patchLit(source);
    expect(patched).not.toContain('ShadyCSS');
    expect(patched.length).toBeLessThan(source.length);
  });

  it('fails to build when a new Lit has other code there', () => {
    expect(() => patchLit(source.replace('ShadyCSS', 'Other').replace('CSSStyleSheet.prototype', 'Other'))).toThrow('not found');
  });
});
