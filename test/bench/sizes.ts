// `npm run sizes`: prints how many bytes each page of the last build is below its limit. With the path of an older `dist/cdn`, also prints which pages and
// sources have grown or shrunk. `--lower` lowers limits that are too high in test/bench/limits.json and docs/hosting.md; the README's three sizes are edited by
// hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { needBuild, readWords } from '../../build/command.mjs';
import { CDN, FILE, kBOf, LIMITS, limitedFiles } from '../support/limits.js';

const {
  positionals: [older],
  values: { lower: isLowering },
} = readWords('npm run sizes -- [/path/to/older/dist/cdn] [--lower]', { allowPositionals: true, options: { lower: { type: 'boolean' } } });
for (const folder of [CDN, older ?? CDN]) needBuild(join(folder, 'manifest.json'));

const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

const pages = Object.entries(limitedFiles()).map(([page, files]) => ({ page, kB: kBOf(files), limit: LIMITS[page]?.kB ?? 0 }));
const filesBefore = older === undefined ? {} : limitedFiles(older);

for (const { page, kB, limit } of pages) {
  const before = filesBefore[page];
  const growth = before ? `, ${signed(Math.round((kB - kBOf(before, older)) * 1024))} bytes` : '';
  const room = Math.floor((limit - kB) * 1024);
  console.log(
    `${page.padEnd(24)}${kB.toFixed(2).padStart(6)} of ${limit.toFixed(1).padStart(4)} kB, ${room < 0 ? `${-room} bytes over` : `room for ${room} bytes`}${growth}`,
  );
}

/** Characters of the built files by source, before compression. */
function charactersBySource(folder: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const file of new Set(Object.values(limitedFiles(folder)).flat())) {
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as ConstructorParameters<typeof SourceMap>[0]);
    for (const [line, text] of readFileSync(join(folder, file), 'utf8').split('\n').entries()) {
      for (let column = 0; column < text.length; column++) {
        const { originalSource = 'JSON and what joins the modules' } = map.findEntry(line, column) as { readonly originalSource?: string };
        const source = originalSource.replace(/^.*?(?=(src|node_modules)\/)/, '');
        counts.set(source, (counts.get(source) ?? 0) + 1);
      }
    }
  }
  return counts;
}

if (older !== undefined) {
  const [now, before] = [charactersBySource(CDN), charactersBySource(older)];
  const growths = [...now.keys(), ...before.keys()].map((source) => [source, (now.get(source) ?? 0) - (before.get(source) ?? 0)] as const);
  console.log('\nCharacters before compression, by source:');
  for (const [source, growth] of new Map(growths.toSorted(([, one], [, other]) => other - one))) if (growth) console.log(signed(growth).padStart(6), source);
}

/** Replaces the number after a text in a file. */
function replaceLimit(file: string, text: RegExp, lower: number): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`(?<=${text.source})[\\d.]+`, 'm'), String(lower)));
}

if (isLowering) {
  for (const { page, kB, limit } of pages) {
    const lower = Math.ceil(kB * 10) / 10;
    if (lower >= limit) continue;
    replaceLimit(FILE, new RegExp(`"${page}": \\{ "kB": `), lower);
    replaceLimit('docs/hosting.md', new RegExp(`^\\| \`${page}\`[^|]* \\| (?=[\\d.]+ \\|$)`), lower);
    console.log(`${page}: ${lower} kB instead of ${limit}.`);
  }
}
