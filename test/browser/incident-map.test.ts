import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { agoWord } from '../../src/words/day-word.js';
import { api } from '../support/api.js';
import { english, localize, strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { hoursAgo, NOW } from '../support/now.js';
import { all } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { FEED, giveIncidents } from './give.js';
import { button, markers, nameOf, popup, put, row, rows, shown } from './incident-map-parts.js';
import { itInChromium } from './it-in-chromium.js';
import { openBeforeEach } from './open-before-each.js';

/** The height of a canvas that has not been drawn yet, in pixels. */
const UNDRAWN_HEIGHT = 150;

describe('<incident-map>', () => {
  openBeforeEach();

  const NAME = localize(strings.mapOf, { summary: 'Kenya' });

  it('asks the feed exactly what its attributes say, and shows all of it in list and map', async () => {
    const element = await shown('country="KE" hours="72" limit="40"');
    expect(await api.paths()).to.deep.equal([`${FEED}?country=KE&hours=72&limit=40`]);
    expect(rows(element)).to.have.lengthOf(40);
    const counts = markers(element).map((marker) => Number(/^\d+/.exec(nameOf(marker))?.[0] ?? 1));
    expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(40);
    const map = all(element, '[part="map"]')[0];
    expect(map?.getAttribute('role')).to.equal('group');
    expect(map?.getAttribute('aria-label')).to.equal(NAME);
    expect(element.shadowRoot?.textContent).to.contain(localize(strings.mayBeMore, { span: '' }));
  });

  it('asks without what was not written, and with resolved ones when wanted', async () => {
    await shown('include-resolved');
    expect(await api.paths()).to.deep.equal([`${FEED}?include_resolved=true`]);
  });

  it('tells all it knows of an incident, in words', async () => {
    await giveIncidents(row(3, { severity: 4, status: 'resolved' }));
    const element = await shown('include-resolved');
    button(rows(element)[0])?.click();
    await waitUntil(() => popup(element));
    const text = rows(element)[0]?.textContent?.replace(/\s+/g, ' ') ?? '';
    const ours = [strings.severitiesInText[3], strings.resolved, agoWord(Date.parse(hoursAgo(4)), NOW, english), `${strings.creditTo}Wire`];
    for (const part of ['Incident 3', 'Crime', 'Town 3, Kenya', 'What happened in 3.', ...ours]) expect(text).to.contain(part);
    // Once for all incidents, below the list.
    const everything = element.shadowRoot?.textContent ?? '';
    for (const note of [strings.classified, strings.checkAdvice]) expect(everything.split(note)).to.have.lengthOf(2);
    expect(rows(element)[0]?.querySelector('time')?.dateTime).to.match(/^\d{4}-\d\d-\d\dT/);
    const link = rows(element)[0]?.querySelector('a');
    expect(link?.href).to.equal('https://news.example/3');
    expect(link?.rel).to.equal('noopener noreferrer nofollow external');
  });

  it('heads the incidents of each day as the list without a map does', async () => {
    const element = await shown('country="KE" hours="72" limit="40" heading-level="3"');
    const days = all(element, '[part="list"] .day');
    expect(days.length).to.be.greaterThan(1);
    expect(days.map((day) => `${day.getAttribute('role')} ${day.ariaLevel}`)).to.deep.equal(days.map(() => 'heading 4'));
  });

  it('has signs of one size in its list, whatever the severity', async () => {
    await giveIncidents(...Array.from({ length: 5 }, (_, index) => row(index)));
    const element = await shown();
    const widths = all(element, '.row .badge').map((badge) => Math.round(badge.getBoundingClientRect().width));
    expect([widths.length, new Set(widths).size]).to.deep.equal([5, 1]);
    expect(widths[0]).to.be.within(23, 25);
  });

  it('shows markup of the feed as text, and links nothing but http', async () => {
    await giveIncidents(row(1, { title: '<img src=x onerror="window.wasHere=1">', url: 'javascript:window.wasHere=1', city: '<b>Town</b>' }));
    const element = await shown();
    button(rows(element)[0])?.click();
    await waitUntil(() => popup(element));
    expect(rows(element)[0]?.textContent).to.contain('<img src=x onerror');
    expect(all(element, '.items a, [part="popup"] a, img, b')).to.deep.equal([]);
    expect(window).not.to.have.property('wasHere');
  });

  it('keeps incidents without usable coordinates in the list, and says so', async () => {
    await giveIncidents(row(0), row(1, { lat: 9372.23 }), row(2, { lat: 0, lng: 0 }), row(3, { lat: null }));
    const element = await shown();
    expect(rows(element)).to.have.lengthOf(4);
    expect(markers(element)).to.have.lengthOf(1);
    expect(rows(element).map((each) => each.textContent?.includes(strings.noPosition))).to.deep.equal([false, true, true, true]);
    expect(element.shadowRoot?.textContent).to.contain(localize(strings.unplaced, { count: 3 }));
  });

  it('asks again for other hours, the other parameters being the same, and keeps the map', async () => {
    const element = await shown('country="KE" hours="72" limit="40"');
    const canvas = all(element, '.land canvas')[0];
    element.setAttribute('hours', '168');
    await settled(element, 'ready');
    await waitUntil(async () => (await api.paths()).length === 2);
    expect((await api.paths())[1]).to.equal(`${FEED}?country=KE&hours=168&limit=40`);
    await waitUntil(() => rows(element).length === 40, 'its rows');
    expect(all(element, '[part="map"]')[0]?.getAttribute('aria-label')).to.equal(NAME);
    expect(all(element, '.land canvas')[0]).to.equal(canvas);
  });

  it('says that there is nothing, on a map of the country', async () => {
    await giveIncidents();
    const element = await shown('country="FJ"', 'empty');
    const none = localize(strings.nothingIn, { place: 'Fiji' }) + strings.comma + localize(strings.lastDays, { count: 30 });
    expect(element.shadowRoot?.textContent).to.contain(none);
    expect(markers(element)).to.deep.equal([]);
    expect(element.shadowRoot?.textContent).to.contain(strings.silence);
    expect(all(element, '.tool.in')[0]?.checkVisibility()).to.equal(true);
  });

  it('says what went wrong with other hours, and has nothing else then, until it has its map again', async () => {
    const element = await shown('country="KE" hours="72"');
    const canvas = all(element, '.land canvas')[0];
    const heightOf = () => canvas?.getBoundingClientRect().height ?? 0;
    await waitUntil(() => heightOf() > UNDRAWN_HEIGHT);
    const size = heightOf();
    await api.fail(`${FEED}?country=KE&hours=24`, 'server-error');
    element.setAttribute('hours', '24');
    await settled(element, 'error');
    await waitUntil(() => all(element, '[part="error"]').length > 0);
    expect(all(element, '[part="legend"], [part="map"], [part="list"], .foot')).to.deep.equal([]);
    element.setAttribute('hours', '72');
    await settled(element, 'ready');
    await waitUntil(() => rows(element).length > 0);
    expect([all(element, '.land canvas')[0], heightOf()]).to.deep.equal([canvas, size]);
    await waitUntil(() => markers(element).length > 0);
  });

  it('keeps its size from the first paint through loading and ready', async () => {
    const release = await api.hold(FEED);
    const element = put('country="KE" limit="40"');
    await settled(element, 'loading');
    await element.updateComplete;
    const { height } = element.getBoundingClientRect();
    await release();
    await settled(element, 'ready');
    await waitUntil(() => markers(element).length > 0);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('marks the words of the feed as English, in names too', async () => {
    await giveIncidents(row(0), row(2, { lat: 0, lng: 34 }), row(4));
    const element = await shown('country="KE" lang="ja"');
    await waitUntil(() => nameOf(markers(element)[0]).includes('件'), 'Japanese');
    for (const marker of markers(element)) expect(marker.querySelector('.hidden [lang=en]')?.textContent).to.match(/^\u2068?(Incident|Town) /);
    markers(element).at(-1)?.click();
    await waitUntil(() => popup(element));
    const dialog = popup(element);
    const name = element.shadowRoot?.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect([dialog?.hasAttribute('aria-label'), name?.querySelector('[lang]')?.getAttribute('lang')]).to.deep.equal([false, 'en']);
  });

  itInChromium('is a drawing on paper: the outline, how many incidents there are where, and their cities', async () => {
    const element = await shown('country="KE" hours="72" limit="40"');
    await waitUntil(() => all(element, '.paper').length === 1);
    dispatchEvent(new Event('beforeprint'));
    expect(all(element, '.paper .country')).to.have.lengthOf(1);
    const counts = all(element, '.paper .many').map(({ textContent }) => Number(/^\u2066×(\d+)\u2069$/.exec(textContent ?? '')?.[1]));
    const alone = all(element, '.paper .disc').length - counts.length;
    const unplaced = rows(element).length - counts.reduce((sum, count) => sum + count, alone);
    expect(unplaced).to.be.within(0, 3);
    expect(all(element, '.paper .city').map(({ textContent }) => textContent)).to.include('\u2068Nairobi\u2069');
    const box = all(element, '.paper')[0];
    expect(box?.checkVisibility()).to.equal(false);
    await emulateMedia({ media: 'print' });
    try {
      expect(box?.getBoundingClientRect().height).to.be.above(200);
      expect(all(element, '.land')[0]?.checkVisibility()).to.equal(false);
      const fills = [1, 2, 3, 4, 5].flatMap((severity) =>
        all(element, `.paper .severity-${severity}`)
          .slice(0, 1)
          .map((part) => getComputedStyle(part).fill),
      );
      expect([fills.length > 2, new Set(fills).size]).to.deep.equal([true, fills.length]);
      // The severities with their counts are the key; nothing else is printed of the filters.
      expect(all(element, '.legend .step').map((step) => step.checkVisibility())).to.deep.equal([true, true, true, true, true]);
      expect(all(element, '.above')[0]?.getBoundingClientRect().height).to.be.below(80);
      expect(all(element, '.strip, .filters, .panel').filter((part) => part.checkVisibility())).to.deep.equal([]);
    } finally {
      await emulateMedia({ media: 'screen' });
      dispatchEvent(new Event('afterprint'));
    }
    expect(all(element, '.paper svg')).to.deep.equal([]);
  });

  it('keeps its map when it is moved, and leaves nothing when it is removed', async () => {
    await giveIncidents(row(0), row(4));
    const element = await shown();
    const canvas = all(element, '.land canvas')[0];
    const elsewhere = document.body.appendChild(document.createElement('div'));
    elsewhere.append(element);
    await element.updateComplete;
    expect(all(element, '.land canvas')[0]).to.equal(canvas);
    expect(markers(element)).to.have.lengthOf(2);
    elsewhere.remove();
    await waitUntil(() => all(element, '.land').length === 0);
    document.body.append(element);
    await waitUntil(() => markers(element).length === 2, 'put back, it makes a new map');
    element.remove();
  });

  it('keeps list and filters when the map fails, and says so quietly', async () => {
    const observe = ResizeObserver.prototype.observe;
    ResizeObserver.prototype.observe = function (target) {
      if (!target.matches('.stage')) return observe.call(this, target);
      throw new Error('planted');
    };
    try {
      await giveIncidents(row(0), row(4));
      const element = put('country="KE"');
      await settled(element, 'ready');
      await waitUntil(() => element.shadowRoot?.textContent?.includes(strings.mapFailed));
      expect(rows(element)).to.have.lengthOf(2);
    } finally {
      ResizeObserver.prototype.observe = observe;
    }
  });
});
