// README.md for the npm package, which lacks the linked pages and pictures. Written before `npm pack`; --restore puts the original back.
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const README = 'README.md';
const WHOLE = '.README.whole.md';

/** Removes pictures; links point to the package's repository, or become plain text if it has none. */
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
    // It is still there after a run of npm that was interrupted.
    if (!existsSync(WHOLE)) copyFileSync(README, WHOLE);
    writeFileSync(README, packageReadme(readFileSync(WHOLE, 'utf8'), homepage?.replace(/#.*/, '')));
  }
}
