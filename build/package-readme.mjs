// README.md as it stands in the package: the pages and pictures it leads to are not in there. `npm pack` writes it, and puts the whole one back with --restore.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const README = 'README.md';
const WHOLE = '.README.whole.md';

/** Without pictures; links lead to the repository, if the package names one, and are words otherwise. */
export function packageReadme(text, repository) {
  const isElsewhere = (target) => /^(https?:|#)/.test(target);
  return text.replace(/<img[^>]*>(?:<br>|\n+)|^The pictures show [^.]*\.\s+/gm, '').replace(/\[((?:[^\]`]|`[^`]*`)+)\]\(([^)]+)\)/g, (link, words, target) => {
    if (isElsewhere(target)) return link;
    return repository ? `[${words}](${repository}/blob/HEAD/${target})` : words;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--restore')) {
    if (existsSync(WHOLE)) renameSync(WHOLE, README);
  } else {
    const { homepage } = JSON.parse(readFileSync('package.json', 'utf8'));
    copyFileSync(README, WHOLE);
    writeFileSync(README, packageReadme(readFileSync(WHOLE, 'utf8'), homepage?.replace(/#.*/, '')));
  }
}
