import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { RiskTableElement } from '../../src/elements/risk-table.js';
import { strings } from '../support/english.js';
import { all, part, shown as text } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveCountries } from './give.js';
import { openBeforeEach } from './open-before-each.js';
import { changed, count, countriesOf, heads, names, rows, search, shown, type } from './table-parts.js';

describe('<risk-table>, searched and sorted,', () => {
  openBeforeEach();

  const credit = (element: Element) => part(element, 'credit')?.textContent;

  it('is found by name without accents, by another name and by code', async () => {
    const element = await shown();
    for (const [query, name] of [
      ['ivory coast', "Côte d'Ivoire"],
      ['cote d', "Côte d'Ivoire"],
      ['gbr', 'United Kingdom'],
      ['turkey', 'Türkiye'],
    ] as const) {
      await type(element, query);
      await waitUntil(() => names(element).length === 1, query);
      expect(names(element)).to.deep.equal([name]);
      await sendKeys({ press: 'Escape' });
      expect(search(element).value).to.equal('');
    }
    await type(element, 'UK');
    expect(names(element)).to.include('United Kingdom');
  });

  it('says the count once after a search, and not before', async () => {
    const element = await shown();
    const status = all(element, '[role="status"]')[0];
    expect(status?.textContent).to.equal('');
    let announcements = 0;
    new MutationObserver(() => announcements++).observe(status as Node, { childList: true, characterData: true, subtree: true });
    await type(element, 'united');
    expect(count(element)).to.equal(countriesOf(3));
    await waitUntil(() => status?.textContent === countriesOf(3));
    expect(announcements).to.equal(1);
  });

  it('says the count again after a search that finds as many', async () => {
    const element = await shown();
    const status = all(element, '[role="status"]')[0];
    await type(element, 'gbr');
    await waitUntil(() => status?.textContent === countriesOf(1));
    await sendKeys({ press: 'Escape' });
    await type(element, 'turkey');
    await waitUntil(() => status?.textContent === '', 'it is cleared');
    await waitUntil(() => status?.textContent === countriesOf(1), 'it is said again');
  });

  it('renders the rows that a letter finds and their count at once, and the ruler once these are painted', async () => {
    const element = await shown();
    const label = () => part(element, 'gauge')?.getAttribute('aria-label');
    const before = label();
    search(element).value = 'united';
    search(element).dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect([rows(element).length, count(element)]).to.deep.equal([3, countriesOf(3)]);
    expect(label()).to.equal(before);
    await waitUntil(() => label()?.endsWith(countriesOf(3)), 'the count on the ruler');
  });

  it('shows at once on the ruler which scores are chosen there', async () => {
    const element = await shown();
    const handle = all(element, 'input[type="range"]')[0] as HTMLInputElement;
    search(element).value = 'united';
    search(element).dispatchEvent(new Event('input'));
    handle.value = '50';
    handle.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(all(element, '.knob').map((knob) => knob.getAttribute('x'))).to.deep.equal(['50%', '100%']);
  });

  it('says that nothing matches, and shows everything again', async () => {
    const element = await shown();
    await type(element, 'atlantis');
    expect(rows(element)).to.deep.equal([]);
    expect(text(element)).to.contain(strings.noCountryFound);
    const boxHeight = () => part(element, 'table')?.getBoundingClientRect().height;
    const height = boxHeight();
    expect(height).to.be.above(0);
    all(element, '.none button')[0]?.click();
    await waitUntil(() => rows(element).length === 180);
    expect(boxHeight()).to.equal(height);
    expect(search(element).value).to.equal('');
  });

  it('keeps the focus when “Show all” has done its work', async () => {
    const element = await shown();
    await type(element, 'atlantis');
    all(element, '.none button')[0]?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => rows(element).length === 180);
    expect((element.shadowRoot?.activeElement as HTMLElement | null)?.getAttribute('part')).to.equal('table');
  });

  it('says in its credit that it leaves countries out, as long as it does', async () => {
    const { filter, limit } = strings.changeNames;
    expect(credit(await shown('region="Oceania"'))).to.include(changed(filter));
    expect(credit(await shown('limit="5" loading="eager"'))).to.include(changed(limit));
    const element = await shown('loading="eager"');
    expect(credit(element)).not.to.include(changed('').trim());
    await type(element, 'ice');
    expect(credit(element)).to.include(changed(filter));
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(credit(element)).not.to.include(changed('').trim());
  });

  it('filters by region', async () => {
    const element = await shown();
    const choice = all(element, 'select')[0] as HTMLSelectElement;
    expect([...choice.options].map(({ textContent }) => textContent?.trim())).to.include('Oceania (6)');
    choice.value = 'Oceania';
    choice.dispatchEvent(new Event('change'));
    await waitUntil(() => rows(element).length === 6);
    expect(count(element)).to.equal(countriesOf(6));
  });

  describe('in another order', () => {
    const scores = (element: Element) => rows(element).map((row) => Number(row.querySelector('[part="score"] > span')?.textContent));
    const isSorted = (values: readonly number[]) => values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
    /** Sorts by score in ascending order; returns the scores in the first frame after that. */
    async function resorted(element: RiskTableElement): Promise<readonly number[]> {
      (all(element, 'thead .score button')[0] as HTMLElement).click();
      await nextFrame();
      return scores(element);
    }

    it('renders the rows in view at once, and those below once these are painted', async () => {
      const element = await shown();
      const values = await resorted(element);
      expect(isSorted(values.slice(0, 14)), 'in view').to.equal(true);
      expect(isSorted(values), 'below').to.equal(false);
      await waitUntil(() => isSorted(scores(element)), 'the rows below');
    });

    it('renders all rows at once in a box that shows more of them, and for a page that prints itself', async () => {
      const element = await shown();
      element.style.setProperty('--risk-table-height', '3000px');
      expect(isSorted(await resorted(element)), 'a tall box').to.equal(true);
      element.style.removeProperty('--risk-table-height');
      await resorted(element);
      expect(isSorted(scores(element).toReversed()), 'before').to.equal(false);
      dispatchEvent(new Event('beforeprint'));
      expect(isSorted(scores(element).toReversed()), 'on paper').to.equal(true);
    });

    it('begins with its first row', async () => {
      const element = await shown();
      const box = part(element, 'table') as HTMLElement;
      box.scrollTo(0, 2000);
      await resorted(element);
      expect(box.scrollTop).to.equal(0);
    });
  });

  it('sorts by name, tier and score, both ways, unknown last, and says how', async () => {
    await giveCountries(
      { iso2: 'AA', name: 'Beta', risk_score: 50, risk_tier: 'Very Safe' },
      { iso2: 'BB', name: 'Alpha', risk_score: 9, risk_tier: 'Do Not Travel' },
      { iso2: 'CC', name: 'Gamma', risk_score: null, risk_tier: null },
    );
    const element = await shown();
    const sorts = () => all(element, 'thead [aria-sort]').map((head) => head.getAttribute('aria-sort'));
    expect(sorts()).to.deep.equal(['ascending', 'none', 'none']);
    const order: string[] = [];
    for (const head of [0, 1, 1, 2, 2]) {
      heads(element)[head]?.click();
      await element.updateComplete;
      order.push(
        names(element)
          .map((name) => name?.[0])
          .join(''),
      );
    }
    expect(order).to.deep.equal(['GBA', 'BAG', 'ABG', 'ABG', 'BAG']);
    expect(sorts()).to.deep.equal(['none', 'none', 'descending']);
  });
});
