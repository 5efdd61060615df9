import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { patternOf, strings } from '../support/english.js';
import { all, focused, shown as text } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { filtersOf, row, shown } from './incident-list-parts.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-list>, by keys and opened,', () => {
  openBeforeEach();

  it('is one tab stop: arrows, Page Down, Home and End go between the rows', async () => {
    const element = await shown('limit="200"');
    const buttons = () => all(element, '.row');
    const place = () => buttons().indexOf(focused(element) as HTMLElement);
    const stops = () => buttons().filter(({ tabIndex }) => tabIndex === 0);
    expect([buttons().length, stops().length]).to.deep.equal([200, 1]);
    await filtersOf(element);
    stops()[0]?.focus();
    const places = [];
    for (const press of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'PageDown', 'End', 'PageUp', 'Home']) {
      await sendKeys({ press });
      places.push(place());
    }
    expect(places).to.deep.equal([1, 2, 1, 11, 199, 189, 0]);
    await sendKeys({ press: 'End' });
    await element.updateComplete;
    expect(stops().map((stop) => buttons().indexOf(stop))).to.deep.equal([199]);
    await sendKeys({ press: 'Tab' });
    expect(place()).to.equal(-1);
  });

  it('shows its keyboard help to readers who reach a row by key, and moves nothing for it', async () => {
    const element = await shown('limit="50"');
    const help = () => all(element, '.list-help')[0];
    await waitUntil(help, 'what acts on incidents');
    const { height } = element.getBoundingClientRect();
    expect(help()?.checkVisibility()).to.equal(false);
    all(element, '.filters')[0]?.focus();
    await sendKeys({ press: 'Tab' });
    expect(focused(element)?.className).to.contain('row');
    expect([help()?.checkVisibility(), help()?.textContent]).to.deep.equal([true, strings.listHelp]);
    expect(element.getBoundingClientRect().height).to.equal(height);
    const list = all(element, '.list')[0]!.getBoundingClientRect();
    expect(help()?.getBoundingClientRect().top, 'below the list').to.be.at.least(list.bottom);
    await sendKeys({ press: 'Tab' });
    expect(help()?.checkVisibility()).to.equal(false);
  });

  it('opens an incident in place and tells the page, by keyboard too', async () => {
    await giveIncidents(row('a'), row('b'));
    const element = await shown();
    const selected: unknown[] = [];
    document.addEventListener('incident-select', ({ incident, composed }) => selected.push(incident.id, composed), { once: true });
    const [first] = all(element, '.row');
    first?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => text(element).includes('What happened in a.'));
    expect(first?.getAttribute('aria-expanded')).to.equal('true');
    expect(selected).to.deep.equal(['a', true]);
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(text(element)).not.to.contain('What happened in a.');
    expect(focused(element)).to.equal(first);
  });

  it('goes back to the row when Escape closes an incident from a link in its details', async () => {
    await giveIncidents(row('a'), row('b', { url: 'https://example.org/b' }));
    const element = await shown();
    const second = all(element, '.row')[1];
    second?.click();
    await waitUntil(() => text(element).includes('What happened in b.'));
    all(element, '.details a')[0]?.focus();
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(text(element)).not.to.contain('What happened in b.');
    expect(focused(element)).to.equal(second);
  });

  it('sets what an opened incident says below its title, in the smaller type of the list', async () => {
    await giveIncidents(row('a'));
    const element = await shown();
    all(element, '.row')[0]?.click();
    await waitUntil(() => text(element).includes('What happened in a.'));
    const [title, said] = [all(element, '.topic')[0], all(element, '.said')[0]].map((part) => part?.getBoundingClientRect());
    expect(said?.left).to.be.closeTo(title?.left ?? NaN, 8);
    expect(parseFloat(getComputedStyle(all(element, '.said')[0] as Element).fontSize)).to.be.below(16);
  });

  it('tells the time where it happened, if that is known and another', async () => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const elsewhere = zone === 'Asia/Kathmandu' ? 'JP' : 'NP';
    await giveIncidents(row('a', { country_iso: elsewhere }), row('b', { country_iso: 'US' }));
    const element = await shown();
    all(element, '.row')[0]?.click();
    const both = new RegExp(patternOf(strings.bothTimes, { yours: '\\d.+', theirs: '.+\\d.*', place: '(Nepal|Japan)' }));
    await waitUntil(() => both.test(text(element)));
    all(element, '.row')[1]?.click();
    await waitUntil(() => text(element).includes('What happened in b.'));
    expect(text(element)).not.to.match(both);
  });
});
