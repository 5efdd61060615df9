import { expect, type Page } from '@playwright/test';
import words from '../../demo/builder/words/en.json' with { type: 'json' };
import { codeOf, plan } from '../support/builder-plan.js';
import { logIn, openAsReader, test, type WordPress } from './wordpress.js';

test.use({ viewport: { width: 1600, height: 1000 } }); // room for the list of blocks and the settings, which give way to each other otherwise

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
const fromBuilder = ({ scripts }: WordPress, attributes: Readonly<Record<string, string>>, place: number): string =>
  codeOf('wordpress', plan({ attributes: { variant: 'badge', ...attributes }, link: 'https://news.example/?a=1&b=2', folder: scripts, api: '' }), place);

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
  const stripped = '<script>window.isBroken = true</script><country-risk country="IT">Italy</country-risk>';
  await page.getByRole('textbox', { name: 'HTML' }).fill(fromBuilder(wordpress, { country: 'KE' }, 2) + stripped);

  await addBlock(page, 'Shortcode');
  await page.getByRole('textbox', { name: 'Shortcode text' }).fill(fromBuilder(wordpress, { country: 'TH', name: NAME }, 0));

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
