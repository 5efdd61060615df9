import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { EmbedElement } from '../../src/elements/embed-element.js';
import { RiskTableElement } from '../../src/elements/risk-table.js';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { all, part, shown as text } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveCountries, LIST } from './give.js';
import { openBeforeEach } from './open-before-each.js';
import { buttons, count, countriesOf, isWhole, names, put, rows, shown, tag } from './table-parts.js';

/** A value for each attribute that only tables have, and the number of rows it gives. */
const ATTRIBUTES: Readonly<Record<string, readonly [value: string, count: number]>> = {
  region: ['Asia', 33],
  countries: ['KE TZ UG', 3],
  sort: ['-score', 180],
  limit: ['5', 5],
  highlight: ['KE', 180],
};

describe('<risk-table>', () => {
  openBeforeEach();

  /** Returns before the remaining rows are rendered. */
  async function first(): Promise<RiskTableElement> {
    const element = put();
    await oneEvent(element, 'risk-load');
    return element;
  }

  it('shows every country by name, from one request', async () => {
    const element = await shown();
    expect(rows(element)).to.have.lengthOf(180);
    expect(names(element).slice(0, 3)).to.deep.equal(['Afghanistan', 'Albania', 'Algeria']);
    expect(await api.paths()).to.deep.equal([LIST]);
    expect(count(element)).to.equal(localize(strings.countryCount, { count: 180 }));
    expect(text(element)).to.contain(strings.direction);
    expect(all(element, '[part="credit"] a')).to.have.lengthOf(2);
  });

  it('renders the rows in view first, and says how many there are until the others have followed', async () => {
    const element = await first();
    expect(rows(element)).to.have.lengthOf(14);
    expect(all(element, 'table')[0]?.getAttribute('aria-rowcount')).to.equal('181');
    expect(part(element, 'table')?.scrollHeight).to.be.above(part(element, 'table')?.clientHeight ?? 0);
    await waitUntil(() => rows(element).length === 180);
    await element.updateComplete;
    expect(all(element, '[aria-rowcount]')).to.have.lengthOf(0);
  });

  it('has its filters and handles after its first rows, in the places kept for them', async () => {
    const element = await first();
    const boxes = () =>
      ['.brush', '.controls', '.field', '.count', '[part=table]'].map((place) => all(element, place)[0]?.getBoundingClientRect().toJSON() as unknown);
    expect(all(element, 'input, select')).to.deep.equal([]);
    const before = boxes();
    await waitUntil(() => all(element, 'input, select').length === 4, 'search, region and two handles');
    await element.updateComplete;
    expect(boxes()).to.deep.equal(before);
  });

  for (const [what, look] of [
    ['is printed, also by itself', () => dispatchEvent(new Event('beforeprint'))],
    ['is searched with Ctrl and F', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))],
    ['has a selection', () => document.body.dispatchEvent(new Event('selectstart', { bubbles: true }))],
    ['gets the focus', (element: Element) => buttons(element)[0]?.focus()],
  ] as const) {
    it(`has all its rows at once when it or its page ${what}`, async () => {
      const element = await first();
      look(element);
      expect(rows(element)).to.have.lengthOf(180);
    });
  }

  it('is tried with each of its attributes', () => {
    const own = RiskTableElement.observedAttributes.filter((name) => !EmbedElement.observedAttributes.includes(name));
    expect(Object.keys(ATTRIBUTES)).to.have.members(own);
  });

  for (const [name, [value, all]] of Object.entries(ATTRIBUTES)) {
    it(`has the height that it reserved and, on paper, all its rows with ${name}`, async () => {
      const release = await api.hold(LIST);
      const element = put(`${name}="${value}"`, '<a href="https://news.example">Countries</a>');
      await settled(element, 'loading');
      const { offsetHeight } = element;
      element.textContent = '';
      await nextFrame();
      expect(element.offsetHeight, 'with nothing inside').to.equal(offsetHeight);
      await release();
      await settled(element, 'ready');
      await waitUntil(() => rows(element).length > 0, 'its first rows');
      expect(element.offsetHeight).to.equal(offsetHeight);
      dispatchEvent(new Event('beforeprint'));
      expect(rows(element)).to.have.lengthOf(all);
    });
  }

  it('says by its own count that a row could not be read', async () => {
    await giveCountries({ iso2: 'JP', name: 'Japan' }, { name: 'No code' });
    const element = await shown();
    expect(count(element)).to.equal(localize(strings.counted, { all: 2, count: 1 }));
  });

  it('shows odd rows as far as they go, and nothing unknown as safe', async () => {
    await giveCountries(
      { iso2: 'AA' },
      { iso2: 'BB', name: 'A <b>Bold</b>', risk_tier: 'Something New', risk_score: '7' },
      { name: 'No code' },
      { iso2: 'AA', name: 'Twice' },
      null,
    );
    const element = await shown();
    expect(names(element)).to.deep.equal(['A <b>Bold</b>', 'Twice']);
    expect(all(element, 'tbody .level').map(({ className, textContent }) => `${className} ${textContent}`)).to.deep.equal([
      'level tier-undefined ?',
      'level tier-undefined ?',
    ]);
    expect(text(rows(element)[0] as Element) + (rows(element)[0]?.textContent ?? '')).to.contain('Something New');
    expect(rows(element)[1]?.textContent).to.contain(strings.scoreUnknown).and.contain(strings.tierUnknown);
    expect(text(element)).not.to.match(/undefined|NaN|null|\[object/);
  });

  it('shows where each score is between 0 and 100, except one that its tier contradicts', async () => {
    await giveCountries(
      { iso2: 'AA', name: 'A', risk_score: 49, risk_tier: 'Exercise Increased Caution' },
      { iso2: 'BB', name: 'B', risk_score: 0, risk_tier: 'Do Not Travel' },
      { iso2: 'CC', name: 'C' },
    );
    const element = await shown();
    expect(rows(element).map((row) => row.querySelector('circle')?.getAttribute('cx'))).to.deep.equal(['49%', undefined, undefined]);
  });

  it('asks for its region alone if no other tag needs another', async () => {
    const element = await shown('region="asia"');
    expect(await api.paths()).to.deep.equal([`${LIST}?region=Asia`]);
    expect(rows(element)).to.have.lengthOf(33);
    expect(all(element, 'select')).to.deep.equal([]);
    expect(all(element, '[part="headline"], #label').map((line) => line.textContent)).to.deep.equal([
      `Do Not Travel: ${countriesOf(3, 33)}`,
      localize(strings.byCountryIn, { region: 'Asia' }),
    ]);
  });

  it('shares one request between tables of several regions', async () => {
    const box = mount(`<div>${tag('region="Asia"')}${tag('region="Africa"')}${tag('')}</div>`);
    const tables = [...box.children];
    await Promise.all(tables.map((table) => settled(table, 'ready')));
    await waitUntil(() => tables.every(isWhole));
    expect(tables.map((table) => rows(table).length)).to.deep.equal([33, 54, 180]);
    expect(await api.paths()).to.deep.equal([LIST]);
  });

  it('filters by region itself when the server does not', async () => {
    await giveCountries({ iso2: 'JP', name: 'Japan', region: 'Asia' }, { iso2: 'FR', name: 'France', region: 'Europe' }, { iso2: 'XX', name: 'Somewhere' });
    expect(names(await shown('region="Asia"'))).to.deep.equal(['Japan']); // Somewhere has no region
  });

  it('asks for its region where the list of all does not name the regions', async () => {
    await giveCountries({ iso2: 'JP', name: 'Japan' }, { iso2: 'FR', name: 'France' });
    await shown('');
    expect(names(await shown('region="Asia"'))).to.deep.equal(['France', 'Japan']);
    expect(await api.paths()).to.deep.equal([LIST, `${LIST}?region=Asia`]);
  });

  it('needs no second request for a region once the whole list is known', async () => {
    const element = await shown();
    element.setAttribute('region', 'Asia');
    await waitUntil(() => rows(element).length === 33);
    expect(await api.paths()).to.deep.equal([LIST]);
  });

  it('says what is wrong with an attribute and asks nothing', async () => {
    for (const attributes of ['region="Atlantis"', 'limit="0"', 'limit="201"', 'limit="ten"', 'sort="tier"', 'countries="KE Kenya"']) {
      const element = put(attributes);
      await settled(element, 'error');
      await waitUntil(() => all(element, '[part="error"]').length > 0);
    }
    expect(await api.paths()).to.deep.equal([]);
  });

  it('shows no search while there is nothing to search, and keeps its room', async () => {
    const release = await api.hold(LIST);
    const element = put();
    await settled(element, 'loading');
    const field = all(element, '.controls')[0];
    expect(field?.checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(field?.offsetHeight).to.be.above(30);
    await release();
  });
});
