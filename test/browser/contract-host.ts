import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { mount, settled } from '../support/mount.js';
import { part, shown, flush } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import type { ContractPage, Subject } from './subject.js';

/** Properties that a framework may set and an editor need not write. */
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

/** What a host page, its framework and its layout may do to any tag. */
export function hostContract({ tag, question, hasTitle = true }: Subject, page: ContractPage): void {
  it('can be defined twice without harm', async () => {
    const { register } = await import('../../src/elements/register.js');
    const present = customElements.get(tag) as unknown as Parameters<typeof register>[1];
    class Later extends HTMLElement {
      static readonly version = '99.0.0';
    }
    register(tag, present);
    expect(page.host.warnings).to.deep.equal([]);
    register(tag, Later);
    expect(page.host.warnings).to.have.lengthOf(1);
    expect(customElements.get(tag)).to.equal(present);
  });

  it('keeps properties that were set before it was defined', async () => {
    const Present = customElements.get(tag) as CustomElementConstructor;
    const name = `${tag}-later-${(defined += 1)}`;
    const element = Object.assign(document.createElement(name), { apiBase: `${page.api.url}/api/v1/` });
    const spot = mount('<i></i>');
    for (const { name: attribute, value } of mount(`<i ${question.attributes}></i>`).attributes) element.setAttribute(attribute, value);
    spot.replaceWith(element);
    configure({ apiBase: '' });
    customElements.define(name, class extends Present {});
    await settled(element, 'ready');
    expect(shown(element)).to.include(question.words);
  });

  it('can be read in a row, a float or a dialog, which are as wide as what is in them', async () => {
    const element = page.place(question.attributes + ' loading="eager"');
    (element.parentElement as HTMLElement).style.cssText = 'float: inline-start';
    await settled(element, 'ready');
    expect(element.getBoundingClientRect().width).to.be.greaterThan(200);
  });

  it('takes a number, a list or nothing from a framework as if an editor had written it', async () => {
    const element = page.place();
    await settled(element, 'ready');
    Object.assign(element, { headingLevel: 3, refresh: 5, headline: ['Here', 'now'] });
    if (hasTitle) await waitUntil(() => part(element, 'headline')?.textContent === 'Here,now', 'the title');
    else await flush();
    expect(part(element, 'headline')?.getAttribute('aria-level')).to.equal(hasTitle ? '3' : undefined);
    expect(part(element, 'error')).to.equal(null);
    expect(shown(element)).to.include(question.words);
    for (const nothing of [null, undefined]) {
      for (const name of OPTIONAL.filter((property) => !question.attributes.includes(property))) Object.assign(element, { [name]: nothing });
      await flush();
      await settled(element, 'ready');
      expect(part(element, 'error')).to.equal(null);
      expect(shown(element)).to.include(question.words);
    }
  });

  it('takes an attribute that is gone as never written', async () => {
    const element = page.place();
    await settled(element, 'ready');
    for (const { name, value } of Array.from(element.attributes)) {
      if (name === 'state') continue;
      element.removeAttribute(name);
      await flush();
      await waitUntil(() => shown(element) !== '');
      element.setAttribute(name, value);
    }
    await settled(element, 'ready');
    await waitUntil(() => shown(element).includes(question.words));
  });

  it('asks at once where the host page broke the browser’s way to say what is in view', async () => {
    const { IntersectionObserver } = window;
    const broken = [undefined, Object] as unknown as readonly (typeof IntersectionObserver)[];
    try {
      for (const each of broken) {
        window.IntersectionObserver = each;
        const element = page.place();
        await settled(element, 'ready');
        element.remove();
      }
    } finally {
      window.IntersectionObserver = IntersectionObserver;
    }
  });

  it('may be taken out and put back, or moved', async () => {
    const element = page.place();
    await settled(element, 'ready');
    const box = element.parentElement as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
    element.remove();
    await flush();
    box.append(element);
    await flush();
    box.append(element);
    box.moveBefore?.(element, null);
    await settled(element, 'ready');
    expect(shown(element)).to.include(question.words);
    expect(await page.countRequests(question.path)).to.equal(1);
  });

  it('may be gone when the answer comes, and back later', async () => {
    const release = await page.api.hold(question.path);
    const element = page.place();
    await settled(element, 'loading');
    const box = element.parentElement;
    element.remove();
    await release();
    await flush();
    box?.append(element);
    await settled(element, 'ready');
    expect(shown(element)).to.include(question.words);
  });

  it('is hidden by the attribute that hides everything', async () => {
    const element = page.place();
    await settled(element, 'ready');
    element.hidden = true;
    expect(element.checkVisibility()).to.equal(false);
  });
}
