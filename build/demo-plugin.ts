import { readFileSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';

const part = (name: string): string => readFileSync(new URL(`../demo/${name}.html`, import.meta.url), 'utf8');

/** A page part with `aria-current` on the link to the current page. */
const partOn = (path: string, name: string): string => part(name).replaceAll(`href="${path.replace(/index\.html$/, '')}"`, '$& aria-current="page"');

/** The article block, the same for every look, around a tag. */
const storyWith = (tag: string): string => part('looks/story').replace('<!-- beside -->', tag);

const PRERENDERED = /<!-- prerendered ([\w-]+)(.*?) -->/g;

/** A tag prerendered from the sources with the API's current answer. */
async function prerendered(server: ViteDevServer, tag: string, written: string): Promise<string> {
  const { addresses, prerender } = (await server.ssrLoadModule('/src/embed/prerender.ts')) as typeof import('../src/embed/prerender.js');
  const own = Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  const attributes = { 'api-base': process.env['VITE_API_BASE'], ...own };
  const [answer] = await Promise.all((await addresses(tag as 'country-risk', attributes)).map(async (address) => (await fetch(address)).text()));
  return prerender(tag as 'country-risk', attributes, answer);
}

/** Fills in the prerendered tags of a page. */
async function withPrerendered(html: string, server: ViteDevServer): Promise<string> {
  const made = await Promise.all([...html.matchAll(PRERENDERED)].map(([, tag = '', written = '']) => prerendered(server, tag, written)));
  return html.replace(PRERENDERED, () => made.shift() ?? '');
}

/**
 * The shared parts of the demo pages: header, foot and story, inserted where a page includes them. The dev server's root is the repository, so the demo can
 * load the sources; `/` redirects to the demo.
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
