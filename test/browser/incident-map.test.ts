import '../../src/elements/incident-map.define.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import type { IncidentMapElement } from '../../src/elements/incident-map.js';
import { agoWord } from '../../src/words/day-word.js';
import { startApi, type TestApi } from '../support/api.js';
import { english, localize, mayBeMoreSince, strings } from '../support/english.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { reopenPage } from '../support/page.js';
import { hoursAgo, NOW } from '../support/now.js';
import { itInChromium } from './it-in-chromium.js';

const FEED = '/api/v1/incidents/recent';

const inKenya = (span: string): string => localize(strings.anySummaryIn, { place: 'Kenya', span });
const incidents = (count: number): string => localize(strings.allIncidents, { count });
const around = (count: number, place: string): string => localize(strings.groupAround, { group: incidents(count), place });

/** One row of the feed, an hour old for each place in it. */
function row(index: number, more: object = {}): object {
  return {
    id: `id-${index}`,
    title: `Incident ${index}`,
    summary: `What happened in ${index}.`,
    url: `https://news.example/${index}`,
    country_iso: 'KE',
    city: `Town ${index}`,
    lat: index % 2 ? -1 - index / 2 : index / 2,
    lng: 34 + index,
    occurred_at: hoursAgo(index + 1),
    source: 'Wire',
    category: index % 2 ? 'crime' : 'health',
    severity: (index % 5) + 1,
    ...more,
  };
}

