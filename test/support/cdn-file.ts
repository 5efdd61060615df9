import { basename } from 'node:path';
import { readManifest } from '../../build/vite.cdn.js';

/** The path of a file by its name in the manifest; the file name itself is a hash. */
export function cdnFile(name: string, manifest = readManifest()): string {
  const named = Object.values(manifest).filter((entry) => entry.name === name);
  const { file } = named.find(({ isEntry }) => isEntry) ?? named[0] ?? {};
  if (!file) throw new Error(`The CDN build has no file named ${name}.`);
  return file;
}

/** The manifest's name for a path. */
const cdnName = (path: string, manifest = readManifest()): string | undefined =>
  Object.values(manifest).find(({ file }) => path.endsWith(basename(file)))?.name;

/** The name of any script of the folder, including loaders. */
export const nameOf = (path: string): string => cdnName(path) ?? path.replace(/^.*\/|\.js$/g, '');
