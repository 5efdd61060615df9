import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { midday } from '../support/now.js';
import { all, shown as text } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { at, button, days, filtersOf, heads, ids, lastDays, put, row, rows, shown, status } from './incident-list-parts.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-list>, filtered,', () => {
  openBeforeEach();

  const filtered = localize(strings.changes, { changes: strings.changeNames.filter });
  const shownOf = (count: number, all: number): string => localize(strings.shown, { count, all });

  it('filters with counts; list and credit say so, and it is announced, but nothing before', async () => {
    await giveIncidents(row('a', { category: 'health' }), row('b'), row('c', { severity: 5 }));
    const element = await shown();
    expect(text(element)).not.to.contain(filtered);
    expect(status(element)).to.equal('');
    await filtersOf(element);
    expect(button(element, 'Crime')?.textContent).to.contain('2');
    button(element, 'Crime')?.click();
    await element.updateComplete;
    expect(all(element, '.filters')[0]?.textContent?.trim(), 'no second button called Crime').to.equal(`${strings.categoryLabel}${strings.colon}Crime`);
    expect(ids(element)).to.deep.equal(['b', 'c']);
    expect(text(element)).to.contain(shownOf(2, 3)).and.to.contain(filtered);
    await waitUntil(() => status(element).includes(shownOf(2, 3)), 'the count');
    button(element, strings.clear)?.click();
    await element.updateComplete;
    expect(rows(element)).to.have.lengthOf(3);
    expect(text(element)).not.to.contain(filtered);
  });

  it('begins with the filters an editor wrote, and never hides that', async () => {
    await giveIncidents(row('a', { category: 'health' }), row('b', { severity: 1 }), row('c'));
    const element = await shown('category="crime" min-severity="2"');
    expect(ids(element)).to.deep.equal(['c']);
    expect(text(element)).to.contain(shownOf(1, 3)).and.to.contain(filtered);
  });

  it('never says that nothing was reported because of a filter', async () => {
    await giveIncidents(row('a'));
    const element = await shown('country="KE" category="health"');
    expect(heads(element)).to.deep.equal([localize(strings.anySummaryIn, { place: 'Kenya' }), lastDays(30), strings.noMatch]);
    expect(text(element)).to.contain(shownOf(0, 1));
  });

  it('says beside the counts of its filters which days they are not about, where there may be more', async () => {
    await giveIncidents(row('a'), row('b'));
    const element = await shown('limit="2"');
    await filtersOf(element);
    expect(all(element, '.hatched'), 'the days before that of the oldest, and that day').to.have.lengthOf(2);
    expect(all(element, '.strip')[0]?.textContent).to.contain(strings.notLoaded);
  });

  it('counts a severity that was not given apart from all others', async () => {
    await giveIncidents(row('a', { severity: 2 }), row('b', { severity: undefined }));
    const element = await shown('min-severity="4"');
    await filtersOf(element);
    expect(all(element, '.unknown')[0]?.textContent).to.contain(`${strings.severityUnknown}: ${localize(strings.allIncidents, { count: 1 })}`);
    expect(all(element, '.step .count').map(({ textContent }) => textContent)).to.deep.equal(['0', '1', '0', '0', '0']);
    expect(all(element, '.step')[3]?.textContent).to.contain(
      `${localize(strings.atLeast, { severity: 'Severe' })}: ${localize(strings.allIncidents, { count: 1 })}`,
    );
  });

  it('has the severities as radio buttons as large as their labels, for what points at them', async () => {
    await giveIncidents(row('a'), row('b', { severity: 5 }));
    const element = await shown();
    await filtersOf(element);
    const radios = all(element, '[type=radio]') as HTMLInputElement[];
    expect(radios).to.have.lengthOf(5);
    for (const radio of radios) {
      const label = radio.closest('label') as HTMLElement;
      expect([radio.offsetWidth, radio.offsetHeight]).to.deep.equal([label.clientWidth, label.clientHeight]);
    }
    const { left, top } = radios[4]!.getBoundingClientRect();
    const hit = element.shadowRoot?.elementFromPoint(left + 2, top + 2);
    (hit as HTMLElement).click();
    await element.updateComplete;
    expect(radios.map(({ checked }) => checked)).to.deep.equal([false, false, false, false, true]);
    expect(all(element, '[part="item"]').map(({ dataset }) => dataset['id'])).to.deep.equal(['b']);
  });

  it('never shows or counts what an editor excluded, on the tag or on the page', async () => {
    await giveIncidents(row('a'), row('b'), row('c'), row('d'));
    const element = await shown('exclude="a, nobody"');
    expect(ids(element)).to.deep.equal(['b', 'c', 'd']);
    configure({ exclude: 'c d' });
    await waitUntil(() => rows(element).length === 1);
    expect(text(element)).to.contain(localize(strings.changes, { changes: strings.changeNames.exclude }));
    const worldwide = localize(strings.incidentsWorldwide, { what: localize(strings.allIncidents, { count: 1 }) });
    expect(heads(element)).to.deep.equal([worldwide + strings.comma + lastDays(30)]);
    expect(await api.paths()).to.have.lengthOf(1);
  });

  it('is empty when everything was excluded', async () => {
    await giveIncidents(row('a'));
    const element = put('exclude="a"');
    await settled(element, 'empty');
    await element.updateComplete;
    expect(heads(element)).to.deep.equal([strings.anySummary, lastDays(30), strings.noMatch]);
    expect(all(element, '[part="credit"] a')).to.have.lengthOf(2);
  });

  it('puts pinned incidents first, within what the filters show', async () => {
    await giveIncidents(row('a'), row('b', { category: 'health' }), row('c', at(midday(3))));
    const element = await shown('pin="c b"');
    expect(ids(element)).to.deep.equal(['c', 'b', 'a']);
    expect(days(element)[0]).to.equal(strings.pinned);
    await filtersOf(element);
    button(element, 'Crime')?.click();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['c', 'a']);
  });
});
