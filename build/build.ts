// `npm run build`: dist/ with types for bundlers, dist/cdn/ for script tags and frames, and metadata for editors.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { ensureBasemap } from './basemap.js';
import { writeBuilder } from './builder.js';
import { VERSION } from './constants.js';
import { writeDeclarations } from './declarations.js';
import { writeEditorData } from './editor-data.js';
import { allFactsIn, type Manifest } from './facts.js';
import { writeFrameworkTypes } from './framework-types.js';
import { missingFrom, writeFrames } from './frames.js';
import { writeHeights } from './heights.js';
import { writeIntegrity } from './integrity.js';
import { writeNotices } from './notices.js';
import { fetchPictures } from './pictures.js';
import { runTool } from './run-tool.js';
import { settingsNow, type Settings } from './settings.js';

/** Read first, so that an invalid setting ends the build at once, with its sentence alone. */
function settingsOrExit(): Settings {
  try {
    return settingsNow();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

const settings = settingsOrExit();
await ensureBasemap();
for (const mode of ['npm', 'cdn', 'loader', 'module-loader', 'frame', 'resize', 'builder']) await build({ mode });
writeNotices();
runTool('@custom-elements-manifest/analyzer', 'cem', 'analyze', '--config', 'build/manifest.config.mjs', '--quiet');
const manifest: unknown = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
writeFileSync('custom-elements.json', JSON.stringify(manifest)); // minified
writeEditorData(manifest as Parameters<typeof writeEditorData>[0]);
writeFrameworkTypes(manifest as Manifest);
await writeDeclarations();
const { pictures, missing } = await fetchPictures(settings);
writeFrames('dist/cdn', allFactsIn(manifest as Manifest), settings, pictures);
writeBuilder('dist/cdn', settings);
writeHeights('dist/cdn');
writeHeights('dist');
writeFileSync('dist/heights.css.d.ts', 'export {};\n'); // for compilers that require types of every import
writeIntegrity('dist/cdn', VERSION);
for (const sentence of [...missingFrom(settings), missing ?? []].flat()) console.log(sentence);
console.log('dist/      ES modules, one for each tag, with types\ndist/cdn/  embed.js and its chunks: put the whole folder on your host');
