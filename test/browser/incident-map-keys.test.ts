import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { incidents, markerOf, markers, nameOf, popup, row, rows, shown } from './incident-map-parts.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-map>, by keys,', () => {
  openBeforeEach();

  it('is one tab stop for all markers, arrows between them, Enter opens, Escape returns', async () => {
    await giveIncidents(row(0), row(4), row(8));
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
    await giveIncidents(row(0), row(4), row(8));
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
    await giveIncidents(row(0), row(1), row(8));
    const element = await shown();
    const told = () => all(element, '[part="map"] [role="status"]').map(({ textContent }) => textContent);
    expect(told()).to.deep.equal(['']);
    // Leaflet starts a zoom in the next frame, and merges presses before that into one.
    const press = async (name: string) => {
      for (let time = 0; time < 6; time++) {
        all(element, `.tool.${name}`)[0]?.click();
        await nextFrame();
      }
    };
    all(element, '.tool.in')[0]?.focus();
    await press('in');
    await waitUntil(() => told().includes(incidents(0)), 'nothing is left around the middle');
    await press('out');
    await waitUntil(() => told().includes(incidents(3)), 'all of them');
    all(element, '.tool.out')[0]?.click();
    await waitUntil(() => told().includes(''), 'else the same number would not be said again');
    await waitUntil(() => told().includes(incidents(3)), 'again');
    all(element, '.step input')[4]?.click();
    await waitUntil(() => rows(element).length < 3);
    expect(told(), 'a number from before a filter').to.deep.equal(['']);
  });

  it('lets the arrow keys scroll its popup', async () => {
    await giveIncidents(row(0, { title: 'A long title '.repeat(90) }));
    const element = await shown();
    markers(element)[0]?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => popup(element)?.contains(focused(element)), 'the popup has the focus');
    const box = focused(element);
    expect(box?.scrollHeight).to.be.above(box?.clientHeight ?? 0);
    await sendKeys({ press: 'ArrowDown' });
    await waitUntil(() => (box?.scrollTop ?? 0) > 0, 'it scrolls');
  });

  it('keeps the focus on the map when the marker or the popup in hand goes away', async () => {
    await giveIncidents(row(0), row(9));
    const element = await shown();
    const of = (name: string) => markerOf(element, name);
    of('Incident 0')?.focus();
    await giveIncidents(row(9));
    await element.reload();
    await waitUntil(() => markers(element).length === 1);
    expect(focused(element)?.getAttribute('part')).to.equal('map');
    of('Incident 9')?.focus();
    of('Incident 9')?.click();
    await waitUntil(() => popup(element)?.contains(focused(element)));
    await giveIncidents(row(0));
    await element.reload();
    await waitUntil(() => !popup(element));
    expect(focused(element)?.getAttribute('part')).to.equal('map');
  });

  it('has another marker as its tab stop when the one used last goes away', async () => {
    await giveIncidents(row(0), row(4));
    const element = await shown();
    markerOf(element, 'Incident 4')?.click();
    await giveIncidents(row(0));
    await element.reload();
    await waitUntil(() => markers(element).length === 1, 'the marker of what is left');
    expect(markers(element)[0]?.tabIndex).to.equal(0);
  });
});
