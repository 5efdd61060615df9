import { defineConfig } from 'vite';
import { constants, sourceChunks } from './build/constants.js';
import { demoPages } from './build/demo-plugin.js';
import { leafletForStrictPages } from './build/leaflet-plugin.js';

/** The dev server of the demo page. The two builds are in build/: `npm run build`. */
export default defineConfig({
  appType: 'mpa',
  define: constants(sourceChunks),
  plugins: [leafletForStrictPages(), demoPages()],
  optimizeDeps: { entries: ['demo/**/*.html', 'src/index.ts'] },
});
