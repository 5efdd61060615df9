import type { Locator, Page } from '@playwright/test';
import { localize, strings } from '../support/english.js';
import { expect, expectState, links, type Newsroom, overflow, shownText, test } from '../support/newsroom.js';

const VARIANTS = ['inline', 'badge', 'card', 'full'] as const;
const ODD = ['AD', 'IS', 'TH', 'FR', 'KE', 'JP', 'GB', 'US', 'DE'] as const;
/** What code prints for a missing value. */
const LEAKS = /\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date|\bInfinity\b/;

async function allReady(page: Page): Promise<void> {
  for (const tag of await page.locator('country-risk, incident-map').all()) await expectState(tag, 'ready');
}

/** The checks of a page that hold for any data. */
async function expectHarmless(newsroom: Newsroom, page: Page): Promise<void> {
  const text = await shownText(page);
  expect(LEAKS.exec(text)?.[0]).toBeUndefined();
  for (const { href, rel } of await links(page)) {
    expect(href).toMatch(/^https?:\/\//);
    expect(rel).toBe('noopener noreferrer nofollow external');
  }
  expect(await overflow(page)).toEqual({ page: 0, tags: [] });
  expect(await page.evaluate(() => 'wasHere' in window || 'polluted' in {})).toBe(false);
  expect(newsroom.moves).toHaveLength(1);
}

/** Opens one row after another by script, without scrolling there, and returns the text of all. */
const openEachRow = (map: Locator): Promise<string> =>
  map.evaluate(async (tag: Element & { readonly updateComplete?: Promise<unknown> }) => {
    const said: string[] = [];
    for (const row of tag.shadowRoot?.querySelectorAll<HTMLElement>('[part=list] [part=item] > button') ?? []) {
      row.click();
      await tag.updateComplete;
      said.push(row.parentElement?.textContent ?? '');
    }
    return said.join('\n');
  });

for (const width of [360, 1200]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const variant of VARIANTS) {
      test(
        `endless words and markup in every field are text in ${variant}`,
        { tag: width < 400 && variant === 'full' ? [] : '@chromium' },
        async ({ newsroom, api, page }) => {
          await newsroom.open(`<p>In the text <country-risk country="TH" variant="${variant}"></country-risk> of a story.</p>`, {
            apiBase: `${api.url}/scenario/wide`,
          });
          await allReady(page);
          for (const more of await page.locator('.fold > summary').all()) await more.click();
          await expectHarmless(newsroom, page);
          if (variant === 'full') await expect(page.locator('country-risk').getByText('<img src=x onerror=').first()).toBeVisible();
        },
      );
    }

    test(
      'endless words and markup in every field are text in map, popup and list',
      { tag: width < 400 ? [] : '@chromium' },
      async ({ newsroom, api, page }) => {
        await newsroom.open('<incident-map country="KE" limit="40"></incident-map>', { apiBase: `${api.url}/scenario/wide` });
        await allReady(page);
        const map = page.locator('incident-map');
        if (width < 400) await map.getByRole('button', { name: localize(strings.showAll, { count: 40 }) }).click();
        const rows = map.locator('[part=list] [part=item] > button');
        await expect(rows).toHaveCount(40);
        for (let index = 0; index < 8; index++) {
          await rows.nth(index).click();
          await expect(rows.nth(index)).toHaveAttribute('aria-expanded', 'true');
          await expectHarmless(newsroom, page);
        }
        await expect(map.getByText('<img src=x onerror=').first()).toBeAttached();
      },
    );

    test('endless words in a list of badges are text', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
      const badges = ODD.map((country) => `<country-risk country="${country}" variant="badge"></country-risk>`);
      await newsroom.open(badges.join(''), { apiBase: `${api.url}/scenario/wide` });
      await allReady(page);
      await expectHarmless(newsroom, page);
    });
  });
}

for (const scenario of ['odd', 'bare-array']) {
  for (const variant of ['badge', 'full']) {
    test(
      `the awkward rows of "${scenario}" are shown in words as ${variant}`,
      { tag: scenario === 'odd' && variant === 'full' ? [] : '@chromium' },
      async ({ newsroom, api, page }) => {
        const tags = ODD.map((country) => `<country-risk country="${country}" variant="${variant}" loading="eager"></country-risk>`);
        await newsroom.open(tags.join(''), { apiBase: `${api.url}/scenario/${scenario}` });
        await allReady(page);
        await expectHarmless(newsroom, page);
      },
    );

    test(`one awkward row of "${scenario}" at a time is shown in words as ${variant}`, { tag: '@chromium' }, async ({ newsroom, api, page }) => {
      const base = `${api.url}/scenario/${scenario}`;
      await newsroom.open('<country-risk country="AD"></country-risk>', { apiBase: base });
      for (const country of ODD) {
        await page.locator('country-risk').evaluate((tag, [to, as]) => Object.assign(tag, { country: to, variant: as }), [country, variant] as const);
        await expectState(page.locator('country-risk'), 'ready');
        await expectHarmless(newsroom, page);
      }
    });
  }
}

test('the awkward incidents are shown in words', async ({ newsroom, api, page }) => {
  await newsroom.open('<incident-map country="FJ" limit="200"></incident-map>', { apiBase: `${api.url}/scenario/odd` });
  await allReady(page);
  const map = page.locator('incident-map');
  await expect(map.locator('[part=marker]').first()).toBeVisible();
  await map.locator('[part=list] [part=item] > button').last().click();
  await expect(map.locator('[part=list] .details')).toContainText(/\w/); // the code for the details is loaded
  const said = await openEachRow(map);
  expect(said.match(/Sample: /g)?.length).toBeGreaterThan(20);
  expect(LEAKS.exec(said)?.[0]).toBeUndefined();
  await expectHarmless(newsroom, page);
});

test('a feed without its envelope is a failure', { tag: '@chromium' }, async ({ newsroom, api, page }) => {
  await newsroom.open('<incident-list country="FJ"></incident-list>', { apiBase: `${api.url}/scenario/bare-array` });
  await expectState(page.locator('incident-list'), 'error');
  await expect(page.locator('incident-list').getByText(strings['bad-response'])).toBeVisible();
});

test('the good rows of an odd feed are all there, the bad ones only say what they lack', async ({ newsroom, api, page }) => {
  await newsroom.open('<incident-map country="FJ" limit="200"></incident-map>', { apiBase: `${api.url}/scenario/odd` });
  const map = page.locator('incident-map');
  await expectState(map, 'ready');
  for (const title of ['A row as it should be', 'Coordinates as text', 'Unix seconds'])
    await expect(map.getByText(`Sample: ${title}`, { exact: true }).first()).toBeVisible();
  await expect(map.getByText('<b>Markup</b> in the <img').first()).toBeVisible();
  for (const title of ['No coordinates', 'Null coordinates', 'Latitude 9372.23']) {
    await expect(map.locator('[part=list] [part=item]').filter({ hasText: title }).first()).toContainText(strings.noPosition);
  }
});
