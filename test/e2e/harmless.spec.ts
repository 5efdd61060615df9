import type { Page } from '@playwright/test';
import { strings } from '../support/english.js';
import { expect, expectMovable, expectState, type Newsroom, test } from '../support/newsroom.js';

const TAGS = `<country-risk country="TH" variant="full"></country-risk><country-risk country="FR" variant="inline"></country-risk>
  <incident-map country="KE" hours="72" limit="40" loading="eager"></incident-map>`;

async function openAll(newsroom: Newsroom, page: Page, head = ''): Promise<void> {
  await newsroom.open(TAGS, { head });
  for (const tag of await page.locator('country-risk, incident-map').all()) await expectState(tag, 'ready');
  await expectMovable(page.locator('incident-map'));
}

/** The HTML of the page without our tags. */
const pageAround = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const tag of copy.querySelectorAll('country-risk, incident-map')) tag.replaceWith('');
    return copy.outerHTML;
  });

async function drag(page: Page): Promise<void> {
  await page.locator('[part=map]').scrollIntoViewIfNeeded();
  const box = (await page.locator('[part=map]').boundingBox())!;
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 120, { steps: 4 });
}

test('on the page stands exactly what its editor wrote, before, during and after a drag of the map', async ({ newsroom, page }) => {
  await newsroom.open(TAGS, { scripts: '' });
  const before = await pageAround(page);
  const script = newsroom.script();
  await openAll(newsroom, page);
  const around = async () => (await pageAround(page)).replace(script.replace('async ', 'async="" '), '');
  expect(await around()).toBe(before);
  await drag(page);
  expect(await around()).toBe(before);
  await page.locator('incident-map').evaluate((tag) => tag.remove());
  await page.mouse.up();
  expect(await around()).toBe(before);
});

test('nothing is stored in the browser', async ({ newsroom, page, context }) => {
  await openAll(newsroom, page);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    caches: 'caches' in window ? await caches.keys() : [],
    databases: 'databases' in indexedDB ? await indexedDB.databases() : [],
    workers: await navigator.serviceWorker?.getRegistrations(),
  }));
  expect(stored).toEqual({ local: 0, session: 0, caches: [], databases: [], workers: [] });
});

/** The globals in which Lit lists its versions, to warn developers about several. */
const LIT_GLOBALS = /^(lit|reactive)\w+(Versions|Metadata)$/;

test('the page gets one symbol and TravelSafety, and what Lit adds by itself', async ({ newsroom, page }) => {
  await openAll(newsroom, page, '<script>window.before = Reflect.ownKeys(window)</script>');
  const added = await page.evaluate(() => {
    const before = (window as unknown as { before: (string | symbol)[] }).before;
    return Reflect.ownKeys(window)
      .filter((key) => !before.includes(key))
      .map(String)
      .filter((key) => key !== 'before' && !key.startsWith('__pw'))
      .toSorted();
  });
  expect(added.filter((key) => !LIT_GLOBALS.test(key))).toEqual(['Symbol(travel-safety-embeds)', 'TravelSafety']);
});

test('the page’s own prototypes stay as they were', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const names =
    '[Object, Array, Function, String, Promise, Element, Node, Document, Event, History].map(({ prototype }) => Reflect.ownKeys(prototype).length).join()';
  await openAll(newsroom, page, `<script>window.prototypes = () => ${names}; window.before = prototypes()</script>`);
  expect(await page.evaluate('window.before === window.prototypes()')).toBe(true);
});

test('no listener keeps the page out of the back-forward cache', async ({ newsroom, page }) => {
  // In a block, because a top-level `const` of this script would shadow the page's global function.
  const head = `<script>
    window.listened = [];
    {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (type, ...rest) {
        if (/unload/.test(type)) listened.push(type);
        return addEventListener.call(this ?? window, type, ...rest);
      };
    }
  </script>`;
  await openAll(newsroom, page, head);
  expect(await page.evaluate('[...listened, onunload, onbeforeunload].filter(Boolean)')).toEqual([]);
});

test('no address, title or history entry of the page changes', { tag: '@chromium' }, async ({ newsroom, page }) => {
  const head = '<script>window.entries = []; for (const name of ["pushState", "replaceState"]) history[name] = (...all) => entries.push(all)</script>';
  await openAll(newsroom, page, head);
  await page.locator('[part=item] button').first().click();
  await page.locator('incident-map').getByRole('button', { name: strings.zoomIn, exact: true }).click();
  expect(await page.evaluate('[document.title, entries, location.hash]')).toEqual(['A newsroom', [], '']);
  expect(newsroom.moves).toHaveLength(1);
});

test('styles neither leave the tags nor need the page’s', async ({ newsroom, page }) => {
  const head = '<style>html{font-size:62.5%;letter-spacing:.2em;text-transform:uppercase} p,button,ol{color:rgb(1,2,3)}</style>';
  await openAll(newsroom, page, head);
  expect(await page.evaluate(() => document.styleSheets.length + document.adoptedStyleSheets.length)).toBe(1);
  const inside = await page.locator('country-risk [part=summary]').evaluate((node) => {
    const { fontSize, letterSpacing, textTransform, color } = getComputedStyle(node);
    return { fontSize, letterSpacing, textTransform, isTheirs: color === 'rgb(1, 2, 3)' };
  });
  expect(inside).toEqual({ fontSize: '15px', letterSpacing: 'normal', textTransform: 'none', isTheirs: false });
});

