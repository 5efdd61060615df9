import { existsSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readerWords } from '../../build/reader-words.js';
import { TAGS } from '../../build/tags.js';
import { attributeNames, folderOf, readChoice, RESERVED_NAMES, writeChoice, type Choice } from '../../demo/builder/choice.js';
import { codeFor } from '../../demo/builder/country-fields.js';
import { cmsIn, messageOf } from '../../demo/builder/panel.js';
import { isExact, placeIn, type ScriptPlace } from '../../demo/builder/places.js';
import { heightOf, defaultText, planOf } from '../../demo/builder/plan.js';
import { questionsOf } from '../../demo/tags/answers.js';
import { HEIGHTS } from '../../demo/heights.js';
import { localize, strings } from '../support/english.js';
import { KNOWN, NAMES, SCRIPTS, START, choose, facts } from '../support/builder-choice.js';

describe('the address of the builder', () => {
  it('has a name for everything that no attribute of any tag has', () => {
    for (const fact of facts) expect(attributeNames(fact).filter((name) => RESERVED_NAMES.includes(name))).toEqual([]);
  });

  it('opens the same choice again, whatever is written in it', () => {
    const text = fc.string({ unit: 'grapheme' });
    const any = fc.record({
      script: text,
      api: text,
      link: text,
      picture: text,
      text,
      height: text,
      tab: text,
      country: text,
      name: text,
      tag: fc.constantFrom(...TAGS),
    });
    fc.assert(
      fc.property(any, ({ country, name, tag, ...own }) => {
        const attributes: Record<string, string> = tag === 'country-risk' ? { country, name } : { lang: name };
        const choice = choose({ ...own, tag, attributes });
        expect(readChoice(writeChoice(choice, START), START, facts)).toEqual(choice);
      }),
    );
  });

  it('says nothing of what no tag knows', () => {
    const choice = readChoice('#tag=country-risk&country=JP&onclick=alert(1)&style=x&varient=badge&place=moon&__proto__=1', START, facts);
    expect(choice).toEqual(choose({ attributes: { country: 'JP' } }));
    expect(readChoice('#tag=script&country=JP', START, facts).tag).toBe('country-risk');
    expect(readChoice('', START, facts)).toEqual(START);
  });
});

