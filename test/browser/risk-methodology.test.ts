import '../../src/elements/country-risk.define.js';
import '../../src/elements/risk-methodology.define.js';
import { expect } from '@open-wc/testing';
import german from '../../src/words/de.json' with { type: 'json' };
import { waitUntil } from '../support/wait.js';
import { setViewport } from '@web/test-runner-commands';
import { configure } from '../../src/configure.js';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { next, part, parts, reopenPage, shown } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

const PATH = '/api/v1/methodology';

describe('<risk-methodology>', () => {
  openBeforeEach();
  beforeEach(() => setViewport({ width: 1000, height: 800 }));

  const asked = async (): Promise<number> => (await api.requests()).filter(({ path }) => path === PATH).length;
  const put = (attributes = '', children = '') => mount(`<risk-methodology lang="en-GB" ${attributes}>${children}</risk-methodology>`);
  const bars = (element: Element) => [...(element.shadowRoot?.querySelectorAll('.weights-bar rect') ?? [])].map((rect) => rect.getAttribute('width'));

  async function ready(attributes = ''): Promise<HTMLElement> {
    const element = put(attributes);
    await settled(element, 'ready');
    return element;
  }

  it('shows formula, weights, tiers, sources, cadence and licence, from one request', async () => {
    const [element] = await Promise.all([ready(), ready()]);
    const ours = [strings.methodologyTitle, strings.usualScale, ...Object.values(strings.componentNames), strings.renormalised];
    const theirs =
      `50%|30%|15%|5%|The more cautious of the UK and US|0.50 × editorial + 0.30 × authority|Very Safe (${localize(strings.tier, { level: 1 })})|0–17
Do Not Travel|75–100|Sample incident feed|${strings.cadences[4]}|${strings.cadences[0]}|${strings.licenceLabel}: CC BY 4.0|${strings.creditTo}Sample data`.split(
        /[|\n]/,
      );
    for (const word of [...ours, ...theirs]) expect(shown(element)).to.include(word);
    expect(bars(element)).to.deep.equal(['50%', '30%', '15%', '5%']);
    expect(await asked()).to.equal(1);
  });

  it('folds the formula, which says the weights again, and opens it where nothing else says them', async () => {
    const fold = (element: Element) => element.shadowRoot?.querySelector<HTMLDetailsElement>('details');
    const element = await ready();
    expect(fold(element)?.open).to.equal(false);
    expect(fold(element)?.querySelector('summary')?.innerText.trim()).to.equal(strings.formula);
    expect(fold(element)?.querySelector('.formula')?.textContent).to.include('0.50 × editorial');
    reopenPage();
    configure({ apiBase: api.url });
    await api.answer(PATH, { body: { composite: { formula: 'w' }, licence: 'CC BY 4.0', attribution: 'Publisher' } });
    expect(fold(await ready())?.open).to.equal(true);
  });

  it('says how often on one line, in a column of text as well', async () => {
    const element = await ready();
    if (element.parentElement) element.parentElement.style.inlineSize = '640px';
    const lines = [...(element.shadowRoot?.querySelectorAll('.pairs dd') ?? [])].map((dd) => {
      const range = document.createRange();
      range.selectNodeContents(dd);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).to.deep.equal([1, 1, 1, 1]);
  });

  it('shows ranges and weights as sent, and unknown fields', async () => {
    await api.answer(PATH, {
      body: {
        composite: { formula: 'w', renormalised_when_missing: false, rounding: 'half up' },
        components: { editorial: { weight: 50, owner: 'Desk' }, mood: { weight: 50, description: 'New.' }, live: {} },
        tiers: [{ range: '0–17', label: 'Very Safe', level: 9 }, { label: 'Unheard Of', range: '18–100', level: 2 }, { label: 'High Risk' }],
        sources: ['One'],
        review_cadence: { advisories: 'daily' },
        licence: 'CC BY 4.0',
        attribution: 'Publisher',
        docs: 'https://publisher.example/guide',
        last_reviewed: '2026-05-01',
      },
    });
    const element = await ready();
    for (const word of [
      '0–17',
      '18–100',
      'Unheard Of',
      localize(strings.levelSent, { level: '9' }),
      localize(strings.levelSent, { level: '2' }),
      strings.rangeUnknown,
      'Mood',
      'Owner',
      'Desk',
      'Rounding',
      'half up',
      'Last reviewed',
      'Advisories',
      strings.notRenormalised,
    ]) {
      expect(shown(element)).to.include(word);
    }
    // Weights that are no fractions of 1 are shown as numbers, without a bar.
    expect(bars(element)).to.deep.equal([]);
    const guide = [...(element.shadowRoot?.querySelectorAll('a') ?? [])].find(({ textContent }) => textContent === strings.methodologyGuide);
    expect(guide?.href).to.equal('https://publisher.example/guide');
    expect(
      parts(element, 'tier')
        .find(({ textContent }) => textContent?.includes('Unheard Of'))
        ?.querySelector('.level')?.className,
    ).not.to.match(/tier-\d/);
  });

  it('says how often in the reader’s language what it knows, and the rest as sent', async () => {
    await api.answer(PATH, { body: { sources: ['One'], review_cadence: { editorial: 'Every quarter', authority: 'daily', live: 'now and then' } } });
    const element = mount('<risk-methodology lang="de"></risk-methodology>');
    await settled(element, 'ready');
    const said = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('dd') ?? [])].map((each) => [each.lang, each.textContent]);
    expect(said).to.deep.equal([
      ['', german.methodology.cadences[1]],
      ['', german.methodology.cadences[4]],
      ['en', 'now and then'],
    ]);
  });

  it('shows what there is when most is missing or of a wrong type', async () => {
    for (const body of [
      { composite: null, components: [], tiers: 'none', sources: ['One source'], review_cadence: 7 },
      { composite: { formula: 12 }, components: { live: null, editorial: [] }, tiers: [null, 3], sources: null },
      { composite: 'A weighted sum', components: 'four', tiers: {}, licence: {} },
    ]) {
      reopenPage();
      configure({ apiBase: api.url });
      await api.answer(PATH, { body });
      const element = await ready();
      expect(shown(element)).not.to.match(/undefined|NaN|null|\[object/);
    }
  });

  it('says so where an answer says nothing of how the score is made', async () => {
    await api.answer(PATH, { body: { licence: 'CC BY 4.0', attribution: 'Publisher' } });
    const element = put('', '<a href="https://example.org">Guide</a>');
    expect((await next(element, 'risk-error')).kind).to.equal('bad-response');
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
  });

  it('fits a phone and has no accessibility violations', async () => {
    const element = await ready();
    if (element.parentElement) element.parentElement.style.inlineSize = '288px';
    expect(element.scrollWidth).to.be.at.most(288);
    await expect(element).to.be.accessible();
  });

  describe('in the full profile', () => {
    const disclosure = (element: Element) => element.shadowRoot?.querySelector<HTMLDetailsElement>('details.explain');
    const inner = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('risk-methodology') ?? document.createElement('i');

    it('opens in place, and asks once and only then', async () => {
      const element = mount('<country-risk country="TH" variant="full" lang="en-GB"></country-risk>');
      await settled(element, 'ready');
      const details = disclosure(element);
      expect(details?.querySelector('summary')?.textContent).to.equal(strings.methodology);
      details?.scrollIntoView();
      expect(await asked()).to.equal(0);
      details?.querySelector('summary')?.click();
      await settled(inner(element), 'ready');
      for (const word of ['0.50 × editorial', '50%', 'Do Not Travel', strings.methodologyGuide]) expect(shown(inner(element))).to.include(word);
      expect(part(inner(element), 'credit')).to.equal(null);
      expect(part(inner(element), 'headline')).to.equal(null);
      details?.querySelector('summary')?.click();
      details?.querySelector('summary')?.click();
      await waitUntil(() => details?.open);
      expect(await asked()).to.equal(1);
      await expect(element).to.be.accessible();
    });

    it('keeps the link to the publisher’s guide when the answer does not come', async () => {
      await api.fail(PATH, 'server-error');
      const element = mount('<country-risk country="TH" sections="methodology"></country-risk>');
      await settled(element, 'ready');
      disclosure(element)?.querySelector('summary')?.click();
      await settled(inner(element), 'error');
      const link = inner(element).querySelector('a');
      expect([link?.textContent, link?.checkVisibility()]).to.deep.equal([strings.methodologyLink, true]);
      expect(element.getAttribute('state')).to.equal('ready');
    });

    it('continues the outline of its country, and says that its links open a new tab', async () => {
      const element = mount('<country-risk country="TH" sections="methodology" heading-level="2"></country-risk>');
      await settled(element, 'ready');
      disclosure(element)?.querySelector('summary')?.click();
      await settled(inner(element), 'ready');
      const root = inner(element).shadowRoot as ShadowRoot;
      const levels = [...root.querySelectorAll('[role=heading]')].map((each) => each.getAttribute('aria-level'));
      expect([...new Set(levels)]).to.deep.equal(['4']);
      const links = [...root.querySelectorAll('a')];
      expect(links.length).to.be.greaterThan(0);
      for (const link of links) expect(root.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(strings.newTab);
    });

    it('asks where its country was asked', async () => {
      configure({ apiBase: 'https://nowhere.invalid' });
      const element = mount(`<country-risk country="TH" variant="full" api-base="${api.url}"></country-risk>`);
      await settled(element, 'ready');
      disclosure(element)?.querySelector('summary')?.click();
      await settled(inner(element), 'ready');
      expect(await asked()).to.equal(1);
    });
  });
});
