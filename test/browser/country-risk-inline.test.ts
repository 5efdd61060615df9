import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { ready } from '../support/country-card.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { part } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const LINK = '<a href="https://example.org">Kenya</a>';

describe('<country-risk variant="inline">', () => {
  openBeforeEach();

  /** A failed tag within a sentence. */
  async function failed(inside: string, state = 'error'): Promise<Element> {
    const sentence = mount(`<p>We went to <country-risk country="KE" variant="inline">${inside}</country-risk>, and on.</p>`);
    const element = sentence.querySelector('country-risk')!;
    await settled(element, state);
    await waitUntil(() => part(element, 'error'));
    return element;
  }

  const said = (element: Element) => part(element, 'error')?.textContent;

  it('leaves the writer’s sentence whole when it fails: the fallback alone is visible, the reason is for screen readers', async () => {
    await api.fail('/api/v1/countries/KE', 'server-error');
    const element = await failed(LINK);
    const reason = part(element, 'error')!;
    expect(reason.textContent).to.include(strings.server);
    expect(getComputedStyle(reason.querySelector('.hidden')!).clipPath).to.equal('inset(50%)');
    expect(part(element, 'retry')).to.equal(null);
    const range = document.createRange();
    range.selectNode(element.nextSibling!);
    expect(range.getBoundingClientRect().left).to.be.closeTo(element.querySelector('a')!.getBoundingClientRect().right, 1);
  });

  it('says the reason in a few words when it fails without a fallback, and can be asked again', async () => {
    await api.fail('/api/v1/countries/KE', 'server-error');
    const element = await failed('');
    await waitUntil(() => part(element, 'retry'));
    expect(said(element)).to.equal(`${localize(strings.aside, { text: `${strings.server} ${strings.retrying}` })} ${strings.retry}`);
    await api.reset();
    part(element, 'retry')?.click();
    await settled(element, 'ready');
  });

  it('says without a fallback that its country is not covered', async () => {
    await api.answer('/api/v1/countries/KE', { status: 404, body: { error: 'not_found' } });
    const element = await failed('', 'empty');
    expect(said(element)).to.equal(localize(strings.aside, { text: localize(strings.notInDataset, { iso2: 'Kenya' }) }));
  });

  it('sets its credit apart with a dot, and the licence from the publisher with a comma', async () => {
    const element = await ready('variant="inline"');
    const credit = part(element, 'credit')!;
    expect(getComputedStyle(credit, '::before').content).to.include('·');
    const [source, comma] = [...credit.querySelectorAll('span')].map((span) => getComputedStyle(span).clipPath);
    expect([source, comma]).to.deep.equal(['inset(50%)', 'none']);
    const [publisher, licence] = [...credit.querySelectorAll('a')].map((link) => getComputedStyle(link));
    expect([publisher?.marginInlineEnd, licence?.marginInlineStart]).to.deep.equal(['0px', '0px']);
  });
});