describe('where the script is', () => {
  it.each([
    ['https://cdn.example/v0/', 'https://cdn.example/v0/'],
    ['https://cdn.example/v0', 'https://cdn.example/v0/'],
    [' https://cdn.example/v0/embed.js?x=1#y ', 'https://cdn.example/v0/'],
    ['https://cdn.example/embed.mjs', 'https://cdn.example/'],
    ['cdn.example/v0', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('%s is the folder %s', (written, folder) => expect(folderOf(written)).toBe(folder));

  it('is exact only in a folder of its own version', () => {
    expect(isExact('https://cdn.example/v0.1.0/', '0.1.0')).toBe(true);
    for (const other of ['https://cdn.example/v0/', 'https://cdn.example/v0.1.0-beta/', 'https://v0.1.0.example/', 'https://cdn.example/v0.1.1/'])
      expect(isExact(other, '0.1.0')).toBe(false);
    const plan = (script: string) => planOf(choose({ script }), { ...KNOWN, scripts: SCRIPTS });
    expect(plan('https://cdn.example/v0.1.0/').integrity).toEqual(SCRIPTS.files);
    expect(plan('https://cdn.example/v0/').integrity).toEqual({});
  });

  it('tells by its frames which API they ask, and whether they show tiles', () => {
    const page =
      '<html lang="de"><meta content="img-src https://t.example; base-uri"><script defer data-api-base="https://api.example/api/v1" data-allowed-api-origins="https://a.example https://b.example">';
    expect(placeIn({ version: '1', files: {} }, page)).toMatchObject({
      frameApi: 'https://api.example/api/v1',
      frameOrigins: ['https://a.example', 'https://b.example'],
      hasFrameTiles: true,
      frameLang: 'de',
    });
    expect(placeIn({ version: '1', files: {} }, '')).toMatchObject({ frameApi: undefined, frameOrigins: [], hasFrameTiles: false, frameLang: 'en' });
  });
});

describe('the search for a country', () => {
  const countries = [...[...NAMES].map(([iso2, name]) => ({ iso2, name })), { iso2: 'CI', name: 'Elfenbeinküste', sent: 'Côte d’Ivoire' }];
  it.each([
    ['Japan', 'JP'],
    [' japan ', 'JP'],
    ['jp', 'JP'],
    ['Thail', 'TH'],
    ['UK', 'UK'],
    ['Atlantis', 'Atlantis'],
    ["cote d'ivoire", 'CI'],
    ['Elfenbeinküste', 'CI'],
    ['elfenb', 'CI'],
    ['', ''],
  ])('takes %s for %s, and leaves what it does not know to the tag', (typed, code) => expect(codeFor(typed, countries)).toBe(code));
});

describe('what a choice comes to', () => {
  it.each([
    [{}, 'en', `${strings.travelRisk}${strings.colon}Thailand`],
    [{}, 'de', 'Reiserisiko: Thailand'],
    [{ attributes: { country: 'th' } }, 'ja', '渡航リスク：タイ'],
    [{ attributes: { country: 'TH', variant: 'inline' } }, 'fr', 'Thaïlande'],
    [{ attributes: { country: 'TH', variant: 'inline', name: 'Siam' } }, 'fr', 'Siam'],
    [{ attributes: { country: 'ZZ' } }, 'en', `${strings.travelRisk}${strings.colon}ZZ`],
    [{ tag: 'country-compare', attributes: { countries: 'JP TH' } }, 'es', 'Comparación: Japón, Tailandia'],
    [{ tag: 'incident-list', attributes: { country: 'KE', hours: '72' } }, 'pt', 'Quênia: incidentes, últimas 72 horas'],
    [
      { tag: 'incident-map', attributes: { country: 'KE', hours: '72' } },
      'en',
      localize(strings.anySummaryIn, { place: 'Kenya' }) + strings.comma + localize(strings.lastHours, { count: 72 }),
    ],
    [{ tag: 'risk-map', attributes: {} }, 'it', 'Mappa del rischio per chi viaggia, Paese per Paese'],
    [{ tag: 'risk-table', attributes: { region: 'Asia' } }, 'de', 'Reiserisiko nach Land: Asien'],
    [{ tag: 'risk-methodology', attributes: {} }, 'ar', 'كيف تُحسب درجة الخطر'],
  ] as const)('%j in %s has the words %s', (change, lang, words) =>
    expect(defaultText(choose(change as Partial<Choice>), { names: NAMES, words: readerWords(lang) })).toBe(words),
  );

  it('is a link to the same in a frame, unless an editor has one', () => {
    const linkOf = (change: Partial<Choice>) => planOf(choose({ script: 'https://cdn.example/v0/', ...change }), KNOWN).link;
    expect(linkOf({})).toBe('https://cdn.example/v0/frame/country-risk/TH/');
    expect(linkOf({ tag: 'incident-map', attributes: { country: 'KE', lang: 'de' } })).toBe('https://cdn.example/v0/frame/incident-map/?country=KE&lang=de');
    expect(linkOf({ link: ' https://news.example/japan ' })).toBe('https://news.example/japan');
    // The builder's address and the pasted snippet are untrusted input.
    for (const link of ['javascript:alert(1)', ' jAvascript:alert(1)', 'data:text/html,x', '/japan', 'https://a:b@news.example/']) {
      expect(linkOf({ link })).toBe('https://cdn.example/v0/frame/country-risk/TH/');
    }
  });

  it('leads to a frame in the language of the words, because a frame sees no page around it', () => {
    const german = { ...KNOWN, words: readerWords('de'), lang: 'de' };
    const frameOf = (change: Partial<Choice>, known: { readonly lang?: string; readonly scripts?: ScriptPlace } = {}) => {
      const { pathname, search } = new URL(planOf(choose(change), { ...german, ...known }).link);
      return pathname.replace('/frame/', '') + search;
    };
    // The page of a country exists in every language, and so do its title and its oEmbed response.
    expect(frameOf({})).toBe('country-risk/TH/de/');
    expect(frameOf({ attributes: { country: 'TH', lang: 'fr', variant: 'badge' } })).toBe('country-risk/TH/fr/?variant=badge');
    expect(frameOf({ attributes: { country: 'TH', lang: 'de-CH' } })).toBe('country-risk/TH/?lang=de-CH');
    expect(frameOf({ attributes: { country: 'TH', lang: '../x' } })).toBe('country-risk/TH/?lang=..%2Fx');
    expect(frameOf({ attributes: { country: 'ZZ' } })).toBe('country-risk/?country=ZZ&lang=de');
    expect(frameOf({ tag: 'risk-map', attributes: {} })).toBe('risk-map/?lang=de');
    // In a build whose language is German, the pages without a language are German.
    const scripts = { ...SCRIPTS, frameLang: 'de' };
    expect(frameOf({}, { scripts })).toBe('country-risk/TH/');
    expect(frameOf({ attributes: { country: 'TH', lang: 'en' } }, { scripts })).toBe('country-risk/TH/en/');
    expect(frameOf({ tag: 'risk-map', attributes: {} }, { lang: 'en', scripts })).toBe('risk-map/?lang=en');
  });

  it('has a picture where there is an address of one and our command can draw the tag', () => {
    const pictureOf = (change: Partial<Choice>) => planOf(choose({ picture: ' https://news.example/thailand.png ', ...change }), KNOWN).picture;
    expect(pictureOf({ text: 'Where to go' })).toEqual({ src: 'https://news.example/thailand.png', alt: defaultText(choose(), KNOWN) });
    for (const picture of ['', 'javascript:alert(1)', 'data:image/png,x', '/thailand.png']) expect(pictureOf({ picture })).toBeUndefined();
    const pictured = TAGS.filter((tag) => pictureOf({ tag, attributes: {} }));
    expect(pictured).toEqual(TAGS.filter((tag) => existsSync(`src/picture/${tag}.ts`)));
    expect(pictureOf({ attributes: { country: 'TH', variant: 'Inline' } })).toBeUndefined();
  });

  it('is the height of the table for its place, unless another is written', () => {
    expect(heightOf(choose())).toBe(HEIGHTS.card[1]);
    expect(heightOf(choose({ place: 'phone', attributes: { variant: 'Badge' } }))).toBe(HEIGHTS.badge[0]);
    expect(heightOf(choose({ attributes: { variant: 'inline' } }))).toBeUndefined();
    expect(heightOf(choose({ height: '1234' }))).toBe(1234);
    for (const height of ['0', '9', '100000', '-3', '9e9', '1px;color:red', '']) expect(heightOf(choose({ height }))).toBe(HEIGHTS.card[1]);
  });
});

describe('what a snippet that keeps an answer asks', () => {
  const asked = (tag: string, attributes: Readonly<Record<string, string>>) => questionsOf(tag, (name) => attributes[name] ?? '');

  it('is about countries, each once and no more than a tag can compare', () => {
    expect(asked('country-risk', { country: ' jp ' })).toEqual(['/countries/JP']);
    expect(asked('country-risk', { country: '../../../admin?x=1#' })).toEqual([]);
    expect(asked('country-compare', { countries: 'JP, th JP X0 ../x' })).toEqual(['/countries/JP', '/countries/TH']);
    expect(asked('country-compare', { countries: 'AD AE AF AG AI AL AM' })).toHaveLength(5);
  });
});

describe('what a host says of its scripts', () => {
  it('counts only where it is text', () => {
    const files = { 'embed.js': { a: 1 }, 'embed.mjs': 'sha384-AAAA"><img src=x>', 'resize.js': `sha384-${'A'.repeat(64)}` };
    expect(placeIn({ version: '0', files }, '').files).toEqual({ 'resize.js': `sha384-${'A'.repeat(64)}` });
    expect(placeIn({ version: '0' }, '').files).toEqual({});
  });
});

describe('a CMS', () => {
  it('is named by a web origin and nothing else', () => {
    expect(cmsIn('#cms=https://cms.example')).toBe('https://cms.example');
    expect(cmsIn('#tag=risk-map&cms=https%3A%2F%2Fcms.example%3A8443%2F')).toBe('https://cms.example:8443');
    expect(cmsIn('#cms=http://localhost:3000')).toBe('http://localhost:3000');
    for (const other of [
      '*',
      'null',
      '',
      'http://cms.example',
      'javascript:alert(1)',
      'https://cms.example/page',
      'https://cms.example/?a',
      'data:text/html,x',
      'file:///x',
    ])
      expect(cmsIn(`#${new URLSearchParams({ cms: other })}`), other).toBeUndefined();
  });

  it('gets the snippet, all parts of the tab, and an address that opens the same choice', () => {
    const parts = [{ where: 'Im Artikel', code: '<country-risk></country-risk>' }];
    expect(messageOf(choose(), parts, undefined, '#tag=country-risk')).toEqual({
      type: 'travel-safety:snippet',
      way: 'script',
      snippet: parts[0]?.code,
      parts,
      tag: 'country-risk',
      attributes: { country: 'TH' },
      height: null,
      address: '#tag=country-risk',
    });
  });
});
