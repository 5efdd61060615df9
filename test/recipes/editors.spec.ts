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

/** The package of each, the file with its configuration, and where that keeps a note on a map as the builder writes it. */
const TOOLS = {
  TinyMCE: ['tinymce', 'tinymce.js', 'lost'],
  'CKEditor 5': ['ckeditor5', 'ckeditor.js', 'both'],
  TipTap: ['@tiptap/core', 'tiptap.js', 'lost'],
  Quill: ['quill', 'quill.js', 'placeholder'],
  DOMPurify: ['dompurify', 'dompurify.js', 'both'],
  'sanitize-html': ['sanitize-html', 'sanitize-html.js', 'both'],
  'markdown-it': ['markdown-it', 'markdown.js', 'both'],
  marked: ['marked', undefined, 'both'],
} as const;

/** A story with each kind of piece about a country of its own. */
const STORY = `<p>Before.</p>

<country-risk country="JP" variant="badge"><a href="https://news.example/JP">Japan</a></country-risk>

<p>In <country-risk country="TH" variant="inline"><a href="https://news.example/TH">Thailand</a></country-risk> it is quiet.</p>

<div data-country-risk="KE" data-variant="badge"><a href="https://news.example/KE">Kenya</a></div>

<p>After.</p>`;

const NOTE = '<p slot="annotation" data-at="-15.8 -47.9">A note.</p>';

/** A tag and a placeholder with a note each, on lines as the builder breaks them. */
const MAPS = `<incident-map country="BR">
  <a href="https://news.example/BR">Brazil</a>
  ${NOTE}
</incident-map>

<div data-incident-map="PE">
  <a href="https://news.example/PE">Peru</a>
  ${NOTE}
</div>

<p>After.</p>`;

/** A tag and a placeholder of the page's own: once they show data, so does whatever in the story will. */
const LAST =
  '<country-risk country="FR" variant="badge" loading="eager"></country-risk><div data-country-risk="IT" data-variant="badge" data-loading="eager"></div>';

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

/** What a tool makes of a story. */
async function roundTrip(page: Page, tool: string, isConfigured: boolean, story = STORY): Promise<string> {
  const run = onServer[tool];
  if (run) return run(story, isConfigured);
  await page.goto(host.serve('<!doctype html><body></body>'));
  await page.addScriptTag({ content: inBrowser });
  return page.evaluate(
    ([name, html, configured]) => (window as unknown as { roundTrips: Record<string, RoundTrip> }).roundTrips[name]?.(html, configured) ?? '',
    [tool, story, isConfigured] as const,
  );
}

/** Opens a story as readers do, once its tags show data. */
async function publish(page: Page, story: string): Promise<void> {
  const script = `<script async crossorigin="anonymous" src="${cdn.url('embed.js')}" data-api-base="${api.url}"></script>`;
  await page.goto(host.serve(`<!doctype html><html lang="en"><body><article>${story}</article><footer>${LAST}</footer>${script}</body></html>`));
  for (const tag of [page.locator('footer > country-risk'), page.locator('footer div country-risk')]) await expect(tag).toHaveAttribute('state', 'ready');
}

/** What readers see of the story's tag, of its tag in a sentence, of its placeholder. */
async function published(page: Page, story: string): Promise<readonly Outcome[]> {
  await publish(page, story);
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

/** Where a note still belongs to the map that it was written in: the story's tag, its placeholder. */
async function notesKept(page: Page, story: string): Promise<string> {
  await publish(page, story);
  await expect(page.getByText('A note.')).toHaveCount(2);
  const kept: string[] = [];
  for (const [way, country] of Object.entries({ tag: 'BR', placeholder: 'PE' })) {
    const note = page.locator(`article incident-map[country=${country}] > [slot=annotation][data-at="-15.8 -47.9"]`);
    if (await note.count()) kept.push(way);
  }
  return kept.length === 2 ? 'both' : (kept[0] ?? 'lost');
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(join(EXAMPLES, 'node_modules', name, 'package.json'), 'utf8')) as { version: string }).version;

const rows = new Map<string, string>();

for (const [tool, [name, file, note]] of Object.entries(TOOLS)) {
  test(`a story that went through ${tool} shows data in its tags and placeholders with the configuration of the recipe`, async ({ page }) => {
    const asItComes = await published(page, await roundTrip(page, tool, false));
    const configured = await published(page, await roundTrip(page, tool, true));
    expect(configured).toEqual(['alive', 'alive', 'alive']);
    expect(await notesKept(page, await roundTrip(page, tool, true, MAPS))).toBe(note);
    const recipe = file ? `[\`${file}\`](../examples/editors/${file})` : 'none needed';
    rows.set(tool, `| ${tool} ${versionOf(name)} | ${asItComes.join(' | ')} | ${recipe} | ${configured.join(' | ')} | ${note} |`);
  });
}

test('the table in docs/cms.md says what has been tried', () => {
  test.skip(rows.size < Object.keys(TOOLS).length, 'not all of them were tried');
  const head = [
    '| | tag | tag in a sentence | placeholder | configuration | tag | tag in a sentence | placeholder | note |',
    '|---|---|---|---|---|---|---|---|---|',
  ];
  const table = [START, ...head, ...rows.values(), END].join('\n');
  const text = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = text.split(START);
  const whole = before + table + (rest.split(END)[1] ?? '');
  if (process.env['CMS'] === 'write') writeFileSync(PAGE, whole);
  expect(readFileSync(PAGE, 'utf8')).toBe(whole);
});
