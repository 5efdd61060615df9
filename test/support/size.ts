import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Compressed size of a text in bytes, as a CDN sends it (brotli, highest quality). */
export const brotliBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length;

export const brotliSize = (file: string): number => brotliBytes(readFileSync(file));

/** A file name of the CDN build, which is just a hash. */
const HASH = /\b[\da-z]{7}(?=\.js\b)/g;

/** Minimum compressed size of a hash: seven characters of base 36. */
const HASH_BYTES = 5;

/** Compressed size independent of hashes, which change with every other file and compress by chance to more or less. */
export function steadySize(file: string): number {
  const text = readFileSync(file, 'utf8');
  return brotliBytes(text.replace(HASH, '0000000')) + HASH_BYTES * (text.match(HASH)?.length ?? 0);
}

/** Matches `import{a}from"./x.js"`, `import"./x.js"` and `export*from"./x.js"` in minified code, but not `import("./x.js")`. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g;

/** A built file and its static imports, which browsers fetch before it runs. */
export function staticClosure(file: string): readonly string[] {
  const files = new Set([file]);
  for (const path of files) {
    for (const [, imported] of readFileSync(path, 'utf8').matchAll(STATIC_IMPORT)) files.add(join(dirname(path), imported ?? ''));
  }
  return [...files];
}

export const closureSize = (file: string): number => staticClosure(file).reduce((sum, path) => sum + brotliSize(path), 0);
