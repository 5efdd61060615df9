import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of a text as a CDN sends it: brotli at its best. */
export const brotliBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length;

export const brotliSize = (file: string): number => brotliBytes(readFileSync(file));

/** The name of a file of the CDN build, which is a hash alone. */
const HASH = /\b[\da-z]{7}(?=\.js\b)/g;

/** What a hash weighs at least: seven characters, each of them one of 36. */
const HASH_BYTES = 5;

/** The same without luck: hashes change with every byte of other files, and compress to more or less by chance. */
export function steadySize(file: string): number {
  const text = readFileSync(file, 'utf8');
  return brotliBytes(text.replace(HASH, '0000000')) + HASH_BYTES * (text.match(HASH)?.length ?? 0);
}

/** In minified code: `import{a}from"./x.js"`, `import"./x.js"`, `export*from"./x.js"`; not `import("./x.js")`. */
const STATIC_IMPORT = /\b(?:import|from)\s*["'](\.{1,2}\/[^"']+)["']/g;

/** A built file and everything it imports statically: what a browser fetches before the file runs. */
export function staticClosure(file: string): readonly string[] {
  const files = new Set([file]);
  for (const path of files) {
    for (const [, imported] of readFileSync(path, 'utf8').matchAll(STATIC_IMPORT)) files.add(join(dirname(path), imported ?? ''));
  }
  return [...files];
}

export const closureSize = (file: string): number => staticClosure(file).reduce((sum, path) => sum + brotliSize(path), 0);
