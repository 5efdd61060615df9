import { fileURLToPath } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';

/** The manifest of the current sources, the same that `npm run build` writes to custom-elements.json; this writes no file. */
export const manifestNow = () =>
  cli({
    argv: ['analyze', '--config', 'build/manifest.config.mjs', '--quiet'],
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    noWrite: true,
  });
