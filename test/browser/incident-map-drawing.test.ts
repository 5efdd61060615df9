import { expect } from '@open-wc/testing';
import type { StageBox } from '../../src/map/map-stage.js';
import type { Incident } from '../../src/model/incident.js';
import { createLocalizer } from '../../src/words/localizer.js';
import { english as localizer } from '../support/english.js';
import { waitUntil } from '../support/wait.js';
import { at, createMap, removeAll, WORLD } from './incident-map-alone.js';

describe('the incident map, drawn,', () => {
  afterEach(removeAll);

  /** Whether land is drawn at a place. */
  const isLand = (box: StageBox, place: readonly [lat: number, lng: number]): boolean => {
    const map = box.stage?.live?.map;
    const canvas = box.querySelector<HTMLCanvasElement>('.leaflet-tile-pane canvas');
    if (!map || !canvas) return false;
    const { x, y } = map.latLngToContainerPoint([...place]);
    const [frame, drawn] = [map.getContainer().getBoundingClientRect(), canvas.getBoundingClientRect()];
    const scale = canvas.width / drawn.width;
    return (canvas.getContext('2d')?.getImageData((x + frame.x - drawn.x) * scale, (y + frame.y - drawn.y) * scale, 1, 1).data[3] ?? 0) > 0;
  };

  it('draws the coasts beside a country as finely as its own', async () => {
    const { show, box, started } = createMap();
    show([at(4, 35)]);
    await started();
    // The west of Pemba, which the coarse land omits.
    await waitUntil(() => isLand(box, [-5.4, 39.65]), 'the island is there');
  });

  it('leaves no coarse land where two fine coasts meet', async () => {
    const loads: Promise<unknown>[] = [];
    const { show, box, started } = createMap(undefined, (load) => {
      const file = load();
      loads.push(file);
      return file;
    });
    show([at(34, 36)], { country: 'LB', hours: 72 });
    await started();
    let drawnFrom = 0;
    await waitUntil(async () => {
      const { length } = loads;
      await Promise.all(loads);
      const isAll = isLand(box, [35, 37]) && length === drawnFrom;
      drawnFrom = length;
      return isAll;
    }, 'all is drawn');
    // Off the river between Lebanon and Syria.
    const sea = [34.64, 34.66, 34.68].flatMap((lat) => [35.88, 35.9, 35.92].map((lng) => [lat, lng] as const));
    expect(sea.filter((place) => isLand(box, place))).to.deep.equal([]);
  });

  it('draws the shares of all severities in the sign of several, larger for more, and says whether there is one', async () => {
    const { show, markers, ringed, started } = createMap();
    const many = Array.from({ length: 16 }, (_, index): Incident => ({ ...at(0, 37, `many ${index}`), severity: index < 4 ? 5 : index < 15 ? 1 : undefined }));
    show([...many, at(4, 35), { ...at(4, 35, 'other'), severity: 2 }]);
    await started();
    const rings = () => markers().flatMap((marker) => [...marker.querySelectorAll('.several')]);
    expect(rings()).to.have.lengthOf(2);
    const [crowd, pair] = rings();
    expect([...(crowd?.querySelectorAll('[stroke-dasharray]') ?? [])].map(({ classList }) => classList.value)).to.deep.equal([
      'severity-5',
      'severity-1',
      'severity-unknown',
    ]);
    const shares = [...(crowd?.querySelectorAll('[stroke-dasharray]') ?? [])].map((arc) => Number(arc.getAttribute('stroke-dasharray')?.split(' ')[0]) + 1);
    const around = shares.reduce((sum, share) => sum + share, 0);
    expect(shares.map((share) => Math.round((share / around) * 16))).to.deep.equal([4, 11, 1]);
    const sizeOf = (ring: Element | undefined) => 2 * Number(ring?.querySelector('.disc')?.getAttribute('r'));
    expect(sizeOf(crowd)).to.be.closeTo(Math.sqrt(1160) + 2, 1e-6); // including a rim of one pixel
    expect(sizeOf(pair)).to.be.closeTo(Math.sqrt(656) + 2, 1e-6);
    const [worst = 0, mild = 0, unknown = 0] = [...(crowd?.querySelectorAll('[stroke-dasharray]') ?? [])].map((arc) =>
      Number(arc.getAttribute('stroke-width')),
    );
    expect(worst > 2 * mild && mild > unknown).to.equal(true);
    // As wide as its sign, so that it covers none beside it, and wide enough for a mouse.
    expect(markers().map(({ offsetWidth }) => offsetWidth)).to.deep.equal(rings().map((ring) => Math.round(sizeOf(ring))));
    expect(markers().every((marker) => marker.offsetWidth >= 24 && marker.offsetHeight >= 24)).to.equal(true);
    expect(ringed.are).to.equal(true);
    show([at(4, 35), at(-4, 39)]);
    expect(ringed.are).to.equal(false);
  });

  it('says how long a bar is, in the language and the unit of the tag', async () => {
    const { show, update, box, started } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const scale = () => box.querySelector<HTMLElement>('.map-scale');
    expect(scale()?.textContent).to.match(/^\u2068\d+ km\u2069$/);
    expect(scale()?.ariaHidden).to.equal('true');
    expect(Number.parseInt(scale()?.style.getPropertyValue('--_bar') ?? '', 10)).to.be.within(30, 96);
    // The number fits at any text size.
    for (const size of ['medium', '40px']) {
      box.style.fontSize = size;
      expect(scale()?.scrollWidth).to.equal(scale()?.clientWidth);
    }
    update({ localizer: createLocalizer({ ...localizer.strings, lengthUnit: 'mile' }, 'en-US') });
    await waitUntil(() => (scale()?.textContent ?? '').endsWith(' mi\u2069'), 'miles');
  });

  it('names places on a canvas that no screen reader meets and print leaves out', async () => {
    const { show, box, started } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const canvas = () => box.querySelector<HTMLCanvasElement>('.leaflet-overlay-pane canvas');
    const inked = () =>
      canvas()
        ?.getContext('2d')
        ?.getImageData(0, 0, canvas()!.width, canvas()!.height)
        .data.some((value) => value > 0) ?? false;
    await waitUntil(inked, 'names on the canvas');
    expect(canvas()?.ariaHidden).to.equal('true');
    expect(getComputedStyle(canvas()!).pointerEvents).to.equal('none');
  });

  it('marks what is hovered', async () => {
    const { markers, show, started, update } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    update({ hovered: ['-4 39'] });
    expect(markers().map((marker) => marker.classList.contains('pointed'))).to.deep.equal([false, true]);
    update({ hovered: [] });
    expect(markers().map((marker) => marker.classList.contains('pointed'))).to.deep.equal([false, false]);
  });

  it('keeps the marker, its node and its focus when other incidents come and go', async () => {
    const { host, show, markers, started } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const [first] = markers();
    first?.focus();
    show([at(4, 35), at(-4, 39), at(0, 37)]);
    show([at(4, 35)]);
    expect(markers()).to.deep.equal([first]);
    expect(host.shadowRoot?.activeElement).to.equal(first);
  });

  it('paints the land anew when the page changes its colours', async () => {
    const { show, host, box, started } = createMap();
    host.style.colorScheme = 'light';
    show([at(4, 35), at(-4, 39)]);
    await started();
    const canvas = box.querySelector('canvas');
    const colors = () => [...new Uint32Array(canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? new ArrayBuffer(0))];
    const light = new Set(colors());
    host.style.colorScheme = 'dark';
    await waitUntil(() => colors().some((color) => !light.has(color)));
  });

  it('shows ten thousand incidents as few markers, of which some follow after later frames', async () => {
    const { show, box, markers, started } = createMap();
    show([at(0, 0)], WORLD);
    await started();
    const many = Array.from({ length: 10_000 }, (_, index) => at(((index * 37) % 1400) / 10 - 70, ((index * 101) % 3600) / 10 - 180, String(index)));
    const { createElement } = document;
    let buttons = 0;
    document.createElement = (name: string) => ((buttons += Number(name === 'button')), createElement.call(document, name));
    try {
      show(many, { country: undefined, hours: 24 });
    } finally {
      document.createElement = createElement;
    }
    expect([buttons, markers().length]).to.deep.equal([8, 8]);
    let [last, now] = [0, 8];
    while (now > last) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      [last, now] = [now, markers().length];
    }
    expect(now).to.be.within(9, 200);
    expect(box.querySelectorAll('[part="marker"] .badge')).to.have.lengthOf(now);
  });

  it('leaves no node and no listener behind when destroyed', async () => {
    const { map, show, box, started } = createMap();
    show([at(4, 35), at(-4, 39)]);
    await started();
    box.querySelector<HTMLElement>('.tool.in')?.click();
    map.destroy();
    expect(box.querySelectorAll('*')).to.have.lengthOf(0);
  });
});
