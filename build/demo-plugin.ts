import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { allFactsIn, type Manifest } from './facts.js';
import { manifestNow } from './manifest.mjs';

const FACTS = 'virtual:tag-facts';

const part = (name: string): string => readFileSync(new URL(`../demo/${name}.html`, import.meta.url), 'utf8');

/** The part with the link to the page itself marked as such. */
const partOn = (path: string, name: string): string => part(name).replaceAll(`href="${path.replace(/index\.html$/, '')}"`, '$& aria-current="page"');

/**
 * What the pages of the demo have in common: one header and one foot, put in where a page says so, and the manifest's facts about the tags.
 * The root of the dev server is the repository, so that the demo can load the sources; `/` leads to its page.
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
