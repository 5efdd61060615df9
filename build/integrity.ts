import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The value of a script tag's `integrity`. */
const integrityOf = (content: Uint8Array): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Writes `sri.json`: the integrity of every script and style sheet that pages load from the folder, by path. */
export function writeIntegrity(folder: string, version: string): void {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(m?js|css)$/.test(file) && !/^(frame|builder)\//.test(file))
    .toSorted();
  const files = Object.fromEntries(scripts.map((file) => [file, integrityOf(readFileSync(join(folder, file)))]));
  writeFileSync(join(folder, 'sri.json'), `${JSON.stringify({ version, files }, null, 2)}\n`);
}
