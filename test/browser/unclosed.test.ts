import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { mount, settled } from '../support/mount.js';
import { flush, type Host } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const TAGS = [
  'country-risk country="JP"',
  'country-risk country="JP" variant="inline"',
  'country-risk country="JP" variant="badge"',
  'country-risk country="JP" variant="full"',
  'country-compare countries="JP TH"',
  'risk-table region="Asia"',
  'risk-map region="Asia"',
  'incident-list country="KE"',
  'incident-map country="KE"',
  'risk-methodology',
];

const LINK = '<a href="https://example.org">Japan: at a glance</a>';

/** What may follow an unclosed tag in a story; each is enough to tell it from a fallback. */
const STORIES: Readonly<Record<string, string>> = {
  'two paragraphs': '<p class="story">One</p><p>Two</p>',
  'a title': '<h2 class="story">Section</h2>',
  'a paragraph and a list': '<p class="story">One</p><ul><li>Two</li></ul>',
  'a list': '<ul class="story"><li>One</li></ul>',
  'a long paragraph': `<p class="story">${'word '.repeat(70)}</p>`,
  'long text without any element': `<b class="story">word</b> ${'word '.repeat(70)}`,
  'another of our tags': '<span class="story">Beside it <country-risk country="TH" variant="badge"></country-risk></span>',
  'a paragraph and a script of the page': '<p class="story">One</p><script src="data:text/javascript,"></script>',
  'paragraphs in a box': '<div class="story"><p>One</p><p>Two</p></div>',
};

const FALLBACKS: Readonly<Record<string, string>> = {
  'a link': LINK,
  'a short paragraph': `<p>${LINK}</p>`,
  'a paragraph in a box': `<div><p>${LINK}</p></div>`,
  'a picture with its caption': `<figure><img alt="" src="data:,"><figcaption><p>Map</p><p>${LINK}</p></figcaption></figure>`,
  'a picture and a link': `<img alt="" src="data:,">${LINK}`,
  'a picture in a link': '<a href="https://example.org"><img alt="Japan" src="data:,"></a>',
  'a link and a note': `${LINK}<p slot="note">One</p><p slot="note">Two</p>`,
  'a link and much code': `${LINK}<script type="text/plain">${'word '.repeat(70)}</script><style>${'x{} '.repeat(90)}</style>`,
  nothing: '',
};

describe('a tag that is not closed', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));

  /** Places a tag the way the parser reads `<country-risk country="JP" />` in a story. */
  const place = (tag: string, rest: string): HTMLElement => {
    const box = mount(`<div><p>Before</p><${tag} loading="eager" lang="en"/>${rest}</div>`);
    return box.lastElementChild as HTMLElement;
  };
  const isVisible = (element: Element, selector: string): boolean => element.querySelector(selector)?.checkVisibility() ?? false;
  const bottomOf = (element: Element): number => element.shadowRoot?.querySelector('.root')?.getBoundingClientRect().bottom ?? Number.NaN;

  // First, because each tag logs this once in a page's lifetime.
  it('is named on the console, once, for who can mend it', async () => {
    const [first, second] = [place('country-risk country="JP"', STORIES['a title'] ?? ''), place('country-risk country="JP"', STORIES['a title'] ?? '')];
    await Promise.all([settled(first), settled(second)]);
    const line = '<country-risk> is not closed, so the rest of the story is inside it: write </country-risk> right behind it.';
    await waitUntil(() => host.warnings.includes(line), 'the line');
    await flush();
    expect(host.warnings.filter((each) => each === line)).to.have.lengthOf(1);
  });

  for (const tag of TAGS) {
    it(`<${tag}> leaves the story in sight below it, while it loads, once it is ready and when nothing comes`, async () => {
      const release = await api.hold('/api/v1');
      const element = place(tag, `${LINK}<p>One</p><p class="story">Two</p>`);
      await settled(element, 'loading');
      expect(isVisible(element, '.story'), 'while it loads').to.equal(true);
      await release();
      await settled(element, 'ready');
      expect(isVisible(element, '.story'), 'ready').to.equal(true);
      expect(element.querySelector('p')?.getBoundingClientRect().top ?? 0, 'below the data').to.be.at.least(bottomOf(element) - 1);
    });
  }

  for (const [what, rest] of Object.entries(STORIES)) {
    it(`is known by ${what} inside it`, async () => {
      const element = place('country-risk country="JP"', rest);
      await settled(element, 'ready');
      expect(isVisible(element, '.story')).to.equal(true);
    });
  }

  for (const [what, fallback] of Object.entries(FALLBACKS)) {
    it(`is not one with ${what} inside it, which the data replaces`, async () => {
      const element = place('country-risk country="JP"', fallback);
      await settled(element, 'ready');
      const shownChildren = [...element.children].filter((child) => child.slot !== 'note' && child.checkVisibility());
      expect(shownChildren).to.deep.equal([]);
      expect(element.getBoundingClientRect().height).to.be.closeTo(bottomOf(element) - element.getBoundingClientRect().top, 1);
    });
  }

  it('shows the story also where its data cannot come, below the sentence, and where there is none', async () => {
    await api.fail('/api/v1/countries/JP', 'server-error');
    const failed = place('country-risk country="JP"', STORIES['two paragraphs'] ?? '');
    const empty = place('country-risk country="XX"', STORIES['two paragraphs'] ?? '');
    const wrong = place('country-risk country="UK"', STORIES['two paragraphs'] ?? '');
    await Promise.all([settled(failed, 'error'), settled(empty, 'empty'), settled(wrong, 'error')]);
    for (const element of [failed, empty, wrong]) {
      await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
      expect(isVisible(element, '.story')).to.equal(true);
      expect(element.querySelector('.story')?.getBoundingClientRect().top).to.be.at.least(bottomOf(element) - 1);
    }
  });

  it('shows what comes later too', async () => {
    const element = place('country-risk country="JP"', '');
    await settled(element, 'ready');
    element.insertAdjacentHTML('beforeend', STORIES['two paragraphs'] ?? '');
    await waitUntil(() => isVisible(element, '.story'), 'the story');
  });
});
