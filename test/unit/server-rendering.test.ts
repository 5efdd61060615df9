import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../demo/api/server.js';
import { addresses, prerender, styles } from '../../src/embed/prerender.js';
import { localize, patternOf, strings, wrongWord, wrongDate } from '../support/english.js';
import { prerendered, SAMPLES } from '../support/prerendered.js';
import '../../src/index.js';
import { now } from '../support/now.js';

const AS_OF = '2026-05-20T23:30:00Z';

/** The text of a tag's HTML as readers see it, without Lit's markers. */
const textOf = (markup: string): string =>
  markup
    .replace(/<!--[^]*?-->|<style>[^]*?<\/style>|<script[^]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('a tag prerendered in Node', () => {
  let api: Awaited<ReturnType<typeof startApi>>;
  let japan: Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    api = await startApi({ port: 0, now });
    japan = (await (await fetch(`${api.url}/api/v1/countries/JP`)).json()) as typeof japan;
  });

  afterAll(() => api.close());

  it.each(SAMPLES.map((sample) => [JSON.stringify(sample.slice(0, 2)), sample] as const))(
    'shows its data, its date and its credit, and touches no document: %s',
    async (_name, sample) => {
      const html = await prerendered(api.url, sample, { asOf: AS_OF });
      expect('document' in globalThis).toBe(false);
      const [tag] = sample;
      expect(html).toMatch(
        new RegExp(`^<${tag} lang="en" api-base="${api.url}"[^>]*>\\n<template shadowrootmode="open"><style>[^]*</template><script type="application/json"`),
      );
      const text = textOf(html);
      expect(text).toMatch(/Sample (data|text)|Thailand|Afghanistan/);
      expect(text).toContain('CC BY 4.0');
      if (!/inline|badge/.test(JSON.stringify(sample))) expect(text).toMatch(new RegExp(patternOf(strings.asOf, { time: '20 May 2026(,| at) 23:30 UTC' })));
      expect(text).not.toMatch(/\bundefined\b|\[object|NaN|\bago\b|[Yy]esterday/);
      expect(html).not.toMatch(/(checked|selected)="false"/);
      // In Markdown, a blank line would end the HTML block.
      expect(html).not.toMatch(/\n\s*\n/);
    },
  );

  it('has the whole answer inside, of which nothing can end its script', async () => {
    const hostile = { ...japan, licence: 'CC BY 4.0', more: '</script><script>alert(1)</script><!--' };
    const html = await prerender('country-risk', { country: 'JP' }, hostile);
    const [, json = ''] = /<script type="application\/json"[^>]*>([^]*?)<\/script><\/country-risk>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(hostile);
    expect(html).not.toContain('<script>alert');
  });

  it('writes what editors and the API send as text, never as HTML', async () => {
    const country = { ...(japan['country'] as object), name: '<img src=x onerror=alert(1)>', summary: '"><script>alert(2)</script>' };
    const html = await prerender('country-risk', { country: 'JP', headline: '"><b>bold' }, { ...japan, country });
    expect(html.replace(/<script type="application\/json"[^]*?<\/script>/, '')).not.toMatch(/<img|<script|<b>bold/);
    expect(html).toContain('headline="&quot;&gt;&lt;b&gt;bold"');
  });

  it('writes times in the zone it is told, whatever the zone of the server', async () => {
    const html = await prerender('country-risk', { country: 'JP', lang: 'de' }, japan, { asOf: AS_OF, timeZone: 'Asia/Tokyo' });
    expect(textOf(html)).toMatch(/21\. Mai 2026 um 08:30/);
    expect(html).toContain('data-time-zone="Asia/Tokyo"');
  });

  it('says of a frozen answer the day that the editor wrote', async () => {
    const html = await prerender('country-risk', { country: 'JP', frozen: '2026-05-20' }, japan, { timeZone: 'America/Los_Angeles' });
    expect(textOf(html)).toContain(localize(strings.frozenOn, { date: '20 May 2026' }));
  });

  it('has its styles in an element with the page’s nonce, or in a file of its own', async () => {
    const [inside, linked] = await Promise.all(
      [{ nonce: 'a"b' }, { stylesheet: '/country-risk.css?v=1&w=2' }].map((options) => prerender('country-risk', { country: 'JP' }, japan, options)),
    );
    expect(inside).toContain('<style nonce="a&quot;b">');
    expect(linked).toContain('<link rel="stylesheet" href="/country-risk.css?v=1&amp;w=2">');
    expect(linked).not.toContain('<style');
    const all = await styles('country-risk');
    for (const rule of [':host', '.badge', '.card', '.fold', '.story']) expect(all).toContain(rule);
  });

  it('says what to ask the API', async () => {
    const base = 'https://api.example';
    expect(await addresses('country-compare', { countries: 'jp TH', 'api-base': base })).toEqual([
      `${base}/api/v1/countries/JP`,
      `${base}/api/v1/countries/TH`,
    ]);
    expect(await addresses('incident-list', { country: 'KE', hours: 72, 'api-base': base })).toEqual([`${base}/api/v1/incidents/recent?country=KE&hours=72`]);
    await expect(addresses('country-risk', { country: 'JP' })).rejects.toThrow(strings['api-base-missing']);
  });

  it.each([
    ['a country that is none', { country: 'UK' }, undefined, strings['country-uk']],
    ['an answer about another country', { country: 'FR' }, undefined, 'The answer cannot be read, or is not about what the attributes ask for.'],
    ['an answer that is not JSON', { country: 'JP' }, '{', 'The answer is not JSON.'],
    ['an attribute that there is not', { country: 'JP', colour: 'red' }, undefined, '<country-risk> has no attribute “colour”'],
    ['an attribute that would be ignored', { country: 'JP', theme: 'blue' }, undefined, wrongWord('theme', 'blue', ['auto', 'light', 'dark'])],
    ['a day that no calendar has', { country: 'JP', frozen: '2026-02-30' }, undefined, wrongDate('frozen', '2026-02-30')],
    ['no publisher to credit', { country: 'JP' }, { country: { iso2: 'JP', name: 'Japan' } }, 'give publisher-name'],
    ['no link to the publisher', { country: 'JP' }, { attribution: 'X', country: { iso2: 'JP', name: 'Japan' } }, 'give api-base or publisher-url'],
  ])('refuses in a sentence %s', async (_what, attributes, answer, sentence) => {
    await expect(prerender('country-risk', attributes, answer ?? japan)).rejects.toThrow(sentence);
  });

  it('refuses in a sentence a tag, a date and a zone that there are not', async () => {
    await expect(prerender('country-card' as 'country-risk', {}, japan)).rejects.toThrow('“country-card” is not a tag; the tags are country-risk,');
    await expect(prerender('country-risk', { country: 'JP' }, japan, { asOf: 'soon' })).rejects.toThrow('“soon” is not a date');
    await expect(prerender('country-risk', { country: 'JP' }, japan, { timeZone: 'Mars' })).rejects.toThrow('“Mars” is not a time zone');
  });
});
