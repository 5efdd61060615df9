import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base, type Page } from '@playwright/test';
import { allFactsIn, type Manifest } from '../../build/facts.js';
import { writeFrames } from '../../build/frames.js';
import { readSettings } from '../../build/settings.js';
import type { Tag } from '../../build/tags.js';
import { PLUGIN } from '../../build/wordpress.js';
import { type Plan, WAYS } from '../../demo/builder/snippets.js';
import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { startCdn } from '../support/web-servers.js';
import { fixPages } from '../support/fixed-pages.js';
import { cleaningUp, folderOf, freePort, installComposer, startRecipeApi } from './recipe.js';

/** Where a running WordPress is, and the folder of our scripts that it was told. */
interface WordPress {
  readonly url: string;
  readonly scripts: string;
  /** The folder of the site, and what PHP has complained of. */
  readonly site: string;
  readonly complaints: () => string;
}

const START = 'examples/wordpress/start.sh';

/** The recipe's own script, until it says where WordPress is; nothing but the reason if it cannot be had. */
async function startWordPress(scripts: string, api: string, later: (close: () => unknown) => void): Promise<WordPress | { readonly reason: string }> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'wordpress-'));
  later(() => rmSync(folder, { recursive: true }));
  const env = { ...process.env, PORT: String(port), TMPDIR: folder };
  const script: ChildProcess = spawn('bash', [START, scripts, api], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => script.once('exit', resolve));
  later(() => {
    script.kill('SIGTERM');
    return ended;
  });
  let complaint = '';
  script.stderr?.on('data', (text) => (complaint += text));
  const url = new Promise<string>((resolve) => {
    createInterface({ input: script.stdout! }).on('line', (line) => /http:\S+/.exec(line)?.forEach(resolve));
  });
  const started = await Promise.race([url, ended]);
  if (started === 3) return { reason: complaint.trim() };
  if (typeof started !== 'string') throw new Error(`${START} ended with code ${started}: ${complaint}`);
  const own = join(folder, readdirSync(folder)[0] ?? '');
  return { url: started, scripts, site: join(own, 'site'), complaints: () => readFileSync(join(own, 'php.log'), { encoding: 'utf8', flag: 'a+' }) };
}

