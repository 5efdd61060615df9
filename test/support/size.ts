import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The bytes of a text as a CDN sends it: brotli at its best. */
export const brotliBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }).length;

export const brotliSize = (file: string): number => brotliBytes(readFileSync(file));

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
