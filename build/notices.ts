import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages whose code or data the builds include; their licences require the licence text. */
const IN_NPM = ['leaflet', 'world-atlas', 'cldr-dates-full'];
const IN_CDN = [...IN_NPM, 'lit', 'lit-element', 'lit-html', '@lit/reactive-element', '@lit/task', '@lit-labs/ssr-client'];

function licenceOf(name: string): string {
  const folder = join('node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file === undefined) throw new Error(`${name} has no licence file.`);
  return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

const notices = (names: readonly string[]): string => names.map(licenceOf).join(`\n${'-'.repeat(80)}\n\n`);

export function writeNotices(): void {
  writeFileSync('dist/THIRD-PARTY-NOTICES.txt', notices(IN_NPM));
  writeFileSync('dist/cdn/THIRD-PARTY-NOTICES.txt', notices(IN_CDN));
}
