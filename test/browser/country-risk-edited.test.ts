import '../../src/elements/country-risk.js';
import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import type { TestApi } from '../support/api.js';
import { mount, settled } from '../support/mount.js';
import { next, part, reopenPage, shown } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

const THEN = 'published="2026-05-20" published-score="31" published-tier="Exercise Normal Caution"';

describe('<country-risk> under an editor’s hand', () => {
  let api: TestApi;
  openBeforeEach((page) => ({ api } = page));

  const give = (country: object) =>
    api.answer('/api/v1/countries/KE', { body: { licence: 'CC BY 4.0', attribution: 'Publisher', country: { iso2: 'KE', name: 'Kenya', ...country } } });

  async function ready(attributes: string): Promise<HTMLElement> {
    const element = mount(`<country-risk country="KE" lang="en-GB" loading="eager" ${attributes}></country-risk>`);
    await settled(element, 'ready');
    return element;
  }

  for (const variant of ['inline', 'badge', 'card', 'full']) {
    it(`says what has changed since the story ran: ${variant}`, async () => {
      await give({ risk_score: 58, risk_tier: 'High Risk' });
      const element = await ready(`variant="${variant}" ${THEN}`);
      expect(shown(element)).to.include('When this story ran: Exercise Normal Caution (31). Now: High Risk (58). Story published 20 May 2026.');
      await expect(element).to.be.accessible();
    });

    it(`says that nothing has changed: ${variant}`, async () => {
      await give({ risk_score: 31, risk_tier: 'Exercise Normal Caution' });
      expect(shown(await ready(`variant="${variant}" ${THEN}`))).to.include('Unchanged since this story ran: Exercise Normal Caution (31).');
    });

    it(`shows the editor’s own name for the country: ${variant}`, async () => {
      await give({ risk_score: 58, flag: '🇰🇪' });
      const element = await ready(`variant="${variant}" name="The Republic"`);
      expect(part(element, 'name')?.textContent).to.equal('The Republic');
      expect(shown(element)).not.to.include('Kenya').and.not.to.include('story');
    });
  }

  it('compares the tier alone, or the score alone', async () => {
    await give({ risk_score: 58, risk_tier: 'High Risk' });
    expect(shown(await ready('published-tier="Very Safe"'))).to.include('When this story ran: Very Safe. Now: High Risk.');
    expect(shown(await ready('published-score="58"'))).to.include('Unchanged since this story ran: risk score 58 of 100.');
  });

  it('names a day that does not exist and a score that is none', async () => {
    for (const [attributes, sentence] of [
      ['published="2026-02-30" published-score="31"', 'published “2026-02-30” is not a valid date (example: 2026-05-20).'],
      ['published="2026-05-20" published-score="300"', 'published-score “300” is not a whole number from 0 to 100.'],
      ['published="2026-05-20"', 'published is only a date: add published-score or published-tier with what the story said.'],
    ]) {
      const { kind, message } = await next(mount(`<country-risk country="KE" ${attributes}></country-risk>`), 'risk-error');
      expect([kind, message]).to.deep.equal(['attribute', sentence]);
    }
    expect(await api.requests()).to.deep.equal([]);
  });

  it('follows when the editor mends it', async () => {
    const element = mount('<country-risk country="KE" published-score="300"></country-risk>');
    await settled(element, 'error');
    element.setAttribute('published-score', '1');
    await settled(element, 'ready');
    expect(shown(element)).to.include('When this story ran: risk score 1 of 100.');
    element.removeAttribute('published-score');
    await settled(element, 'ready');
    expect(shown(element)).not.to.include('story');
    expect((await api.requests()).filter(({ path }) => path.endsWith('/KE'))).to.have.lengthOf(1);
  });

  it('takes text as text', async () => {
    const element = await ready('name="&lt;img src=x onerror=window.wasHere=1&gt;" published-tier="&lt;b&gt;bold&lt;/b&gt;"');
    expect(shown(element)).to.include('<b>bold</b>').and.to.include('<img src=x');
    expect(element.shadowRoot?.querySelector('img, .story b')).to.equal(null);
  });

  describe('in the full profile', () => {
    it('says how the governments differ, and that advice differs within a country', async () => {
      await give({ advisories: { uk: { level: 2, text: 'A' }, us: { level: 3, text: 'B' } } });
      const text = shown(await ready('variant="full"'));
      expect(text).to.include('US government: level 3; UK advice: level 2, assigned by the data provider. The two scales are not the same.');
      expect(text).to.include('Advice can differ within a country.');
    });

    it('says nothing of a difference where there is none to tell', async () => {
      for (const advisories of [{ uk: { level: 2 }, us: { level: 2 } }, { uk: { level: 'See our advice' }, us: { level: 3 } }, { us: { level: 3 } }, null]) {
        reopenPage();
        configure({ apiBase: api.url });
        await give({ advisories });
        expect(shown(await ready('variant="full"')))
          .not.to.include('scales')
          .and.not.to.include('has no level');
      }
    });

    it('puts the text of the drug law before its tier, and limits beside legal cannabis', async () => {
      await give({ drug_law: { tier: 'cannabis legal', summary: 'The text of the law.' } });
      const text = shown(await ready('sections="drug-law"'));
      expect(text.indexOf('The text of the law.')).to.be.within(0, text.indexOf('Cannabis legal, local limits apply') - 1);
      expect(text).to.include('Legal status as recorded by the data provider.');
    });

    it('never shows a women’s-safety rating without its notes', async () => {
      await give({ womens_safety: { rating: 'extreme caution' } });
      const alone = shown(await ready('sections="womens-safety"'));
      expect(alone)
        .to.include('a rating without an explanation')
        .and.not.to.match(/extreme caution/i);
      reopenPage();
      configure({ apiBase: api.url });
      await give({ womens_safety: { rating: 'caution', notes: 'Plan the way back.' } });
      expect(shown(await ready('sections="womens-safety"')))
        .to.include('Caution')
        .and.to.include('Plan the way back.')
        .and.to.include('Rating by the data provider.')
        .and.to.include('Always check your government’s advice.');
    });

    it('keeps law and acceptance apart', async () => {
      await give({ lgbtq: { legal: 'criminalised', social: 'low' } });
      const text = shown(await ready('sections="lgbtq"'));
      for (const words of [
        'Legal status Same-sex relations criminalised',
        'Social acceptance low',
        'The law and its enforcement can differ.',
        'Legal status as recorded by the data provider',
      ])
        expect(text).to.include(words);
    });
  });
});
