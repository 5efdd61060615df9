import type { UserConfig } from 'vite';
import { constants } from './constants.js';
import { plugins } from './plugins.js';
import { tagFacts } from './tag-facts-plugin.js';

/** `dist/cdn/builder/`: the scripts of the builder and its preview. Readers never load them. */
export const builder = (folder = 'dist/cdn'): UserConfig => ({
  logLevel: 'warn',
  publicDir: false,
  // Only the demo sets it; the published builder is next to its scripts.
  define: { ...constants(), 'import.meta.env.VITE_SCRIPTS': 'undefined' },
  plugins: [...plugins(), tagFacts()],
  build: {
    target: 'es2022',
    outDir: `${folder}/builder`,
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: { entry: { builder: 'demo/builder/builder-page.ts', 'preview/preview': 'demo/builder/preview/preview.ts' }, formats: ['es'] },
    rolldownOptions: { output: { minify: true, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash:7].js' } },
  },
});
