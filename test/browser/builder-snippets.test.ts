import { expect } from '@open-wc/testing';
import type { TagFacts } from '../../build/facts.js';
import { TAGS } from '../../build/tags.js';
import type { Choice } from '../../demo/builder/choice.js';
import { readSnippet } from '../../demo/builder/read-snippet.js';
import type { Plan } from '../../demo/builder/snippet-parts.js';
import en from '../../demo/builder/words/en.json';
import { codeOf, plan as planOf } from '../support/builder-plan.js';

const HOSTILE = `"><script>document.title = 'x'</script>{{ 1 }} & 'it’s' &amp; \\" ]] </country-risk> <!--\nsecond line`;
const ANSWER = JSON.stringify({ country: { iso2: 'JP', name: `</script><!-- 'z' "` } });

const plan = (change: Partial<Plan> = {}): Plan =>
  planOf({
    attributes: { country: 'JP', name: HOSTILE, variant: 'badge' },
    text: HOSTILE,
    link: 'https://news.example/?a="b"&c=<d>',
    height: 98,
    answers: [ANSWER],
    api: `https://api.example/"><img src=x>`,
    ...change,
  });

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const names = (root: ParentNode): readonly string[] => [...root.querySelectorAll('*')].map(({ localName }) => localName);
const onOneLine = (text: string | null = ''): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The part of the manifest that reading a snippet needs. */
const facts = TAGS.map((tag) => ({
  tag,
  attributes: ['country', 'countries', 'region', 'name', 'variant', 'hours', 'include-resolved'].map((name) => ({ name })),
  shared: [{ name: 'lang' }],
})) as unknown as readonly TagFacts[];

const read = (text: string) => readSnippet(text, parse(text), facts, en.advice);

describe('a snippet of the builder, as a browser reads it', () => {
  for (const name of ['script', 'module', 'placeholder']) {
    it(`has in the tab ${name} the notes of a map as paragraphs, and is read back`, () => {
      const notes = [
        { at: '-1.29 36.82', text: HOSTILE },
        { at: '', text: 'Without a place' },
      ];
      const code = codeOf(name, plan({ tag: 'incident-map', attributes: { country: 'KE' }, answers: [], notes }));
      const found = [...parse(code).querySelectorAll<HTMLElement>('p[slot=annotation]')];
      expect(found.map(({ dataset }) => dataset['at'])).to.deep.equal(['-1.29 36.82', '']);
      expect(found.map(({ textContent }) => onOneLine(textContent))).to.deep.equal([onOneLine(HOSTILE), 'Without a place']);
      expect(read(code).choice.notes).to.equal(`-1.29 36.82 ${onOneLine(HOSTILE)}\nWithout a place`);
    });
  }

  for (const name of ['script', 'module']) {
    it(`is in the tab ${name} one tag and one script, and takes hostile text for text`, () => {
      // At the start of a page, the parser would move the `<link>` into the head: here it follows a heading, as in a story.
      const page = parse(`<h1>Story</h1>${codeOf(name, plan())}`).body;
      expect(names(page)).to.deep.equal(['h1', 'link', 'country-risk', 'a', 'script', 'script']);
      const [, , tag, link, kept, loader] = page.querySelectorAll('*');
      expect(tag?.getAttribute('name')).to.equal(HOSTILE);
      expect([link?.getAttribute('href'), onOneLine(link?.textContent ?? '')]).to.deep.equal([plan().link, onOneLine(HOSTILE)]);
      expect(JSON.parse(kept?.textContent ?? '')).to.deep.equal(JSON.parse(ANSWER));
      expect(loader?.getAttribute('data-api-base')).to.equal(plan().api);
      expect(loader?.textContent).to.equal('');
    });
  }

  it('is a placeholder that says the same', () => {
    const page = parse(codeOf('placeholder', plan())).body;
    expect(names(page)).to.deep.equal(['div', 'a']);
    const [place] = page.children as unknown as readonly HTMLElement[];
    expect({ ...place?.dataset }).to.deep.equal({ countryRisk: 'JP', name: HOSTILE, variant: 'badge', answer: ANSWER, asOf: plan().asOf });
    expect(place?.style.minHeight).to.equal('');
    expect(parse(codeOf('placeholder', plan({ hasOwnHeight: true }))).querySelector<HTMLElement>('div')?.style.minHeight).to.equal('98px');
    const compared = plan({ tag: 'country-compare', attributes: { countries: 'JP TH' }, answers: [ANSWER, ANSWER] });
    const spans = parse(codeOf('placeholder', compared)).querySelectorAll<HTMLElement>('[data-country-compare="JP TH"] > span');
    expect([...spans].map(({ dataset }) => dataset['answer'])).to.deep.equal([ANSWER, ANSWER]);
  });

  it('stands in a sentence as a span, so that no paragraph is split', () => {
    const inline = plan({ attributes: { country: 'JP', variant: 'inline' }, height: undefined });
    expect(names(parse(`<p>${codeOf('placeholder', inline)}</p>`).body)).to.deep.equal(['p', 'span', 'a']);
  });

  it('is a frame with a title', () => {
    for (const [name, element] of [
      ['iframe', 'iframe'],
      ['amp', 'amp-iframe'],
    ] as const) {
      const frame = parse(codeOf(name, plan())).querySelector(element);
      expect(frame?.getAttribute('title')).to.equal(HOSTILE);
      expect(new URL(frame?.getAttribute('src') ?? '').search).to.equal('?variant=badge');
    }
    expect(names(parse(codeOf('iframe', plan())).body)).to.deep.equal(['iframe']);
    expect(names(parse(codeOf('amp', plan())).body)).to.deep.equal(['amp-iframe', 'p', 'div']);
  });
});

