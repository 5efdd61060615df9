import { describe, expect, it } from 'vitest';
import { allFacts } from '../../build/readme.js';
import { fragmentOf, isPlaceMessage, isShowMessage, parseContent, type PreviewContent } from '../../demo/builder/preview/content.js';

const facts = allFacts();
const SHOWN: PreviewContent = {
  tag: 'country-risk',
  attributes: { country: 'JP', variant: 'badge' },
  text: 'Japan',
  link: 'https://news.example/japan',
  picture: { src: 'https://news.example/japan.png', alt: 'Japan' },
  notes: [{ at: '-1.29 36.82', text: 'A note' }],
  answers: ['{"country":{}}'],
  asOf: '2026-05-20T09:30:00Z',
  scheme: 'dark',
  dir: 'rtl',
  isScriptless: true,
  lang: 'de',
};

/** What the preview reads from an address that an attacker may have forged. */
const shown = (forged: object): PreviewContent | undefined => parseContent(fragmentOf({ ...SHOWN, ...forged }), facts);

describe('the preview of the builder', () => {
  it('shows what the builder has written into its address', () => {
    expect(shown({})).toEqual(SHOWN);
  });

  it.each(['meta', 'script', 'iframe', 'style', 'h1', 'incident-popup', '', null, ['country-risk', 'h1']])('makes no element %j', (tag) => {
    expect(shown({ tag })).toBeUndefined();
  });

  it('writes only attributes that the tag has', () => {
    const attributes = {
      country: 'JP',
      style: 'position:fixed',
      onclick: 'alert(1)',
      content: '0;url=https://evil.example',
      'data-answer': '{}',
      region: 'Asia',
    };
    expect(shown({ attributes })?.attributes).toEqual({ country: 'JP' });
    expect(shown({ attributes: { country: { toString: 'x' }, lang: 5 } })?.attributes).toEqual({});
    expect(shown({ attributes: null })?.attributes).toEqual({});
  });

  it.each(['javascript:alert(1)', 'data:text/html,<p>x', 'blob:https://evil.example/1', '/japan', 'https://user:secret@news.example/', 5, null])(
    'makes no link of %j',
    (link) => {
      expect(shown({ link })?.link).toBe('');
      expect(shown({ picture: { src: link, alt: 'x' } })?.picture).toBeUndefined();
    },
  );

  it.each([null, 5, 'https://evil.example/1.png', [], {}])('makes no picture of %j', (picture) => expect(shown({ picture })?.picture).toBeUndefined());

  it('describes a picture in words alone', () => {
    const src = 'https://news.example/japan.png';
    expect(shown({ picture: { src, alt: { toString: 'x' }, onerror: 'alert(1)' } })?.picture).toEqual({ src, alt: '' });
  });

  it('takes nothing else for what it is not', () => {
    expect(
      shown({ text: {}, notes: [null, { at: 5, text: '<b>' }], answers: [1, '{}'], asOf: 5, scheme: 'red', dir: 'up', lang: 5, isScriptless: 1 }),
    ).toMatchObject({
      text: '',
      notes: [
        { at: '', text: '' },
        { at: '', text: '<b>' },
      ],
      answers: ['{}'],
      asOf: '',
      scheme: 'light',
      dir: 'ltr',
      isScriptless: false,
      lang: '',
    });
    for (const fragment of ['', '#', '#%', '#null', '#5', '#[]']) expect(parseContent(fragment, facts)).toBeUndefined();
  });
});

describe('a place that the preview tells', () => {
  it.each([
    [{ type: 'travel-safety:place', at: '-1.29 36.82' }, true],
    [{ type: 'travel-safety:place', at: '-91 36.82' }, false],
    [{ type: 'travel-safety:place', at: '-1.29 36.82\n0 0 Forged' }, false],
    [{ type: 'travel-safety:place', at: 5 }, false],
    [{ type: 'travel-safety:preview', at: '-1.29 36.82' }, false],
    [null, false],
  ])('%j counts: %s', (data, isOne) => expect(isPlaceMessage(data)).toBe(isOne));
});

describe('the builder and its preview', () => {
  const FRAGMENT = fragmentOf(SHOWN);

  it.each([
    [{ type: 'travel-safety:show', fragment: FRAGMENT }, true],
    [{ type: 'travel-safety:show', fragment: `${FRAGMENT} ` }, false],
    [{ type: 'travel-safety:show' }, false],
    [{ type: 'travel-safety:ask', fragment: FRAGMENT }, false],
    ['travel-safety:show', false],
    [null, false],
  ])('agree on what is shown by %j: %s', (data, isOne) => expect(isShowMessage(data, 'travel-safety:show', FRAGMENT)).toBe(isOne));
});
