import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { litFiles, patchLit } from '../../build/lit-plugin.js';

const sourceOf = (file: string): string => readFileSync(`node_modules/${file}`, 'utf8');
const all = (of: (file: string) => string): string => litFiles.map(of).join('\n');
const patched = (file: string): string => patchLit(file, sourceOf(file));

describe('Lit in the CDN build', () => {
  it('leaves out what only other browsers, polyfills and other elements need', () => {
    const unused = /ShadyCSS|PolyfillSupport|HydrateSupport|toAttribute|addInitializer|CSSResult is not constructable|\.tagName\)/;
    expect(all(sourceOf)).toMatch(unused);
    expect(all(patched)).not.toMatch(unused);
  });

  it("keeps Lit's four globals and the check that a template is ours", () => {
    const kept = ['litPropertyMetadata', 'reactiveElementVersions', 'litElementVersions', 'litHtmlVersions', 'hasOwnProperty("raw")'];
    for (const text of kept) expect(all(patched)).toContain(text);
  });

  it.each(litFiles)('fails to build when %s has other code there', (file) => {
    expect(() => patchLit(file, patched(file))).toThrow('not found');
  });
});
