import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** After this many milliseconds, a step says why it takes so long. */
const LONG = 20_000;

/** Prints a line when a step begins and, if it takes long, another with the reason. */
export async function step(line, why, work, say = console.log) {
  say(line);
  const timer = setTimeout(() => say(`  ${why}`), LONG);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** True if all of a build is there that the address of the scripts needs. */
export const isBuilt = (folder) => ['dist/cdn/sri.json', 'custom-elements.json'].every((file) => existsSync(join(folder, file)));

/** What is printed once everything is up: where to look, what each address is for, and what works in any page as it is. */
export const addresses = ({ demo, scripts, api }) => `
Demo page, open this:             ${demo}/demo/
Builder, in eight languages:      ${scripts}/builder/
Scripts, for src:                 ${scripts}/embed.js
Reference API, for data-api-base: ${api}
  It answers with sample data:    ${api}/api/v1/countries/JP

Paste into a page of your own, a file on this machine too, for a card about Japan:

<link rel="stylesheet" crossorigin="anonymous" href="${scripts}/heights.css">
<country-risk country="JP"><a href="${scripts}/frame/country-risk/JP/">Japan: travel safety</a></country-risk>
<script async crossorigin="anonymous" src="${scripts}/embed.js" data-api-base="${api}"></script>

Ctrl-C stops all three.`;
