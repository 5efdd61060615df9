// `npm run build`: dist/ for bundlers with its types, dist/cdn/ for script tags, and the manifest for editors.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { ensureBasemap } from './basemap.js';
import { VERSION } from './constants.js';
import { allFactsIn, type Manifest } from './facts.js';
import { missingFrom, writeFrames } from './frames.js';
import { writeIntegrity } from './integrity.js';
import { writeNotices } from './notices.js';
import { settingsNow } from './settings.js';

const require = createRequire(import.meta.url);

/** Runs a package's command with the current Node, on any system. */
function runTool(packageName: string, command: string, ...args: string[]): void {
  const manifestPath = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifestPath) as { bin: Record<string, string> };
  const result = spawnSync(process.execPath, [join(dirname(manifestPath), bin[command] ?? ''), ...args], { stdio: 'inherit' });
  if (result.status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

const settings = settingsNow(); // first, because a wrong one ends the build with its sentence
await ensureBasemap();
for (const mode of ['npm', 'cdn', 'loader', 'module-loader', 'frame', 'resize']) await build({ mode });
writeNotices();
runTool('typescript', 'tsc', '--project', 'tsconfig.build.json');
runTool('@custom-elements-manifest/analyzer', 'cem', 'analyze', '--config', 'build/manifest.config.mjs', '--quiet');
writeFrames('dist/cdn', allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest), settings);
writeIntegrity('dist/cdn', VERSION);
for (const sentence of missingFrom(settings)) console.log(sentence);
console.log('dist/      ES modules, one for each tag, with types\ndist/cdn/  embed.js and its chunks: put the whole folder on your host');
