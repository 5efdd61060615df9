import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { IncidentMapElement } from '../../src/elements/incident-map.js';
import { localize, strings } from '../support/english.js';
import { settled, unmountAll } from '../support/mount.js';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { around, chip, markerOf, markers, named, popup, put, row, rows, status } from './incident-map-parts.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-map>, as narrow as on a phone,', () => {
  openBeforeEach();

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
    await giveIncidents(...feed());
    const element = await narrow();
    await waitUntil(() => rows(element).length === 3);
    expect(more(element)?.textContent).to.equal(localize(strings.showAll, { count: 12 }));
    expect(more(element)?.offsetHeight).to.be.at.least(44);
    // The button is no tab stop: the arrow keys reach it after the last row.
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

  it('has its filters directly above the map, and its button in the middle between two rules, whatever the size of text', async () => {
    await giveIncidents(...feed());
    const element = await narrow();
    const rect = (name: string) => all(element, name)[0]!.getBoundingClientRect();
    expect(rect('[part="map"]').top - rect('.filters').bottom).to.be.closeTo(10, 1);
    all(element, '.root')[0]!.style.fontSize = '32px';
    const label = document.createRange();
    label.selectNodeContents(more(element)!);
    const [text, box] = [label.getBoundingClientRect(), rect('.all')];
    expect(text.top - box.top).to.be.greaterThan(8);
    expect(text.top - box.top).to.be.closeTo(box.bottom - text.bottom, 2);
    const sizes = () => [rect('.tool').height, rect('.tool svg').width].map(Math.round);
    await waitUntil(() => sizes().join() === '44,19', 'the buttons of the map and what is on them are larger');
  });

  it('lists the incidents of a marker that is tapped, instead of a popup over the map, until the reader asks for all again', async () => {
    await giveIncidents(...feed());
    const element = await narrow();
    const mombasa = () => markerOf(element, 'Mombasa');
    expect([mombasa()?.ariaHasPopup, mombasa()?.ariaPressed]).to.deep.equal([null, 'false']);
    mombasa()?.click();
    await waitUntil(() => chip(element));
    expect(chip(element)?.textContent?.replace(/\s+/g, ' ').trim()).to.equal(`${around(7, 'Mombasa')} ×${strings.fit}`);
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
    await giveIncidents(...feed());
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
    await giveIncidents(...feed());
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

  it('lays nothing but the page’s own paper behind the buttons below the map', async () => {
    await giveIncidents(...feed());
    const element = await narrow();
    const map = getComputedStyle(all(element, '.map')[0]!);
    expect([map.backgroundClip, map.paddingBottom]).to.deep.equal(['content-box', '48px']);
  });

  it('fades what has no room above the button for all, and lets nothing pass behind it', async () => {
    const title = 'A headline that needs more than one line on any phone';
    const fades = async (hours: number, own: object, isExpected: boolean): Promise<void> => {
      await giveIncidents(...feed().map((each) => ({ ...each, title, ...own })));
      const element = await narrow(`country="KE" hours="${hours}"`);
      await waitUntil(() => rows(element).length === 3);
      const shown = rows(element)[2]?.closest('.folded > div');
      const [list, below] = [shown!.getBoundingClientRect(), more(element)!.getBoundingClientRect()];
      expect(list.bottom).to.be.at.most(below.top);
      // The fade follows the scroll range, which browsers measure with the next frame.
      await nextFrame();
      await nextFrame();
      await waitUntil(() => (getComputedStyle(shown!).maskImage !== 'none') === isExpected, `it fades: ${isExpected}`);
    };
    const canFade = CSS.supports('animation-timeline: scroll()');
    await fades(48, { city: 'A place whose name needs a line of its own below' }, canFade);
    unmountAll();
    await fades(72, { city: 'Oa' }, false);
  });

  it('keeps what it was about when it gets wide', async () => {
    await giveIncidents(...feed());
    const element = await narrow();
    markers(element)[0]?.click();
    await waitUntil(() => chip(element));
    element.style.inlineSize = '700px';
    await waitUntil(() => rows(element).length === 7 && !more(element), 'all of the marker');
    expect(chip(element)).not.to.equal(undefined);
  });
});
