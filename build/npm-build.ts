import type { InlineConfig } from 'vite';
import { chunkName } from './chunk-names.js';
import { constants } from './constants.js';
import { leafletForStrictPages } from './leaflet-plugin.js';
import { sourceOf, TAGS } from './tags.js';

/** `dist/`: ES modules for bundlers. Lit stays a dependency; the patched Leaflet is part of the map's chunk. */
export const npmBuild: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: constants(),
  plugins: [leafletForStrictPages()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        configure: 'src/configure.ts',
        ...Object.fromEntries(TAGS.map((tag) => [`elements/${tag}`, sourceOf(tag)])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^lit(\/|$)/, /^@lit\//],
      output: { entryFileNames: '[name].js', chunkFileNames: (chunk) => `chunks/${chunkName(chunk)}-[hash].js` },
    },
  },
};
