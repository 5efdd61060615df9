import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countries } from '../../demo/api/data/countries.js';
import { BASE_LANGUAGES } from '../../demo/languages.js';
import { framePage, framePolicy } from '../../build/frame-page.js';
import { frameFiles, writeFrames } from '../../build/frames.js';
import { readSettings } from '../../build/settings.js';
import { TAGS } from '../../build/tags.js';
import { BASE, JAPAN, facts, page, settings, unset } from '../support/frame-files.js';

const policyIn = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

describe('the pages of the folder frame/', () => {
  it('are one for each tag, and one for each country in each language', () => {
    const pages = [...frameFiles(facts, settings).keys()].filter((path) => path.startsWith('frame/'));
    expect(countries).toHaveLength(180); // as docs/frames.md says
    const ofCountries = countries.flatMap(({ iso2 }) =>
      ['', ...BASE_LANGUAGES.map((lang) => `${lang}/`)].map((place) => `frame/country-risk/${iso2}/${place}index.html`),
    );
    expect(pages.toSorted()).toEqual([...TAGS.map((tag) => `frame/${tag}/index.html`), ...ofCountries].toSorted());
  });

  it.each(TAGS)('take every attribute of <%s> from their address', (tag) => {
    const parameters = /data-attributes="([^"]*)"/.exec(page(tag))?.[1]?.split(' ') ?? [];
    const { attributes, shared } = facts.find((each) => each.tag === tag) ?? { attributes: [], shared: [] };
    const names = [...attributes, ...shared].map(({ name }) => name);
    // What a story said about a country is a claim, which anyone could forge in an address. On incidents, `published` is only a date.
    const refused = tag === 'country-risk' ? /^(headline|name|published.*|publisher-.*)$/ : /^(headline|publisher-.*|tile-attribution)$/;
    expect(parameters).toEqual(names.filter((name) => !refused.test(name ?? '')));
    expect(parameters).toContain('lang');
    expect(parameters.filter((name) => /^(on|style$|class$|id$|slot$|data-)/.test(name))).toEqual([]);
  });

  it('take only such free text as no tag shows as its own', () => {
    const isFree = (text = ''): boolean => !text.includes("'") && text !== 'boolean';
    const free = facts.flatMap(({ tag, attributes, shared }) => {
      const taken = / data-attributes="([^"]*)"/.exec(page(tag))?.[1]?.split(' ') ?? [];
      return [...attributes, ...shared].flatMap(({ name = '', type }) => (isFree(type?.text) && taken.includes(name) ? name : []));
    });
    const known = 'api-base category countries country exclude frozen highlight hours lang limit pin published refresh region sections tile-url';
    expect([...new Set(free)].toSorted(), 'if a tag shows the text of this attribute, add it to NOT_IN_FRAMES in build/facts.ts; if not, to this list').toEqual(
      known.split(' '),
    );
  });

  it('take nothing about tiles where the build allows none, and never the words beside them: anyone could have written them', () => {
    expect(page('incident-map')).toMatch(/data-attributes="[^"]*tile-url consent/);
    expect(page('incident-map')).toContain('data-tile-attribution="© &lt;tiles&gt; &quot;of&quot; others"');
    expect(page('incident-map', unset)).toMatch(/data-attributes="(?![^"]*(tile|consent))/);
    expect(page('incident-map', unset)).not.toContain('tile-attribution');
  });

  it('say for a country its title, its own address, its oEmbed answer and what stands there before any script', () => {
    const html = page('country-risk/JP');
    expect(html).toContain(`<title>${JAPAN}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${BASE}frame/country-risk/JP/">`);
    expect(html).toContain(`<link rel="alternate" type="application/json+oembed" href="${BASE}oembed/country-risk/JP.json" title="${JAPAN}">`);
    expect(html).toMatch(/<country-risk country="JP"><a href="https:\/\/publisher\.example[^"]*" target="_blank" rel="noopener">/);
    expect(html).toContain(`>${JAPAN}</a></country-risk>`);
  });

  it('have the language of the build, with their oEmbed answers', () => {
    const files = frameFiles(facts, readSettings({ VITE_PUBLIC_BASE: BASE, VITE_LANG: 'ar' }));
    const html = files.get('frame/country-risk/JP/index.html') ?? '';
    const title = 'الخطر على المسافرين: اليابان';
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<country-risk country="JP">${title}</country-risk>`);
    expect(JSON.parse(files.get('oembed/country-risk/JP.json') ?? '')).toMatchObject({ title, html: expect.stringContaining(`title="${title}"`) as unknown });
    expect(frameFiles(facts, readSettings({ VITE_LANG: 'pt-PT' })).get('frame/risk-table/index.html')).toContain('<html lang="pt-PT">');
    expect(() => readSettings({ VITE_LANG: 'xx' })).toThrow(/^VITE_LANG has to be a language of the tags: en, ar, /);
  });

  it('have each other language at an address of its own, with an oEmbed answer of its own, because a host of files reads no ?lang=', () => {
    const files = frameFiles(facts, readSettings({ VITE_PUBLIC_BASE: BASE }));
    const html = files.get('frame/country-risk/JP/de/index.html') ?? '';
    const title = 'Reiserisiko: Japan';
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(`<meta property="og:title" content="${title}">`);
    expect(html).toContain(`<link rel="canonical" href="${BASE}frame/country-risk/JP/de/">`);
    expect(html).toContain(`<link rel="alternate" type="application/json+oembed" href="${BASE}oembed/country-risk/JP/de.json" title="${title}">`);
    expect(html).toContain(`<country-risk country="JP">${title}</country-risk>`);
    const answer = JSON.parse(files.get('oembed/country-risk/JP/de.json') ?? '{}') as Record<string, unknown>;
    expect(answer).toMatchObject({ title, html: expect.stringMatching(`^<iframe src="${BASE}frame/country-risk/JP/de/" title="${title}" `) as unknown });
    expect(files.get('frame/country-risk/JP/ar/index.html')).toContain('<html lang="ar" dir="rtl">');
  });

  it.each(['en', 'de'])('keep their addresses whatever the language of the build: %s', (lang) => {
    const files = frameFiles(facts, readSettings({ VITE_PUBLIC_BASE: BASE, VITE_LANG: lang }));
    for (const other of ['en', 'de']) {
      const address = `${BASE}frame/country-risk/JP/${other === lang ? '' : `${other}/`}`;
      expect(files.get(`frame/country-risk/JP/${other}/index.html`)).toContain(`<html lang="${other}">`);
      expect(files.get(`frame/country-risk/JP/${other}/index.html`)).toContain(`<link rel="canonical" href="${address}">`);
      expect(JSON.parse(files.get(`oembed/country-risk/JP/${other}.json`) ?? '{}')).toMatchObject({
        html: expect.stringContaining(`src="${address}"`) as unknown,
      });
    }
  });

  it.each(['JP', 'JP/de'])('lead to scripts that are there: %s', (place) => {
    const folder = `dist/cdn/frame/country-risk/${place}`;
    const scripts = [...readFileSync(join(folder, 'index.html'), 'utf8').matchAll(/<script defer(?: crossorigin="anonymous")? src="([^"]+)"/g)];
    expect(scripts).toHaveLength(2);
    for (const [, src = ''] of scripts) expect(existsSync(join(folder, src))).toBe(true);
  });

  it('write a hostile title and address as text', () => {
    const hostile = '"><script>alert(1)</script><!-- &quot;';
    const written = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;!-- &amp;quot;';
    const hostilePage = {
      tag: 'country-risk',
      attributes: { country: hostile },
      title: hostile,
      root: '../../',
      parameters: [],
      canonical: hostile,
      oembed: hostile,
    } as const;
    const html = framePage(hostilePage, { ...settings, publisherName: hostile });
    expect(html.split(written)).toHaveLength(9); // title, twice, two links with a title, country, fallback, publisher
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<!--');
  });
});

describe('the policy of a frame page', () => {
  it('allows our scripts, the API of the build and what the build allows besides, and nothing else', () => {
    const policy = policyIn(page('incident-map'));
    expect(policy).toBe(framePolicy(settings));
    expect(policy.replace(/'sha256-[^']+'/, 'HASH').split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' https://cdn.example",
      'style-src HASH',
      'connect-src https://api.example/api/v1/ https://one.example https://two.example',
      'img-src https://tiles.example',
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types travel-safety-embeds',
    ]);
  });

  it('has nothing that Google’s evaluator calls medium or worse', () => {
    const findings = new CspEvaluator(new CspParser(framePolicy(settings)).csp).evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(findings).toEqual([]);
  });

  it('of a build that knows no API allows the one on this machine', () => {
    expect(framePolicy(unset)).toContain('connect-src http://localhost:8787 http://127.0.0.1:8787;');
    expect(page('country-risk', unset)).toContain('data-allowed-api-origins="http://localhost:8787 http://127.0.0.1:8787"');
    expect(page('country-risk', unset)).not.toContain('data-api-base');
  });

  it('of a build that knows one allows no other unless it is told', () => {
    const only = readSettings({ VITE_API_BASE: 'https://api.example/a;b,c' });
    expect(framePolicy(only)).toContain('connect-src https://api.example/a%3Bb%2Cc/api/v1/; base-uri');
    expect(page('country-risk', only)).toContain('data-allowed-api-origins=""');
  });
});

describe('the folder out/', () => {
  it('leads to the publisher and to the licence, and nowhere else', () => {
    const pages = [...frameFiles(facts, settings)].filter(([path]) => path.startsWith('out/'));
    expect(pages.map(([path]) => path)).toEqual(['out/licence/index.html', 'out/publisher/index.html']);
    expect(pages[0]?.[1]).toContain('content="0; url=https://creativecommons.org/licenses/by/4.0/"');
    expect(pages[1]?.[1]).toContain('content="0; url=https://publisher.example/?a=1&amp;b=%222%22"');
    for (const [, html] of pages) expect(html).not.toContain('<script');
  });
});

describe('a wrong build setting', () => {
  it.each([
    ['VITE_API_BASE', 'api.example'],
    ['VITE_API_BASE', 'https://api.example/?key=1'],
    ['VITE_ALLOWED_API_ORIGINS', 'https://one.example; script-src *'],
    ['VITE_ALLOWED_API_ORIGINS', 'https://one.example/path'],
    ['VITE_ALLOWED_API_ORIGINS', "'unsafe-inline'"],
    ['VITE_ALLOWED_TILE_ORIGINS', 'tiles.example'],
    ['VITE_PUBLIC_BASE', 'https://cdn.example/v0/?a=1'],
    ['VITE_PUBLIC_BASE', '/v0/'],
    ['VITE_TILE_ATTRIBUTION', undefined],
    ['VITE_PUBLISHER_URL', 'javascript:alert(1)'],
  ])('ends the build with a sentence: %s=%s', (name, value) => {
    expect(() => readSettings({ VITE_ALLOWED_TILE_ORIGINS: 'https://tiles.example', VITE_TILE_ATTRIBUTION: 'Them', [name]: value })).toThrow(
      `${name} has to be`,
    );
  });
});

describe('docs/hosting.md', () => {
  it('has every build setting in its table, and no other', () => {
    const sources = ['build/settings.ts', 'build/vite.cdn.ts', 'src/env.d.ts'].map((file) => readFileSync(file, 'utf8')).join('');
    const used = new Set(sources.match(/VITE_[A-Z_]+[A-Z]/g));
    const listed = [...readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(VITE_[A-Z_]+)` \|/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual([...used].toSorted());
  });
});

describe('the folder that a build writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'frames-'));

  beforeAll(() => writeFrames(folder, facts, settings));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has the pages where their addresses lead', () => {
    expect(readdirSync(folder).toSorted()).toEqual(['frame', 'oembed', 'out']);
    expect(readFileSync(join(folder, 'frame/country-risk/JP/index.html'), 'utf8')).toBe(page('country-risk/JP'));
  });
});
