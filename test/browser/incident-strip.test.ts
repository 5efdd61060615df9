import '../../src/elements/incident-list.define.js';
import '../../src/elements/incident-map.define.js';
import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { english, localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { midday } from '../support/now.js';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { FEED, giveIncidents } from './give.js';
import { itInChromium } from './it-in-chromium.js';
import { openBeforeEach } from './open-before-each.js';

const row = (id: string, daysAgo: number, more: object = {}): object => ({
  id,
  title: `Incident ${id}`,
  country_iso: 'KE',
  city: `Town ${id}`,
  lat: daysAgo,
  lng: 34 + daysAgo,
  occurred_at: new Date(midday(daysAgo)).toISOString(),
  source: 'Wire',
  category: 'crime',
  severity: 3,
  ...more,
});

/** Ten days up to today, with one incident on the first, two on the fourth, and one today. */
const ROWS = [row('a', 0), row('b', 6), row('c', 6, { severity: 5 }), row('d', 9)];
const DAYS = 10;
const HOURS = (DAYS - 1) * 24;

describe('the days of <incident-map> and <incident-list>', () => {
  openBeforeEach();
  afterEach(() => emulateMedia({ forcedColors: 'none' }));

  const ids = (element: Element) => all(element, '[part="item"]').map(({ dataset }) => dataset['id']);
  const markers = (element: Element) => all(element, '[part="marker"]');
  const handles = (element: Element) => all<HTMLInputElement>(element, '.strip input');
  const values = (element: Element) => handles(element).map(({ value }) => Number(value));
  const hatchings = (element: Element) =>
    all(element, '.hatched').map((hatched) =>
      Object.fromEntries(['x', 'width', 'y'].map((name) => [name, Number.parseFloat(hatched.getAttribute(name)!).toFixed(1)])),
    );
  const clear = (element: Element) => all(element, '.strip button')[0];

  async function shown(attributes = '', tag = 'incident-map', rows: readonly object[] = ROWS): Promise<HTMLElement> {
    await giveIncidents(...rows);
    const element = mount(`<${tag} country="KE" hours="${HOURS}" loading="eager" ${attributes}></${tag}>`);
    element.style.inlineSize = '700px';
    await settled(element, 'ready', 'empty');
    if (tag === 'incident-map') await waitUntil(() => markers(element).length > 0 || rows.length === 0, 'the map is there');
    await waitUntil(() => all(element, rows.length ? '.strip' : '.list-help').length > 0, 'the days are there, where there is an incident');
    return element;
  }

  it('leave no lines that await them where nothing that was sent can be shown', async () => {
    const element = await shown('', 'incident-list', []);
    expect(all(element, '.awaited')).to.have.lengthOf(0);
    await giveIncidents(row('a', 0, { status: 'resolved' }), { id: 'b' });
    const other = mount(`<incident-list country="KE" hours="${HOURS}" loading="eager"></incident-list>`);
    await settled(other, 'empty');
    await waitUntil(() => all(other, '.list-help').length > 0);
    expect(all(other, '.awaited')).to.have.lengthOf(0);
  });

  it('have a block for each incident, the darkest on top, and are all chosen', async () => {
    const element = await shown();
    const boxes = (severity: number) =>
      all(element, `.days .severity-${severity}`)[0]
        ?.getAttribute('d')
        ?.match(/M[\d.]+ [\d.]+/g) ?? [];
    expect([boxes(3).length, boxes(5).length, boxes(4).length]).to.deep.equal([3, 1, 0]);
    expect(boxes(5)).to.deep.equal(['M3.06 24.00']);
    expect(boxes(3)).to.include('M3.06 36.00');
    expect(values(element)).to.deep.equal([0, DAYS]);
    expect([clear(element), all(element, '.hatched').length]).to.deep.equal([undefined, 0]);
  });

  it('have narrow blocks where they are few, and a date below the middle of each', async () => {
    await giveIncidents(row('a', 0), row('b', 1));
    const element = mount('<incident-list country="KE" hours="48" loading="eager"></incident-list>');
    element.style.inlineSize = '700px';
    await settled(element, 'ready');
    await waitUntil(() => all(element, '.strip').length > 0);
    const days = all(element, '.days')[0]!.getBoundingClientRect();
    const day = days.width / 3;
    const path = all(element, '.days path')[0]!.getBoundingClientRect();
    expect((path.left + path.right) / 2).to.be.closeTo(days.left + 2 * day, 2);
    expect(path.width).to.be.closeTo(day + (days.width * 0.88) / 9, 2);
    const dates = all(element, '.tick text').map((text) => text.getBoundingClientRect());
    expect(dates.map(({ left, right }) => Math.round((((left + right) / 2 - days.left) / day) * 2) / 2)).to.deep.equal([0.5, 1.5, 2.5]);
  });

  for (const tag of ['incident-map', 'incident-list'])
    it(`are chosen by the arrow keys of two handles, which filter what <${tag}> shows and ask nothing`, async () => {
      const element = await shown('', tag);
      const [first, last] = handles(element);
      first?.focus();
      await sendKeys({ press: 'ArrowRight' });
      await waitUntil(() => ids(element).join('') === 'abc', 'all but those of the first day');
      if (tag === 'incident-map') await waitUntil(() => markers(element).length === 2, 'on the map as well');
      last?.focus();
      await sendKeys({ press: 'ArrowLeft' });
      await waitUntil(() => ids(element).join('') === 'bc', 'those of neither end');
      expect(values(element)).to.deep.equal([1, DAYS - 1]);
      expect((await api.requests()).filter(({ path }) => path.startsWith(FEED))).to.have.lengthOf(1);
      clear(element)?.click();
      await waitUntil(() => ids(element).length === 4, 'all again');
      expect(values(element)).to.deep.equal([0, DAYS]);
      expect(focused(element) === first, 'the focus is on what remains').to.equal(true);
    });

  it('say which day a handle is at and how much happened on it, each under its own name', async () => {
    const element = await shown('lang="en-US"');
    const [first, last] = handles(element);
    const said = (daysAgo: number, count: number) => `${english.date(midday(daysAgo))}: ${localize(strings.allIncidents, { count })}`;
    expect([first?.ariaLabel, last?.ariaLabel]).to.deep.equal([strings.firstDay, strings.lastDay]);
    expect([first?.getAttribute('aria-valuetext'), last?.getAttribute('aria-valuetext')]).to.deep.equal([said(9, 1), said(0, 1)]);
    expect(all(element, '.strip')[0]?.ariaLabel).to.equal(strings.window);
    first?.focus();
    for (const press of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await sendKeys({ press });
    await waitUntil(() => first?.getAttribute('aria-valuetext') === said(6, 2), said(6, 2));
    expect(clear(element)?.querySelector('.hidden')?.textContent).to.equal(strings.clear + strings.colon + strings.window);
  });

  it('are never none: neither handle passes the other', async () => {
    const element = await shown();
    const [first] = handles(element);
    first?.focus();
    await sendKeys({ press: 'End' });
    await waitUntil(() => ids(element).join('') === 'a', 'today');
    expect(values(element)).to.deep.equal([DAYS - 1, DAYS]);
  });

  it('run from right to left in Arabic, and an arrow key moves a handle to its side', async () => {
    const element = await shown('lang="ar"');
    const [first] = handles(element);
    const blocks = all(element, '.days .severity-5')[0]!.getBoundingClientRect();
    const days = all(element, '.days')[0]!.getBoundingClientRect();
    expect(blocks.left, 'the fourth day from the right').to.be.closeTo(days.right - (days.width / DAYS) * 4, 5);
    first?.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await waitUntil(() => ids(element).join('') === 'abc', 'all but those of the first day');
  });

  it('are hatched where the limit has cut the answer off, and cannot be chosen there', async () => {
    const element = await shown('limit="3"', 'incident-map', ROWS.slice(0, 3));
    expect(hatchings(element)[0]).to.deep.equal({ x: '0.0', width: '30.0', y: '-8.0' });
    expect(all(element, '.choice')[0]?.textContent).to.contain(strings.notLoaded);
    expect(values(element)).to.deep.equal([3, DAYS]);
    const [first] = handles(element);
    first?.focus();
    await sendKeys({ press: 'Home' });
    expect([values(element), ids(element).length, clear(element)]).to.deep.equal([[3, DAYS], 3, undefined]);
  });

  it('are hatched above its incidents where the limit has cut a day in two, which says that there may be more', async () => {
    const element = await shown('limit="3" lang="en-US"', 'incident-map', ROWS.slice(0, 3));
    expect(hatchings(element).slice(1), 'on the fourth day, above two blocks').to.deep.equal([{ x: '30.6', width: '8.8', y: '-32.0' }]);
    const [first, last] = handles(element).map((handle) => handle.getAttribute('aria-valuetext'));
    const said = (count: number) => localize(strings.allIncidents, { count });
    expect(first).to.equal(`${english.date(midday(6))}: ${localize(strings.mayBeMore, { span: said(2) })}`);
    expect(last).to.equal(`${english.date(midday(0))}: ${said(1)}`);
  });

  it('have room for the hatching above a day of many incidents, whose number is the least', async () => {
    const many = Array.from({ length: 8 }, (_, index) => row(`m${index}`, 2));
    const element = await shown('limit="8" lang="ar"', 'incident-list', many);
    expect(hatchings(element).slice(1), 'on the third day from the left, as high as all days are').to.deep.equal([{ x: '20.6', width: '8.8', y: '-48.0' }]);
    expect(all(element, '.days .marks text').at(-1)?.textContent).to.match(/^\S\+$/);
  });

  it('mark the one on which the story ran', async () => {
    const element = await shown(`lang="en-US" published="${new Date(midday(2)).toISOString().slice(0, 10)}"`);
    const [story] = all(element, '.story');
    const date = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' }).format(midday(2));
    expect(story?.textContent?.trim()).to.equal(localize(strings.ran, { date }));
    const days = all(element, '.days')[0]!.getBoundingClientRect();
    const line = story?.querySelector('line')?.getBoundingClientRect();
    expect(line?.left).to.be.closeTo(days.left + (days.width / DAYS) * 7.5, 3);
    element.setAttribute('published', '2026-02-30');
    await waitUntil(() => element.shadowRoot?.textContent?.includes(localize(strings.invalidDate, { attribute: 'published', value: '2026-02-30' })), 'why not');
    expect(all(element, '.story')).to.deep.equal([]);
    expect(element.getAttribute('state')).to.equal('ready');
  });

  for (const tag of ['incident-map', 'incident-list'])
    it(`give their place to one sentence where nothing was reported to <${tag}>, which does not call that calm`, async () => {
      const element = await shown('', tag, []);
      expect(all(element, '.none').map(({ textContent }) => textContent)).to.deep.equal([english.sentences(strings.silence, strings.checkAdvice)]);
      expect(all(element, '[part="legend"], .strip, .above *')).to.deep.equal([]);
      const [heads, none, map] = ['.heads', tag === 'incident-map' ? '.box' : '.none', '[part="map"]'].map((name) =>
        all(element, name)[0]?.getBoundingClientRect(),
      );
      expect(none!.top - heads!.bottom).to.be.within(0, 24);
      if (map) expect(map.top - none!.bottom).to.be.within(0, 24);
      else expect(heads!.bottom - all(element, '#title')[0]!.getBoundingClientRect().bottom, 'no space for other titles').to.be.within(0, 2);
      expect(all(element, '.foot')[0]?.textContent).not.to.contain(strings.classified);
    });

  it('stay where a filter finds nothing', async () => {
    const element = await shown('min-severity="5"', 'incident-list', [row('a', 0)]);
    expect(all(element, '.none').map(({ textContent }) => textContent)).to.deep.equal([strings.noMatch]);
    expect(handles(element)).to.have.lengthOf(2);
  });

  it('have their place before they are there', async () => {
    const release = await api.hold(FEED);
    await giveIncidents(...ROWS);
    const element = mount(`<incident-map country="KE" hours="${HOURS}" loading="eager"></incident-map>`);
    await settled(element, 'loading');
    const top = () => all(element, '[part="map"]')[0]!.getBoundingClientRect().top;
    const before = top();
    expect(all(element, '.above :is(button, input)')).to.deep.equal([]);
    await release();
    await waitUntil(() => all(element, '.strip').length > 0, 'the days are there');
    expect(top()).to.equal(before);
    handles(element)[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => clear(element), 'some are chosen');
    expect(top()).to.equal(before);
  });

  itInChromium('has no accessibility violations, chosen or not', async () => {
    const element = await shown();
    await expect(element).to.be.accessible();
    handles(element)[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await waitUntil(() => clear(element));
    await expect(element).to.be.accessible();
  });

  itInChromium('are drawn in the reader’s own colours where those are forced', async () => {
    const element = await shown();
    await emulateMedia({ forcedColors: 'active' });
    const ink = getComputedStyle(all(element, '.strip')[0]!).color;
    const fills = all(element, '.days path[d]:not([d=""]), .knob path').map((path) => getComputedStyle(path).fill);
    expect(fills.length).to.be.greaterThan(3);
    expect(new Set(fills)).to.deep.equal(new Set([ink]));
  });
});
