import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { allFactsIn, type Manifest } from './facts.js';
import { manifestNow } from './manifest.mjs';

const FACTS = 'virtual:tag-facts';

const part = (name: string): string => readFileSync(new URL(`../demo/${name}.html`, import.meta.url), 'utf8');

/** The part, with the link to the current page marked as such. */
const partOn = (path: string, name: string): string => part(name).replaceAll(`href="${path.replace(/index\.html$/, '')}"`, '$& aria-current="page"');

/**
 * What the demo's pages share: a header and a foot, inserted where a page asks for them, and the manifest's facts about the tags.
 * The dev server's root is the repository, so that the demo can load the sources; `/` redirects to the demo.
 */
export const demoPages = (): Plugin => ({
  name: 'demo-pages',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url !== '/') return next();
      response.writeHead(302, { location: '/demo/' }).end();
    });
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { path }) => html.replace(/<!-- (header|foot) -->/g, (_, name: string) => partOn(path, name)),
  },
  resolveId: (id) => (id === FACTS ? id : undefined),
  async load(id) {
    if (id !== FACTS) return undefined;
    return `export const facts = ${JSON.stringify(allFactsIn((await manifestNow()) as Manifest))};`;
  },
});
