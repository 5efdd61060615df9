import { defineConfig } from 'vite';
import { constants } from './build/constants.js';
import { demoPages } from './build/demo-plugin.js';
import { kindModules } from './build/kinds-plugin.js';
import { leafletForStrictPages } from './build/leaflet-plugin.js';

/** The dev server of the demo page. The two builds are in build/: `npm run build`. */
export default defineConfig({
  appType: 'mpa',
  define: constants(),
  plugins: [kindModules(), leafletForStrictPages(), demoPages()],
  optimizeDeps: { entries: ['demo/**/*.html', 'src/index.ts'] },
});
