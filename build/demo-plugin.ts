import { readFileSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';

const part = (name: string): string => readFileSync(new URL(`../demo/${name}.html`, import.meta.url), 'utf8');

/** The part, with the link to the current page marked as such. */
const partOn = (path: string, name: string): string => part(name).replaceAll(`href="${path.replace(/index\.html$/, '')}"`, '$& aria-current="page"');

/** The same article block for every look, each with another tag in it. */
const storyWith = (tag: string): string => part('looks/story').replace('<!-- beside -->', tag);

const PRERENDERED = /<!-- prerendered ([\w-]+)(.*?) -->/g;

/** A tag with what the API says now, from the sources. */
async function prerendered(server: ViteDevServer, tag: string, written: string): Promise<string> {
  const { addresses, prerender } = (await server.ssrLoadModule('/src/embed/prerender.ts')) as typeof import('../src/embed/prerender.js');
  const own = Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const attributes = { 'api-base': process.env['VITE_API_BASE'], ...own };
  const [answer] = await Promise.all((await addresses(tag as 'country-risk', attributes)).map(async (address) => (await fetch(address)).text()));
  return prerender(tag as 'country-risk', attributes, answer);
}

/** The page with the tags it asks to have prerendered. */
async function withPrerendered(html: string, server: ViteDevServer): Promise<string> {
  const made = await Promise.all([...html.matchAll(PRERENDERED)].map(([, tag = '', written = '']) => prerendered(server, tag, written)));
  return html.replace(PRERENDERED, () => made.shift() ?? '');
}

/**
 * What the demo's pages share: a header, a foot and a story, inserted where a page asks for them.
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
    handler: (html, { path, server }) => {
      const whole = html
        .replace(/<!-- (header|foot) -->/g, (_, name: string) => partOn(path, name))
        .replace(/<!-- story (.*) -->/g, (_, tag: string) => storyWith(tag));
      return server ? withPrerendered(whole, server) : whole;
    },
  },
});
