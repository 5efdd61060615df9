import { expect, oneEvent } from '@open-wc/testing';
import type { IncidentListElement } from '../../src/elements/incident-list.js';
import { INCIDENT_CATEGORIES } from '../../src/model/incident.js';
import { api } from '../support/api.js';
import { english, localize, mayBeMoreSince, strings, wrongNumber, wrongWord } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { midday, NOW } from '../support/now.js';
import { all, shown as text } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { FEED, giveIncidents } from './give.js';
import { at, button, days, filtersOf, heads, inKenya, lastDays, put, row, rows, shown } from './incident-list-parts.js';
import { itInChromium } from './it-in-chromium.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-list>', () => {
  openBeforeEach();

  /** Returns before the remaining rows are rendered. */
  async function first(): Promise<IncidentListElement> {
    await giveIncidents(...Array.from({ length: 30 }, (_, index) => row(`${index}`, at(midday(Math.floor(index / 15) + 1)))));
    const element = put();
    await oneEvent(element, 'risk-load');
    return element;
  }

  it('asks the feed once, and has one row for each incident', async () => {
    const element = await shown('country="KE" hours="72" limit="40" lang="en-US"');
    expect(await api.paths()).to.deep.equal([`${FEED}?country=KE&hours=72&limit=40`]);
    expect(rows(element)).to.have.lengthOf(40);
    const [found, title] = heads(element);
    expect(found).to.contain(localize(strings.incidentsIn, { what: localize(strings.newestIncidents, { count: 40 }), place: 'Kenya' }));
    expect(title).to.equal(mayBeMoreSince(all(element, 'time').at(-1)?.getAttribute('datetime') ?? '', 'en-US'));
    expect(all(element, '[part="credit"] a')).to.have.lengthOf(2);
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

  it('tells today, yesterday and the days before apart, and what has no time', async () => {
    await giveIncidents(row('a', at(NOW)), row('b', at(midday(1))), row('c', at(midday(5))), row('d', { occurred_at: null }));
    const element = await shown();
    const [today, yesterday, before, none] = days(element);
    expect(today).to.match(/^Today, /);
    expect(yesterday).to.match(/^Yesterday, /);
    expect(none).to.equal(strings.timeUnknown);
    expect(before).to.match(/^[A-Z][a-z]+day\b/);
  });

  it('breaks a line beside a time, not within it', async () => {
    const element = await shown('country="KE"');
    expect(all(element, '.meta time').map((time) => getComputedStyle(time).whiteSpace))
      .to.include('nowrap')
      .and.not.to.include('normal');
  });

  it('says that the data could not be read where no row of it could', async () => {
    await giveIncidents({ id: 'a' }, { severity: 5 });
    const element = put('country="KE"');
    await settled(element, 'error');
    await waitUntil(() => text(element).includes(strings['bad-response']));
    expect(heads(element)).to.deep.equal([inKenya(lastDays(30))]);
  });

  it('says by its own count that a row could not be read', async () => {
    await giveIncidents(row('a'), { id: 'b' });
    const element = await shown('country="KE"');
    expect(text(element)).to.contain(localize(strings.counted, { all: 2, count: 1 }));
    expect(heads(element)).to.deep.equal([localize(strings.anySummaryIn, { place: 'Kenya' }), lastDays(30)]);
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
      localize(strings.anySummaryIn, { place: 'Fiji' }),
      localize(strings.lastHours, { count: 24 }),
      english.sentences(strings.noIncidents, strings.silence, strings.checkAdvice),
    ]);
  });

  it('really asks again when it is told to, whatever the browser keeps', async () => {
    const element = await shown('country="KE"');
    await element.reload();
    expect(await api.paths()).to.have.lengthOf(2);
  });

  it('says which country is not in the data, where the feed refuses it', async () => {
    const element = put('country="VA"');
    await settled(element, 'empty');
    await waitUntil(() => text(element).includes(localize(strings.notCovered, { place: 'Vatican City' })));
    expect(heads(element)).to.deep.equal([localize(strings.anySummaryIn, { place: 'Vatican City' }) + strings.comma + lastDays(30)]);
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
    expect(await api.paths()).to.deep.equal([]);
  });

  for (const [hours, step] of Object.entries({ 720: 7, 168: 2 }))
    it(`has dates that are evenly spaced up to the last of its days: ${hours} hours`, async () => {
      await giveIncidents(row('a'));
      const element = put(`lang="en-US" hours="${hours}"`);
      await waitUntil(() => all(element, '.tick').length > 3);
      const dates = all(element, '.tick').map(({ textContent }) => textContent?.trim());
      const { format } = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });
      expect(dates).to.deep.equal(dates.map((_, place) => format(midday((dates.length - 1 - place) * step))));
    });

  it('keeps the place that the page reserves, and asks again after a failure', async () => {
    await api.fail(FEED, 'server-error');
    const element = put('style="min-block-size: 1000px"');
    await settled(element, 'error');
    await waitUntil(() => button(element, strings.retry));
    const { height } = element.getBoundingClientRect();
    await api.reset();
    button(element, strings.retry)?.click();
    await settled(element, 'ready');
    await element.updateComplete;
    expect(element.getBoundingClientRect().height).to.be.closeTo(height, 1);
  });

  it('keeps the room of a finding only where a title may have one', async () => {
    await giveIncidents(row('a'), row('b'));
    const room = async (attributes: string): Promise<number> => {
      const [box, ...lines] = all(await shown(attributes), '.heads, .heads > *').map(({ offsetHeight }) => offsetHeight);
      return (box ?? 0) - lines.reduce((sum, height) => sum + height, 0);
    };
    expect(await room('title-style="plain"')).to.equal(0);
    expect(await room('headline="Here and now"')).to.equal(0);
  });

  it('scrolls by a bar in its own colours, which Firefox would draw white on a dark page', async () => {
    const element = await shown();
    const [list] = all(element, '[part="list"]');
    expect(list && getComputedStyle(list).scrollbarColor).to.match(/^rgb/);
  });

  itInChromium('has no accessibility violations, open and closed', async () => {
    const element = await shown('country="KE" pin="nobody"');
    await expect(element).to.be.accessible();
    await filtersOf(element);
    all(element, '.row')[0]?.click();
    await waitUntil(() => all(element, '.details .facts').length > 0);
    await expect(element).to.be.accessible();
    // Severities below the lowest one selected are dimmed, except for their text.
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
