// Imported first by `npm start` and `npm test`, so that an old Node prints a sentence instead of a stack trace.
import { readFileSync } from 'node:fs';

const { devEngines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const wanted = devEngines.runtime.version.replace(/[^\d.]/g, '');

const [major, minor] = process.versions.node.split('.').map(Number);
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Travel Safety Embeds needs Node ${wanted} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
