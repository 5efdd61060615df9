import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { codeOf, plan } from '../support/builder-plan.js';
import { startCdn, startHost } from '../support/web-servers.js';
import { build, withCleanup, EXAMPLES, install, installPacked, start, startRecipeApi, test } from './recipe.js';

/** What each framework's app is made of: the snippet in a file, and the file that shows it. */
const APPS: Readonly<Record<string, { readonly file: string; readonly main: string; readonly code: string }>> = {
  react: {
    file: 'src/Snippet.tsx',
    main: 'src/main.tsx',
    code: `import { createRoot } from 'react-dom/client';
import { TravelSafety } from './Snippet';
const app = document.getElementById('app');
if (app) createRoot(app).render(<TravelSafety />);`,
  },
  vue: {
    file: 'src/Article.vue',
    main: 'src/main.ts',
    code: `import { createApp } from 'vue';\n// @ts-expect-error -- the snippet is JavaScript\nimport Article from './Article.vue';\ncreateApp(Article).mount('#app');`,
  },
  svelte: {
    file: 'src/Article.svelte',
    main: 'src/main.ts',
    code: `import { mount } from 'svelte';\n// @ts-expect-error -- the snippet is JavaScript\nimport Article from './Article.svelte';\nconst target = document.getElementById('app');\nif (target) mount(Article, { target });`,
  },
};

const HEADLINE = `"Both" & <b>more</b> {1} {{ 2 }} \\ 'x'`;

const textOf = async (page: Page): Promise<string> => {
  const tag = page.locator('country-compare');
  await expect(tag).toHaveAttribute('state', 'ready', { timeout: 30_000 });
  return tag.locator('.root').innerText();
};

for (const [name, { file, main, code }] of Object.entries(APPS)) {
  test(`the builder’s snippet for ${name}, in an app of its own, shows what its script shows`, async ({ page }) => {
    await withCleanup(async (later) => {
      const running = async <Server extends { close(): unknown }>(starting: Promise<Server>): Promise<Server> => {
        const server = await starting;
        later(() => server.close());
        return server;
      };
      const [api, cdn, host] = [await running(startRecipeApi()), await running(startCdn()), await running(startHost())];
      const answers = await Promise.all(['JP', 'TH'].map(async (code) => (await fetch(`${api.url}/api/v1/countries/${code}`)).text()));
      const made = plan({
        tag: 'country-compare',
        attributes: { countries: 'JP TH', headline: HEADLINE, frozen: '2026-05-20' },
        text: HEADLINE,
        link: 'https://news.example/?a="b"&c={d}',
        height: 1260,
        answers,
        folder: cdn.url(''),
        api: api.url,
      });
      await page.goto(host.serve(`<!doctype html><html lang="en"><body>${codeOf('script', made)}</body></html>`));
      const wanted = await textOf(page);
      expect(wanted).toContain(HEADLINE);

      const workspace = mkdtempSync(join(tmpdir(), `builder-${name}-`));
      later(() => rmSync(workspace, { recursive: true }));
      cpSync(EXAMPLES, workspace, { recursive: true, filter: (path) => !/\/(node_modules|dist|\.next|\.astro)$/.test(path) });
      const folder = join(workspace, name);
      writeFileSync(join(folder, file), codeOf(name, made));
      writeFileSync(join(folder, main), code);
      install(folder, installPacked(later));
      await build(folder, api.url);
      const app = await running(Promise.resolve(start(folder)));
      await page.goto(app.url);
      expect(await textOf(page)).toBe(wanted);
      // The style sheet of the package keeps the place.
      expect(await page.locator('country-compare').evaluate((tag) => getComputedStyle(tag).containerType)).toBe('inline-size');
    });
  });
}
