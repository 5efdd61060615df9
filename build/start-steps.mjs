import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A step that takes longer (ms) prints its reason. */
const SLOW_AFTER = 20_000;

/** Prints a line at the start of a step and, if it takes long, the reason. */
export async function step(line, reason, work, log = console.log) {
  log(line);
  const timer = setTimeout(() => log(`  ${reason}`), SLOW_AFTER);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** True if the parts of a build that the script server needs exist. */
export const isBuilt = (folder) => ['dist/cdn/sri.json', 'custom-elements.json'].every((file) => existsSync(join(folder, file)));

/** The message once all servers run: URLs, their purposes, and a snippet that works in any page. */
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
