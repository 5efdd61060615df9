import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { configure } from '../../src/configure.js';
import { startApi, type TestApi } from '../support/api.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { hurry, next, part, reopenPage, shown, soon, watchHost, type Host } from '../support/page.js';
import { FAILURES, type Subject } from './subject.js';

/** Properties a framework may set that an editor need not write. */
const OPTIONAL = [
  'apiBase',
  'theme',
  'loading',
  'refresh',
  'headline',
  'headingLevel',
  'publisherUrl',
  'country',
  'variant',
  'sections',
  'name',
  'published',
].concat(['publishedScore', 'region', 'hours', 'limit', 'category', 'minSeverity', 'exclude', 'pin', 'tileUrl', 'consent']);

let defined = 0;
const told: string[] = [];

/** The tests that every tag must pass, whatever it shows. */
export function contract({ tag, question, other, wrong, empty }: Subject): void {
  describe(`<${tag}>, like every tag,`, () => {
    let api: TestApi;
    let host: Host;
    let unhurry: () => void;

    beforeEach(async () => {
      api = await startApi();
      reopenPage();
      configure({ apiBase: api.url });
      unhurry = hurry();
      host = watchHost();
    });

    afterEach(() => {
      unmountAll();
      host.stop();
      unhurry();
      expect(host.noise).to.deep.equal([]);
    });

    const place = (attributes = question.attributes, children = ''): HTMLElement => mount(`<${tag} ${attributes}>${children}</${tag}>`);
    const asked = async (path: string): Promise<number> => (await api.requests()).filter((request) => request.path.startsWith(path)).length;

    it('can be defined twice without harm', async () => {
      const { register } = await import('../../src/elements/register.js');
      const present = customElements.get(tag) as unknown as Parameters<typeof register>[1];
      class Later extends HTMLElement {
        static readonly version = '99.0.0';
      }
      register(tag, present);
      expect(host.warnings).to.deep.equal([]);
      register(tag, Later);
      expect(host.warnings).to.have.lengthOf(1);
      expect(customElements.get(tag)).to.equal(present);
    });

    it('keeps properties that were set before it was defined', async () => {
      const Present = customElements.get(tag) as CustomElementConstructor;
      const name = `${tag}-later-${(defined += 1)}`;
      const element = Object.assign(document.createElement(name), { apiBase: `${api.url}/api/v1/` });
      const spot = mount('<i></i>');
      for (const { name: attribute, value } of mount(`<i ${question.attributes}></i>`).attributes) element.setAttribute(attribute, value);
      spot.replaceWith(element);
      configure({ apiBase: '' });
      customElements.define(name, class extends Present {});
      await settled(element, 'ready');
      expect(shown(element)).to.include(question.words);
    });

    it('can be read in a row, a float or a dialog, which are as wide as what is in them', async () => {
      const element = place(question.attributes + ' loading="eager"');
      (element.parentElement as HTMLElement).style.cssText = 'float: inline-start';
      await settled(element, 'ready');
      expect(element.getBoundingClientRect().width).to.be.greaterThan(200);
    });

    it('takes a number, a list or nothing from a framework as if an editor had written it', async () => {
      const element = place();
      await settled(element, 'ready');
      Object.assign(element, { headingLevel: 3, refresh: 5, headline: ['Here', 'now'] });
      await waitUntil(() => (part(element, 'headline')?.textContent ?? 'Here,now').includes('Here,now')); // some variants have no title
      expect(shown(element)).to.include(question.words);
      for (const nothing of [null, undefined]) {
        for (const name of OPTIONAL.filter((property) => !question.attributes.includes(property))) Object.assign(element, { [name]: nothing });
        await soon();
        await settled(element, 'ready');
        expect(part(element, 'error')).to.equal(null);
        expect(shown(element)).to.include(question.words);
      }
    });

    it('takes an attribute that is gone as never written', async () => {
      const element = place();
      await settled(element, 'ready');
      for (const { name, value } of Array.from(element.attributes)) {
        if (name === 'state') continue;
        element.removeAttribute(name);
        await soon();
        await waitUntil(() => shown(element) !== '');
        element.setAttribute(name, value);
      }
      await settled(element, 'ready');
      await waitUntil(() => shown(element).includes(question.words));
    });

    it('says in a sentence what an editor got wrong, and asks nothing', async () => {
      const element = place(wrong.attributes, '<a href="https://example.org">The story</a>');
      const { kind, message } = await next(element, 'risk-error');
      expect([kind, message, element.getAttribute('state')]).to.deep.equal(['attribute', wrong.sentence, 'error']);
      expect(part(element, 'error')?.textContent?.trim()).to.equal(wrong.sentence);
      expect(part(element, 'retry')).to.equal(null);
      expect(await api.requests()).to.deep.equal([]);
    });

    it('shows its data all the same where a word beside the question is misspelt, and says which', async () => {
      const element = place(`${question.attributes} theme="drak" refresh="often" loading="eager" palette="sequential" heading-level="2"`);
      await settled(element, 'ready');
      await waitUntil(() => part(element, 'error')?.textContent?.trim() === 'refresh “often” is not a number of minutes, 1 or more.');
      expect(shown(element)).to.include(question.words);
      element.setAttribute('refresh', '5');
      await waitUntil(() => part(element, 'error')?.textContent?.trim() === 'theme “drak” is not auto, light or dark.');
      for (const attribute of ['theme', 'loading', 'palette', 'heading-level', 'refresh']) element.removeAttribute(attribute);
      await waitUntil(() => !part(element, 'error'));
      expect(shown(element)).to.include(question.words);
    });

    it('says that no data source is set, tells the console once, and asks nothing', async () => {
      configure({ apiBase: '' });
      const elements = [place(), place(), place()];
      await Promise.all(elements.map((element) => next(element, 'risk-error')));
      expect(part(elements[0] as Element, 'error')?.textContent).to.include('No data source is set');
      told.push(...host.warnings);
      expect(told.filter((line) => line.startsWith(`<${tag}> No data source`))).to.have.lengthOf(1);
      expect(await api.requests()).to.deep.equal([]);
    });

    it('shows the fallback while it loads, and then the data', async () => {
      const release = await api.hold(question.path);
      const element = place(question.attributes, '<a href="https://example.org">The story</a>');
      await settled(element, 'loading');
      expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
      expect(shown(element)).not.to.include(question.words);
      expect(element.shadowRoot?.querySelector('[aria-busy=true]')).not.to.equal(null);
      await release();
      await settled(element, 'ready');
      expect(shown(element)).to.include(question.words);
      expect(shown(element)).not.to.match(/\b(undefined|NaN|null|true|false)\b|\[object/);
      expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
      expect(element.shadowRoot?.querySelector('[aria-busy=true]')).to.equal(null);
      expect(await asked(question.path)).to.equal(1);
    });

    it('tells the page once that the data is shown', async () => {
      const loads: unknown[] = [];
      const before = Date.now();
      const element = place();
      element.addEventListener('risk-load', (event) => loads.push(event));
      const { data, fetchedAt, stale, bubbles } = await next(element, 'risk-load');
      expect([typeof data, stale, bubbles]).to.deep.equal(['object', false, false]);
      expect(fetchedAt).to.be.within(before, Date.now());
      element.setAttribute('lang', 'en-US');
      await soon();
      expect(loads).to.have.lengthOf(1);
    });

    it('always names the publisher and the licence', async () => {
      const element = place();
      await settled(element, 'ready');
      const credit = part(element, 'credit');
      const links = [...(credit?.querySelectorAll('a') ?? [])];
      expect(credit?.checkVisibility({ visibilityProperty: true, opacityProperty: true })).to.equal(true);
      expect(links.map(({ textContent }) => textContent)).to.deep.equal(['Sample data (not travel advice), Travel Safety Embeds demo', 'CC BY 4.0']);
      expect(links.map(({ href }) => href)).to.deep.equal([`${api.url}/`, 'https://creativecommons.org/licenses/by/4.0/']);
      for (const { rel } of links) expect(rel).to.equal('noopener noreferrer nofollow external');
    });

    it('says of every link that it opens a new tab, and of every group, region and list what it is', async () => {
      const element = place();
      await settled(element, 'ready');
      const root = element.shadowRoot as ShadowRoot;
      const all = (selector: string): readonly Element[] => [...root.querySelectorAll(selector)];
      expect(all('a').length).to.be.greaterThan(0);
      for (const link of all('a')) expect(root.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).to.equal('opens in a new tab');
      expect(all('#tab')).to.have.lengthOf(1);
      const unnamed = all('[role=group], [role=region], [role=search], [role=table], ul').filter((each) => !each.getAttribute('aria-label')?.trim());
      expect(unnamed.map(({ outerHTML }) => outerHTML)).to.deep.equal([]);
    });

    it('says its language, its direction and that it is busy once', async () => {
      const release = await api.hold(question.path);
      const element = place();
      await settled(element, 'loading');
      const marked = () => ['.root', '[dir]:not(bdi, [dir=auto])', '[aria-busy]'].map((each) => element.shadowRoot?.querySelectorAll(each).length);
      expect(marked()).to.deep.equal([1, 1, 1]);
      await release();
      await settled(element, 'ready');
      expect(marked()[0]).to.equal(1);
    });

    it('says that there is nothing', async () => {
      await empty.arrange?.(api);
      const element = place(empty.attributes);
      await settled(element, 'empty');
      await waitUntil(() => shown(element).includes(empty.sentence), empty.sentence);
    });

    for (const [how, words, kind] of FAILURES) {
      it(`keeps the fallback and says one sentence: ${how}`, async () => {
        await api.fail(question.path, how);
        const element = place(question.attributes, '<a href="https://example.org">The story</a>');
        const event = await next(element, 'risk-error');
        expect([event.kind, event.bubbles, element.getAttribute('state')]).to.deep.equal([kind, false, 'error']);
        expect(part(element, 'error')?.textContent).to.include(words).and.to.include(event.message);
        expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
        expect(shown(element)).not.to.include(question.words);
        expect(host.warnings).to.deep.equal([]);
      });
    }

    it('asks again when the reader wants it', async () => {
      await api.fail(question.path, 'server-error');
      const element = place();
      await next(element, 'risk-error');
      await api.reset();
      part(element, 'retry')?.click();
      await settled(element, 'ready');
      expect(part(element, 'error')).to.equal(null);
    });

    it('recovers by itself from a failure that passes', async () => {
      await api.fail(question.path, 'unavailable', 1);
      const element = place();
      await settled(element, 'ready');
      expect(await asked(question.path)).to.equal(2);
    });

    it('asks at once where the host page broke the browser’s way to say what is in view', async () => {
      const { IntersectionObserver } = window;
      const broken = [undefined, Object] as unknown as readonly (typeof IntersectionObserver)[];
      try {
        for (const each of broken) {
          window.IntersectionObserver = each;
          const element = place();
          await settled(element, 'ready');
          element.remove();
        }
      } finally {
        window.IntersectionObserver = IntersectionObserver;
      }
    });

    it('may be taken out and put back, or moved', async () => {
      const element = place();
      await settled(element, 'ready');
      const box = element.parentElement as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
      element.remove();
      await soon();
      box.append(element);
      await soon();
      box.append(element);
      box.moveBefore?.(element, null);
      await settled(element, 'ready');
      expect(shown(element)).to.include(question.words);
      expect(await asked(question.path)).to.equal(1);
    });

    it('may be gone when the answer comes, and back later', async () => {
      const release = await api.hold(question.path);
      const element = place();
      await settled(element, 'loading');
      const box = element.parentElement;
      element.remove();
      await release();
      await soon();
      box?.append(element);
      await settled(element, 'ready');
      expect(shown(element)).to.include(question.words);
    });

    it('is hidden by the attribute that hides everything', async () => {
      const element = place();
      await settled(element, 'ready');
      element.hidden = true;
      expect(element.checkVisibility()).to.equal(false);
    });

    it('can be read by everybody while it loads', async () => {
      const release = await api.hold(question.path);
      const element = place();
      await settled(element, 'loading');
      await expect(element).to.be.accessible();
      await release();
    });

    for (const [what, attributes, state] of [
      ['with its data', question.attributes, 'ready'],
      ['without', empty.attributes, 'empty'],
      ['in trouble', wrong.attributes, 'error'],
    ] as const) {
      it(`can be read by everybody ${what}`, async () => {
        if (state === 'empty') await empty.arrange?.(api);
        const element = place(attributes);
        await settled(element, state);
        await waitUntil(() => shown(element) !== '');
        await expect(element).to.be.accessible();
      });
    }

    if (!other) return;
    const { change } = other;

    it('shows nothing of the old question while the new one is under way', async () => {
      const element = place();
      await settled(element, 'ready');
      const release = await api.hold(other.path);
      change(element);
      await settled(element, 'loading');
      expect(shown(element)).not.to.include(question.words);
      await release();
      await settled(element, 'ready');
      expect(shown(element)).to.include(other.words).and.not.to.include(question.words);
    });

    it('shows the answer to its last question, whichever comes first', async () => {
      const release = await api.hold(question.path);
      const element = place();
      await settled(element, 'loading');
      change(element);
      await settled(element, 'ready');
      expect(shown(element)).to.include(other.words);
      await release();
      await soon();
      expect(shown(element)).to.include(other.words).and.not.to.include(question.words);
    });

    it('forgets a failure with its question', async () => {
      await api.fail(question.path, 'html');
      const element = place();
      await next(element, 'risk-error');
      change(element);
      await settled(element, 'ready');
      expect(shown(element)).to.include(other.words);
      expect(part(element, 'error')).to.equal(null);
    });

    it('asks nothing while it is out of the page', async () => {
      const element = place();
      await settled(element, 'ready');
      const box = element.parentElement;
      const { length } = await api.requests();
      element.remove();
      change(element);
      await soon();
      expect(await api.requests()).to.have.lengthOf(length);
      box?.append(element);
      await waitUntil(() => shown(element).includes(other.words));
    });
  });
}
