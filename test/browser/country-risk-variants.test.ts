import '../../src/elements/country-risk.define.js';
import { VARIANTS } from '../../src/model/attributes.js';
import { SECTIONS } from '../../src/model/country.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { configure } from '../../src/configure.js';
import { api } from '../support/api.js';
import { localize, strings, wrongWord, wrongNumber, wrongDate } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { next, part, parts, shown, type Host } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

const KENYA = {
  iso2: 'KE',
  iso3: 'KEN',
  name: 'Kenya',
  region: 'Africa',
  risk_score: 58,
  risk_tier: 'High Risk',
  flag: '🇰🇪',
  summary: 'A summary of the country.',
  breakdown: { crime: 4, terrorism: 3, natural_disasters: 2, health: 3, civil_unrest: 4, infrastructure: 3, maritime: 1 },
  advisories: {
    uk: { level: 2, text: 'See our advice before travelling.', source: 'UK FCDO', url: 'https://www.gov.uk/kenya', updated: '2026-05-01' },
    us: { level: 'Exercise Increased Caution', text: 'Reconsider some areas.', source: 'US State Department', updated: '2026-04-20' },
    de: { text: 'Sample text of a third government.', entry_rules: 'Visa' },
  },
  drug_law: { tier: 'severe', summary: 'Long sentences.' },
  lgbtq: { legal: 'criminalised', social: 'low', notes: 'Rarely enforced.' },
  womens_safety: { rating: 'caution', notes: 'Take care at night.' },
  peace_index: { rank: 127, score: 2.39, year: 2025, total: 163 },
  quick_facts: { tap_water: 'Not safe', currency: 'KES', voltage: '240 V', plug_type: 'G', calling_code: '+254', time_zone: 'UTC+3', drive_side: 'left' },
};

const PEACE = localize(strings.peaceIndex, { edition: '2025' });
const CARD_TITLES = [strings.advisories, strings.breakdown];
const FULL_TITLES = [strings.drugLaw, strings.lgbtq, strings.womensSafety, PEACE, strings.quickFacts, strings.methodology];
const TITLES = [...CARD_TITLES, ...FULL_TITLES];

const COMPACT = `Kenya|High Risk|${localize(strings.tier, { level: 4 })}|${localize(strings.score, { score: 58 })}|${strings.direction}
${strings.creditTo}The Publisher|CC BY 4.0`.split(/[|\n]/);
const CARD = `A summary of the country.|${strings.governments.uk}${strings.comma}UK FCDO|See our advice before travelling.|1 May 2026|${strings.officialPage}
${localize(strings.level, { level: 2 })} (${strings.assigned})|${strings.governments.us}|Reconsider some areas.|Exercise Increased Caution|20 April 2026
Entry rules|Visa|${strings.ratingScale}|Crime|4 High|Terrorism|3 Moderate|Natural disasters|2 Low-Moderate|Health|Civil unrest|Infrastructure|${strings.asSent}|Maritime|1
${strings.withinCountry}|${strings.checkOfficial}|${localize(strings.asOf, { time: '' })}`.split(/[|\n]/);
const FULL = `Severe|Long sentences.|${strings.drugLawScope}|${strings.legals.criminalised}|${strings.social}|Rarely enforced.|Caution|Take care at night.
${localize(strings.rankOf, { rank: 127, total: 163 })}|2.39|${strings.factNames['tap-water']}|Not safe|KES|240 V|+254|UTC+3|left|Africa|KE, KEN
${strings.methodologyLink}`.split(/[|\n]/);

