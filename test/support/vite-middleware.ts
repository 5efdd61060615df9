import type { Context, Next } from 'koa';
import { createServer, type Plugin } from 'vite';
import { ensureBasemap } from '../../build/basemap.js';
import { constants } from '../../build/constants.js';
import { leafletForStrictPages } from '../../build/leaflet-plugin.js';
import { litFiles, patchLit } from '../../build/lit-plugin.js';

const OWN_TO_THE_RUNNER = /^\/__w(eb|ds)/;

const leaveTheRunnersFiles: Plugin = {
  name: 'leave-the-runners-files',
  enforce: 'pre',
  resolveId: (id) => (OWN_TO_THE_RUNNER.test(id) ? { id, external: true } : null),
};

/** On its dev server Vite leaves `define` to a script of its own, which the runner does not load. */
const constantsInPlace: Plugin = {
  name: 'constants-in-place',
  transform: (code, id) => (id.includes('/src/') ? code.replace(/\b__[A-Z_]+__\b/g, (name) => constants()[name] ?? name) : null),
};

const LIT_FILE = new RegExp(`node_modules/(${litFiles.join('|').replaceAll('.', '\\.')})\\?ours$`);

/** Our sources get Lit as the CDN build has it, the tests and their tools the whole of it. */
const litOfTheBuild: Plugin = {
  name: 'lit-of-the-build',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!importer || id.includes('?ours') || !(/\/src\/[^?]*\.ts$/.test(importer) || importer.includes('?ours'))) return null;
    const found = await this.resolve(id, importer, { skipSelf: true });
    return found && /node_modules\/(@lit|lit)/.test(found.id) ? `${found.id}?ours` : null;
  },
  transform: (code, id) => (LIT_FILE.test(id) ? { code: patchLit(LIT_FILE.exec(id)?.[1] ?? '', code), map: null } : null),
};

/** Vite within @web/test-runner: the tests get the same transforms as the build, the runner only drives the browsers. */
export async function viteMiddleware() {
  await ensureBasemap();
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    resolve: { conditions: ['module', 'browser'] }, // Lit for production: the other one has other code
    optimizeDeps: { noDiscovery: true, include: [] }, // a second, pre-bundled Lit would make two
    plugins: [leaveTheRunnersFiles, constantsInPlace, leafletForStrictPages(), litOfTheBuild],
  });

  const middleware = (context: Context, next: Next): Promise<unknown> => {
    if (context.path === '/' || OWN_TO_THE_RUNNER.test(context.path)) return next();
    context.res.statusCode = 200; // Koa starts with 404
    return new Promise((resolve, reject) => {
      context.res.once('close', () => {
        context.respond = false;
        resolve(undefined);
      });
      vite.middlewares(context.req, context.res, (error?: Error) => {
        context.res.statusCode = 404;
        if (error) reject(error);
        else resolve(next());
      });
    });
  };

  return { middleware, close: () => vite.close() };
}
