import { expect } from '@open-wc/testing';
import type { LatLng } from 'leaflet';
import { html, type CSSResult } from 'lit';
import { mapStyles } from '../../src/map/incident-map.styles.js';
import { fitLabels } from '../../src/map/names.js';
import { Marker, signRect } from '../../src/map/markers.js';
import type { PlacedIncident } from '../../src/map/clusters.js';
import { contentStyles } from '../../src/ui/content.styles.js';
import { boardStyles } from '../../src/ui/incident-map.js';
import { groupName, ringSize, clusterSign } from '../../src/ui/incident-ring.js';
import { adoptStyles, theme } from '../../src/ui/theme.js';
import { english } from '../support/english.js';
import { mount, unmountAll } from '../support/mount.js';

afterEach(unmountAll);

const COUNTS = [2, 3, 4, 5, 8, 9, 10, 13, 19, 20, 28, 99, 100, 200];
const VIEW = { left: -500, top: -500, right: 500, bottom: 500 };

function shadow(textSize = 16) {
  const root = mount(html`<div style="font-size: ${textSize}px"></div>`).attachShadow({ mode: 'open' });
  adoptStyles(root, [theme, contentStyles, boardStyles, mapStyles].flat(2) as CSSResult[]);
  const board = root.appendChild(document.createElement('div'));
  board.className = 'board';
  return board;
}

describe('the ring of several incidents', () => {
  it('keeps its number clear of its shares, even if all are of the worst', () => {
    for (const count of COUNTS) {
      const ring = mount(
        clusterSign(
          Array.from({ length: count }, () => 5),
          english,
        ),
        shadow(),
      );
      const text = ring.querySelector('text')!;
      const size = Number.parseFloat(getComputedStyle(text).fontSize);
      const arcs = [...ring.querySelectorAll('[stroke-width]')].map((arc) => Number(arc.getAttribute('r')) - Number(arc.getAttribute('stroke-width')) / 2);
      // In fonts that pages use, digits rise at most this share of the size from their middle.
      const reach = Math.hypot(text.getComputedTextLength() / 2, size * 0.37);
      expect(arcs[0]! - reach, `×${count}`).to.be.greaterThan(0);
      expect(size, `×${count}`).to.be.at.least(10);
    }
  });

  it('has a number that is nearly twice as large, and still inside, where text is', () => {
    const numberOf = (count: number, textSize: number) => {
      const ring = mount(
        clusterSign(
          Array.from({ length: count }, () => 2),
          english,
        ),
        shadow(textSize),
      );
      const text = ring.querySelector('text')!;
      const [outer, inner] = [ring.querySelector('.disc')!, text].map((one) => one.getBoundingClientRect());
      expect(inner!.width, `×${count}`).to.be.lessThan(outer!.width - 2);
      return inner!.width;
    };
    for (const count of COUNTS) expect(numberOf(count, 30) / numberOf(count, 15), `×${count}`).to.be.greaterThan(1.8);
  });

  it('is named after towns that are marked as English, without the comma and the number of others', () => {
    const cities = ['Mombasa', 'Mombasa', 'Kisumu', 'Nakuru'];
    const incidents = cities.map((city, id) => ({ id: `${id}`, title: 'A title', category: 'crime', resolved: false, country: 'KE', city }));
    const name = mount(html`<p>${groupName(incidents, 4, { ...english, lang: 'ja', isTranslated: true })}</p>`);
    expect([...name.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent)).to.deep.equal(['Mombasa', 'Kisumu']);
    expect(name.textContent).to.contain(`${english.strings.comma}\u2068Kisumu\u2069 \u2066+1\u2069`);
  });

  it('is larger for each one more, until it is as large as any', () => {
    const sizes = Array.from({ length: 28 }, (_, more) => ringSize(2 + more));
    expect(sizes.every((size, place) => !place || size > sizes[place - 1]!)).to.equal(true);
    expect(ringSize(200)).to.equal(52);
  });

  for (const textSize of [16, 32]) {
    it(`leaves its name clear while it is pointed at, pressed or has the focus, on whichever side the name stands: ${textSize} px`, () => {
      const board = shadow(textSize);
      for (const count of [1, ...COUNTS]) {
        const items = Array.from({ length: count }, (_, id): PlacedIncident => {
          return { id: `${id}`, title: 'A title', category: 'crime', severity: 5, resolved: false, place: { lat: 0, lng: 0 } };
        });
        const group = { x: 0, y: 0, items };
        const marker = new Marker(group, { lat: 0, lng: 0 } as LatLng);
        marker.render(english);
        marker.highlight({ hovered: ['0'], selected: undefined, listed: undefined, isNarrow: false });
        board.append(marker.button);
        marker.button.focus({ preventScroll: true });
        const [halo, own] = [getComputedStyle(marker.button, '::before'), getComputedStyle(marker.button)];
        expect([halo.content, own.outlineStyle, own.boxShadow]).to.deep.equal(['""', 'none', 'none']);
        const [size = 0, border = 0, line = 0, offset = 0] = [halo.inlineSize, halo.borderTopWidth, halo.outlineWidth, halo.outlineOffset].map((length) =>
          Number.parseFloat(length),
        );
        const outer = size / 2 + border + line + offset;
        const sign = signRect(group, { x: 0, y: 0 }, 0.5 + textSize / 32);
        const label = { text: 'Lodwar', width: 60, height: 16, x: 0, y: 0, sign };
        const walls = { left: -500, right: 500, top: -10, bottom: 10 };
        const [beside] = fitLabels([label], [sign], VIEW, 'ltr');
        const [below] = fitLabels([label], [sign, { ...walls, left: sign.right }, { ...walls, right: sign.left }], VIEW, 'ltr');
        // A line of text has blank space above its letters, a fifth of its height.
        expect(beside!.rect.left, `beside ×${count}`).to.be.greaterThan(outer);
        expect(below!.rect.top + 3, `below ×${count}`).to.be.greaterThan(outer);
        marker.button.remove();
      }
    });
  }
});
