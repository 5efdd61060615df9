import type { UserConfig } from 'vite';
import { constants } from './constants.js';
import { outlinesByContinent } from './outlines-plugin.js';
import { shortStyles } from './styles-plugin.js';
import { plugins } from './plugins.js';
import { classOf, sourceOf, TAGS } from './tags.js';

/** `dist/`: ES modules for bundlers. Lit stays a dependency; the patched Leaflet is bundled in the maps' chunk. */
export const npm = (): UserConfig => ({
  logLevel: 'warn',
  publicDir: false,
  define: constants(),
  plugins: [...plugins(), shortStyles(), outlinesByContinent()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    sourcemap: false,
    minify: false,
    emptyOutDir: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        configure: 'src/configure.ts',
        prerender: 'src/embed/prerender.ts',
        command: 'src/embed/command.ts',
        'frameworks/listen': 'src/embed/listen.ts',
        ...Object.fromEntries(
          TAGS.flatMap((tag) => [
            [`elements/${tag}`, sourceOf(tag)],
            [`classes/${tag}`, classOf(tag)],
          ]),
        ),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: [/^node:/, /^lit(\/|$)/, /^@lit(-labs)?\//, /^@resvg\//],
      // The declarations keep the doc comments. Names are not mangled, since bundlers do that.
      output: {
        comments: { jsdoc: false },
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name].js',
      },
    },
  },
});