describe('<country-risk>', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));

  const give = (country: object) =>
    api.answer('/api/v1/countries/KE', {
      body: {
        licence: 'CC BY 4.0',
        attribution: 'The Publisher',
        methodology: 'https://publisher.example/method',
        country: { iso2: 'KE', name: 'Kenya', ...country },
      },
    });

  async function ready(attributes: string, children = ''): Promise<HTMLElement> {
    const element = mount(`<country-risk country="KE" lang="en-GB" ${attributes}>${children}</country-risk>`);
    await settled(element, 'ready');
    return element;
  }

  for (const [variant, words, titles] of [
    ['inline', COMPACT, []],
    ['badge', COMPACT, []],
    ['card', [...COMPACT, ...CARD], CARD_TITLES],
    ['full', [...COMPACT, ...CARD, ...FULL], TITLES],
  ] as const) {
    it(`shows all that belongs to ${variant}, and no more`, async () => {
      await give(KENYA);
      const text = shown(await ready(`variant="${variant}"`));
      for (const word of words) expect(text).to.include(word);
      expect(TITLES.filter((title) => text.includes(title))).to.deep.equal(titles);
    });

    it(`shows a country of which only code and name are known: ${variant}`, async () => {
      await give({});
      const text = shown(await ready(`variant="${variant}"`));
      for (const word of ['Kenya', strings.tierUnknown, strings.scoreUnknown, 'The Publisher', 'CC BY 4.0']) expect(text).to.include(word);
      expect(text).not.to.match(/undefined|null|NaN|\[object|Very Safe/);
    });

    it(`shows whatever comes as text: ${variant}`, async () => {
      const codes = variant === 'full' ? ['AD', 'IS', 'TH', 'FR', 'KE', 'JP', 'GB', 'US', 'DE'] : ['DE'];
      for (const [scenario, code] of [...codes.map((one) => ['odd', one]), ['wide', 'KE']]) {
        const base = `${api.url}/scenario/${scenario}`;
        const element = mount(`<country-risk api-base="${base}" country="${code}" variant="${variant}" loading="eager"></country-risk>`);
        await settled(element, 'ready');
        expect(shown(element)).not.to.match(/undefined|NaN|\[object/);
        expect(element.shadowRoot?.querySelector('script, img, iframe, [onerror], [onload], [href^="javascript" i]')).to.equal(null);
      }
      expect(window).not.to.have.property('wasHere');
    });
  }

  it('draws the score as long as it is', async () => {
    await give(KENYA);
    const element = await ready('');
    expect(part(element, 'gauge')?.querySelector('.needle')?.getAttribute('x')).to.equal('58%');
  });

  it('gives an unknown tier no colour of a tier', async () => {
    await give({ ...KENYA, risk_tier: 'constructor' });
    const element = await ready('variant="badge"');
    expect(part(element, 'tier')?.textContent).to.equal('constructor');
    expect(element.shadowRoot?.querySelector('.level')?.textContent?.trim()).to.equal('?');
  });

  for (const [sections, order] of [
    ['advisories breakdown summary', [strings.advisories, strings.breakdown, 'A summary of the country.']],
    ['quick-facts', [strings.quickFacts]],
    ['drug-law, summary', [strings.drugLaw, 'A summary of the country.']],
    ['methodology peace-index', [strings.methodology, PEACE]],
  ] as const) {
    it(`shows the sections that were asked for, in their order: ${sections}`, async () => {
      await give(KENYA);
      const text = shown(await ready(`sections="${sections}"`));
      const places = order.map((word) => text.indexOf(word));
      expect(places).to.deep.equal(places.toSorted((one, another) => one - another));
      expect(Math.min(...places)).to.be.greaterThan(-1);
      for (const word of TITLES.filter((one) => !(order as readonly string[]).includes(one))) expect(text).not.to.include(word);
    });
  }

  for (const [attributes, sentence] of [
    ['country="JPN"', localize(strings.country, { value: 'JPN' })],
    ['country="ﬁ"', localize(strings.country, { value: 'ﬁ' })],
    ['country=""', strings['country-missing']],
    ['', strings['country-missing']],
    ['country="JP" variant="huge"', wrongWord('variant', 'huge', VARIANTS)],
    ['country="JP" api-base="http://api.example.org?key=1"', localize(strings['api-base'], { value: 'http://api.example.org?key=1' })],
    ['country="JP" api-base="api"', localize(strings['api-base'], { value: 'api' })],
    ['country="KE" sections="summary weather"', wrongWord('sections', 'weather', SECTIONS)],
  ] as const) {
    it(`tells an editor what is wrong: ${attributes}`, async () => {
      const { kind, message } = await next(mount(`<country-risk ${attributes}></country-risk>`), 'risk-error');
      expect([kind, message]).to.deep.equal(['attribute', sentence]);
      expect(host.warnings.filter((line) => line !== `<country-risk> ${sentence}`)).to.deep.equal([]);
      expect(await api.requests()).to.deep.equal([]);
    });
  }

  it('tells the console of every wrong value, and which attribute a misspelt name means', async () => {
    const element = mount(
      '<country-risk country="UK" varient="badge" api_base="x" x-data="1" variant="poster" sections="sports, food" published="2026-02-30" published-score="101" theme="blue" publisher-url="javascript:alert(1)"></country-risk>',
    );
    await next(element, 'risk-error');
    const lines = [
      strings['country-uk'],
      wrongWord('variant', 'poster', VARIANTS),
      ...['sports', 'food'].map((value) => wrongWord('sections', value, SECTIONS)),
      wrongDate('published', '2026-02-30'),
      wrongNumber('published-score', '101', 0, 100),
      wrongWord('theme', 'blue', ['auto', 'light', 'dark']),
      localize(strings['publisher-url'], { value: 'javascript:alert(1)' }),
      'has no attribute varient. Is it variant?',
      'has no attribute api_base. Is it api-base?',
    ].map((line) => `<country-risk> ${line}`);
    await waitUntil(() => host.warnings.length >= lines.length, 'all of them');
    expect([...host.warnings].toSorted()).to.deep.equal(lines.toSorted());
  });

  it('takes words of ours in any case', async () => {
    const element = await ready('variant=" Badge" theme="DARK" loading="Eager" palette="Sequential"');
    expect(element.shadowRoot?.querySelector('.badge')).not.to.equal(null);
    const inline = await ready('variant="INLINE"');
    expect(getComputedStyle(inline).display).to.equal('inline');
    expect(host.warnings).to.deep.equal([]);
  });

  it('asks no source that the page does not allow', async () => {
    configure({ allowedApiOrigins: 'https://api.example' });
    const element = mount(`<country-risk country="KE" api-base="${api.url}"></country-risk>`);
    const { message } = await next(element, 'risk-error');
    expect(message).to.equal(localize(strings['allowed-api-origins'], { value: api.url }));
    expect(await api.requests()).to.deep.equal([]);
    configure({ allowedApiOrigins: `https://api.example ${api.url}` });
    await settled(element, 'ready');
  });

  it('has the editor’s own title, as a heading where wanted, and the editor’s own note', async () => {
    await give(KENYA);
    const element = await ready('headline="Before you go" heading-level="3"', '<span slot="note">Updated by the desk.</span>');
    const headline = part(element, 'headline');
    expect([headline?.textContent, headline?.getAttribute('role'), headline?.getAttribute('aria-level')]).to.deep.equal(['Before you go', 'heading', '3']);
    expect(element.querySelector('span')?.checkVisibility()).to.equal(true);
    element.setAttribute('heading-level', '7');
    await waitUntil(() => part(element, 'headline')?.getAttribute('aria-level') === '2');
    element.setAttribute('heading-level', '0');
    await waitUntil(() => !part(element, 'headline')?.hasAttribute('role'));
  });

  for (const variant of ['badge', 'card', 'full'])
    it(`still names the country below the editor’s own title: ${variant}`, async () => {
      await give(KENYA);
      const element = await ready(`variant="${variant}" headline="Before you go"`);
      const headline = part(element, 'headline');
      expect(headline?.textContent).to.equal('Before you go');
      expect(headline?.nextElementSibling?.textContent).to.contain('Kenya');
      element.removeAttribute('headline');
      await waitUntil(() => headline?.textContent?.includes('Kenya'));
      expect(parts(element, 'name').length).to.equal(1);
    });

  it('has its parts below its title as headings where the title is one', async () => {
    await give({ ...KENYA, breakdown: { crime: { score: 3, notes: 'Mostly at night.' } } });
    const headings = (element: Element): readonly string[] =>
      [...(element.shadowRoot?.querySelectorAll('[role=heading]') ?? [])].map((each) => `${each.getAttribute('aria-level')} ${each.textContent?.trim()}`);
    const element = await ready('variant="full" heading-level="3"');
    expect(headings(element).slice(0, 2)).to.deep.equal([`3 ${strings.travelRisk}: 🇰🇪\u00a0Kenya`, `4 ${strings.advisories}, Kenya`]);
    expect(headings(element)).to.include(`4 ${strings.breakdown}, Kenya`);
    expect(headings(element).at(-1)).to.equal(`4 ${strings.methodology}`);
    expect(element.shadowRoot?.querySelector('risk-methodology')?.getAttribute('heading-level')).to.equal('4');
    const plain = await ready('variant="full" loading="eager" heading-level="0"');
    expect(headings(plain)).to.deep.equal([]);
    expect(part(plain, 'row')?.querySelector('bdi')?.textContent).to.equal('Mostly at night.');
  });

  it('does not say that a government has no advice on its own country', async () => {
    await api.answer('/api/v1/countries/GB', { body: { country: { iso2: 'GB', name: 'United Kingdom' } } });
    const element = mount('<country-risk country="GB"></country-risk>');
    await settled(element, 'ready');
    const [uk, us] = parts(element, 'advisory').map(({ textContent }) => textContent ?? '');
    expect(uk).to.include(strings.notApplicable);
    expect(us).to.include(strings.noAdvisory);
  });

  it('lets links lead out of the page safely', async () => {
    await give(KENYA);
    const links = [...((await ready('variant="full"')).shadowRoot?.querySelectorAll('a') ?? [])];
    expect(links.length).to.be.greaterThan(3);
    for (const link of links) expect([link.protocol, link.target, link.rel]).to.deep.equal(['https:', '_blank', 'noopener noreferrer nofollow external']);
  });
});
