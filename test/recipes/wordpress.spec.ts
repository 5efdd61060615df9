import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Tag } from '../../build/tags.js';
import { PLUGIN } from '../../build/wordpress.js';
import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { folderOf, installComposer } from './recipe.js';
import { EVIL, logIn, openAsReader, post, test } from './wordpress.js';

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
  expect(wordpress.phpLog()).not.toContain('PHP Fatal');
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
    expect(wordpress.phpLog()).not.toContain('PHP Fatal');
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
    .phpLog()
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
