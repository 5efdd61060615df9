import { expect } from '@open-wc/testing';
import type { CSSResult } from 'lit';
import { waitUntil } from '../support/wait.js';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { LoadFile } from '../../src/map/basemap-country.js';
import type { IncidentMapState, MapAct, Scope } from '../../src/map/incident-map-state.js';
import { incidentMapIn } from '../../src/map/incident-map.js';
import type { StageBox } from '../../src/map/map-stage.js';
import type { Incident } from '../../src/model/incident.js';
import { boardStyles } from '../../src/ui/incident-map.js';
import { contentStyles } from '../../src/ui/content.styles.js';
import { adoptStyles, theme } from '../../src/ui/theme.js';
import { createLocalizer } from '../../src/words/localizer.js';
import { english as localizer } from '../support/english.js';

const KENYA: Scope = { country: 'KE', hours: 72 };
const WORLD: Scope = { country: undefined, hours: 72 };

const at = (lat: number, lng: number, id = `${lat} ${lng}`): Incident => ({
  id,
  title: `At ${id}`,
  category: 'crime',
  severity: 3,
  resolved: false,
  place: { lat, lng },
});

describe('the incident map', () => {
  const made: (() => void)[] = [];

  afterEach(async () => {
    for (const undo of made.splice(0)) undo();
    await resetMouse();
  });

  function make(size = 'inline-size: 600px; block-size: 400px', loadFile: LoadFile = (load) => load()) {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    adoptStyles(root, [theme, contentStyles, boardStyles].flat(2) as CSSResult[]);
    const outer = root.appendChild(document.createElement('div'));
    outer.className = 'map';
    outer.style.cssText = size;
    const box: StageBox = outer.appendChild(document.createElement('div'));
    box.className = 'stage';
    const selected: (string | undefined)[] = [];
    const doubted: (readonly string[])[] = [];
    const ringed = { are: false };
    // What a tag does.
    const on = (act: MapAct) => {
      if (act.type === 'select') update({ selected: (selected[selected.length] = act.id) });
      else if (act.type === 'list') update({ selected: undefined, listed: act.ids });
      else if (act.type === 'doubt') doubted.push(act.ids);
      else if (act.type === 'rings') ringed.are = act.areShown;
    };
    let state: IncidentMapState = {
      incidents: undefined,
      scope: KENYA,
      localizer,
      tiles: undefined,
      hovered: [],
      selected: undefined,
      isNarrow: false,
      listed: undefined,
    };
    const map = incidentMapIn(box, state, { loadFile, on, fail: () => expect.fail('the map has failed') });
    const update = (changes: Partial<IncidentMapState>) => map.update((state = { ...state, ...changes }));
    const show = (incidents: readonly Incident[], scope = KENYA) => update({ incidents, scope });
    made.push(() => {
      map.destroy();
      host.remove();
    });
    const markers = () => [...box.querySelectorAll<HTMLElement>('[part="marker"]')];
    const middles = () =>
      markers().map((marker) => {
        const [inner, frame] = [marker.getBoundingClientRect(), outer.getBoundingClientRect()];
        return { x: inner.x + inner.width / 2 - frame.x, y: inner.y + inner.height / 2 - frame.y };
      });
    const started = () => waitUntil(() => markers().length > 0, 'there are markers');
    const movable = () => waitUntil(() => box.stage?.live?.gestures, 'the gestures are here');
    const popup = () => box.querySelector<HTMLElement>('[part="popup"]');
    return { host, outer, box, map, update, show, selected, doubted, ringed, markers, middles, started, movable, popup };
  }

  const isWithin = ({ x, y }: { x: number; y: number }, { clientWidth, clientHeight }: HTMLElement) =>
    x > 15 && y > 15 && x < clientWidth - 15 && y < clientHeight - 15;

  it('shows every incident on first load', async () => {
    const { show, outer, middles, markers, started } = make();
    show([at(4, 35), at(-4, 39), at(0, 34)]);
    await started();
    expect(markers()).to.have.lengthOf(3);
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
  });

  it('is not moved by a position far from the country asked for, and says that it is doubtful', async () => {
    const { show, outer, middles, markers, started, doubted } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    await waitUntil(() => markers().length === 2);
    const before = middles();
    show([at(4, 35), at(-4, 39), at(51.5, -0.1)]);
    await waitUntil(() => doubted.length > 0, 'a doubt');
    expect(doubted.at(-1)).to.have.lengthOf(1);
    expect(middles().filter((middle) => isWithin(middle, outer))).to.deep.equal(before);
  });

  it('does without an outline that cannot be loaded, and draws it as soon as it can be', async () => {
    let isOffline = true;
    const { show, update, started, doubted } = make(undefined, async (load) => (isOffline ? undefined : load()));
    show([at(4, 35), at(51.5, -0.1)]);
    await started();
    update({});
    expect(doubted).to.deep.equal([]);
    isOffline = false;
    update({});
    await waitUntil(() => doubted.length > 0, 'the outline, which tells what is far from it');
    expect(doubted).to.have.lengthOf(1);
  });

  it('draws the coasts beside a country as finely as its own', async () => {
    const { show, box, started } = make();
    show([at(4, 35)]);
    await started();
    // The west of Pemba, which the coarse land leaves out.
    const isLand = () => {
      const map = box.stage?.live?.map;
      const canvas = box.querySelector<HTMLCanvasElement>('.leaflet-tile-pane canvas');
      if (!map || !canvas) return false;
      const { x, y } = map.latLngToContainerPoint([-5.4, 39.65]);
      const [frame, drawn] = [map.getContainer().getBoundingClientRect(), canvas.getBoundingClientRect()];
      const scale = canvas.width / drawn.width;
      return (canvas.getContext('2d')?.getImageData((x + frame.x - drawn.x) * scale, (y + frame.y - drawn.y) * scale, 1, 1).data[3] ?? 0) > 0;
    };
    await waitUntil(isLand, 'the island is there');
  });

  it('marks the only position as doubtful and shows the country', async () => {
    const { show, doubted, box } = make();
    show([at(-4.2, 40)]);
    await waitUntil(() => box.querySelector('[part="marker"]'));
    show([at(51.5, -0.1)]);
    await waitUntil(() => doubted.length > 0, 'a doubt');
    expect(box.querySelectorAll('[part="marker"]')).to.have.lengthOf(0);
  });

  it('shows the whole country, however close together its incidents are', async () => {
    const { show, middles, started } = make();
    show([at(-1.3, 36.8, 'Nairobi')]);
    await started();
    const [nairobi] = middles();
    // Kenya is 10 degrees high: Nairobi lies south of its middle, and no further than that.
    expect(nairobi && nairobi.y > 220 && nairobi.y < 330).to.equal(true);
    show([at(-4.05, 39.67, 'Mombasa'), at(4.2, 34.4, 'Lokichoggio'), at(3.9, 41.8, 'Mandera')]);
    await waitUntil(() => middles().length === 3);
    expect(middles().every(({ x, y }) => x > 26 && y > 26 && x < 574 && y < 374)).to.equal(true);
  });

  it('leaves the regions around the poles out of its world, unless something happened there', async () => {
    const { show, middles, started } = make('inline-size: 600px; block-size: 300px');
    show([at(65, -150), at(60, 0), at(65, 150)], WORLD);
    await started();
    // As in a view from 60 degrees south to 75 degrees north.
    expect(middles().every(({ y }) => y > 34 && y < 110)).to.equal(true);
    show([at(65, -150), at(-78, 0), at(65, 150)], { country: undefined, hours: 24 });
    await waitUntil(() => middles().some(({ y }) => y > 200));
    expect(middles().every(({ y }) => y > 0 && y < 300)).to.equal(true);
  });

  it('draws the shares of all severities in the sign of several, larger for more, and says whether there is one', async () => {
    const { show, markers, ringed, started } = make();
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
    expect([sizeOf(crowd), sizeOf(pair)]).to.deep.equal([46, 26]); // with a rim of a pixel
    const [worst = 0, mild = 0, unknown = 0] = [...(crowd?.querySelectorAll('[stroke-dasharray]') ?? [])].map((arc) =>
      Number(arc.getAttribute('stroke-width')),
    );
    expect(worst > 2 * mild && mild > unknown).to.equal(true);
    expect(markers().every((marker) => marker.offsetWidth >= 44 && marker.offsetHeight >= 44)).to.equal(true);
    expect(ringed.are).to.equal(true);
    show([at(4, 35), at(-4, 39)]);
    expect(ringed.are).to.equal(false);
  });

  it('fits across the antimeridian the short way', async () => {
    const { show, outer, middles, started } = make();
    show([at(-18, 177.4), at(-16, -179.5)], { country: 'FJ', hours: 72 });
    await started();
    const [one, other] = middles();
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
    expect(one && other && other.x > one.x && other.x - one.x > 200).to.equal(true);
  });

  it('zooms no closer than a place name can tell where it is', async () => {
    const kilometres = (box: HTMLElement) => Number.parseInt(box.querySelector('.map-scale')?.textContent?.replaceAll(/\D/g, '') ?? '', 10);
    const city = make();
    city.show([at(-1.28, 36.82), at(-1.3, 36.8)], WORLD);
    await city.started();
    const desert = make();
    desert.show([at(25.6, -4.4), at(25.62, -4.42)], WORLD);
    await waitUntil(() => kilometres(desert.box) > kilometres(city.box), 'a view as wide as the way to the next town');
    expect(desert.middles().every((middle) => isWithin(middle, desert.outer))).to.equal(true);
  });

  it('says how long a bar is, in the language and the unit of the tag', async () => {
    const { show, update, box, started } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const scale = () => box.querySelector<HTMLElement>('.map-scale');
    expect(scale()?.textContent).to.match(/^\u2068\d+ km\u2069$/);
    expect(scale()?.ariaHidden).to.equal('true');
    expect(Number.parseInt(scale()?.style.getPropertyValue('--_bar') ?? '', 10)).to.be.within(30, 96);
    // The number has room, however large the text is.
    for (const size of ['medium', '40px']) {
      box.style.fontSize = size;
      expect(scale()?.scrollWidth).to.equal(scale()?.clientWidth);
    }
    update({ localizer: createLocalizer({ ...localizer.strings, lengthUnit: 'mile' }, 'en-US') });
    await waitUntil(() => (scale()?.textContent ?? '').endsWith(' mi\u2069'), 'miles');
  });

  it('names places on a canvas that no screen reader meets and print leaves out', async () => {
    const { show, box, started } = make();
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

  it('waits for a size, then fits', async () => {
    const { show, outer, middles, markers, started } = make('inline-size: 600px; block-size: 0');
    show([at(4, 35), at(-4, 39)]);
    expect(markers()).to.deep.equal([]);
    outer.style.blockSize = '400px';
    await started();
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
  });

  it('never jumps after the reader has moved it, but follows to another country', async () => {
    const { show, box, middles, started } = make();
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

  it('keeps the view, without markers, until the answer for another time window is known', async () => {
    const { box, markers, middles, show, started, update } = make();
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

  it('marks what is hovered', async () => {
    const { markers, show, started, update } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    update({ hovered: ['-4 39'] });
    expect(markers().map((marker) => marker.classList.contains('pointed'))).to.deep.equal([false, true]);
    update({ hovered: [] });
    expect(markers().map((marker) => marker.classList.contains('pointed'))).to.deep.equal([false, false]);
  });

  it('leaves open what the reader opened when it gets another size', async () => {
    const { outer, markers, middles, popup, selected, show, started } = make();
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

  it('keeps the marker, its node and its focus when other incidents come and go', async () => {
    const { host, show, markers, started } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const [first] = markers();
    first?.focus();
    show([at(4, 35), at(-4, 39), at(0, 37)]);
    show([at(4, 35)]);
    expect(markers()).to.deep.equal([first]);
    expect(host.shadowRoot?.activeElement).to.equal(first);
  });

  it('leaves the wheel to the page and says how to zoom', async () => {
    const { show, box, movable } = make();
    show([at(4, 35), at(-4, 39)]);
    await movable();
    const land = box.querySelector('.land');
    const plain = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
    land?.dispatchEvent(plain);
    expect(plain.defaultPrevented).to.equal(false);
    expect(box.querySelector('.hint')?.textContent).to.be.oneOf([localizer.strings.wheelHint, localizer.strings.wheelHintApple]);
    const zoom = new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, bubbles: true, cancelable: true });
    land?.dispatchEvent(zoom);
    expect(zoom.defaultPrevented).to.equal(true);
  });

  it('leaves one finger to the page; two move the map', async () => {
    const { show, box, middles, movable } = make();
    show([at(4, 35), at(-4, 39)]);
    await movable();
    const land = box.querySelector('.land') as HTMLElement;
    expect(getComputedStyle(land).touchAction).to.equal('pan-y');
    const frame = land.getBoundingClientRect();
    const touch = (name: string, ...points: readonly (readonly [number, number])[]) => {
      const touches = points.map(([x, y], identifier) => ({ identifier, target: land, clientX: frame.x + x, clientY: frame.y + y }));
      const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { touches });
      land.dispatchEvent(event);
      return event;
    };
    touch('touchstart', [300, 200]);
    expect(touch('touchmove', [300, 260]).defaultPrevented).to.equal(false);
    expect(box.querySelector('.hint')?.textContent).to.equal(localizer.strings.touchHint);
    touch('touchend');
    const [before] = middles();
    touch('touchstart', [200, 200], [400, 200]);
    expect(touch('touchmove', [250, 240], [450, 240]).defaultPrevented).to.equal(true);
    touch('touchend');
    const [after] = middles();
    expect(Math.round((after?.x ?? 0) - (before?.x ?? 0))).to.equal(50);
    expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).to.equal(40);
  });

  it('is dragged by a mouse without a trace on the page, even when it goes away in the middle', async () => {
    const { map, show, box, markers, middles, selected, started } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const [before] = middles();
    const frame = box.getBoundingClientRect();
    const page = () => [
      document.documentElement.getAttribute('style'),
      document.documentElement.className,
      document.body.getAttribute('style'),
      document.body.className,
    ];
    const untouched = page();
    await sendMouse({ type: 'move', position: [Math.round(frame.x + 300), Math.round(frame.y + 120)] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [Math.round(frame.x + 360), Math.round(frame.y + 150)] });
    expect(page()).to.deep.equal(untouched);
    expect(Math.round((middles()[0]?.x ?? 0) - (before?.x ?? 0))).to.equal(60);
    map.destroy();
    await sendMouse({ type: 'up' });
    expect(page()).to.deep.equal(untouched);
    expect(markers()).to.deep.equal([]);
    expect(selected).to.deep.equal([]);
  });

  it('groups its incidents anew only when it is dragged further than its markers reach', async () => {
    const { show, box, middles, started } = make();
    let looks = 0;
    const { place, ...incident } = at(4, 35);
    show([{ ...incident, get place() { return (looks += 1), place; } }, at(-4, 39)]); // prettier-ignore
    await started();
    await waitUntil(() => box.querySelector('.paper svg'), 'the outline is there, and the places are compared with it');
    const frame = box.getBoundingClientRect();
    const drag = async (right: number): Promise<void> => {
      await sendMouse({ type: 'move', position: [Math.round(frame.x + 300), Math.round(frame.y + 120)] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [Math.round(frame.x + 300 + right), Math.round(frame.y + 120)] });
      await sendMouse({ type: 'up' });
    };
    const [before, looked] = [middles()[0], looks];
    await drag(60);
    expect(Math.round((middles()[0]?.x ?? 0) - (before?.x ?? 0))).to.equal(60);
    expect(looks).to.equal(looked);
    await drag(200);
    expect(looks).to.be.above(looked);
  });

  it('moves by its buttons, one tab stop for all of them', async () => {
    const { show, box, middles, started } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const [before] = middles();
    const tools = [...box.querySelectorAll<HTMLElement>('.tool')];
    expect(tools.filter(({ tabIndex }) => tabIndex === 0)).to.have.lengthOf(1);
    expect(tools.every((tool) => tool.getAttribute('aria-label') && tool.offsetWidth >= 24 && tool.offsetHeight >= 24)).to.equal(true);
    box.querySelector<HTMLElement>('.tool.right')?.click();
    await waitUntil(() => Math.abs((before?.x ?? 0) - (middles()[0]?.x ?? 0) - 200) < 3);
    box.querySelector<HTMLElement>('.tool.fit')?.click();
    await waitUntil(() => middles()[0]?.x === before?.x);
  });

  it('has arrow keys lead along its buttons in reading order, and leaves those with a modifier to the browser', async () => {
    const { host, show, update, box, started } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    const press = (key: string, altKey = false): boolean =>
      !host.shadowRoot?.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true }));
    const focused = () => host.shadowRoot?.activeElement?.classList[1];
    const places = (...keys: readonly string[]) => keys.map((key) => press(key) && focused());
    box.querySelector<HTMLElement>('.tool.in')?.focus();
    expect(places('ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp')).to.deep.equal(['out', 'fit', 'out', 'in', 'down']);
    update({ localizer: { ...localizer, lang: 'ar', dir: 'rtl' } });
    box.querySelector<HTMLElement>('.tool.in')?.focus();
    expect(places('ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp')).to.deep.equal(['out', 'fit', 'out', 'in']);
    expect([press('ArrowLeft', true), focused()]).to.deep.equal([false, 'in']);
  });

  it('opens a popup that lies within the map and does not cover its marker', async () => {
    const { show, update, outer, markers, popup, started } = make('inline-size: 340px; block-size: 320px');
    show([at(4, 35), at(-4, 39), at(3, 39), at(-4, 34)]);
    await started();
    for (const { id } of [at(4, 35), at(-4, 39), at(3, 39), at(-4, 34)]) {
      update({ selected: id });
      await waitUntil(() => {
        const [box, frame] = [popup()?.getBoundingClientRect(), outer.getBoundingClientRect()];
        const marker = markers()
          .find((each) => each.classList.contains('open'))
          ?.querySelector('.badge')
          ?.getBoundingClientRect();
        if (!box || !marker || popup()?.hidden) return false;
        const isInside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
        const isClear = marker.bottom <= box.top + 1 || marker.top >= box.bottom - 1;
        return isInside && isClear && marker.top >= frame.top && marker.bottom <= frame.bottom;
      }, `the popup of ${id} is in its place`);
    }
  });

  it('keeps the open marker in its place when its buttons zoom', async () => {
    const { show, update, box, middles, markers, started } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    update({ selected: '-4 39' });
    const open = () => middles()[markers().findIndex((marker) => marker.classList.contains('open'))];
    await waitUntil(() => open());
    const before = open();
    const apart = () => Math.abs((middles()[0]?.x ?? 0) - (middles()[1]?.x ?? 0));
    const apartBefore = apart();
    box.querySelector<HTMLElement>('.tool.in')?.click();
    await waitUntil(() => !box.querySelector('.leaflet-zoom-anim') && apart() > 1.5 * apartBefore);
    expect(Math.hypot((open()?.x ?? 0) - (before?.x ?? 0), (open()?.y ?? 0) - (before?.y ?? 0))).to.be.lessThan(3);
  });

  it('places markers in the copy of the world in view', async () => {
    const { show, box, outer, middles, started } = make();
    show([at(-18, 178)], WORLD);
    await started();
    for (let step = 0; step < 6; step++) box.querySelector<HTMLElement>('.tool.out')?.click();
    await waitUntil(() => !box.querySelector('.leaflet-zoom-anim') && middles().length === 1);
    expect(middles().every((middle) => isWithin(middle, outer))).to.equal(true);
  });

  it('does not animate for readers who want less motion', async () => {
    const { matchMedia } = window;
    window.matchMedia = () => matchMedia.call(window, 'all'); // everything asked about is so
    try {
      const { show, box, middles, started } = make();
      show([at(4, 35), at(-4, 39)]);
      await started();
      const [before] = middles();
      box.querySelector<HTMLElement>('.tool.in')?.click();
      expect(box.querySelector('.leaflet-zoom-anim')).to.equal(null);
      expect(middles()[0]?.x).not.to.equal(before?.x);
    } finally {
      window.matchMedia = matchMedia;
    }
  });

  it('paints the land anew when the page changes its colours', async () => {
    const { show, host, box, started } = make();
    host.style.colorScheme = 'light';
    show([at(4, 35), at(-4, 39)]);
    await started();
    const canvas = box.querySelector('canvas');
    const colors = () => [...new Uint32Array(canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data.buffer ?? new ArrayBuffer(0))];
    const light = new Set(colors());
    host.style.colorScheme = 'dark';
    await waitUntil(() => colors().some((color) => !light.has(color)));
  });

  for (const scale of [0.5, 4])
    it(`fits what it shows as well on a page that draws it at another scale: ${scale}`, async () => {
      const across = async ({ host, show, started, middles }: ReturnType<typeof make>, drawn: number): Promise<readonly number[]> => {
        host.style.cssText = `display: block; transform: scale(${drawn}); transform-origin: 0 0`;
        show([at(0, 20), at(5, 60)], WORLD);
        await started();
        return middles().map(({ x }) => Math.round(x / drawn));
      };
      const [plain, scaled] = [make('inline-size: 240px; block-size: 200px'), make('inline-size: 240px; block-size: 200px')];
      expect(await across(scaled, scale)).to.deep.equal(await across(plain, 1));
    });

  it('shows all incidents where there is hardly room for its buttons', async () => {
    const { show, middles, started } = make('inline-size: 80px; block-size: 120px');
    show([at(0, 20), at(5, 28)], WORLD);
    await started();
    expect(middles().filter(({ x, y }) => x > 0 && y > 0 && x < 80 && y < 120)).to.not.deep.equal([]);
  });

  it('shows ten thousand incidents as few markers, of which some follow after later frames', async () => {
    const { show, box, markers, started } = make();
    show([at(0, 0)], WORLD);
    await started();
    const many = Array.from({ length: 10_000 }, (_, index) => at(((index * 37) % 1400) / 10 - 70, ((index * 101) % 3600) / 10 - 180, String(index)));
    show(many, { country: undefined, hours: 24 });
    expect(markers()).to.have.lengthOf(8);
    let [last, now] = [0, 8];
    while (now > last) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      [last, now] = [now, markers().length];
    }
    expect(now).to.be.within(9, 200);
    expect(box.querySelectorAll('[part="marker"] .badge')).to.have.lengthOf(now);
  });

  it('leaves no node and no listener behind when destroyed', async () => {
    const { map, show, box, started } = make();
    show([at(4, 35), at(-4, 39)]);
    await started();
    box.querySelector<HTMLElement>('.tool.in')?.click();
    map.destroy();
    expect(box.querySelectorAll('*')).to.have.lengthOf(0);
  });
});