/** What must be visible of the card, the list and the map; where none of them can work, the fallback. */
const SHOWN = {
  'the tags': ['country-risk [part=tier]', 'incident-map [part=item]', 'incident-map [part=marker]'],
  'the tags without the map': ['country-risk [part=tier]', 'incident-map [part=item]', `text=${strings.mapFailed}`],
  'their fallback': [],
} as const;

for (const [name, breakage, what] of [
  ['Array.prototype.toJSON of an old library', 'Array.prototype.toJSON = function () { return "broken" }', 'the tags'],
  // Leaflet's loops include inherited properties.
  ['an enumerable method on Object.prototype', 'Object.prototype.extend = function () {}', 'the tags without the map'],
  ['no String.prototype.endsWith', 'delete String.prototype.endsWith', 'their fallback'],
  ['no Array.prototype.toSorted', 'delete Array.prototype.toSorted', 'their fallback'],
  ['an attachShadow that throws', 'Element.prototype.attachShadow = () => { throw new Error("no") }', 'their fallback'],
  ['a define that throws', 'customElements.define = () => { throw new Error("no") }', 'their fallback'],
] as const) {
  test(`a page with ${name} shows ${what}, and no error of ours`, { tag: '@chromium' }, async ({ newsroom, page }) => {
    newsroom.expectFailedRequests();
    newsroom.expectNoise(/could not be loaded yet/); // for the editor
    const fallback = '<a href="https://example.org/">Our travel pages</a>';
    const tags = `<country-risk country="TH">${fallback}</country-risk><incident-map country="KE">${fallback}</incident-map>`;
    await newsroom.open(tags, { head: `<script>${breakage}</script>` });
    await page.waitForLoadState('networkidle'); // everything that could replace the fallback has loaded
    for (const part of SHOWN[what]) await expect(page.locator(part).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Our travel pages' })).toHaveCount(what === 'their fallback' ? 2 : 0);
  });
}

/** A named form shadows the document's property of that name. */
const CLOBBERED = ['title', 'body', 'head', 'links', 'forms', 'scripts', 'documentElement', 'activeElement', 'hidden', 'visibilityState', 'fonts'];

for (const [name, body, breakage] of [
  ['an image named querySelectorAll', '<img name="querySelectorAll" alt="">', ''],
  ['a form named querySelectorAll', '<form name="querySelectorAll"></form>', ''],
  ['forms named like much of the document', CLOBBERED.map((word) => `<form name="${word}"></form>`).join(''), ''],
  ['a querySelectorAll of its own', '', 'document.querySelectorAll = () => { throw new Error("no") }'],
  [
    'a define that looks at every tag',
    '',
    'const { define } = customElements; customElements.define = function (...all) { window.defined = all; return define.apply(this, all) }',
  ],
  [
    'a wrapped attachShadow',
    '',
    'const { attachShadow } = Element.prototype; Element.prototype.attachShadow = function (init) { return attachShadow.call(this, { ...init }) }',
  ],
] as const) {
  test(
    `on a page with ${name} the tags work all the same`,
    { tag: name === 'forms named like much of the document' ? [] : '@chromium' },
    async ({ newsroom, page }) => {
      await newsroom.open(`${body}${TAGS}`, { head: `<script>${breakage}</script>` });
      for (const tag of await page.locator('country-risk, incident-map').all()) await expectState(tag, 'ready');
      await expect(page.locator('[part=marker]').first()).toBeVisible();
    },
  );
}

// Not `strings` or `nodeType`: Lit takes objects with these for its own templates and for nodes.
for (const word of ['colour', 'directive']) {
  test(`a page where every object has a ${word} shows its own content`, { tag: '@chromium' }, async ({ newsroom, page }) => {
    const tags =
      '<country-risk country="TH"></country-risk><country-risk country="FR" variant="badge"></country-risk><incident-list country="KE"></incident-list>';
    await newsroom.open(tags, { head: `<script>Object.prototype.${word} = 1</script>` });
    for (const tag of await page.locator('country-risk, incident-list').all()) await expectState(tag, 'ready');
    await expect(page.locator('[part=item]').first()).toBeVisible();
  });
}

test('a form that comes later, with fields named like what we call, hides no tag', { tag: '@chromium' }, async ({ newsroom, page }) => {
  await newsroom.open('<main></main>');
  await page.evaluate(() => {
    const fields = ['matches', 'querySelectorAll', 'localName'].map((name) => `<input name="${name}">`).join('');
    document.querySelector('main')!.innerHTML = `<form>${fields}<country-risk country="TH"></country-risk></form>`;
  });
  await expectState(page.locator('country-risk'), 'ready');
});
