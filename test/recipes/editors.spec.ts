import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Api } from '../../demo/api/server.js';
import { startCdn, startHost, type Cdn, type Host } from '../support/web-servers.js';
import { EXAMPLES, folderOf, installOnly, startRecipeApi, test } from './recipe.js';

type RoundTrip = (html: string, isConfigured: boolean) => string | Promise<string>;

/** What readers see of a piece: data; its link; its markup. */
type Outcome = 'alive' | 'link' | 'markup';

const FOLDER = folderOf('editors');
const PAGE = 'docs/cms.md';
const START = '<!-- editors: written by CMS=write npm run test:recipes -- editors -->';
const END = '<!-- end of editors -->';

/** The package of each, and the file with its configuration. */
const TOOLS = {
  TinyMCE: ['tinymce', 'tinymce.js'],
  'CKEditor 5': ['ckeditor5', 'ckeditor.js'],
  TipTap: ['@tiptap/core', 'tiptap.js'],
  Quill: ['quill', 'quill.js'],
  DOMPurify: ['dompurify', 'dompurify.js'],
  'sanitize-html': ['sanitize-html', 'sanitize-html.js'],
  'markdown-it': ['markdown-it', 'markdown.js'],
  marked: ['marked', undefined],
} as const;

/** A story with each kind of piece about a country of its own. */
const STORY = `<p>Before.</p>

<country-risk country="JP" variant="badge"><a href="https://news.example/JP">Japan</a></country-risk>

<p>In <country-risk country="TH" variant="inline"><a href="https://news.example/TH">Thailand</a></country-risk> it is quiet.</p>

<div data-country-risk="KE" data-variant="badge"><a href="https://news.example/KE">Kenya</a></div>

<p>After.</p>`;

/** A tag and a placeholder of the page's own: once they show data, so does whatever in the story will. */
const LAST = '<country-risk country="FR" variant="badge"></country-risk><div data-country-risk="IT" data-variant="badge"></div>';

let api: Api;
let cdn: Cdn;
let host: Host;
let onServer: Readonly<Record<string, RoundTrip>>;
let inBrowser: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  [api, cdn, host] = await Promise.all([startRecipeApi(), startCdn(), startHost()]);
  installOnly('editors');
  ({ roundTrips: onServer } = (await import(pathToFileURL(join(FOLDER, 'on-server.js')).href)) as { roundTrips: typeof onServer });
  const bundle = await build({ entryPoints: [join(FOLDER, 'in-browser.js')], bundle: true, write: false, loader: { '.css': 'empty' }, logLevel: 'error' });
  inBrowser = bundle.outputFiles[0]?.text ?? '';
});

test.afterAll(() => Promise.all([api, cdn, host].map((server) => server?.close())));

/** What a tool makes of the story. */
async function roundTrip(page: Page, tool: string, isConfigured: boolean): Promise<string> {
  const run = onServer[tool];
  if (run) return run(STORY, isConfigured);
  await page.goto(host.serve('<!doctype html><body></body>'));
  await page.addScriptTag({ content: inBrowser });
  return page.evaluate(
    ([name, story, configured]) => (window as unknown as { roundTrips: Record<string, RoundTrip> }).roundTrips[name]?.(story, configured) ?? '',
    [tool, STORY, isConfigured] as const,
  );
}

/** What readers see of the story's tag, of its tag in a sentence, of its placeholder. */
async function published(page: Page, story: string): Promise<readonly Outcome[]> {
  const script = `<script async crossorigin="anonymous" src="${cdn.url('embed.js')}" data-api-base="${api.url}"></script>`;
  await page.goto(host.serve(`<!doctype html><html lang="en"><body><article>${story}</article><footer>${LAST}</footer>${script}</body></html>`));
  for (const tag of [page.locator('footer > country-risk'), page.locator('footer div country-risk')]) await expect(tag).toHaveAttribute('state', 'ready');
  const outcomes: Outcome[] = [];
  for (const country of ['JP', 'TH', 'KE']) {
    const tag = page.locator(`article country-risk[country=${country}]`);
    const link = page.locator(`article a[href$="/${country}"]`);
    if (await tag.count()) {
      await expect(tag).toHaveAttribute('state', 'ready');
      await expect(tag).toHaveAttribute('variant', country === 'TH' ? 'inline' : 'badge');
      await expect(link).toBeHidden();
      outcomes.push('alive');
    } else outcomes.push((await link.count()) ? 'link' : 'markup');
  }
  // The rest of the story stands where it stood.
  expect((await page.locator('article').innerText()).replaceAll(/\s+/g, ' ')).toMatch(/Before\..*In .*it is quiet\..*After\./);
  await expect(page.locator('article').getByText('After.')).toBeVisible();
  return outcomes;
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(EXAMPLES, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

const rows = new Map<string, string>();

for (const [tool, [name, file]] of Object.entries(TOOLS)) {
  test(`a story that went through ${tool} shows data in its tags and placeholders with the configuration of the recipe`, async ({ page }) => {
    const asItComes = await published(page, await roundTrip(page, tool, false));
    const configured = await published(page, await roundTrip(page, tool, true));
    expect(configured).toEqual(['alive', 'alive', 'alive']);
    const recipe = file ? `[\`${file}\`](../examples/editors/${file})` : 'none needed';
    rows.set(tool, `| ${tool} ${versionOf(name)} | ${asItComes.join(' | ')} | ${recipe} | ${configured.join(' | ')} |`);
  });
}

test('the table in docs/cms.md says what has been tried', () => {
  test.skip(rows.size < Object.keys(TOOLS).length, 'not all of them were tried');
  const head = ['| | tag | tag in a sentence | placeholder | configuration | tag | tag in a sentence | placeholder |', '|---|---|---|---|---|---|---|---|'];
  const table = [START, ...head, ...rows.values(), END].join('\n');
  const text = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = text.split(START);
  const whole = before + table + (rest.split(END)[1] ?? '');
  if (process.env['CMS'] === 'write') writeFileSync(PAGE, whole);
  expect(readFileSync(PAGE, 'utf8')).toBe(whole);
});
