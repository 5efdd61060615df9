import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { all, part, shown as text } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveCountries, LIST } from './give.js';
import { openBeforeEach } from './open-before-each.js';
import { changed, count, countriesOf, heads, names, rows, shown, type } from './table-parts.js';

describe('<risk-table>, as an editor chose,', () => {
  openBeforeEach();

  const missing = (element: Element) => all(element, '[part="table"] + p')[0]?.textContent;
  const credit = (element: Element) => part(element, 'credit')?.textContent;

  it('shows the first few where the editor says so, and says so itself', async () => {
    const element = await shown('limit="5"');
    expect(names(element)).to.deep.equal(['Afghanistan', 'Albania', 'Algeria', 'Andorra', 'Angola']);
    expect(count(element)).to.equal(localize(strings.firstCountries, { count: 5, all: 180 }));
    // A search limited to five countries would claim that all others cannot be found.
    expect(all(element, 'input, select')).to.deep.equal([]);
  });

  it('shows the highest or the lowest scores where the editor says so, and says so itself', async () => {
    const element = await shown('sort="-score" limit="3"');
    expect(names(element)).to.deep.equal(['Democratic Republic of the Congo', 'Ukraine', 'Central African Republic']);
    expect(count(element)).to.equal(`${localize(strings.highestCountries, { count: 3, all: 180 })} · ${strings.tiesByName}`);
    expect(all(element, 'thead [aria-sort]').map((head) => head.getAttribute('aria-sort'))).to.deep.equal(['none', 'none', 'descending']);
    expect(count(await shown('sort="SCORE" limit="3"'))).to.contain(localize(strings.lowestCountries, { count: 3, all: 180 }));
  });

  it('shows the countries the editor names, from the request for all, and says whom the source does not cover', async () => {
    const element = await shown('countries="ke, TZ UG AQ"');
    expect(names(element)).to.deep.equal(['Kenya', 'Tanzania', 'Uganda']);
    expect(count(element)).to.equal(countriesOf(3));
    expect(missing(element)).to.equal(localize(strings.notInDataset, { iso2: 'Antarctica' }));
    expect(credit(element)).to.include(changed(strings.changeNames.filter));
    expect(await api.paths()).to.deep.equal([LIST]);
  });

  it('says nothing about a country that may be in a row it could not read, or in another region', async () => {
    expect(missing(await shown('countries="KE JP" region="Africa"'))).to.equal(undefined);
    await giveCountries({ iso2: 'JP', name: 'Japan' }, { name: 'No code' });
    expect(missing(await shown('countries="JP KE"'))).to.equal(undefined);
  });

  it('keeps a highlighted country on top, beyond a limit and whatever is searched and sorted', async () => {
    const element = await shown('sort="-score" limit="2" highlight="KE"');
    expect(names(element)).to.deep.equal(['Kenya', 'Democratic Republic of the Congo', 'Ukraine']);
    const cut = [localize(strings.highestCountries, { count: 2, all: 180 }), localize(strings.withHighlighted, { names: 'Kenya' })];
    expect(count(element)).to.contain(cut.join(' · '));
    expect(rows(element)[0]?.querySelector('.name')?.textContent).to.contain(`(${strings.highlighted})`);
    element.setAttribute('limit', '');
    await element.updateComplete;
    await type(element, 'japan');
    expect(names(element)).to.deep.equal(['Kenya', 'Japan']);
    expect(count(element)).to.equal(countriesOf(1));
    heads(element)[0]?.click();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => rows(element).length === 180);
    expect(names(element)[0]).to.equal('Kenya');
  });

  it('says what is wrong with a highlight, and shows everything else', async () => {
    const element = await shown('highlight="Kenya"');
    await waitUntil(() => text(element).includes(localize(strings.country, { value: 'Kenya' })));
    expect(rows(element)).to.have.lengthOf(180);
  });
});