describe('<incident-map>', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi();
    reopenPage();
  });

  afterEach(unmountAll);

  after(() => {
    const { litIssuedWarnings: warnings = new Set() } = globalThis as { readonly litIssuedWarnings?: ReadonlySet<string> };
    expect([...warnings].filter((warning) => warning.includes('change-in-update'))).to.deep.equal([]);
  });

  const give = (...incidents: readonly object[]) => api.answer(FEED, { body: { licence: 'CC BY 4.0', attribution: 'Publisher', incidents } });
  const put = (attributes: string) => mount<IncidentMapElement>(`<incident-map api-base="${api.url}" loading="eager" ${attributes}></incident-map>`);
  const all = (element: Element, selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const markers = (element: Element) => all(element, '[part="marker"]');
  const rows = (element: Element) => all(element, '[part="list"] [part="item"]');
  const status = (element: Element) => all(element, '[role="status"]')[0]?.textContent ?? '';
  const chip = (element: Element) => all(element, '.listed')[0];
  const popup = (element: Element) => all(element, '[part="popup"]').find(({ hidden }) => !hidden);
  const nameOf = (marker: Element | null | undefined) => marker?.querySelector('.hidden')?.textContent ?? '';
  const focused = (element: Element) => element.shadowRoot?.activeElement as HTMLElement | null;
  const oldest = (element: Element) => all(element, '.items time').at(-1)?.getAttribute('datetime') ?? '';
  const button = (element: Element) => element.querySelector<HTMLElement>('button');
  const paths = async () => (await api.requests()).map(({ path }) => path).filter((path) => path.startsWith(FEED));
  const named = (element: Element, name: string) =>
    all(element, '[part="legend"] :is(button, input), .note button').find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').includes(name));

  async function shown(attributes = 'country="KE"', state = 'ready'): Promise<IncidentMapElement> {
    const element = put(attributes);
    await settled(element, state);
    await waitUntil(() => all(element, '.land canvas').length > 0, 'the map is there');
    if (state === 'ready') await waitUntil(() => markers(element).length > 0 || rows(element).length > 0, 'something is shown');
    dispatchEvent(new Event('selectstart')); // brings all rows at once
    return element;
  }

  it('asks the feed exactly what its attributes say, and shows all of it in list and map', async () => {
    const element = await shown('country="KE" hours="72" limit="40"');
    expect(await paths()).to.deep.equal([`${FEED}?country=KE&hours=72&limit=40`]);
    expect(rows(element)).to.have.lengthOf(40);
    const counts = markers(element).map((marker) => Number(/^\d+/.exec(nameOf(marker))?.[0] ?? 1));
    expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(40);
    const map = all(element, '[part="map"]')[0];
    expect(map?.getAttribute('role')).to.equal('group');
    expect(map?.getAttribute('aria-label')).to.equal(localize(strings.mapOf, { summary: inKenya(mayBeMoreSince(oldest(element))) }));
    expect(element.shadowRoot?.textContent).to.contain(localize(strings.mayBeMore, { span: '' }));
  });

  it('asks without what was not written, and with resolved ones when wanted', async () => {
    await shown('include-resolved');
    expect(await paths()).to.deep.equal([`${FEED}?include_resolved=true`]);
  });

  it('shows its own land, and says what raster tiles need, where an editor wrote half of it', async () => {
    const element = await shown('tile-url="https://tiles.example/{z}/{x}/{y}.png"');
    await waitUntil(() => element.shadowRoot?.textContent?.includes(strings['tile-url']));
    expect(markers(element).length).to.be.greaterThan(0);
    expect(all(element, 'img')).to.deep.equal([]);
  });

  it('tells all it knows of an incident, in words', async () => {
    await give(row(3, { severity: 4, status: 'resolved' }));
    const element = await shown('include-resolved');
    button(rows(element)[0] as Element)?.click();
    await waitUntil(() => popup(element));
    const text = rows(element)[0]?.textContent?.replace(/\s+/g, ' ') ?? '';
    const ours = [strings.severitiesInText[3], strings.resolved, agoWord(Date.parse(hoursAgo(4)), NOW, english), `${strings.creditTo}Wire`];
    for (const part of ['Incident 3', 'Crime', 'Town 3, Kenya', 'What happened in 3.', ...ours]) expect(text).to.contain(part);
    // Below the list, once for all.
    const everything = element.shadowRoot?.textContent ?? '';
    for (const note of [strings.classified, strings.checkAdvice]) expect(everything.split(note)).to.have.lengthOf(2);
    expect(rows(element)[0]?.querySelector('time')?.dateTime).to.match(/^\d{4}-\d\d-\d\dT/);
    const link = rows(element)[0]?.querySelector('a');
    expect(link?.href).to.equal('https://news.example/3');
    expect(link?.rel).to.equal('noopener noreferrer nofollow external');
  });

  it('says once what an open incident is about: in the list; beside its marker only what, where and when', async () => {
    await give(row(0), row(4));
    const element = await shown();
    markers(element).at(-1)?.click();
    await waitUntil(() => rows(element).some((each) => each.classList.contains('open')));
    const { id } = rows(element).find((each) => each.classList.contains('open'))!.dataset;
    const index = Number(id?.slice(3));
    const lines = [...(popup(element)?.querySelectorAll('.scroll > p') ?? [])].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
    expect(lines).to.deep.equal([`Incident ${index}`, `Town ${index}, Kenya`, `${index + 1} hour${index ? 's' : ''} ago · ${strings.details}`]);
    const everything = element.shadowRoot?.textContent ?? '';
    expect(everything.split(`What happened in ${index}.`)).to.have.lengthOf(2);
    popup(element)?.querySelector<HTMLElement>('.facts .link')?.click();
    expect(focused(element)?.closest<HTMLElement>('.item')?.dataset['id'], 'what the details are in').to.equal(id);
  });

  it('heads the incidents of each day as the list without a map does', async () => {
    const element = await shown('country="KE" hours="72" limit="40" heading-level="3"');
    const days = all(element, '[part="list"] .day');
    expect(days.length).to.be.greaterThan(1);
    expect(days.map((day) => `${day.getAttribute('role')} ${day.ariaLevel}`)).to.deep.equal(days.map(() => 'heading 4'));
  });

  it('has signs of one size in its list, whatever the severity', async () => {
    await give(...Array.from({ length: 5 }, (_, index) => row(index)));
    const element = await shown();
    const widths = all(element, '.row .badge').map((badge) => Math.round(badge.getBoundingClientRect().width));
    expect([widths.length, new Set(widths).size]).to.deep.equal([5, 1]);
    expect(widths[0]).to.be.within(23, 25);
  });

  it('shows markup of the feed as text, and links nothing but http', async () => {
    await give(row(1, { title: '<img src=x onerror="window.wasHere=1">', url: 'javascript:window.wasHere=1', city: '<b>Town</b>' }));
    const element = await shown();
    button(rows(element)[0] as Element)?.click();
    await waitUntil(() => popup(element));
    expect(rows(element)[0]?.textContent).to.contain('<img src=x onerror');
    expect(all(element, '.items a, [part="popup"] a, img, b')).to.deep.equal([]);
    expect(window).not.to.have.property('wasHere');
  });

  it('keeps incidents without usable coordinates in the list, and says so', async () => {
    await give(row(0), row(1, { lat: 9372.23 }), row(2, { lat: 0, lng: 0 }), row(3, { lat: null }));
    const element = await shown();
    expect(rows(element)).to.have.lengthOf(4);
    expect(markers(element)).to.have.lengthOf(1);
    expect(rows(element).map((each) => each.textContent?.includes(strings.noPosition))).to.deep.equal([false, true, true, true]);
    expect(element.shadowRoot?.textContent).to.contain(localize(strings.unplaced, { count: 3 }));
  });

  it('marks in the list what the pointer is over on the map, and the other way round', async () => {
    await give(row(0), row(9));
    const element = await shown();
    const [first] = rows(element);
    first?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await waitUntil(() => markers(element).filter((marker) => marker.classList.contains('pointed')).length === 1);
    expect(nameOf(markers(element).find((marker) => marker.classList.contains('pointed')))).to.contain('Incident 0');
    markers(element)
      .find((marker) => nameOf(marker).includes('Incident 9'))
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await waitUntil(() => rows(element)[1]?.classList.contains('pointed') && !first?.classList.contains('pointed'));
  });

  it('opens the marker of a row and the row of a marker, and tells the page', async () => {
    await give(row(0), row(9));
    const element = await shown();
    const selected: string[] = [];
    document.addEventListener('incident-select', (event) => selected.push(event.incident.title), { once: true });
    button(rows(element)[1] as Element)?.click();
    await waitUntil(() => popup(element)?.textContent?.includes('Incident 9'));
    expect(selected).to.deep.equal(['Incident 9']);
    expect(button(rows(element)[1] as Element)?.getAttribute('aria-expanded')).to.equal('true');
    markers(element)
      .find((marker) => nameOf(marker).includes('Incident 0'))
      ?.click();
    await waitUntil(() => rows(element)[0]?.classList.contains('open'));
    expect(popup(element)?.textContent).to.contain('Incident 0');
    expect(rows(element)[1]?.classList.contains('open')).to.equal(false);
  });

  it('scrolls a chosen row into the list’s own view, never the page', async () => {
    await give(...Array.from({ length: 60 }, (_, index) => row(index)));
    const element = await shown('limit="60"');
    const list = all(element, '[part="list"]')[0] as HTMLElement;
    // Out of the window: whoever scrolls the row into view by way of the page moves the page.
    (element.parentElement as HTMLElement).style.paddingBlockStart = '2000px';
    window.scrollTo(0, 0);
    (element as unknown as { selected: string }).selected = 'id-59';
    await waitUntil(() => list.scrollTop > 0);
    const [item, box] = [rows(element)[59]?.getBoundingClientRect(), list.getBoundingClientRect()];
    expect(item && item.top >= box.top - 1 && item.top < box.bottom).to.equal(true);
    expect(window.scrollY).to.equal(0);
  });

  it('filters list and map by category and severity, with counts', async () => {
    await give(...Array.from({ length: 10 }, (_, index) => row(index)));
    const element = await shown();
    await waitUntil(() => named(element, 'Crime'), 'the filters are there');
    const crime = named(element, 'Crime');
    expect(crime?.textContent?.replace(/\s+/g, ' ').trim()).to.equal('Crime 5');
    crime?.click();
    await waitUntil(() => rows(element).length === 5);
    expect(crime?.getAttribute('aria-pressed')).to.equal('true');
    const orWorse = localize(strings.atLeast, { severity: 'Severe' });
    const severe = all(element, '[part="legend"] .step').find((step) => step.textContent?.includes(orWorse));
    // What is seen comes first, as readers who speak to their browser say it.
    expect(severe?.querySelector('.count ~ span')?.textContent).to.equal(`Severe: ${incidents(1)}. ${orWorse}: ${incidents(2)}`);
    // Columns of one severity each: of five crimes, one of each.
    expect(all(element, '.step .count').map(({ textContent }) => textContent)).to.deep.equal(['1', '1', '1', '1', '1']);
    expect(severe?.querySelector('input')?.hasAttribute('aria-label')).to.equal(false);
    severe?.click();
    await waitUntil(() => rows(element).length === 2);
    const crimes = ['severe', 'extreme'].map((severity, index) => `Crime. ${localize(strings.severityOf, { level: index + 4, severity })}`);
    await waitUntil(() => markers(element).every((marker) => [...crimes, incidents(2)].some((said) => nameOf(marker).includes(said))));
    expect(element.shadowRoot?.textContent).to.contain(localize(strings.shown, { count: 2, all: 10 }));
    named(element, strings.clear)?.click();
    await waitUntil(() => rows(element).length === 10);
  });

  it('asks again for other hours, the other parameters being the same, and keeps the map', async () => {
    const element = await shown('country="KE" hours="72" limit="40"');
    const canvas = all(element, '.land canvas')[0];
    element.setAttribute('hours', '168');
    await settled(element, 'ready');
    await waitUntil(async () => (await paths()).length === 2);
    expect((await paths())[1]).to.equal(`${FEED}?country=KE&hours=168&limit=40`);
    await waitUntil(() => rows(element).length === 40, 'its rows');
    const said = localize(strings.mapOf, { summary: inKenya(mayBeMoreSince(oldest(element))) });
    await waitUntil(() => all(element, '[part="map"]')[0]?.getAttribute('aria-label') === said, said);
    expect(all(element, '.land canvas')[0]).to.equal(canvas);
  });

  it('says that there is nothing, on a map of the country', async () => {
    await give();
    const element = await shown('country="FJ"', 'empty');
    const none = localize(strings.summaryIn, { count: 0, place: 'Fiji', span: localize(strings.lastDays, { count: 30 }) });
    expect(element.shadowRoot?.textContent).to.contain(none);
    expect(markers(element)).to.deep.equal([]);
  });

  it('keeps its size from the first paint through loading, ready, empty and error', async () => {
    const release = await api.hold(FEED);
    const element = put('country="KE" limit="40"');
    await settled(element, 'loading');
    await element.updateComplete;
    const { height } = element.getBoundingClientRect();
    await release();
    await settled(element, 'ready');
    await waitUntil(() => markers(element).length > 0);
    expect(element.getBoundingClientRect().height).to.equal(height);
    await api.fail(FEED, 'server-error');
    element.setAttribute('limit', '41');
    await settled(element, 'error');
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('is one tab stop for all markers, arrows between them, Enter opens, Escape returns', async () => {
    await give(row(0), row(4), row(8));
    const element = await shown();
    const stops = markers(element).filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).to.have.lengthOf(1);
    stops[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    const there = focused(element);
    expect(nameOf(there)).to.contain('Incident 4');
    await waitUntil(() => rows(element)[1]?.classList.contains('pointed'), 'the row of the focused marker is marked');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => popup(element)?.contains(focused(element)), 'the popup has the focus');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !popup(element));
    expect(focused(element)).to.equal(there);
    await sendKeys({ press: 'End' });
    expect(nameOf(focused(element))).to.contain('Incident 8');
    await sendKeys({ press: 'Home' });
    expect(nameOf(focused(element))).to.contain('Incident 0');
  });

  it('closes its popup on Escape from anywhere on the map, and when the Tab key leaves it', async () => {
    await give(row(0), row(4), row(8));
    const element = await shown();
    const open = async () => {
      markers(element)[0]?.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => popup(element)?.contains(focused(element)), 'the popup has the focus');
    };
    await open();
    const [zoomIn] = all(element, '.tool');
    zoomIn?.focus();
    expect(popup(element), 'a click on a button of the map leaves it open').not.to.equal(undefined);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !popup(element));
    expect(focused(element) === zoomIn).to.equal(true);
    await open();
    await sendKeys({ down: 'Shift' });
    do await sendKeys({ press: 'Tab' });
    while (popup(element)?.contains(focused(element)));
    await sendKeys({ up: 'Shift' });
    await waitUntil(() => !popup(element), 'nothing covers what has the focus');
    expect(focused(element) !== null).to.equal(true);
  });

  it('says how many incidents are in view after its buttons have moved it', async () => {
    await give(row(0), row(1), row(8));
    const element = await shown();
    const told = () => all(element, '[part="map"] [role="status"]').map(({ textContent }) => textContent);
    expect(told()).to.deep.equal(['']);
    const zoomIn = all(element, '.tool.in')[0];
    zoomIn?.focus();
    for (let press = 0; press < 6; press++) zoomIn?.click();
    await waitUntil(() => told().includes(incidents(0)), 'nothing is left around the middle');
    for (let press = 0; press < 6; press++) all(element, '.tool.out')[0]?.click();
    await waitUntil(() => told().includes(incidents(3)), 'all of them');
  });

  it('lets the arrow keys scroll its popup', async () => {
    await give(row(0, { title: 'A long title '.repeat(90) }));
    const element = await shown();
    markers(element)[0]?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => popup(element)?.contains(focused(element)), 'the popup has the focus');
    const box = focused(element);
    expect(box?.scrollHeight).to.be.above(box?.clientHeight ?? 0);
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => (box?.scrollTop ?? 0) > 0, 'it scrolls');
  });

  it('marks the words of the feed as English, in names too', async () => {
    await give(row(0), row(2, { lat: 0, lng: 34 }), row(4));
    const element = await shown('country="KE" lang="ja"');
    await waitUntil(() => nameOf(markers(element)[0]).includes('件'), 'Japanese');
    for (const marker of markers(element)) expect(marker.querySelector('.hidden [lang=en]')?.textContent).to.match(/^(Incident|Town) /);
    markers(element).at(-1)?.click();
    await waitUntil(() => popup(element));
    const dialog = popup(element);
    const name = element.shadowRoot?.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    expect([dialog?.hasAttribute('aria-label'), name?.querySelector('[lang]')?.getAttribute('lang')]).to.deep.equal([false, 'en']);
  });

  it('stays usable with two hundred incidents at one point', async () => {
    await give(...Array.from({ length: 200 }, (_, index) => row(index, { lat: -1.3, lng: 36.8, occurred_at: hoursAgo(index / 60) })));
    const element = await shown('limit="200"');
    expect(markers(element).map(nameOf)).to.deep.equal([`${around(200, 'Town 0')}, ${localize(strings.groupUpTo, { severity: 'extreme', level: 5 })}`]);
    markers(element)[0]?.click();
    await waitUntil(() => chip(element), 'the list is about the marker');
    expect(popup(element)).to.equal(undefined);
    button(rows(element)[150] as Element)?.click();
    await waitUntil(() => popup(element), 'the popup is open');
    expect(popup(element)?.textContent).to.contain('Incident 150');
    const [box, map] = [popup(element)?.getBoundingClientRect(), all(element, '[part="map"]')[0]?.getBoundingClientRect()];
    expect(box && map && box.top >= map.top && box.bottom <= map.bottom, 'the popup is within the map').to.equal(true);
    expect(chip(element), 'the list still is about the marker').not.to.equal(undefined);
  });

  it('lists the incidents of a marker of several at every width, until the reader wants all again or opens another', async () => {
    await give(row(0, { lat: -1.3, lng: 36.8 }), row(1, { lat: -1.3, lng: 36.8 }), row(9));
    const element = await shown();
    const ring = () => markers(element).find((marker) => marker.querySelector('.several'));
    expect([ring()?.ariaHasPopup, ring()?.ariaPressed]).to.deep.equal([null, 'false']);
    ring()?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => rows(element).length === 2);
    expect([popup(element), ring()?.ariaPressed]).to.deep.equal([undefined, 'true']);
    expect(status(element)).to.contain(localize(strings.allIncidents, { count: 2 }));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => rows(element).length === 3);
    expect(focused(element)).to.equal(ring());
    ring()?.click();
    await waitUntil(() => rows(element).length === 2);
    markers(element)
      .find((marker) => nameOf(marker).includes('Incident 9'))
      ?.click();
    await waitUntil(() => rows(element).length === 3 && popup(element)?.textContent?.includes('Incident 9'));
  });

  it('says in its list what went wrong with other hours, and has nothing to filter then', async () => {
    const element = await shown('country="KE" hours="72"');
    await api.fail(`${FEED}?country=KE&hours=24`, 'server-error');
    element.setAttribute('hours', '24');
    await settled(element, 'error');
    await waitUntil(() => all(element, '[part="list"] [part="error"]').length > 0);
    expect(all(element, '[part="legend"]').filter((each) => each.checkVisibility({ visibilityProperty: true }))).to.deep.equal([]);
    element.setAttribute('hours', '72');
    await settled(element, 'ready');
    await waitUntil(() => rows(element).length > 0);
  });

  describe('as narrow as on a phone', () => {
    const more = (element: Element) => all(element, '.all')[0];
    /** Twelve incidents in three places. */
    const feed = () =>
      Array.from({ length: 12 }, (_, index) => row(index, index < 7 ? { lat: -4, lng: 39.6, city: 'Mombasa' } : { lat: 3, lng: 35.6, city: 'Lodwar' }));

    async function narrow(attributes = 'country="KE"'): Promise<IncidentMapElement> {
      const element = put(attributes);
      element.style.inlineSize = '340px';
      await settled(element, 'ready');
      await waitUntil(() => markers(element).length > 0 && all(element, '.filters')[0]?.offsetWidth, 'the map and the filters are there');
      return element;
    }

    it('shows three incidents in a list that does not scroll, and then all of them', async () => {
      await give(...feed());
      const element = await narrow();
      await waitUntil(() => rows(element).length === 3);
      expect(more(element)?.textContent).to.equal(localize(strings.showAll, { count: 12 }));
      expect(more(element)?.offsetHeight).to.be.at.least(44);
      // The Tab key passes the button by: arrow keys reach it after the last row.
      rows(element)[2]?.querySelector<HTMLElement>('.row')?.focus();
      await sendKeys({ press: 'ArrowDown' });
      expect(focused(element)).to.equal(more(element));
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => rows(element).length === 12);
      await waitUntil(() => focused(element) === rows(element)[3]?.querySelector('.row'), 'the focus is on the first that was not there before');
      const [list] = all(element, '[part="list"]');
      expect(list?.scrollHeight).to.be.at.most((list?.clientHeight ?? 0) + 1);
      expect(more(element)).to.equal(undefined);
    });

    it('lists the incidents of a marker that is tapped, instead of a popup over the map, until the reader wants all again', async () => {
      await give(...feed());
      const element = await narrow();
      const mombasa = () => markers(element).find((marker) => nameOf(marker).includes('Mombasa'));
      expect([mombasa()?.ariaHasPopup, mombasa()?.ariaPressed]).to.deep.equal([null, 'false']);
      mombasa()?.click();
      await waitUntil(() => chip(element));
      expect(chip(element)?.textContent?.replace(/\s+/g, ' ').trim()).to.equal(`${around(7, 'Mombasa')} ×${strings.clear}`);
      expect(more(element)?.textContent).to.equal(localize(strings.showAll, { count: 7 }));
      expect(rows(element).every(({ textContent }) => textContent?.includes('Mombasa'))).to.equal(true);
      expect(popup(element)).to.equal(undefined);
      expect(mombasa()?.ariaPressed).to.equal('true');
      expect(status(element)).to.contain(around(7, 'Mombasa'));
      expect(markers(element), 'the map shows all of them').to.have.lengthOf(2);
      chip(element)?.click();
      await waitUntil(() => !chip(element));
      expect([rows(element).length, mombasa()?.ariaPressed, focused(element)?.getAttribute('part')]).to.deep.equal([3, 'false', 'list']);
    });

    it('lets go of a marker by Escape and by another tap, and filters its incidents as well', async () => {
      await give(...feed());
      const element = await narrow();
      const [first] = markers(element);
      const press = async (lets: () => unknown) => {
        first?.focus();
        first?.click();
        await waitUntil(() => chip(element), 'the list is about one marker');
        await lets();
        await waitUntil(() => !chip(element), 'the list is about all again');
      };
      await press(() => sendKeys({ press: 'Escape' }));
      expect(focused(element)).to.equal(first);
      await press(() => first?.click());
      all(element, '.filters')[0]?.click();
      await waitUntil(() => named(element, 'Crime')?.checkVisibility());
      first?.click();
      await waitUntil(() => chip(element), 'the list is about one marker');
      named(element, 'Crime')?.click();
      await waitUntil(() => chip(element)?.textContent?.includes(around(3, 'Mombasa')), 'those that pass the filter');
    });

    it('unfolds the categories by one button, and has those of the map below it', async () => {
      await give(...feed());
      const element = await narrow();
      const [filters] = all(element, '.filters');
      const chips = () => all(element, '.chips .chip').filter((each) => each.checkVisibility()).length;
      expect([filters?.ariaExpanded, chips()]).to.deep.equal(['false', 0]);
      filters?.click();
      await waitUntil(() => chips() > 5);
      expect(filters?.ariaExpanded).to.equal('true');
      expect(filters?.getAttribute('aria-controls')).to.equal(all(element, '.panel')[0]?.id);
      const land = all(element, '.land')[0]?.getBoundingClientRect();
      for (const tool of all(element, '.tool.in, .tool.out, .tool.fit'))
        expect(tool.getBoundingClientRect().top, tool.className).to.be.at.least(land?.bottom ?? NaN);
    });

    it('keeps what it was about when it gets wide', async () => {
      await give(...feed());
      const element = await narrow();
      markers(element)[0]?.click();
      await waitUntil(() => chip(element));
      element.style.inlineSize = '700px';
      await waitUntil(() => rows(element).length === 7 && !more(element), 'all of the marker');
      expect(chip(element)).not.to.equal(undefined);
    });
  });

  it('waits for a tap where data is to be saved', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    try {
      const element = put('country="KE"');
      await settled(element, 'ready');
      await waitUntil(() => rows(element).length > 0);
      expect(all(element, '.land')).to.deep.equal([]);
      all(element, '.wait button')[0]?.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => markers(element).length > 0);
      expect(focused(element)?.getAttribute('part'), 'the focus is on what was asked for').to.equal('map');
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  itInChromium('is a drawing on paper: the outline, how many incidents there are where, and their cities', async () => {
    const element = await shown('country="KE" hours="72" limit="40"');
    await waitUntil(() => all(element, '.paper path').length === 1);
    const counts = all(element, '.paper .many').map(({ textContent }) => Number(/^×(\d+)$/.exec(textContent ?? '')?.[1]));
    const unplaced = rows(element).length - counts.reduce((sum, count) => sum + count, 0);
    expect(unplaced).to.be.within(0, 3);
    expect(all(element, '.paper .city').map(({ textContent }) => textContent)).to.include('Nairobi');
    const box = all(element, '.paper')[0];
    expect(box?.checkVisibility()).to.equal(false);
    await emulateMedia({ media: 'print' });
    try {
      expect(box?.getBoundingClientRect().height).to.be.above(200);
      expect(all(element, '.land')[0]?.checkVisibility()).to.equal(false);
    } finally {
      await emulateMedia({ media: 'screen' });
    }
  });

  it('asks for no tile before the reader agrees where the browser asks for privacy, whatever the editor wrote', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    try {
      await give(row(0), row(4));
      const element = await shown(`tile-url="${api.url}/tiles/{z}/{x}/{y}.png" tile-attribution="Somebody"`);
      await waitUntil(() => all(element, '.ask button').length > 0);
      expect(all(element, '.leaflet-tile')).to.deep.equal([]);
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    }
  });

  it('asks for no tile before the reader agrees where the word for it is misspelt', async () => {
    await give(row(0), row(4));
    const element = await shown(`consent="clik" tile-url="${api.url}/tiles/{z}/{x}/{y}.png" tile-attribution="Somebody"`);
    await waitUntil(() => all(element, '.ask button').length > 0);
    expect(all(element, '.leaflet-tile')).to.deep.equal([]);
  });

  it('asks for no tile before the reader agrees, and credits their provider', async () => {
    const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tiles/'));
    await give(row(0), row(4));
    const element = await shown(`consent="click" tile-url="${api.url}/tiles/{z}/{x}/{y}.png" tile-attribution="© <b>Somebody</b>"`);
    expect(asked()).to.deep.equal([]);
    const credits = () => all(element, '.tile-credit').map(({ textContent }) => textContent);
    expect(credits()).to.deep.equal([]);
    const [allow, down] = [all(element, '.ask button')[0], all(element, '.tool.down')[0]].map((one) => one?.getBoundingClientRect());
    expect(allow?.bottom, 'no other button lies over it').to.be.at.most(down?.top ?? NaN);
    all(element, '.ask button')[0]?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(element, '.leaflet-tile').length > 0);
    expect(credits()).to.deep.equal(['© <b>Somebody</b>']);
    expect(focused(element)?.getAttribute('part'), 'the focus is on what was asked for').to.equal('map');
  });

  it('closes what was open when an editor asks something else', async () => {
    await give(row(0), row(4));
    const element = await shown('country="KE" hours="72"');
    button(rows(element)[0] as Element)?.click();
    await waitUntil(() => popup(element));
    element.hours = '24';
    await element.updateComplete;
    await settled(element, 'ready');
    await waitUntil(() => rows(element).length === 2);
    expect(rows(element).filter((each) => each.classList.contains('open'))).to.deep.equal([]);
    expect(popup(element)).to.equal(undefined);
  });

  it('keeps the focus on the map when the marker or the popup in hand goes away', async () => {
    await give(row(0), row(9));
    const element = await shown();
    const of = (name: string) => markers(element).find((marker) => nameOf(marker).includes(name));
    of('Incident 0')?.focus();
    await give(row(9));
    await element.reload();
    await waitUntil(() => markers(element).length === 1);
    expect(focused(element)?.getAttribute('part')).to.equal('map');
    of('Incident 9')?.focus();
    of('Incident 9')?.click();
    await waitUntil(() => popup(element)?.contains(focused(element)));
    await give(row(0));
    await element.reload();
    await waitUntil(() => !popup(element));
    expect(focused(element)?.getAttribute('part')).to.equal('map');
  });

  it('has another marker as its tab stop when the one used last goes away', async () => {
    await give(row(0), row(4));
    const element = await shown();
    markers(element)
      .find((marker) => nameOf(marker).includes('Incident 4'))
      ?.click();
    await give(row(0));
    await element.reload();
    await waitUntil(() => markers(element).length === 1, 'the marker of what is left');
    expect(markers(element)[0]?.tabIndex).to.equal(0);
  });

  it('keeps its map when it is moved, and leaves nothing when it is removed', async () => {
    await give(row(0), row(4));
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
      await give(row(0), row(4));
      const element = put('country="KE"');
      await settled(element, 'ready');
      await waitUntil(() => element.shadowRoot?.textContent?.includes(strings.mapFailed));
      expect(rows(element)).to.have.lengthOf(2);
    } finally {
      ResizeObserver.prototype.observe = observe;
    }
  });
});
