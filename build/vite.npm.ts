import type { UserConfig } from 'vite';
import { constants } from './constants.js';
import { plugins } from './plugins.js';
import { sourceOf, TAGS } from './tags.js';

/** `dist/`: ES modules for bundlers. Lit stays a dependency; the patched Leaflet is part of the maps' chunk. */
export const npm = (): UserConfig => ({
  logLevel: 'warn',
  publicDir: false,
  define: constants(),
  plugins: plugins(),
  build: {
    target: 'es2022',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
    lib: {
      entry: {
        index: 'src/index.ts',
        configure: 'src/configure.ts',
        prerender: 'src/embed/prerender.ts',
        command: 'src/embed/command.ts',
        ...Object.fromEntries(TAGS.map((tag) => [`elements/${tag}`, sourceOf(tag)])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^node:/, /^lit(\/|$)/, /^@lit(-labs)?\//],
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
