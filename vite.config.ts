import { defineConfig, type Plugin } from 'vite';
import { constants, sourceChunks } from './build/constants.js';
import { leafletForStrictPages } from './build/leaflet-plugin.js';

/** The root of the dev server is the repository, so that the demo can load the sources; its page lies in demo/. */
const openTheDemo = (): Plugin => ({
  name: 'open-the-demo',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/') return next();
      response.writeHead(302, { location: '/demo/' }).end();
    });
  },
});

/** The dev server of the demo page. The two builds are in build/: `npm run build`. */
export default defineConfig({
  appType: 'mpa',
  define: constants(sourceChunks),
  plugins: [leafletForStrictPages(), openTheDemo()],
  optimizeDeps: { entries: ['demo/**/*.html', 'src/index.ts'] },
});
