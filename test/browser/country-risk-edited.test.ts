import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { api } from '../support/api.js';
import { english, localize, patternOf, strings, wrongDate, wrongNumber } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { next, part, reopenPage, shown } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

const rated = (tier: string, score: number): string => localize(strings.tierWithScore, { tier, score });
const PUBLISHED = 'published="2026-05-20" published-score="31" published-tier="Exercise Normal Caution"';

describe('<country-risk> under an editor’s hand', () => {
  openBeforeEach();

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
      const element = await ready(`variant="${variant}" ${PUBLISHED}`);
      const when = localize(strings.storyOf, { date: '20 May 2026' });
      const change = localize(strings.whenItRan, { when, before: rated('Exercise Normal Caution', 31), now: rated('High Risk', 58) });
      expect(part(element, 'note')?.textContent).to.equal(change);
      await expect(element).to.be.accessible();
    });

    it(`says that nothing has changed: ${variant}`, async () => {
      await give({ risk_score: 31, risk_tier: 'Exercise Normal Caution' });
      const unchanged = localize(strings.nothingChanged, {
        when: localize(strings.storyOf, { date: '20 May 2026' }),
        now: rated('Exercise Normal Caution', 31),
      });
      expect(shown(await ready(`variant="${variant}" ${PUBLISHED}`))).to.include(unchanged);
    });

    it(`shows the editor’s own name for the country: ${variant}`, async () => {
      await give({ risk_score: 58, flag: '🇰🇪' });
      const element = await ready(`variant="${variant}" name="The Republic"`);
      expect(part(element, 'name')?.textContent).to.equal('The Republic');
      expect(shown(element)).not.to.include('Kenya');
      expect(part(element, 'note')).to.equal(null);
    });
  }

  it('compares the tier alone, or the score alone', async () => {
    await give({ risk_score: 58, risk_tier: 'High Risk' });
    const note = async (attributes: string) => part(await ready(attributes), 'note')?.textContent;
    expect(await note('published-tier="Very Safe"')).to.equal(localize(strings.whenItRan, { when: '', before: 'Very Safe', now: 'High Risk' }));
    expect(await note('published-score="58"')).to.equal(localize(strings.nothingChanged, { when: '', now: localize(strings.scoreAlone, { score: 58 }) }));
  });

  it('names a day that does not exist and a score that is none', async () => {
    for (const [attributes, sentence] of [
      ['published="2026-02-30" published-score="31"', wrongDate('published', '2026-02-30')],
      ['published="2026-05-20" published-score="300"', wrongNumber('published-score', '300', 0, 100)],
      ['published="2026-05-20"', strings['published-alone']],
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
    const before = localize(strings.scoreAlone, { score: 1 });
    expect(part(element, 'note')?.textContent).to.equal(localize(strings.whenItRan, { when: '', before, now: '49' }));
    element.removeAttribute('published-score');
    await settled(element, 'ready');
    expect(part(element, 'note')).to.equal(null);
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
      const element = await ready('variant="full"');
      expect(shown(element)).to.include(localize(strings.levelsDiffer, { uk: 2, us: 3 }));
      expect(shown(element)).to.include(strings.withinCountry);
    });

    it('says nothing of a difference where there is none to tell', async () => {
      for (const advisories of [{ uk: { level: 2 }, us: { level: 2 } }, { uk: { level: 'See our advice' }, us: { level: 3 } }, { us: { level: 3 } }, null]) {
        reopenPage();
        configure({ apiBase: api.url });
        await give({ advisories });
        const words = shown(await ready('variant="full"'));
        for (const sentence of [strings.levelsDiffer, strings.levelOnlyUk, strings.levelOnlyUs])
          expect(words).not.to.match(new RegExp(patternOf(sentence, { uk: '.', us: '.' })));
      }
    });

    it('puts the text of the drug law before its tier, and limits beside legal cannabis', async () => {
      await give({ drug_law: { tier: 'cannabis legal', summary: 'The text of the law.' } });
      const text = shown(await ready('sections="drug-law"'));
      expect(text.indexOf('The text of the law.')).to.be.within(0, text.indexOf(strings.drugLaws['cannabis legal']) - 1);
      expect(text).to.include(strings.asCoded);
    });

    it('never shows a women’s-safety rating without its notes', async () => {
      await give({ womens_safety: { rating: 'extreme caution' } });
      const alone = shown(await ready('sections="womens-safety"'));
      expect(alone)
        .to.include(strings.ratingAlone)
        .and.not.to.match(/extreme caution/i);
      reopenPage();
      configure({ apiBase: api.url });
      await give({ womens_safety: { rating: 'caution', notes: 'Plan the way back.' } });
      expect(shown(await ready('sections="womens-safety"')))
        .to.include(`${strings.classed} ${strings.womensRatings.caution}`)
        .and.to.include('Plan the way back.')
        .and.to.include(strings.asRated)
        .and.to.include(strings.checkOfficial);
    });

    it('keeps law and acceptance apart', async () => {
      await give({ lgbtq: { legal: 'criminalised', social: 'low' } });
      expect(shown(await ready('sections="lgbtq"')))
        .to.include(`${strings.legal} ${strings.legals.criminalised}`)
        .and.to.include(`${strings.social} low`)
        .and.to.include(english.sentences(strings.lawInPractice, strings.asCoded));
    });
  });
});
