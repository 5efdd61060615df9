import '../../src/elements/incident-map.define.js';
import '../../src/elements/risk-map.define.js';
import { expect } from '@open-wc/testing';
import { mount, settled } from '../support/mount.js';
import { all, type Host } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { openBeforeEach } from './open-before-each.js';

/** Each map shows these two places. */
const ONE = '-1.29 36.82';
const TWO = '-4.05 39.67';
const INCIDENT = { id: 'one', title: 'One', category: 'crime', severity: 3, lat: -1.29, lng: 36.82, country: 'KE', occurred_at: '2026-06-10T11:00:00Z' };

const note = (at: string, text = 'A note') => `<p slot="annotation" data-at="${at}">${text}</p>`;

for (const [name, attributes] of Object.entries({ 'incident-map': 'country="KE"', 'risk-map': '' })) {
  describe(`the editor's notes on <${name}>`, () => {
    let host: Host;
    openBeforeEach((opened) => (host = opened));

    async function shown(notes: string, { width = 720, more = '' } = {}): Promise<HTMLElement> {
      const box = mount(`<div style="inline-size: ${width}px"><${name} loading="eager" ${attributes} ${more}>${notes}</${name}></div>`);
      const tag = box.firstElementChild as HTMLElement;
      await settled(tag, 'ready');
      await waitUntil(() => all(tag, 'canvas').length > 0 && (name === 'risk-map' || all(tag, '.marker svg').length > 0), 'the map is there');
      return tag;
    }
    /** The only incident on the map. */
    const giveOne = () => giveIncidents(INCIDENT);
    const rectOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const mapOf = (tag: Element) => rectOf(all(tag, '[part="map"]')[0]);
    const lines = (tag: Element) => all(tag, '.leaders > g');
    const isOnMap = (tag: Element, element: Element | null) => rectOf(element).bottom <= mapOf(tag).bottom && rectOf(element).top >= mapOf(tag).top;
    const isBelow = (tag: Element, element: Element | null) => rectOf(element).height > 0 && rectOf(element).top >= mapOf(tag).bottom;
    const numberOf = (element: Element | null) => (element ? getComputedStyle(element, '::before').content.replaceAll('"', '') : '');
    const numbers = (tag: Element) => all(tag, '.leaders .sign text').map(({ textContent }) => textContent);
    /** The position of a note's place on the page. */
    function pointOf(tag: Element, index = 0): { x: number; y: number } {
      const { left, top } = rectOf(all(tag, '.leaders')[0]);
      const [x = NaN, y = NaN] = (lines(tag)[index]?.style.translate ?? '').split(' ').map((length) => Number.parseFloat(length));
      return { x: left + x, y: top + y };
    }

    it('stand on a wide map beside their places, and nothing is written on them', async () => {
      const tag = await shown(note(ONE) + note(TWO));
      await waitUntil(() => lines(tag).length === 2, 'two lines');
      const [one, two] = tag.children;
      expect([one, two].map((each) => each && isOnMap(tag, each))).to.deep.equal([true, true]);
      expect(pointOf(tag, 1).x).to.be.greaterThan(pointOf(tag).x);
      expect(pointOf(tag, 1).y).to.be.greaterThan(pointOf(tag).y);
      expect(rectOf(one).left).to.be.greaterThan(pointOf(tag).x);
      expect(numbers(tag)).to.deep.equal([]);
      expect(one?.outerHTML).to.equal(note(ONE));
      const covered = all(tag, '.tool, .map-scale, .marker').filter((each) => {
        const [label, other] = [rectOf(one), rectOf(each)];
        return each.checkVisibility() && label.left < other.right && label.right > other.left && label.top < other.bottom && label.bottom > other.top;
      });
      expect(covered).to.deep.equal([]);
    });

    it('are numbered on a narrow map, and listed below it in their order', async () => {
      const tag = await shown(note(ONE) + note('Nairobi') + note(TWO).replaceAll('p>', 'span>').replace('<p', '<span'), { width: 340 });
      await waitUntil(() => lines(tag).length === 2, 'two signs');
      const notes = [...tag.children];
      expect(notes.map((each) => isBelow(tag, each))).to.deep.equal([true, true, true]);
      expect(notes.map(numberOf)).to.deep.equal(['1', 'none', '2']);
      expect(numbers(tag)).to.deep.equal(['1', '2']);
      expect(rectOf(notes[0]).top).to.be.lessThan(rectOf(notes[1]).top);
    });

    it('without a place are still listed, and the console says why, once', async () => {
      const tag = await shown(note(ONE) + note(`${name}, Nairobi`));
      await waitUntil(() => lines(tag).length === 1, 'one line');
      expect(isBelow(tag, tag.children[1] ?? null)).to.equal(true);
      expect(host.warnings).to.have.lengthOf(1);
      expect(host.warnings[0]).to.contain(`data-at="${name}, Nairobi"`);
    });

    it('come, move and go with the page', async () => {
      const tag = await shown('');
      expect(lines(tag)).to.have.lengthOf(0);
      tag.insertAdjacentHTML('beforeend', `<b></b>${note(ONE)}`);
      await waitUntil(() => lines(tag).length === 1, 'a line');
      const added = tag.querySelector('p');
      expect(isOnMap(tag, added)).to.equal(true);
      const before = pointOf(tag);
      added?.setAttribute('data-at', TWO);
      await waitUntil(() => pointOf(tag).x > before.x, 'it has moved');
      tag.querySelector('b')?.remove();
      await waitUntil(() => isOnMap(tag, added), 'found at another place among the children');
      added?.setAttribute('data-at', '');
      await waitUntil(() => lines(tag).length === 0, 'no line');
      expect(isBelow(tag, added)).to.equal(true);
      added?.remove();
      expect(lines(tag)).to.have.lengthOf(0);
    });

    it('stand on the other side where text runs from right to left', async () => {
      await giveOne();
      const tag = await shown(note(ONE), { more: 'lang="ar"' });
      await waitUntil(() => rectOf(tag.children[0]).right < pointOf(tag).x, 'it is to the left, once the words are Arabic');
    });

    it('keep their places while the map moves and zooms, and have no sign outside of it', async () => {
      const tag = await shown(note(ONE) + note(TWO));
      await waitUntil(() => lines(tag).length === 2, 'two lines');
      const distance = () => Math.hypot(pointOf(tag, 1).x - pointOf(tag).x, pointOf(tag, 1).y - pointOf(tag).y);
      const [before, apart] = [pointOf(tag), distance()];
      await waitUntil(() => all(tag, '.tool.left').length > 0, 'the buttons that move it are here');
      all(tag, '.tool.left')[0]?.click();
      await waitUntil(() => lines(tag).length === 2 && pointOf(tag).x > before.x + 100, 'it has moved to the right');
      await waitUntil(() => Math.abs(distance() - apart) < 1, 'both alike');
      all(tag, '.tool.in')[0]?.click();
      await waitUntil(() => lines(tag).length < 2 || distance() > apart * 1.5, 'they are further apart');
      for (let press = 0; press < 6; press += 1) all(tag, '.tool.left')[0]?.click();
      await waitUntil(() => lines(tag).length === 0, 'no place is in view');
      expect([...tag.children].map((each) => isBelow(tag, each))).to.deep.equal([true, true]);
    });

    it('are at the right place', async () => {
      await giveOne();
      const tag = await shown(note(name === 'risk-map' ? '35.9 14.4' : ONE));
      await waitUntil(() => lines(tag).length === 1, 'a line');
      await waitUntil(() => name === 'incident-map' || all(tag, '[data-iso2=MT]').length === 1, 'all rows');
      all(tag, '[data-iso2=MT] button')[0]?.click();
      await waitUntil(() => name === 'incident-map' || all(tag, '.selected').length === 1, 'Malta is selected');
      const wanted = rectOf(all(tag, '.marker, .target:not([hidden])')[0]);
      expect(pointOf(tag).x).to.be.closeTo((wanted.left + wanted.right) / 2, 2);
      expect(pointOf(tag).y).to.be.closeTo((wanted.top + wanted.bottom) / 2, 2);
    });
  });
}
