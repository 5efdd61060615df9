import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { ATTRIBUTES } from '../../src/embed/placeholders.js';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { pageState, reopenPage, shown, flush } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const NAMES = ['country-risk', 'country-compare', 'incident-list', 'incident-map', 'risk-table', 'risk-map', 'risk-methodology'];

describe('what an editor pastes where the CMS strips our tags', () => {
  openBeforeEach();

  /** Hands an element over as the loader does. */
  const hand = (element: HTMLElement): HTMLElement => {
    (pageState() as unknown as { readonly placeholders: { push(place: Element): void } }).placeholders.push(element);
    return element;
  };
  const place = (html: string): HTMLElement => hand(mount(html));
  const tagIn = (element: Element): HTMLElement => element.querySelector<HTMLElement>(NAMES.join())!;

  it('may have every attribute of every tag, and no other', () => {
    const known = NAMES.flatMap((name) => (customElements.get(name) as unknown as { readonly observedAttributes: readonly string[] }).observedAttributes);
    expect(ATTRIBUTES.toSorted()).to.deep.equal([...new Set(known)].toSorted());
  });

  it('passes all of them on', () => {
    const element = document.createElement('div');
    element.setAttribute('data-incident-map', '');
    for (const attribute of ATTRIBUTES) element.setAttribute(`data-${attribute}`, 'x');
    expect(tagIn(hand(element)).getAttributeNames().toSorted()).to.deep.equal(ATTRIBUTES.toSorted());
  });

  it('becomes the tag, with what was inside as its fallback', async () => {
    const element = place('<div data-country-risk="jp" data-variant="Badge" data-lang="de" data-loading="eager"><a href="https://example.org">Japan</a></div>');
    const tag = tagIn(element);
    expect([element.children.length, tag.parentElement, tag.querySelector('a')?.textContent]).to.deep.equal([1, element, 'Japan']);
    await settled(tag, 'ready');
    expect(shown(tag)).to.include('je niedriger, desto sicherer');
    expect(tag.querySelector('a')?.checkVisibility()).to.equal(false);
  });

  it('lends the tag nothing that could run', async () => {
    const element = place(
      '<div data-country-risk="JP" data-onclick="window.ran=1" data-onfocus="window.ran=1" data-style="color:red" data-class="x" data-id="y" data-is="z" data-slot="note"></div>',
    );
    expect(
      tagIn(element)
        .getAttributeNames()
        .filter((name) => name !== 'state'),
    ).to.deep.equal(['country']);
  });

  it('may hold an answer that sanitizers keep', async () => {
    const answer = JSON.stringify({ country: { iso2: 'JP', name: 'Japan', risk_score: 12 } }).replaceAll('"', '&quot;');
    const tag = tagIn(place(`<div data-country-risk="JP" data-frozen="2026-05-20" data-loading="eager" data-lang="en" data-answer="${answer}"></div>`));
    await settled(tag, 'ready');
    expect(shown(tag)).to.include(localize(strings.frozenOn, { date: '20 May 2026' }));
    expect(await api.requests()).to.deep.equal([]);
  });

  it('follows a preview that changes it, renders it anew or moves it', async () => {
    const element = place('<div data-country-risk="JP" data-loading="eager" data-lang="en"><a href="https://example.org">Japan</a></div>');
    await settled(tagIn(element), 'ready');
    element.dataset['countryRisk'] = 'TH';
    await waitUntil(() => shown(tagIn(element)).includes('Thailand'), 'the other country');
    element.innerHTML = '<a href="https://example.org">Thailand</a>';
    await waitUntil(() => element.firstElementChild?.localName === 'country-risk', 'the tag again');
    await settled(tagIn(element), 'ready');
    mount('<main></main>').append(element);
    await flush();
    expect([tagIn(element).getAttribute('state'), element.children.length, element.querySelectorAll('a').length]).to.deep.equal(['ready', 1, 1]);
  });

  it('becomes another tag where a preview shows one in its place, with the same fallback', async () => {
    const element = place('<div data-country-risk="JP" data-loading="eager"><a href="https://example.org">Japan</a></div>');
    await settled(tagIn(element), 'ready');
    delete element.dataset['countryRisk'];
    element.dataset['incidentList'] = 'JP';
    await waitUntil(() => element.firstElementChild?.localName === 'incident-list', 'the other tag');
    expect(element.querySelectorAll(NAMES.join())).to.have.length(1);
    expect(tagIn(element).innerHTML).to.equal('<a href="https://example.org">Japan</a>');
  });

  it('takes in what the browser reads only later', async () => {
    const element = place('<div data-country-risk="JP" data-loading="eager"></div>');
    element.append('Japan: ', Object.assign(document.createElement('a'), { href: 'https://example.org', textContent: 'at a glance' }));
    await waitUntil(() => tagIn(element).textContent === 'Japan: at a glance', 'the fallback');
    expect(element.childNodes.length).to.equal(1);
  });

  it('is left alone where the page was saved with the tag inside', async () => {
    const saved =
      '<div data-country-risk="JP"><country-risk country="JP" state="ready" loading="lazy"><a href="https://example.org">Japan</a></country-risk></div>';
    const element = place(saved);
    await settled(tagIn(element), 'ready');
    await flush();
    expect([element.children.length, element.querySelectorAll('country-risk, a').length]).to.deep.equal([1, 2]);
  });

  for (const [name, attribute, value] of [
    ['country-compare', 'countries', 'JP TH'],
    ['incident-map', 'country', 'KE'],
    ['incident-list', 'country', 'KE'],
    ['risk-table', 'region', 'Asia'],
    ['risk-map', 'region', 'Asia'],
  ] as const) {
    it(`says with its own name what <${name}> is about, or with the tag’s own attribute`, () => {
      for (const html of [`<p data-${name}="${value}"></p>`, `<p data-${name} data-${attribute}="${value}"></p>`]) {
        expect(tagIn(place(html)).outerHTML).to.equal(`<${name} ${attribute}="${value}"></${name}>`);
      }
    });
  }
});

