import type { Context, Next } from 'koa';
import { createServer, type Plugin } from 'vite';
import { ensureBasemap } from '../../build/basemap.js';
import { constants } from '../../build/constants.js';
import { plugins } from '../../build/plugins.js';

const RUNNER_PATH = /^\/__w(eb|ds)/;

const ignoreRunnerFiles: Plugin = {
  name: 'leave-the-runners-files',
  enforce: 'pre',
  resolveId: (id) => (RUNNER_PATH.test(id) ? { id, external: true } : null),
};

/** In its dev server, Vite applies `define` through a client script that the runner does not load, so this plugin inlines the constants. */
const inlineConstants: Plugin = {
  name: 'constants-in-place',
  transform: (code, id) => (id.includes('/src/') ? code.replace(/\b__[A-Z_]+__\b/g, (name) => constants()[name] ?? name) : null),
};

/** Vite inside @web/test-runner: tests get the same transforms as the build, and the runner only drives the browsers. */
export async function viteMiddleware() {
  await ensureBasemap();
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] }, // avoids a second, pre-bundled copy of Lit
    plugins: [ignoreRunnerFiles, inlineConstants, ...plugins()],
  });

  const middleware = (context: Context, next: Next): Promise<unknown> => {
    if (context.path === '/' || RUNNER_PATH.test(context.path)) return next();
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
