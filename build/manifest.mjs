import { fileURLToPath } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';

/** The manifest of the current sources, as `npm run build` writes it to custom-elements.json; writes no file. */
export const manifestNow = () =>
  cli({
    argv: ['analyze', '--config', 'build/manifest.config.mjs', '--quiet'],
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    noWrite: true,
  });