describe('a page that an editor saved while its tags were live', () => {
  /** The text of a tag, without that on a map, whose signs and names load one after the other. */
  const said = (element: Element): string => {
    const onMap = element.shadowRoot?.querySelector('[part=map]')?.textContent?.replaceAll(/\s+/g, ' ').trim();
    return onMap ? shown(element).replace(onMap, '') : shown(element);
  };

  openBeforeEach();

  for (const tag of [
    'country-risk country="JP"',
    'country-risk country="JP" variant="badge"',
    'incident-map country="KE"',
    'risk-table region="Asia"',
    'risk-methodology',
  ]) {
    it(`has the same <${tag}> when it is loaded again`, async () => {
      const first = mount(`<${tag} loading="eager" lang="en"><a href="https://example.org">The story</a></${tag.split(' ')[0] ?? ''}>`);
      await settled(first, 'ready');
      const [saved, before] = [first.outerHTML, said(first)];
      unmountAll();
      await api.reset();
      reopenPage();
      configure({ apiBase: api.url });
      const release = await api.hold('/api/v1');
      const second = mount(saved);
      await settled(second, 'loading');
      await release();
      await settled(second, 'ready');
      expect([second.outerHTML, said(second)]).to.deep.equal([saved, before]);
    });
  }

  it('says nothing of what the tags were doing, if it was saved where the editor writes', async () => {
    const box = mount('<div contenteditable><country-risk country="JP" loading="eager" state="error"></country-risk></div>');
    const tag = box.firstElementChild as HTMLElement & { readonly state: string };
    await waitUntil(() => tag.state === 'ready', 'the data');
    await waitUntil(() => !tag.hasAttribute('state'), 'no state');
    expect(box.innerHTML).to.equal('<country-risk country="JP" loading="eager"></country-risk>');
  });
});
