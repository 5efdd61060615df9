import '../../src/elements/incident-list.define.js';
import { INCIDENT_CATEGORIES } from '../../src/model/incident.js';
import { expect, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { configure } from '../../src/configure.js';
import type { IncidentListElement } from '../../src/elements/incident-list.js';
import { startApi, type TestApi } from '../support/api.js';
import { english, localize, mayBeMoreSince, patternOf, strings, wrongNumber, wrongWord } from '../support/english.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { hoursAgo, NOW } from '../support/now.js';
import { reopenPage } from '../support/page.js';
import { itInChromium } from './it-in-chromium.js';

const FEED = '/api/v1/incidents/recent';
const HOUR = 3600_000;

/** Midday of some days ago: no hour of the test's day changes the day of a row. */
const midday = (daysAgo: number): number => new Date(NOW).setUTCHours(12, 0, 0, 0) - daysAgo * 24 * HOUR;

/** An hour ago for all of them: in the same moment, the order sent decides. */
const hourAgo = hoursAgo(1);

const row = (id: string, more: object = {}): object => ({
  id,
  title: `Incident ${id}`,
  summary: `What happened in ${id}.`,
  country_iso: 'KE',
  city: 'Nairobi',
  occurred_at: hourAgo,
  source: 'Wire',
  category: 'crime',
  severity: 3,
  ...more,
});

const lastDays = (count: number): string => localize(strings.lastDays, { count });
const lastHours = (count: number): string => localize(strings.lastHours, { count });
const inKenya = (span: string): string => localize(strings.anySummaryIn, { place: 'Kenya', span });
const shownOf = (count: number, all: number): string => localize(strings.shown, { count, all });
const incidents = (count: number): string => localize(strings.allIncidents, { count });
const filtered = localize(strings.changes, { changes: strings.changeNames.filter });

const at = (time: number): object => ({ occurred_at: new Date(time).toISOString() });

describe('<incident-list>', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi();
    reopenPage();
  });

  afterEach(() => {
    unmountAll();
    configure({ exclude: undefined });
  });

  const give = (...incidents: readonly object[]) => api.answer(FEED, { body: { licence: 'CC BY 4.0', attribution: 'Publisher', incidents } });
  const put = (attributes = '') => mount<IncidentListElement>(`<incident-list api-base="${api.url}" loading="eager" ${attributes}></incident-list>`);
  const all = (element: Element, selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const rows = (element: Element) => all(element, '[part="item"]');
  const ids = (element: Element) => rows(element).map(({ dataset }) => dataset['id']);
  const text = (element: Element) => element.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
  const button = (element: Element, words: string) => all(element, 'button').find(({ textContent }) => textContent?.includes(words));
  /** The title, and why there is nothing below it. */
  const heads = (element: Element) => all(element, '#title, #label, .none').map(({ textContent }) => textContent);
  const update = (element: Element) => all(element, '.update')[0];
  const focused = (element: Element) => element.shadowRoot?.activeElement as HTMLElement | null;
  const days = (element: Element) => all(element, '.day').map(({ textContent }) => textContent);
  const paths = async () => (await api.requests()).map(({ path }) => path);
  const status = (element: Element) => all(element, '[role="status"]')[0]?.textContent ?? '';

  async function shown(attributes = ''): Promise<IncidentListElement> {
    const element = put(attributes);
    await settled(element, 'ready');
    await element.updateComplete;
    dispatchEvent(new Event('selectstart')); // brings all rows at once
    return element;
  }

  /** As soon as it shows its data. */
  async function first(): Promise<IncidentListElement> {
    await give(...Array.from({ length: 30 }, (_, index) => row(`${index}`, at(midday(Math.floor(index / 15) + 1)))));
    const element = put();
    await oneEvent(element, 'risk-load');
    return element;
  }

  async function filtersOf(element: IncidentListElement): Promise<void> {
    await waitUntil(() => all(element, '[part="legend"]').length > 0, 'the filters are there');
  }

  it('keeps the room of a finding only where a title may have one', async () => {
    await give(row('a'), row('b'));
    const room = async (attributes: string): Promise<number> => {
      const [box, ...lines] = all(await shown(attributes), '.heads, .heads > *').map(({ offsetHeight }) => offsetHeight);
      return (box ?? 0) - lines.reduce((sum, height) => sum + height, 0);
    };
    expect(await room('title-style="plain"')).to.equal(0);
    expect(await room('headline="Here and now"')).to.equal(0);
  });

  it('is one tab stop: arrows, Page Down, Home and End go between the rows', async () => {
    const element = await shown('limit="200"');
    const buttons = () => all(element, '.row');
    const place = () => buttons().indexOf(focused(element) as HTMLElement);
    const stops = () => buttons().filter(({ tabIndex }) => tabIndex === 0);
    expect([buttons().length, stops().length]).to.deep.equal([200, 1]);
    await waitUntil(() => all(element, '[part="legend"]').length > 0, 'what acts on incidents');
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

  it('shows how its keys act to whoever comes to a row by one, and moves nothing for it', async () => {
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

  it('renders the rows in view first, says of each day how many there are, and lets the others follow', async () => {
    const element = await first();
    expect(rows(element).map((each) => each.getAttribute('aria-setsize'))).to.deep.equal(Array(12).fill('15'));
    expect(all(element, '.day')).to.have.lengthOf(1);
    await waitUntil(() => rows(element).length > 15);
    expect(rows(element)[0]?.hasAttribute('aria-setsize')).to.equal(false);
    await waitUntil(() => rows(element).length === 30);
    expect(all(element, '.day')).to.have.lengthOf(2);
    expect(all(element, '[aria-setsize]')).to.have.lengthOf(0);
  });

  it('has all its rows at once when its page prints itself', async () => {
    const element = await first();
    dispatchEvent(new Event('beforeprint'));
    expect(rows(element)).to.have.lengthOf(30);
  });

  it('asks the feed once, and has one row for each incident', async () => {
    const element = await shown('country="KE" hours="72" limit="40" lang="en-US"');
    expect(await paths()).to.deep.equal([`${FEED}?country=KE&hours=72&limit=40`]);
    expect(rows(element)).to.have.lengthOf(40);
    const [found, title] = heads(element);
    expect(found).to.contain(localize(strings.incidentsIn, { what: localize(strings.newestIncidents, { count: 40 }), place: 'Kenya' }));
    expect(title).to.equal(inKenya(mayBeMoreSince(all(element, 'time').at(-1)?.getAttribute('datetime') ?? '', 'en-US')));
    expect(all(element, '[part="credit"] a')).to.have.lengthOf(2);
  });

  it('tells today, yesterday and the days before apart, and what has no time', async () => {
    await give(row('a', at(NOW)), row('b', at(midday(1))), row('c', at(midday(5))), row('d', { occurred_at: null }));
    const element = await shown();
    const [today, yesterday, before, none] = days(element);
    expect([today, yesterday, none]).to.deep.equal(['Today', 'Yesterday', strings.timeUnknown]);
    expect(before).to.match(/^[A-Z][a-z]+day\b/);
  });

  it('opens an incident in place and tells the page, by keyboard too', async () => {
    await give(row('a'), row('b'));
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

  it('sets what an opened incident says below its title, in the smaller type of the list', async () => {
    await give(row('a'));
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
    await give(row('a', { country_iso: elsewhere }), row('b', { country_iso: 'US' }));
    const element = await shown();
    all(element, '.row')[0]?.click();
    const both = new RegExp(patternOf(strings.bothTimes, { yours: '\\d.+', theirs: '.+\\d.*', place: '(Nepal|Japan)' }));
    await waitUntil(() => both.test(text(element)));
    all(element, '.row')[1]?.click();
    await waitUntil(() => text(element).includes('What happened in b.'));
    expect(text(element)).not.to.match(both);
  });

  it('filters with counts; list and credit say so, and a screen reader hears it, but nothing before', async () => {
    await give(row('a', { category: 'health' }), row('b'), row('c', { severity: 5 }));
    const element = await shown();
    expect(text(element)).not.to.contain(filtered);
    expect(status(element)).to.equal('');
    await filtersOf(element);
    expect(button(element, 'Crime')?.textContent).to.contain('2');
    button(element, 'Crime')?.click();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['b', 'c']);
    expect(text(element)).to.contain(shownOf(2, 3)).and.to.contain(filtered);
    await waitUntil(() => status(element).includes(shownOf(2, 3)), 'the count');
    button(element, strings.clear)?.click();
    await element.updateComplete;
    expect(rows(element)).to.have.lengthOf(3);
    expect(text(element)).not.to.contain(filtered);
  });

  it('begins with the filters an editor wrote, and never hides that', async () => {
    await give(row('a', { category: 'health' }), row('b', { severity: 1 }), row('c'));
    const element = await shown('category="crime" min-severity="2"');
    expect(ids(element)).to.deep.equal(['c']);
    expect(text(element)).to.contain(shownOf(1, 3)).and.to.contain(filtered);
  });

  it('never shows or counts what an editor excluded, on the tag or on the page', async () => {
    await give(row('a'), row('b'), row('c'), row('d'));
    const element = await shown('exclude="a, nobody"');
    expect(ids(element)).to.deep.equal(['b', 'c', 'd']);
    configure({ exclude: 'c d' });
    await waitUntil(() => rows(element).length === 1);
    expect(text(element)).to.contain(localize(strings.changes, { changes: strings.changeNames.exclude }));
    expect(heads(element)).to.deep.equal([localize(strings.summary, { count: 1, span: lastDays(30) })]);
    expect(await paths()).to.have.lengthOf(1);
  });

  it('is empty when everything was excluded', async () => {
    await give(row('a'));
    const element = put('exclude="a"');
    await settled(element, 'empty');
    await element.updateComplete;
    expect(heads(element)).to.deep.equal([localize(strings.anySummary, { span: lastDays(30) }), strings.noMatch]);
    expect(all(element, '[part="credit"] a')).to.have.lengthOf(2);
  });

  it('says that the data could not be read where no row of it could', async () => {
    await give({ id: 'a' }, { severity: 5 });
    const element = put('country="KE"');
    await settled(element, 'error');
    await waitUntil(() => text(element).includes(strings['bad-response']));
    expect(heads(element)).to.deep.equal([inKenya(lastDays(30))]);
  });

  it('says by its own count that a row could not be read', async () => {
    await give(row('a'), { id: 'b' });
    const element = await shown('country="KE"');
    expect(text(element)).to.contain(localize(strings.counted, { all: 2, count: 1 }));
    expect(heads(element)).to.deep.equal([inKenya(lastDays(30))]);
  });

  it('dates its data by the server, less the time it lay in a cache', async () => {
    const body = { licence: 'CC BY 4.0', attribution: 'Publisher', incidents: [] };
    await api.answer(FEED, { body, headers: { date: 'Wed, 20 May 2026 12:09:00 GMT', age: '600' } });
    const element = put('lang="en-US"');
    await settled(element, 'empty');
    const asOf = localize(strings.asOf, { time: english.dateTime(Date.parse('2026-05-20T11:59:00Z')) });
    await waitUntil(() => text(element).includes(asOf.replaceAll(/\s/g, ' ')), asOf);
  });

  it('claims nothing of the last hours in its title where the data is old', async () => {
    const answer = `<script type="application/json">{"incidents":[]}</script>`;
    const element = mount<IncidentListElement>(`<incident-list country="FJ" hours="24" loading="eager" frozen="2026-05-20">${answer}</incident-list>`);
    await settled(element, 'empty');
    await waitUntil(() => heads(element).length > 1);
    expect(heads(element)).to.deep.equal([
      localize(strings.anySummaryIn, { place: 'Fiji', span: lastHours(24) }),
      english.sentences(strings.noIncidents, strings.silence),
    ]);
  });

  it('really asks again when it is told to, whatever the browser keeps', async () => {
    const element = await shown('country="KE"');
    await element.reload();
    expect(await paths()).to.have.lengthOf(2);
  });

  it('says which country is not in the data, where the feed refuses it', async () => {
    const element = put('country="VA"');
    await settled(element, 'empty');
    await waitUntil(() => text(element).includes(localize(strings.notCovered, { place: 'Vatican City' })));
    expect(heads(element)).to.deep.equal([localize(strings.anySummaryIn, { place: 'Vatican City', span: lastDays(30) })]);
  });

  it('says beside the counts of its filters which days they are not about, where there may be more', async () => {
    await give(row('a'), row('b'));
    const element = await shown('limit="2"');
    await filtersOf(element);
    expect(all(element, '.hatched'), 'the days before that of the oldest, and that day').to.have.lengthOf(2);
    expect(all(element, '.strip')[0]?.textContent).to.contain(strings.notLoaded);
  });

  it('counts a severity that was not given apart from all others', async () => {
    await give(row('a', { severity: 2 }), row('b', { severity: undefined }));
    const element = await shown('min-severity="4"');
    await filtersOf(element);
    expect(all(element, '.unknown')[0]?.textContent).to.contain(`${strings.severityUnknown}: ${incidents(1)}`);
    expect(all(element, '.step .count').map(({ textContent }) => textContent)).to.deep.equal(['0', '1', '0', '0', '0']);
    expect(all(element, '.step')[3]?.textContent).to.contain(`${localize(strings.atLeast, { severity: 'Severe' })}: ${incidents(1)}`);
  });

  it('has the severities as radio buttons as large as their labels, for what points at them', async () => {
    await give(row('a'), row('b', { severity: 5 }));
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

  it('never says that nothing was reported because of a filter', async () => {
    await give(row('a'));
    const element = await shown('country="KE" category="health"');
    expect(heads(element)).to.deep.equal([inKenya(lastDays(30)), strings.noMatch]);
    expect(text(element)).to.contain(shownOf(0, 1));
  });

  it('puts pinned incidents first, within what the filters show', async () => {
    await give(row('a'), row('b', { category: 'health' }), row('c', at(midday(3))));
    const element = await shown('pin="c b"');
    expect(ids(element)).to.deep.equal(['c', 'b', 'a']);
    expect(days(element)[0]).to.equal(strings.pinned);
    await filtersOf(element);
    button(element, 'Crime')?.click();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['c', 'a']);
  });

  it('takes over new incidents at once while nobody reads', async () => {
    await give(row('b'), row('c'));
    const element = await shown();
    await give(row('a'), row('b'));
    await element.reload();
    await element.updateComplete;
    expect(ids(element)).to.deep.equal(['a', 'b']);
    expect(update(element)).to.equal(undefined);
    expect(status(element)).to.equal(`${localize(strings.newIncidents, { count: 1 })}. ${localize(strings.summary, { count: 2, span: lastDays(30) })}`);
  });

  it('moves nothing under a reader: what is gone goes, what is new waits', async () => {
    await give(row('b'), row('c'), row('d'));
    const element = await shown();
    all(element, '.row')[0]?.focus();
    await give(row('a'), row('d', { title: 'Told anew' }), row('b'));
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

  it('closes what was open when an editor asks something else', async () => {
    await give(row('a'), row('b'));
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
    await give(row('a'), row('b', { category: 'health' }));
    const element = await shown('category="crime health"');
    all(element, '.row')[0]?.focus();
    await give(row('b', { category: 'health' }));
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
    await give(row('b'));
    const element = await shown();
    const { x, y } = all(element, '.row')[0]?.getBoundingClientRect() ?? { x: 0, y: 0 };
    await sendMouse({ type: 'move', position: [Math.round(x + 20), Math.round(y + 20)] });
    await waitUntil(() => element.matches(':hover'));
    try {
      // A machine without a mouse says that nothing can hover.
      window.matchMedia = () => matchMedia.call(window, 'all');
      await give(row('a'), row('b'));
      await element.reload();
      await element.updateComplete;
      expect(ids(element)).to.deep.equal(['b']);
      window.matchMedia = () => matchMedia.call(window, 'not all');
      await give(row('c'), row('a'), row('b'));
      await element.reload();
      await element.updateComplete;
      expect(ids(element)).to.deep.equal(['c', 'a', 'b']);
    } finally {
      window.matchMedia = matchMedia;
      await resetMouse();
    }
  });

  it('says nothing aloud when a newer answer brings nothing new', async () => {
    await give(row('a'));
    const element = await shown();
    const changes: unknown[] = [];
    new MutationObserver((list) => changes.push(...list)).observe(all(element, '[role="status"]')[0] as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await element.reload();
    await element.updateComplete;
    expect(await paths()).to.have.lengthOf(2);
    expect(changes).to.deep.equal([]);
  });

  it('says what is wrong with an attribute and asks nothing', async () => {
    for (const [attributes, words] of [
      ['country="Kenya"', localize(strings.country, { value: 'Kenya' })],
      ['hours="none"', wrongNumber('hours', 'none', 1, 8760)],
      ['limit="201"', wrongNumber('limit', '201', 1, 200)],
      ['min-severity="6"', wrongWord('min-severity', '6', ['1', '2', '3', '4', '5'])],
      ['category="gossip"', wrongWord('category', 'gossip', INCIDENT_CATEGORIES)],
    ] as const) {
      const element = put(attributes);
      await settled(element, 'error');
      await waitUntil(() => text(element).includes(words), words);
    }
    expect(await paths()).to.deep.equal([]);
  });

  it('keeps its place and asks again after a failure', async () => {
    await api.fail(FEED, 'server-error');
    const element = put();
    await settled(element, 'error');
    await waitUntil(() => button(element, strings.retry));
    const { height } = element.getBoundingClientRect();
    await api.reset();
    button(element, strings.retry)?.click();
    await settled(element, 'ready');
    await element.updateComplete;
    expect(element.getBoundingClientRect().height).to.be.closeTo(height, 1);
  });

  it('scrolls by a bar in its own colours, which Firefox would draw white on a dark page', async () => {
    const element = await shown();
    const [list] = all(element, '[part="list"]');
    expect(list && getComputedStyle(list).scrollbarColor).to.match(/^rgb/);
  });

  it('has the size of the data before it is there', async () => {
    const release = await api.hold(FEED);
    const element = put('country="KE"');
    await settled(element, 'loading');
    const { height } = element.getBoundingClientRect();
    await release();
    await settled(element, 'ready');
    await element.updateComplete;
    expect(element.getBoundingClientRect().height).to.be.closeTo(height, 1);
  });

  itInChromium('can be read by everybody, open and closed', async () => {
    const element = await shown('country="KE" pin="nobody"');
    await expect(element).to.be.accessible();
    await filtersOf(element);
    all(element, '.row')[0]?.click();
    await waitUntil(() => all(element, '.details .facts').length > 0);
    await expect(element).to.be.accessible();
    // What is below the lowest severity chosen is dimmed, but not its words.
    all(element, '.step input')[3]?.click();
    await waitUntil(() => all(element, '.step.below').length === 3, 'the severities that are not shown');
    await expect(element).to.be.accessible();
  });

  it('shows everything in print, without its own scrolling', async () => {
    const element = await shown('country="KE" limit="50"');
    const rules = [...(element.shadowRoot?.adoptedStyleSheets ?? [])].flatMap((sheet) => [...sheet.cssRules]);
    const print = rules.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === 'print').map(({ cssText }) => cssText);
    expect(print.join(' ')).to.contain('overflow: visible');
  });
});
