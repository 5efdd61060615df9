import type { Page } from '@playwright/test';
import { allFacts } from '../../build/readme.js';
import { SAMPLES } from '../../demo/tags/samples.js';
import { expect, links, test } from '../support/newsroom.js';

/** Code that records which text has run, in any frame. Without quotes, so that it fits into an attribute. */
const ran = (number: number): string => `(top.ran=top.ran||[]).push(${number})`;

/** Texts that run as HTML or as a link, as the first test proves in each browser. */
const HOSTILE: readonly string[] = [
  (code: string) => `<img src=data:, onerror=${code}>`,
  (code: string) => `<style onload=${code}>x{}</style>`,
  (code: string) => `"'></style></script></title></textarea><img src=data:, onerror=${code}>`,
  (code: string) => `<details open ontoggle=${code}>x</details>`,
  (code: string) => `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  (code: string) => `<math><mtext><table><img src=data:, onerror=${code}></table></mtext></math>`,
  (code: string) => `javascript:void ${code}`,
  (code: string) => `java\tscri\npt:void ${code}`,
  (code: string) => `\u0001JaVaScRiPt:void ${code}`,
].map((write, number) => write(ran(number)));

const executedNumbers = (page: Page): Promise<readonly number[]> => page.evaluate(() => (window as { ran?: number[] }).ran ?? []);

test('each of the texts runs where a page takes it for HTML or for a link', async ({ page, host }) => {
  await page.goto(host.serve('<!doctype html><title>Careless</title>'));
  for (const [number, text] of HOSTILE.entries()) {
    await page.evaluate((hostile) => {
      const link = document.body.appendChild(document.createElement('a'));
      if (!hostile.includes('<')) link.href = hostile;
      link.click();
      document.body.appendChild(document.createElement('div')).innerHTML = hostile;
    }, text);
    await expect.poll(() => executedNumbers(page), text).toContain(number);
  }
});

interface Tag extends Element {
  readonly updateComplete?: Promise<unknown>;
}

/** Presses every button of every tag once, including those that appear on the way, and waits a frame after each round. */
const pressEverything = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const pressed = new Set<Element>();
    for (let round = 0; round < 3; round += 1) {
      for (const tag of document.querySelectorAll<Tag>('main > *')) {
        for (const button of tag.shadowRoot?.querySelectorAll<HTMLElement>('button, summary, input, label') ?? []) {
          // Saving and copying leave the page.
          if (pressed.has(button) || /Download|Copy/.test(button.textContent)) continue;
          pressed.add(button);
          button.click();
        }
        await tag.updateComplete;
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return pressed.size;
  });

const sampleOf = (tag: string, attributes: Readonly<Record<string, string | undefined>>): string =>
  `<${tag} loading="eager" ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></${tag}>`;

test('none of them runs in any attribute of any tag', async ({ newsroom, page }) => {
  newsroom.expectNoise(/^console warning/); // for the editor
  const tags = allFacts().map(({ tag, attributes, shared }) => ({
    tag,
    sample: SAMPLES[tag].attributes as Readonly<Record<string, string | undefined>>,
    names: [...attributes, ...shared].flatMap(({ name }) => name ?? []),
  }));
  await newsroom.open(`<main>${tags.map(({ tag, sample }) => sampleOf(tag, sample)).join('')}</main>`);
  for (const tag of await page.locator('main > *').all()) await expect(tag).toHaveAttribute('state', 'ready');
  const tried = await page.evaluate(
    async ([wanted, texts]) => {
      const elements = [...document.querySelectorAll<Tag>('main > *')];
      const set = (element: Tag, name: string, value: string | undefined) =>
        value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value);
      const most = Math.max(...wanted.map(({ names }) => names.length));
      const strange: string[] = [];
      let count = 0;
      // One attribute after another, of all tags at once; then its value is restored.
      for (let at = 0; at < most; at += 1)
        for (const text of [texts[at % 6], texts[6 + (at % 3)]]) {
          const chosen = elements.flatMap((element, place) => ({ element, name: wanted[place]?.names[at], before: wanted[place]?.sample }));
          for (const { element, name } of chosen) if (name) set(element, name, text);
          await Promise.all(elements.map((element) => element.updateComplete));
          const hrefs = elements.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('a') ?? [])].map(({ href }) => href));
          strange.push(...hrefs.filter((href) => !/^https?:\/\//.test(href)));
          for (const { element, name, before } of chosen) if (name) set(element, name, before?.[name]);
          count += chosen.filter(({ name }) => name).length;
        }
      return { count, strange };
    },
    [tags, HOSTILE] as const,
  );
  expect(tried.count).toBeGreaterThan(200);
  expect(tried.strange).toEqual([]);
  expect(await executedNumbers(page)).toEqual([]);
  expect(newsroom.moves).toHaveLength(1);
});

/** Fields that identify a response, and keep their values. */
const UNCHANGED_FIELDS = new Set(['iso2', 'country_iso', 'id', 'occurred_at']);

/** A response whose other texts are replaced by hostile ones, with a hostile field name in each object. */
function hostileFrom(value: unknown, key = '', next = { at: 0 }): unknown {
  if (typeof value === 'string') return UNCHANGED_FIELDS.has(key) ? value : HOSTILE[next.at++ % HOSTILE.length];
  if (Array.isArray(value)) return value.map((one) => hostileFrom(one, key, next));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, hostileFrom(one, name, next)]);
  return Object.fromEntries([...fields, [HOSTILE[next.at++ % HOSTILE.length], 'a field with a hostile name']]);
}

test('none of them runs in any field of any answer, whatever a reader presses', async ({ newsroom, api, page }) => {
  const paths = ['/api/v1/countries/TH', '/api/v1/countries/JP', '/api/v1/countries', '/api/v1/incidents/recent?country=KE&hours=72', '/api/v1/methodology'];
  const answers = await Promise.all(paths.map(async (path) => [path, hostileFrom(await (await fetch(api.url + path)).json())] as const));
  api.reset();
  // The newest override wins, so the list's comes first: it would also match single countries.
  for (const [path, body] of answers.toSorted(([one], [other]) => one.length - other.length)) api.answer(path.replace(/&.*/, ''), { body });
  const tags = Object.entries(SAMPLES).map(([tag, { attributes }]) => sampleOf(tag, { ...attributes, ...(tag === 'country-risk' ? { variant: 'full' } : {}) }));
  await newsroom.open(`<main>${tags.join('')}</main>`);
  for (const tag of await page.locator('main > *').all()) await expect(tag).toHaveAttribute('state', /^(ready|empty)$/);
  await expect(page.locator('country-risk').getByText('<img src=data:').first()).toBeVisible();
  expect(await pressEverything(page)).toBeGreaterThan(50);
  for (const { href } of await links(page)) expect(href).toMatch(/^https?:\/\//);
  expect(await executedNumbers(page)).toEqual([]);
  expect(newsroom.moves).toHaveLength(1);
});
