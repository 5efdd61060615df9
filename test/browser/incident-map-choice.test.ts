import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { hoursAgo } from '../support/now.js';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { around, button, chip, incidents, markerOf, markers, named, nameOf, popup, row, rows, shown, status } from './incident-map-parts.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-map>, where list and map go together,', () => {
  openBeforeEach();

  it('says once what an open incident is about: in the list; beside its marker only what, where and when', async () => {
    await giveIncidents(row(0), row(4));
    const element = await shown();
    markers(element).at(-1)?.click();
    await waitUntil(() => rows(element).some((each) => each.classList.contains('open')));
    const { id } = rows(element).find((each) => each.classList.contains('open'))!.dataset;
    const index = Number(id?.slice(3));
    const lines = [...(popup(element)?.querySelectorAll('.scroll > p') ?? [])].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
    expect(lines).to.deep.equal([`Incident ${index}`, `Town ${index}, Kenya`, `${index + 1} hour${index ? 's' : ''} ago · ${strings.details}`]);
    const details = `What happened in ${index}.`;
    await waitUntil(() => element.shadowRoot?.textContent?.includes(details), 'the details');
    expect(element.shadowRoot?.textContent?.split(details)).to.have.lengthOf(2);
    popup(element)?.querySelector<HTMLElement>('.facts .link')?.click();
    expect(focused(element)?.closest<HTMLElement>('.item')?.dataset['id'], 'what the details are in').to.equal(id);
  });

  it('marks in the list what the pointer is over on the map, and the other way round', async () => {
    await giveIncidents(row(0), row(9));
    const element = await shown();
    const [first] = rows(element);
    first?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await waitUntil(() => markers(element).filter((marker) => marker.classList.contains('pointed')).length === 1);
    expect(nameOf(markers(element).find((marker) => marker.classList.contains('pointed')))).to.contain('Incident 0');
    markerOf(element, 'Incident 9')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await waitUntil(() => rows(element)[1]?.classList.contains('pointed') && !first?.classList.contains('pointed'));
  });

  it('opens the marker of a row and the row of a marker, and tells the page', async () => {
    await giveIncidents(row(0), row(9));
    const element = await shown();
    const selected: string[] = [];
    document.addEventListener('incident-select', (event) => selected.push(event.incident.title), { once: true });
    button(rows(element)[1])?.click();
    await waitUntil(() => popup(element)?.textContent?.includes('Incident 9'));
    expect(selected).to.deep.equal(['Incident 9']);
    expect(button(rows(element)[1])?.getAttribute('aria-expanded')).to.equal('true');
    markerOf(element, 'Incident 0')?.click();
    await waitUntil(() => rows(element)[0]?.classList.contains('open'));
    expect(popup(element)?.textContent).to.contain('Incident 0');
    expect(rows(element)[1]?.classList.contains('open')).to.equal(false);
  });

  it('scrolls a chosen row into the list’s own view, never the page', async () => {
    await giveIncidents(...Array.from({ length: 60 }, (_, index) => row(index)));
    const element = await shown('limit="60"');
    const list = all(element, '[part="list"]')[0] as HTMLElement;
    // The list is below the window, so `scrollIntoView()` on the row would scroll the page.
    (element.parentElement as HTMLElement).style.paddingBlockStart = '2000px';
    window.scrollTo(0, 0);
    (element as unknown as { selected: string }).selected = 'id-59';
    await waitUntil(() => list.scrollTop > 0);
    const [item, box] = [rows(element)[59]?.getBoundingClientRect(), list.getBoundingClientRect()];
    expect(item && item.top >= box.top - 1 && item.top < box.bottom).to.equal(true);
    expect(window.scrollY).to.equal(0);
  });

  it('filters list and map by category and severity, with counts', async () => {
    await giveIncidents(...Array.from({ length: 10 }, (_, index) => row(index)));
    const element = await shown();
    await waitUntil(() => named(element, 'Crime'), 'the filters are there');
    const crime = named(element, 'Crime');
    expect(crime?.textContent?.replace(/\s+/g, ' ').trim()).to.equal('Crime 5');
    crime?.click();
    await waitUntil(() => rows(element).length === 5);
    expect(crime?.getAttribute('aria-pressed')).to.equal('true');
    const orWorse = localize(strings.atLeast, { severity: 'Severe' });
    const severe = all(element, '[part="legend"] .step').find((step) => step.textContent?.includes(orWorse));
    // The visible text comes first in the name, as voice control needs it.
    expect(severe?.querySelector('.count ~ span')?.textContent).to.equal(`Severe: ${incidents(1)}. ${orWorse}: ${incidents(2)}`);
    // Each column counts one severity only: five crimes, one of each.
    expect(all(element, '.step .count').map(({ textContent }) => textContent)).to.deep.equal(['1', '1', '1', '1', '1']);
    expect(severe?.querySelector('input')?.hasAttribute('aria-label')).to.equal(false);
    severe?.click();
    await waitUntil(() => rows(element).length === 2);
    const crimes = ['severe', 'extreme'].map((severity, index) => `Crime. ${localize(strings.severityOf, { level: index + 4, severity })}`);
    await waitUntil(
      () => markers(element).length > 0 && markers(element).every((marker) => [...crimes, incidents(2)].some((said) => nameOf(marker).includes(said))),
    );
    expect(element.shadowRoot?.textContent).to.contain(localize(strings.shown, { count: 2, all: 10 }));
    named(element, strings.clear)?.click();
    await waitUntil(() => rows(element).length === 10);
    expect(await api.paths(), 'no filter asks').to.have.lengthOf(1);
  });

  it('calls the incidents of several countries by these, in the marker, the chip and the status', async () => {
    await giveIncidents(row(0, { lat: 0.4, lng: 33.1 }), row(1, { lat: 0.3, lng: 33, country_iso: 'UG' }), row(2, { lat: 50, lng: 8, country_iso: 'DE' }));
    const element = await shown('');
    const place = localize(strings.groupAround, { group: incidents(2), place: '\u2068Kenya\u2069, \u2068Uganda\u2069' });
    const marker = markerOf(element, incidents(2));
    expect(nameOf(marker)).to.contain(place);
    marker?.click();
    await waitUntil(() => chip(element), 'the list is about the marker');
    expect(chip(element)?.textContent).to.contain(place);
    await waitUntil(() => status(element).includes(place), 'it is said');
  });

  it('stays usable with two hundred incidents at one point', async () => {
    await giveIncidents(...Array.from({ length: 200 }, (_, index) => row(index, { lat: -1.3, lng: 36.8, occurred_at: hoursAgo(index / 60) })));
    const element = await shown('limit="200"');
    expect(markers(element).map(nameOf)).to.deep.equal([
      `${around(200, '\u2068Town 0\u2069, \u2068Town 1\u2069 \u2066+198\u2069')}, ${localize(strings.groupUpTo, { severity: 'extreme', level: 5 })}`,
    ]);
    markers(element)[0]?.click();
    await waitUntil(() => chip(element), 'the list is about the marker');
    expect(popup(element)).to.equal(undefined);
    button(rows(element)[150])?.click();
    await waitUntil(() => popup(element), 'the popup is open');
    expect(popup(element)?.textContent).to.contain('Incident 150');
    const [box, map] = [popup(element)?.getBoundingClientRect(), all(element, '[part="map"]')[0]?.getBoundingClientRect()];
    expect(box && map && box.top >= map.top && box.bottom <= map.bottom, 'the popup is within the map').to.equal(true);
    expect(chip(element), 'the list still is about the marker').not.to.equal(undefined);
  });

  it('lists the incidents of a marker of several at every width, until the reader asks for all again or opens another', async () => {
    await giveIncidents(row(0, { lat: -1.3, lng: 36.8 }), row(1, { lat: -1.3, lng: 36.8 }), row(9));
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
    markerOf(element, 'Incident 9')?.click();
    await waitUntil(() => rows(element).length === 3 && popup(element)?.textContent?.includes('Incident 9'));
  });

  it('closes what was open when an editor asks something else', async () => {
    await giveIncidents(row(0), row(4));
    const element = await shown('country="KE" hours="72"');
    button(rows(element)[0])?.click();
    await waitUntil(() => popup(element));
    element.hours = '24';
    await element.updateComplete;
    await settled(element, 'ready');
    await waitUntil(() => rows(element).length === 2);
    expect(rows(element).filter((each) => each.classList.contains('open'))).to.deep.equal([]);
    expect(popup(element)).to.equal(undefined);
  });
});
