import { fileURLToPath } from 'node:url';
import { cli } from '@custom-elements-manifest/analyzer/cli.js';

/** The manifest of the sources as they are, as `npm run build` writes it to custom-elements.json; nothing is written here. */
export const manifestNow = () =>
  cli({
    argv: ['analyze', '--config', 'build/manifest.config.mjs', '--quiet'],
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    noWrite: true,
  });