// The editor keeps the machine's clock, as its server does: a page in that server's past would schedule a story and not publish it. Readers have that of the tests.
const test = base.extend<{ wordpress: WordPress }, { started: WordPress | { readonly reason: string } }>({
  started: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      await cleaningUp(async (later) => {
        const api = await startRecipeApi();
        later(() => api.close());
        const folder = mkdtempSync(join(tmpdir(), 'wordpress-scripts-'));
        later(() => rmSync(folder, { recursive: true }));
        cpSync('dist/cdn', folder, { recursive: true });
        const cdn = await startCdn(folder);
        later(() => cdn.close());
        const scripts = `${cdn.origin}/v0/`;
        const facts = allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);
        writeFrames(folder, facts, readSettings({ VITE_API_BASE: api.url, VITE_PUBLIC_BASE: scripts }));
        await use(await startWordPress(scripts, api.url, later));
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  wordpress: async ({ started }, use) => {
    if ('reason' in started) return base.skip(true, started.reason);
    await use(started);
  },
});

test.use({ viewport: { width: 1600, height: 1000 } }); // room for the list of blocks and the settings, which give way to each other otherwise

async function logIn(page: Page, url: string, name: 'author' | 'admin'): Promise<void> {
  await page.goto(`${url}wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/wp-admin/, { waitUntil: 'commit' }); // what the dashboard loads is not waited for
}

/** The editor with a new story, as an author finds it. */
async function newStory(page: Page, { url }: WordPress, title: string): Promise<void> {
  await logIn(page, url, 'author');
  await page.goto(`${url}wp-admin/post-new.php`);
  await page.getByRole('button', { name: 'Close dialog' }).click(); // a new author is welcomed
  await page.getByRole('textbox', { name: 'Add title' }).fill(title);
}

/** Chooses a block from the list of all blocks; it comes after the last one. */
async function addBlock(page: Page, name: string): Promise<void> {
  const list = page.getByRole('button', { name: 'Toggle block inserter' });
  await list.click();
  await page.getByRole('searchbox').fill(name);
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click(); // its icon is a part of its accessible name
  await list.click();
}

async function embed(page: Page, address: string): Promise<void> {
  await addBlock(page, 'Embed');
  await page.getByRole('textbox', { name: 'Embed URL' }).last().fill(address);
  await page.keyboard.press('Enter');
}

/** An editor's own name for a country, with all that means something to WordPress. */
const NAME = '"Siam" [sic] & <others>';

/** What the builder offers for WordPress: a shortcode, a block, a placeholder. */
function fromBuilder(wordpress: WordPress, attributes: Readonly<Record<string, string>>): readonly string[] {
  const plan: Plan = {
    tag: 'country-risk',
    attributes: { variant: 'badge', ...attributes },
    text: 'Travel safety',
    link: 'https://news.example/?a=1&b=2',
    picture: undefined,
    notes: [],
    height: 98,
    hasOwnHeight: false,
    showMore: 'All of it',
    answers: [],
    asOf: '',
    folder: wordpress.scripts,
    api: '',
    integrity: {},
    framePath: 'JP/',
    frameApi: undefined,
    hasFrameTiles: true,
    frameLang: undefined,
  };
  return (
    WAYS.find(({ name }) => name === 'wordpress')
      ?.parts(plan)
      .map(({ code }) => code) ?? []
  );
}

/** A page of a reader, who has no account. */
async function openAsReader(page: Page): Promise<Page> {
  const context = await page.context().browser()!.newContext();
  await fixPages(context);
  return context.newPage();
}

/** Publishes the story and opens it as a reader does. */
async function publish(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('region', { name: 'Editor publish' }).getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await page.getByRole('region', { name: 'Editor publish' }).getByRole('link', { name: 'View Post' }).getAttribute('href');
  const reader = await openAsReader(page);
  await reader.goto(address ?? '');
  return reader;
}

test('an author who may not post HTML publishes a block, a placeholder, a shortcode and addresses, and readers see data in all of them', async ({
  wordpress,
  page,
}) => {
  await newStory(page, wordpress, 'Where to go');

  await addBlock(page, words.tags['country-risk']);
  await expect(page.getByText(words.wordpress.begin).last()).toBeVisible();
  const country = page.getByRole('combobox', { name: 'Country', exact: true });
  await country.fill('japan');
  await page.getByRole('option', { name: 'Japan' }).click();
  await expect(page.getByRole('combobox', { name: 'Look' }).getByRole('option', { selected: true })).toHaveText('Card (default)');
  await page.getByRole('combobox', { name: 'Look' }).selectOption('Badge');
  // The editor shows what readers will see.
  await expect(page.locator('country-risk').locator('[part=name]')).toContainText('Japan');

  await addBlock(page, 'Custom HTML');
  const [, , placeholder = ''] = fromBuilder(wordpress, { country: 'KE' });
  const stripped = '<script>window.isBroken = true</script><country-risk country="IT">Italy</country-risk>';
  await page.getByRole('textbox', { name: 'HTML' }).fill(placeholder + stripped);

  await addBlock(page, 'Shortcode');
  await page.getByRole('textbox', { name: 'Shortcode text' }).fill(fromBuilder(wordpress, { country: 'TH', name: NAME })[0] ?? '');

  await embed(page, `${wordpress.scripts}frame/country-risk/FR/`);
  await embed(page, `${wordpress.scripts}frame/incident-list/?country=TH&limit=5`);

  const reader = await publish(page);
  const tags = reader.locator('country-risk');
  for (const [country, name] of [
    ['JP', 'Japan'],
    ['KE', 'Kenya'],
    ['TH', NAME],
  ] as const) {
    const tag = reader.locator(`country-risk[country=${country}]`);
    await tag.scrollIntoViewIfNeeded();
    await expect(tag).toHaveAttribute('state', 'ready');
    await expect(tag.locator('[part=name]')).toContainText(name);
  }
  for (const [tag, name] of [
    ['country-risk', 'France'],
    ['incident-list', 'Thailand'],
  ] as const) {
    const place = reader.locator(`iframe[src*="frame/${tag}/"]`);
    expect(await place.getAttribute('sandbox')).toBeNull();
    await place.scrollIntoViewIfNeeded();
    const frame = place.contentFrame();
    await expect(frame.locator(tag)).toHaveAttribute('state', 'ready');
    await expect(frame.getByRole('heading', { name: new RegExp(name) }).first()).toBeVisible();
    const height = await frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect(place).toHaveCSS('height', `${height}px`);
  }
  // One script however many tags; of the author's HTML, what WordPress lets through.
  await expect(reader.locator('script[src$="embed.js"]')).toHaveCount(1);
  await expect(reader.locator('script[src$="resize.js"]')).toHaveCount(1);
  await expect(tags).toHaveCount(3);
  expect(await reader.evaluate('window.isBroken')).toBeUndefined();

  const feed = await (await fetch(`${wordpress.url}?feed=rss2`)).text();
  expect(feed).toContain(`${wordpress.scripts}frame/country-risk/?country=JP&#038;variant=badge">${words.tags['country-risk']}: Japan</a>`);
});

/** Publishes a story without the editor's page, and returns its address. */
async function post(page: Page, { url }: WordPress, content: string): Promise<string> {
  await logIn(page, url, 'author');
  await page.goto(`${url}wp-admin/post-new.php`);
  return page.evaluate(async (story) => {
    const { apiFetch } = (window as unknown as { wp: { apiFetch: (request: object) => Promise<{ link: string }> } }).wp;
    const { link } = await apiFetch({ path: '/wp/v2/posts', method: 'POST', data: { title: 'Kenya', content: story, status: 'publish' } });
    return link;
  }, content);
}

const EVIL = '<div data-country-risk="JP" data-api-base="https://evil.example">Japan</div>';

test('a placeholder alone brings the script, and what an author names as its API is not asked', async ({ wordpress, page }) => {
  const address = await post(page, wordpress, `<div data-country-risk="KE" data-variant="badge">Kenya</div>${EVIL}`);
  const reader = await openAsReader(page);
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await reader.goto(address);
  await expect(reader.locator('country-risk[country=KE]')).toHaveAttribute('state', 'ready');
  await expect(reader.locator('country-risk[country=JP]')).toHaveAttribute('state', 'error');
  expect(asked).not.toContain('evil.example');
});

/** A subject and a country as the words of the plugin have them in German. */
const germanTitle = (tag: Tag, iso2: string): string => {
  const { tags, countries } = JSON.parse(readFileSync(`${PLUGIN}words/de.json`, 'utf8')) as Record<'tags' | 'countries', Record<string, string>>;
  return `${tags[tag]}: ${countries[iso2]}`;
};

test('the address of a country in another language becomes that frame, with a title in that language', async ({ wordpress, page }) => {
  const frames = `${wordpress.scripts}frame/`;
  const [asked, answered, other] = [`${frames}country-risk/FR/?lang=de`, `${frames}country-risk/FR/de/`, `${frames}incident-list/?country=FR&lang=de&limit=5`];
  // The tag follows the parameter, whatever the language of its page.
  const both = `${frames}country-risk/FR/es/?lang=de`;
  const address = await post(page, wordpress, `${asked}\n\n${answered}\n\n${other}\n\n${both}\n\n${frames}incident-list/?country[]=FR&lang[]=de`);
  const reader = await openAsReader(page);
  await reader.goto(address);
  const { title } = (await (await fetch(`${wordpress.scripts}oembed/country-risk/FR/de.json`)).json()) as { title: string };
  for (const [src, wanted] of [
    [asked, germanTitle('country-risk', 'FR')],
    [answered, title],
    [other, germanTitle('incident-list', 'FR')],
    [both, germanTitle('country-risk', 'FR')],
  ] as const) {
    const place = reader.locator(`iframe[src="${src}"]`);
    await expect(place).toHaveAttribute('title', wanted);
    await place.scrollIntoViewIfNeeded();
    await expect(place.contentFrame().locator('country-risk, incident-list')).toHaveAttribute('state', 'ready');
    await expect(
      place
        .contentFrame()
        .getByRole('heading', { name: /Frankreich/ })
        .first(),
    ).toBeVisible();
  }
});

test('the link in a tag speaks the language of the tag, and leads to a frame of the same story', async ({ wordpress, page }) => {
  const story = 'country="FR" lang="de" published="2026-05-20"';
  const html = await (await fetch(await post(page, wordpress, `[incident_list ${story}]\n\n[country_risk ${story}]`))).text();
  const linkIn = (tag: Tag) => new RegExp(`<${tag} [^>]*><a href="([^"]*)">([^<]*)</a>`).exec(html)?.slice(1);
  // What a story said of a country is a claim, and no frame repeats it; the day it ran, among the days of incidents, is none.
  const query = '?country=FR&#038;lang=de';
  expect(linkIn('incident-list')).toEqual([`${wordpress.scripts}frame/incident-list/${query}&#038;published=2026-05-20`, germanTitle('incident-list', 'FR')]);
  expect(linkIn('country-risk')).toEqual([`${wordpress.scripts}frame/country-risk/${query}`, germanTitle('country-risk', 'FR')]);
});

test('a page without a tag has no script of ours', async ({ wordpress, page }) => {
  await page.goto(`${wordpress.url}?p=1`);
  await expect(page.getByRole('heading', { name: 'Hello world!', exact: true })).toBeVisible();
  await expect(page.locator(`[src^="${wordpress.scripts}"], [href*="travel-safety"]`)).toHaveCount(0);
});

test('an administrator sets the addresses, is told of one that cannot be right, and may paste the address of the script itself', async ({
  wordpress,
  page,
}) => {
  await logIn(page, wordpress.url, 'admin');
  await page.goto(`${wordpress.url}wp-admin/options-general.php?page=travel-safety`);
  const scripts = page.getByRole('textbox', { name: 'Folder of the scripts' });
  await expect(scripts).toHaveValue(wordpress.scripts);
  await scripts.fill('http://cdn.example/v0/');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('"http://cdn.example/v0/" is not an address that begins with https://. It was not saved.')).toBeVisible();
  await expect(scripts).toHaveValue(wordpress.scripts);
  await scripts.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(scripts).toHaveValue('');
  await scripts.fill(`${wordpress.scripts}embed.js`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(scripts).toHaveValue(wordpress.scripts);
});

test('settings that are no text, or are not sent, change nothing; without an API, authors name none', async ({ wordpress, page }) => {
  const address = await post(page, wordpress, EVIL);
  await page.context().clearCookies();
  await logIn(page, wordpress.url, 'admin');
  await page.goto(`${wordpress.url}wp-admin/options-general.php?page=travel-safety`);
  const [scripts, api] = [page.getByRole('textbox', { name: 'Folder of the scripts' }), page.getByRole('textbox', { name: 'Address of the API' })];
  const given = await api.inputValue();
  await scripts.evaluate((field) => field.setAttribute('name', 'travel_safety_scripts[]'));
  await api.evaluate((field) => field.remove());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(scripts).toHaveValue(wordpress.scripts);
  await expect(api).toHaveValue(given);

  await api.fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(api).toHaveValue('');
  const reader = await openAsReader(page);
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await reader.goto(address);
  await expect(reader.locator('country-risk[country=JP]')).toHaveAttribute('state', 'error');
  expect(asked).not.toContain('evil.example');
  await api.fill(given);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(api).toHaveValue(given);
  expect(wordpress.complaints()).not.toContain('PHP Fatal');
});

test('a block that the site has unregistered leaves its shortcode, its address and the other blocks alive', async ({ wordpress, page }) => {
  const plugin = join(wordpress.site, 'wp-content/mu-plugins/unregister.php');
  writeFileSync(plugin, "<?php add_action( 'init', fn() => unregister_block_type( 'travel-safety/incident-list' ), 99 );");
  try {
    const faults: Error[] = [];
    page.on('pageerror', (error) => faults.push(error));
    const blocks = '<!-- wp:travel-safety/country-risk {"country":"JP"} /-->\n\n<!-- wp:travel-safety/incident-list {"country":"KE"} /-->';
    const address = await post(page, wordpress, `${blocks}\n\n[incident_list country="TH"]\n\n${wordpress.scripts}frame/incident-list/?country=TH&limit=5\n\n`);
    const names = await page.evaluate(() => {
      const { blocks } = (window as unknown as { wp: { blocks: { getBlockTypes(): readonly { name: string }[] } } }).wp;
      return blocks.getBlockTypes().map(({ name }) => name);
    });
    expect(names).toContain('travel-safety/country-risk');
    expect(names).not.toContain('travel-safety/incident-list');
    expect(faults).toEqual([]);
    const reader = await openAsReader(page);
    await reader.goto(address);
    await expect(reader.locator('incident-list')).toHaveAttribute('country', 'TH');
    await expect(reader.locator('country-risk')).toHaveAttribute('country', 'JP');
    await expect(reader.locator('iframe[src*="frame/incident-list/"]')).toHaveAttribute('title', `${words.tags['incident-list']}: Thailand`);
    expect(wordpress.complaints()).not.toContain('PHP Fatal');
  } finally {
    rmSync(plugin);
  }
});

test('words in an unknown language are English, and none are read outside the folder of words', ({ wordpress }) => {
  const plugin = `${wordpress.site}/wp-content/plugins/travel-safety-embeds`;
  const said = (lang: string): string => {
    const code = `
      define( 'ABSPATH', '/' );
      function add_action() {}
      function add_filter() {}
      function wp_json_file_decode( $file, $options ) { return array( 'file' => $file ); }
      require '${plugin}/tags.php';
      echo travel_safety_words( ${JSON.stringify(lang)} )['file'];`;
    return execFileSync('php', ['-r', code], { encoding: 'utf8' }).replace(`${realpathSync(plugin)}/`, '');
  };
  expect(said('de_CH')).toBe('words/de.json');
  // Blocks stand beside the folder of words, each in a folder with a JSON file.
  for (const lang of ['', 'xx', '../blocks/country-risk/block', '../blocks/country-risk/block\nx']) {
    expect(said(lang), lang).toBe('words/en.json');
  }
});

test('uninstalled from a network, it leaves nothing behind on any of its sites', ({ wordpress }) => {
  const network = `
    define( 'WP_UNINSTALL_PLUGIN', 'travel-safety-embeds' );
    $site = 1;
    function is_multisite() { return true; }
    function get_sites( $wanted ) { return 0 === $wanted['number'] && 'ids' === $wanted['fields'] ? array( 1, 2 ) : array(); }
    function switch_to_blog( $id ) { global $site; $site = $id; }
    function restore_current_blog() { global $site; $site = 1; }
    function delete_option( $name ) { global $site; echo "$site $name\n"; }
    require '${wordpress.site}/wp-content/plugins/travel-safety-embeds/uninstall.php';`;
  const deleted = execFileSync('php', ['-r', network], { encoding: 'utf8' }).trim().split('\n');
  expect(deleted).toEqual(['1 travel_safety_scripts', '1 travel_safety_api', '2 travel_safety_scripts', '2 travel_safety_api']);
});

test('PHP complains of nothing of the plugin in all of this', ({ wordpress }) => {
  // WordPress 6.1 itself uses what PHP 8.2 deprecates, and says that it cannot ask for its updates.
  const ours = wordpress
    .complaints()
    .split('\n')
    .filter((line) => /travel-safety|PHP Fatal/.test(line));
  expect(ours).toEqual([]);
});

test('its PHP keeps the rules of WordPress, and PHPStan finds no fault in it', ({ wordpress: _running }) => {
  installComposer('wordpress');
  for (const command of [['phpcs'], ['phpstan', 'analyse', '--no-progress', '--memory-limit=1G']]) {
    const [tool = '', ...options] = command;
    const { status, stdout } = spawnSync('php', [`vendor/bin/${tool}`, ...options], { cwd: folderOf('wordpress'), encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  }
});
