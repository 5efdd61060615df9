import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { DAY_LENGTH } from '../../src/model/moment.js';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { NOW, startClock } from '../support/now.js';
import { all, focused, shown as text } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { button, days, filtersOf, ids, lastDays, row, rows, shown, status } from './incident-list-parts.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-list>, asked again,', () => {
  openBeforeEach();

  const update = (element: Element) => all(element, '.update')[0];

  it('takes over new incidents at once while the list is not in use', async () => {
    await giveIncidents(row('b'), row('c'));
    const element = await shown();
    await giveIncidents(row('a'), row('b'));
    await element.reload();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['a', 'b']);
    expect(update(element)).to.equal(undefined);
    const worldwide = localize(strings.incidentsWorldwide, { what: localize(strings.allIncidents, { count: 2 }) });
    expect(status(element)).to.equal(`${localize(strings.newIncidents, { count: 1 })}. ${worldwide}${strings.comma}${lastDays(30)}`);
  });

  it('moves nothing under a reader: what is gone goes, what is new waits', async () => {
    await giveIncidents(row('b'), row('c'), row('d'));
    const element = await shown();
    all(element, '.row')[0]?.focus();
    await giveIncidents(row('a'), row('d', { title: 'Told anew' }), row('b'));
    await element.reload();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['b', 'd']);
    expect(text(element)).to.contain('Told anew');
    expect(focused(element)?.textContent).to.contain('Incident b');
    expect(update(element)?.textContent).to.equal(localize(strings.newIncidents, { count: 1 }));
    update(element)?.click();
    await element.updateComplete;
    expect(ids(element)).to.have.members(['a', 'b', 'd']);
    expect(update(element)).to.equal(undefined);
    expect(focused(element)?.getAttribute('part')).to.equal('list');
  });

  it('says anew how long ago something was when a reader comes back to the page', async () => {
    await giveIncidents(row('a'));
    const element = await shown();
    await filtersOf(element);
    const times = () => [...days(element), all(element, 'time')[0]?.textContent];
    const [today, hourAgo] = times();
    startClock(NOW + DAY_LENGTH);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await element.updateComplete;
    const [yesterday, dayAgo] = times();
    expect([yesterday !== today, dayAgo !== hourAgo]).to.deep.equal([true, true]);
  });

  it('closes what was open when an editor asks something else', async () => {
    await giveIncidents(row('a'), row('b'));
    const element = await shown('hours="72"');
    for (const change of [{ hours: '24' }, { limit: '9' }, { includeResolved: true }]) {
      all(element, '.row')[0]?.click();
      await waitUntil(() => text(element).includes('What happened in a.'));
      Object.assign(element, change);
      await element.updateComplete;
      await settled(element, 'ready');
      await waitUntil(() => rows(element).length === 2);
      expect(all(element, '.row[aria-expanded="true"]'), JSON.stringify(change)).to.deep.equal([]);
    }
  });

  it('keeps the reader’s place in the list when the row or the button in hand goes away', async () => {
    await giveIncidents(row('a'), row('b', { category: 'health' }));
    const element = await shown('category="crime health"');
    all(element, '.row')[0]?.focus();
    await giveIncidents(row('b', { category: 'health' }));
    await element.reload();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['b']);
    expect(focused(element)?.getAttribute('part')).to.equal('list');
    element.category = 'crime';
    await element.updateComplete;
    button(element, strings.clear)?.focus();
    button(element, strings.clear)?.click();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['b']);
    expect(focused(element)?.getAttribute('part')).to.equal('list');
  });

  it('waits for a pointer that rests on the list, but not for where a finger was last', async () => {
    const { matchMedia } = window;
    await giveIncidents(row('b'));
    const element = await shown();
    const { x, y } = all(element, '.row')[0]?.getBoundingClientRect() ?? { x: 0, y: 0 };
    await sendMouse({ type: 'move', position: [Math.round(x + 20), Math.round(y + 20)] });
    await waitUntil(() => element.matches(':hover'));
    try {
      // Fakes a mouse: on a machine without one, nothing can hover.
      window.matchMedia = () => matchMedia.call(window, 'all');
      await giveIncidents(row('a'), row('b'));
      await element.reload();
      await element.updateComplete;
      expect(ids(element)).to.deep.equal(['b']);
      window.matchMedia = () => matchMedia.call(window, 'not all');
      await giveIncidents(row('c'), row('a'), row('b'));
      await element.reload();
      await element.updateComplete;
      expect(ids(element)).to.deep.equal(['c', 'a', 'b']);
    } finally {
      window.matchMedia = matchMedia;
      await resetMouse();
    }
  });

  it('says nothing aloud when a newer answer brings nothing new', async () => {
    await giveIncidents(row('a'));
    const element = await shown();
    const changes: unknown[] = [];
    new MutationObserver((list) => changes.push(...list)).observe(all(element, '[role="status"]')[0] as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await element.reload();
    await element.updateComplete;
    expect(await api.paths()).to.have.lengthOf(2);
    expect(changes).to.deep.equal([]);
  });
});