describe('a snippet that an editor already has', () => {
  const wanted: Partial<Choice> = { tag: 'country-risk', attributes: { country: 'JP', name: HOSTILE, variant: 'badge' } };

  it('is read back from every tab with markup', () => {
    for (const name of ['script', 'module', 'placeholder', 'iframe', 'amp']) {
      const { choice, advice } = read(codeOf(name, plan()));
      // A frame ignores a name in its address.
      const { name: own, ...framed } = wanted.attributes ?? {};
      const attributes = ['iframe', 'amp'].includes(name) ? framed : { ...framed, name: own };
      expect([name, choice.tag, choice.attributes, advice]).to.deep.equal([name, wanted.tag, attributes, []]);
    }
    expect(read(codeOf('script', plan())).choice).to.include({ script: 'https://cdn.example/v0/embed.js', api: plan().api, link: plan().link });
    expect(read(codeOf('iframe', plan())).choice.script).to.equal('https://cdn.example/v0/');
    const german = read('<iframe src="https://cdn.example/v0/frame/country-risk/JP/de/?variant=badge"></iframe>');
    expect(german.choice.attributes).to.deep.equal({ country: 'JP', lang: 'de', variant: 'badge' });
    expect(read('[incident_map country="KE" hours="72" name="a &#91;b&#93; &amp;amp;" include-resolved]').choice).to.deep.include({
      tag: 'incident-map',
      attributes: { country: 'KE', hours: '72', name: 'a [b] &amp;', 'include-resolved': '' },
    });
  });

  it('is read back with its picture, which is no story', () => {
    const picture = { src: 'https://news.example/japan.png', alt: HOSTILE };
    const plain = plan({ attributes: { country: 'JP' }, text: 'Japan', link: 'https://news.example/', answers: [], picture });
    const codes = [
      ...['script', 'module', 'placeholder'].map((name) => codeOf(name, plain)),
      ...['react', 'svelte'].map((name) => codeOf(name, { ...plain, picture: { ...picture, alt: 'Japan' } })),
    ];
    for (const code of codes) {
      const { choice, advice } = read(code);
      expect([choice.picture, choice.link, advice]).to.deep.equal([picture.src, plain.link, []]);
    }
    expect(read(codeOf('wordpress', plain)).choice).to.include({ tag: 'country-risk', picture: picture.src, link: plain.link, text: 'Japan' });
    expect(read(codeOf('script', plan())).choice.picture).to.equal('');
  });

  it('is read back with its own height and its own answers, and without the link that follows the choice', () => {
    const link = 'https://cdn.example/v0/frame/country-risk/JP/de/?variant=badge';
    const frozen = plan({ link, hasOwnHeight: true, attributes: { country: 'JP', frozen: '2026-05-20' } });
    for (const name of ['script', 'module', 'placeholder']) {
      const { choice, answers, asOf } = read(codeOf(name, frozen));
      expect([choice.height, choice.link, answers, asOf]).to.deep.equal([
        '98',
        '',
        [ANSWER.replaceAll('<', name === 'placeholder' ? '<' : '\\u003c')],
        frozen.asOf,
      ]);
    }
    const compared = plan({ tag: 'country-compare', attributes: { countries: 'JP TH' }, answers: ['{"a":1}', '{"b":2}'] });
    for (const name of ['script', 'placeholder']) expect(read(codeOf(name, compared)).answers).to.deep.equal(['{"a":1}', '{"b":2}']);
    expect(read(codeOf('script', plan({ answers: [] })))).to.deep.include({ answers: [], asOf: '' });
    expect(read(codeOf('script', plan())).choice.height).to.equal('');
  });

  it('is answered with the tag’s own sentence if it is not closed, and the story goes on inside', () => {
    const sentence = '<country-risk> is not closed, so the rest of the story is inside it: write </country-risk> right behind it.';
    expect(read('<country-risk country="JP" />').advice).to.deep.equal([sentence]);
    expect(read('<country-risk country="JP"><h2>Part two</h2><p>One.</p></country-risk>').advice).to.deep.equal([sentence]);
    expect(read('<country-risk country="JP"><a href="https://news.example">Japan</a></country-risk>').advice).to.deep.equal([]);
  });

  it('is answered with the name that may be meant', () => {
    const { choice, advice } = read('<country-risk country="JP" varient="badge" onclick="x()"></country-risk>');
    expect(advice).to.deep.equal(['<country-risk> has no attribute varient. Is it variant?']);
    expect(choice.attributes).to.deep.equal({ country: 'JP' });
  });

  it('is no snippet if there is none of our tags in it', () => {
    for (const text of ['', 'Hello', '<div data-country="JP"></div>', '<iframe src="https://other.example/frame/x/"></iframe>'])
      expect(read(text).advice).to.deep.equal(['There is none of our tags in it.']);
  });
});
