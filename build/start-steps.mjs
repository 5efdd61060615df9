import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** After this many milliseconds, a step says why it takes so long. */
const LONG = 20_000;

/** Says in a line what begins and, if it takes long, in another one why. */
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
