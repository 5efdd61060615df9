import { expect, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { at, isWithin, createMap, removeAll, WORLD } from './incident-map-alone.js';

describe('the incident map', () => {
  afterEach(removeAll);

  it('shows every incident on first load', async () => {
    const { show, outer, middles, markers, started } = createMap();
    show([at(4, 35), at(-4, 39), at(0, 34)]);
    await started();
    expect(markers()).to.have.lengthOf(3);
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
  });

  for (const width of [328, 640])
    it(`has its buttons below the picture, and those that move it come with the focus, ${width} px wide`, async () => {
      const { show, box, movable } = createMap(`inline-size: ${width}px; block-size: 400px`);
      show([at(4, 35), at(-4, 39)]);
      await movable();
      const tools = [...box.querySelectorAll<HTMLElement>('.tool')].map((tool) => tool.getBoundingClientRect());
      const [picture, stage] = ['.land', '.tools'].map((part) => box.querySelector(part)!.getBoundingClientRect()) as [DOMRect, DOMRect];
      expect(tools).to.have.lengthOf(7);
      for (const { top, bottom, left, right } of tools) {
        expect(top).to.be.at.least(picture.bottom);
        expect([bottom <= stage.bottom, left >= stage.left, right <= stage.right]).to.deep.equal([true, true, true]);
      }
      const opacity = (name: string) => getComputedStyle(box.querySelector(`.${name}`)!).opacity;
      expect([opacity('in'), opacity('left')]).to.deep.equal(['1', '0']);
      box.querySelector<HTMLElement>('.tool.in')?.focus();
      expect([opacity('in'), opacity('left')]).to.deep.equal(['1', '1']);
    });

  it('is not moved by a position far from the country asked for, and says that it is doubtful', async () => {
    const { show, outer, middles, markers, started, farOutside } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    await waitUntil(() => markers().length === 2);
    const before = middles();
    show([at(4, 35), at(-4, 39), at(51.5, -0.1)]);
    await waitUntil(() => farOutside.length > 0, 'a place far outside');
    expect(farOutside.at(-1)).to.have.lengthOf(1);
    expect(middles().filter((middle) => isWithin(middle, outer))).to.deep.equal(before);
  });

  it('does without an outline that cannot be loaded, and draws it as soon as it can be', async () => {
    let isOffline = true;
    const { show, update, started, farOutside } = createMap(undefined, async (load) => (isOffline ? undefined : load()));
    show([at(4, 35), at(51.5, -0.1)]);
    await started();
    update({});
    expect(farOutside).to.deep.equal([]);
    isOffline = false;
    update({});
    await waitUntil(() => farOutside.length > 0, 'the outline, which tells what is far from it');
    expect(farOutside).to.have.lengthOf(1);
  });

  it('marks the only position as doubtful and shows the country', async () => {
    const { show, farOutside, box } = createMap();
    show([at(-4.2, 40)]);
    await waitUntil(() => box.querySelector('[part="marker"]'));
    show([at(51.5, -0.1)]);
    await waitUntil(() => farOutside.length > 0, 'a place far outside');
    expect(box.querySelectorAll('[part="marker"]')).to.have.lengthOf(0);
  });

  it('shows the whole country, however close together its incidents are', async () => {
    const { show, middles, started } = createMap();
    show([at(-1.3, 36.8, 'Nairobi')]);
    await started();
    const [nairobi] = middles();
    // Kenya spans 10 degrees of latitude, and Nairobi lies a little south of its middle.
    expect(nairobi && nairobi.y > 220 && nairobi.y < 330).to.equal(true);
    show([at(-4.05, 39.67, 'Mombasa'), at(4.2, 34.4, 'Lokichoggio'), at(3.9, 41.8, 'Mandera')]);
    await waitUntil(() => middles().length === 3);
    expect(middles().every(({ x, y }) => x > 26 && y > 26 && x < 574 && y < 374)).to.equal(true);
  });

  it('leaves the regions around the poles out of its world, unless something happened there', async () => {
    const { show, middles, started } = createMap('inline-size: 600px; block-size: 300px');
    show([at(65, -150), at(60, 0), at(65, 150)], WORLD);
    await started();
    // As in a view from 60 degrees south to 75 degrees north.
    expect(middles().every(({ y }) => y > 34 && y < 110)).to.equal(true);
    show([at(65, -150), at(-78, 0), at(65, 150)], { country: undefined, hours: 24 });
    await waitUntil(() => middles().some(({ y }) => y > 200));
    expect(middles().every(({ y }) => y > 0 && y < 300)).to.equal(true);
  });

  it('shows what happened at a pole at the edge of its world', async () => {
    const { show, middles, started } = createMap('inline-size: 600px; block-size: 300px');
    show([at(90, 0), at(0, 0)], WORLD);
    await started();
    expect(middles()).to.have.lengthOf(2);
    expect(middles().every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).to.equal(true);
  });

  it('fits across the antimeridian the short way', async () => {
    const { show, outer, middles, started } = createMap();
    show([at(-18, 177.4), at(-16, -179.5)], { country: 'FJ', hours: 72 });
    await started();
    const [one, other] = middles();
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
    expect(one && other && other.x > one.x && other.x - one.x > 200).to.equal(true);
  });

  it('zooms no closer than a place name can tell where it is', async () => {
    const kilometres = (box: HTMLElement) => Number.parseInt(box.querySelector('.map-scale')?.textContent?.replaceAll(/\D/g, '') ?? '', 10);
    const city = createMap();
    city.show([at(-1.28, 36.82), at(-1.3, 36.8)], WORLD);
    await city.started();
    const desert = createMap();
    desert.show([at(25.6, -4.4), at(25.62, -4.42)], WORLD);
    await waitUntil(() => kilometres(desert.box) > kilometres(city.box), 'a view as wide as the way to the next town');
    expect(desert.middles().every((middle) => isWithin(middle, desert.outer))).to.equal(true);
  });

  it('waits for a size, then fits', async () => {
    const { show, outer, middles, markers, started } = createMap('inline-size: 600px; block-size: 0');
    show([at(4, 35), at(-4, 39)]);
    expect(markers()).to.deep.equal([]);
    outer.style.blockSize = '400px';
    await started();
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
  });

  it('never jumps after the reader has moved it, but follows to another country', async () => {
    const { show, box, middles, started } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const [before] = middles();
    box.querySelector<HTMLElement>('.tool.in')?.click();
    await waitUntil(() => middles()[0]?.x !== before?.x);
    await waitUntil(() => !box.querySelector('.leaflet-zoom-anim'));
    const moved = middles()[0];
    show([at(4, 35), at(-4, 39), at(50, 0)]);
    show([at(4, 35), at(-4, 39)], { country: 'KE', hours: 168 });
    expect(middles()[0]).to.deep.equal(moved);
    show([at(-18, 178)], { country: 'FJ', hours: 168 });
    expect(middles()).to.have.lengthOf(1);
    expect(Math.abs((middles()[0]?.x ?? 0) - 300)).to.be.lessThan(150);
  });

  it('groups its incidents anew once for each zoom', async () => {
    // Nothing else may move the map, so what loads after the markers never does.
    const { show, box, middles, ringed, started } = createMap(undefined, () => new Promise(() => {}));
    show([at(4, 35), at(-4, 39)]);
    await started();
    for (const button of ['out', 'in', 'out']) {
      const [before, told] = [middles()[0], ringed.told];
      box.querySelector<HTMLElement>(`.tool.${button}`)?.click();
      await waitUntil(() => middles()[0]?.x !== before?.x);
      await waitUntil(() => !box.querySelector('.leaflet-zoom-anim') && ringed.told > told);
      await nextFrame();
      await nextFrame();
      expect(ringed.told - told).to.equal(1);
    }
  });

  it('keeps its popup at the marker while it zooms', async () => {
    const { show, box, markers, middles, popup, started } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    markers()[1]?.click();
    const gap = () => {
      const open = middles()[markers().findIndex((marker) => marker.classList.contains('open'))];
      const tip = Number.parseFloat(popup()?.style.getPropertyValue('--_tip') ?? '');
      return (popup()?.getBoundingClientRect().left ?? NaN) + tip - box.getBoundingClientRect().left - (open?.x ?? NaN);
    };
    expect(gap()).to.be.within(-2, 2);
    box.querySelector<HTMLElement>('.tool.in')?.click();
    await waitUntil(() => box.querySelector('.leaflet-zoom-anim'));
    await waitUntil(() => !box.querySelector('.leaflet-zoom-anim'));
    await nextFrame();
    await nextFrame();
    expect(gap()).to.be.within(-2, 2);
  });

  it('keeps the view, without markers, until the answer for another time window is known', async () => {
    const { box, markers, middles, show, started, update } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const before = middles();
    const canvas = box.querySelector('canvas')?.style.transform;
    update({ incidents: undefined, scope: { country: 'KE', hours: 168 } });
    expect(markers()).to.deep.equal([]);
    expect(box.querySelector('canvas')?.style.transform).to.equal(canvas);
    show([at(4, 35), at(-4, 39)], { country: 'KE', hours: 168 });
    expect(middles()).to.deep.equal(before);
  });

  it('leaves open what the reader opened when it gets another size', async () => {
    const { outer, markers, middles, popup, selected, show, started } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    markers()[1]?.click();
    expect(selected).to.deep.equal(['-4 39']);
    const [before] = middles();
    outer.style.inlineSize = '500px';
    await waitUntil(() => middles()[0]?.x !== before?.x, 'the map has the new size');
    expect(popup()?.hidden).to.equal(false);
    expect(popup()?.textContent).to.contain('At -4 39');
  });

  it('places markers in the copy of the world in view', async () => {
    const { show, box, outer, middles, started } = createMap();
    show([at(-18, 178)], WORLD);
    await started();
    for (let step = 0; step < 6; step++) box.querySelector<HTMLElement>('.tool.out')?.click();
    await waitUntil(() => !box.querySelector('.leaflet-zoom-anim') && middles().length === 1);
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
  });

  for (const scale of [0.5, 4])
    it(`fits what it shows as well on a page that draws it at another scale: ${scale}`, async () => {
      const across = async ({ host, show, started, middles }: ReturnType<typeof createMap>, drawn: number): Promise<readonly number[]> => {
        host.style.cssText = `display: block; transform: scale(${drawn}); transform-origin: 0 0`;
        show([at(0, 20), at(5, 60)], WORLD);
        await started();
        return middles().map(({ x }) => Math.round(x / drawn));
      };
      const [plain, scaled] = [createMap('inline-size: 240px; block-size: 200px'), createMap('inline-size: 240px; block-size: 200px')];
      expect(await across(scaled, scale)).to.deep.equal(await across(plain, 1));
    });

  it('shows all incidents where there is hardly room for its buttons', async () => {
    const { show, middles, started } = createMap('inline-size: 80px; block-size: 120px');
    show([at(0, 20), at(5, 28)], WORLD);
    await started();
    expect(middles().filter(({ x, y }) => x > 0 && y > 0 && x < 80 && y < 120)).to.not.deep.equal([]);
  });
});
