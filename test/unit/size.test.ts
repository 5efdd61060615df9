import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { brotliSize, closureSize, staticClosure, steadySize } from '../support/size.js';

const folder = mkdtempSync(join(tmpdir(), 'size-'));
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('what a browser fetches for a file', () => {
  const far = file('far.js', 'export const far=1;');
  const near = file('near.js', 'export*from"./far.js";');
  file('lazy.js', 'export const lazy=1;');
  const entry = file('entry.js', 'import{far as e}from"./near.js";import"./far.js";export{e};export const later=()=>import("./lazy.js");');

  it('is the file and all that it imports statically, once each', () => {
    expect(staticClosure(entry).map((path) => basename(path))).toEqual(['entry.js', 'near.js', 'far.js']);
  });

  it('weighs as much as its parts', () => {
    expect(closureSize(entry)).toBe(brotliSize(entry) + brotliSize(near) + brotliSize(far));
  });

  it('weighs the same whatever the hashes in it are, and more with one more', () => {
    const imports = (...hashes: readonly string[]): string => file('hashed.js', hashes.map((hash) => `import"./${hash}.js";`).join(''));
    const size = steadySize(imports('abc1234', 'k5l6m7n'));
    expect(steadySize(imports('q8r9s0t', 'zzzzzzz'))).toBe(size);
    expect(steadySize(imports('abc1234', 'k5l6m7n', 'q8r9s0t'))).toBeGreaterThanOrEqual(size + 5);
  });
});
