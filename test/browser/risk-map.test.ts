import '../../src/elements/risk-map.define.js';
import { expect, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { CountrySelectEvent } from '../../src/elements/country-select.js';
import type { RiskMapElement } from '../../src/elements/risk-map.js';
import { startApi, type TestApi } from '../support/api.js';
import { localize, patternOf, strings } from '../support/english.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { reopenPage } from '../support/page.js';

const LIST = '/api/v1/countries';

/** Any score in words, with its direction. */
const SCORED = new RegExp(`${patternOf(strings.score, { score: '\\d+' })} \\(${patternOf(strings.direction)}\\)$`);

describe('<risk-map>', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi();
    reopenPage();
  });

  afterEach(async () => {
    unmountAll();
    await resetMouse();
  });

  const put = (attributes = '') => mount<RiskMapElement>(`<risk-map api-base="${api.url}" loading="eager" ${attributes}></risk-map>`);
  const all = (element: Element, selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const part = (element: Element, selector: string) => all(element, selector)[0] as HTMLElement;
  const rows = (element: Element) => all(element, '[part="row"]');
  const words = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const target = (element: Element) => part(element, '.target:not([hidden])');
  const focused = (element: Element) => element.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '';
  const label = (element: Element) => words(all(element, '.label:not([hidden])')[0]);
  const give = (...countries: readonly object[]) =>
    api.answer(LIST, { body: { count: countries.length, licence: 'CC BY 4.0', attribution: 'Publisher', countries } });
  const paths = async () => (await api.requests()).map(({ path }) => path);

  async function shown(attributes = ''): Promise<RiskMapElement> {
    const element = put(attributes);
    await settled(element, 'ready');
    await waitUntil(() => all(element, 'canvas').length > 0 && target(element), 'the map is there');
    await waitUntil(() => all(element, '[aria-rowcount]').length === 0 && part(element, 'input'), 'all rows, and what comes after them');
    return element;
  }

  /** The colour of the map at a point of its box, 0 to 1 across and down. */
  function colorAt(element: Element, across: number, down: number): string {
    const canvas = part(element, 'canvas') as HTMLCanvasElement;
    const [place, map] = [canvas.getBoundingClientRect(), part(element, '[part="map"]').getBoundingClientRect()];
    const scale = canvas.width / place.width;
    const [x, y] = [map.left + map.width * across - place.left, map.top + map.height * down - place.top];
    return [...(canvas.getContext('2d')?.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data ?? [])].slice(0, 3).join(' ');
  }

  /** Where a country is on the page: the keyboard goes there. */
  function placeOf(element: Element): [number, number] {
    const { left, top, width, height } = target(element).getBoundingClientRect();
    return [Math.round(left + width / 2), Math.round(top + height / 2)];
  }

  async function keyboardTo(element: RiskMapElement, name: string): Promise<void> {
    const row = rows(element).find((each) => each.querySelector('[part="name"]')?.textContent === name);
    row?.querySelector<HTMLElement>('button')?.click();
    await waitUntil(() => target(element).getAttribute('aria-label')?.startsWith(name));
  }

  it('shows map, legend and table from one request', async () => {
    const element = await shown();
    expect(await paths()).to.deep.equal([LIST]);
    expect(rows(element)).to.have.lengthOf(180);
    const map = part(element, '[part="map"]');
    expect([map.getAttribute('role'), map.getAttribute('aria-label')]).to.deep.equal(['group', strings.riskMap]);
    const counts = all(element, '[part="legend"] b').map(({ textContent }) => Number(textContent));
    expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(180);
    expect(words(part(element, '.key')))
      .to.contain(strings.noRiskData)
      .and.contain(strings.statusDisputed);
    expect(words(part(element, '.foot'))).to.contain(strings.mapDisclaimer);
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('ui/palette'))).to.deep.equal([]);
  });

  it('takes another palette at once', async () => {
    await give({ iso2: 'BR', name: 'Brazil', risk_tier: 'Do Not Travel' });
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const map = part(element, '[part="map"]').getBoundingClientRect();
    const [x, y] = placeOf(element);
    const isIn = (color: string) => waitUntil(() => colorAt(element, (x - map.left) / map.width, (y - map.top) / map.height) === color, color);
    await isIn('103 5 14');
    element.setAttribute('palette', 'sequential');
    await isIn('94 15 28');
    element.setAttribute('palette', 'rainbow');
    await isIn('103 5 14');
    element.setAttribute('palette', 'sequential');
    await isIn('94 15 28');
    element.removeAttribute('palette');
    await isIn('103 5 14');
  });

  it('is in the colours of the tiers, and what is not known is hatched', async () => {
    await give({ iso2: 'BR', name: 'Brazil', risk_tier: 'Do Not Travel' }, { iso2: 'AU', name: 'Australia', risk_tier: 'Very Safe' });
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const colors = (name: string) =>
      keyboardTo(element, name).then(() => {
        const map = part(element, '[part="map"]').getBoundingClientRect();
        const [x, y] = placeOf(element);
        return colorAt(element, (x - map.left) / map.width, (y - map.top) / map.height);
      });
    expect(await colors('Brazil')).to.equal('103 5 14');
    expect(await colors('Australia')).to.equal('216 236 246');
  });

  it('names what the pointer is over, and tells the page what was chosen', async () => {
    const element = await shown();
    const chosen: string[] = [];
    element.addEventListener('country-select', ({ iso2, country }: CountrySelectEvent) => chosen.push(`${iso2} ${country}`));
    await keyboardTo(element, 'Brazil');
    const place = placeOf(element);
    await keyboardTo(element, 'Australia');
    await sendMouse({ type: 'move', position: place });
    await waitUntil(() => label(element).includes('Brazil'), 'the label');
    expect(label(element)).to.include('Exercise Increased Caution').and.match(SCORED);
    await sendMouse({ type: 'click', position: place });
    expect(chosen).to.deep.equal(['BR Brazil', 'AU Australia', 'BR Brazil']);
    await waitUntil(() => words(part(element, '[part="row"].selected')).includes('Brazil'), 'its row is marked');
  });

  it('is one tab stop: arrows to the nearest country, Enter chooses, Escape lets go', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const chosen: string[] = [];
    element.addEventListener('country-select', ({ iso2 }) => chosen.push(iso2));
    expect(all(element, '.target').filter(({ hidden, tabIndex }) => !hidden && tabIndex === 0)).to.have.lengthOf(1);
    target(element).focus();
    expect(focused(element))
      .to.include(`Brazil: Exercise Increased Caution (${localize(strings.tier, { level: 3 })}). `)
      .and.match(SCORED);
    await sendKeys({ press: 'ArrowLeft' });
    expect(focused(element)).to.match(/^(Bolivia|Peru):/);
    const name = focused(element).split(':')[0] ?? '';
    expect(label(element)).to.contain(name);
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.have.lengthOf(1);
    await waitUntil(() => words(part(element, '[part="row"].selected')).includes(name));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => all(element, '[part="row"].selected').length === 0);
    await sendKeys({ press: 'End' });
    expect(focused(element)).to.equal(strings.statusDisputed);
    await sendKeys({ press: 'Tab' });
    expect(focused(element)).not.to.equal(strings.statusDisputed);
  });

  it('goes to a name by its first letters, also to land without data', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    target(element).focus();
    // Letters are read once the code is here that reads them.
    await waitUntil(async () => {
      await sendKeys({ press: 'Escape' });
      await sendKeys({ type: 'greenl' });
      return focused(element) === `Greenland: ${strings.noRiskData}`;
    }, 'Greenland, and not Greece');
    expect(label(element)).to.include('Greenland').and.to.include(strings.noRiskData);
    await sendKeys({ press: 'Enter' });
    expect(all(element, '[part="row"].selected')).to.have.lengthOf(0);
  });

  it('says which country is chosen, on the map too', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    expect(target(element).getAttribute('aria-current')).to.equal('true');
    expect(words(all(element, '[role="status"]')[0])).to.equal(localize(strings.selected, { country: 'Brazil' }));
    target(element).focus();
    await sendKeys({ press: 'ArrowLeft' });
    expect(target(element).getAttribute('aria-current')).to.equal('false');
    expect(target(element).closest('[role=application]')?.getAttribute('aria-label')).to.equal(strings.riskMap);
  });

  it('says how many countries are in view once its buttons have moved it', async () => {
    const element = await shown();
    const said = () => words(all(element, '.stage [role="status"]')[0]);
    expect(said()).to.equal('');
    const zoom = all(element, '.tool.in')[0] as HTMLButtonElement;
    zoom.focus();
    zoom.click();
    await waitUntil(() => said() !== '', 'the announcement');
    expect(said()).to.match(/^\d+ /);
    expect(Number.parseInt(said(), 10)).to.be.lessThan(180);
  });

  it('has a label that a pointer can reach, and Escape takes away', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const [x, y] = placeOf(element);
    await keyboardTo(element, 'Australia');
    await sendMouse({ type: 'move', position: [x, y] });
    await waitUntil(() => label(element).includes('Brazil'), 'the label');
    const box = part(element, '.label').getBoundingClientRect();
    for (let up = y; up > box.bottom - 10; up -= 4) await sendMouse({ type: 'move', position: [x, up] });
    expect(part(element, '.label').matches(':hover')).to.equal(true);
    expect(label(element)).to.include('Brazil');
    await sendMouse({ type: 'move', position: [x, y] });
    await waitUntil(() => !part(element, '.label').matches(':hover') && label(element).includes('Brazil'), 'the label, from the country again');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !label(element).includes('Brazil'), 'the label is gone');
    await sendMouse({ type: 'move', position: [x + 2, y + 2] });
    await sendMouse({ type: 'move', position: [x, y] });
    expect(label(element)).not.to.include('Brazil');
  });

  it('reaches states too small to be drawn', async () => {
    const element = await shown();
    for (const name of ['Malta', 'Singapore', 'Andorra']) {
      await keyboardTo(element, name);
      const { width, height } = target(element).getBoundingClientRect();
      expect([width, height].every((side) => side >= 24)).to.equal(true);
      await sendMouse({ type: 'move', position: placeOf(element) });
      await waitUntil(() => label(element).includes(name), name);
    }
  });

  it('shows what the table shows', async () => {
    const element = await shown();
    part(element, 'input').focus();
    await sendKeys({ type: 'zealand' });
    await waitUntil(() => rows(element).length === 1);
    await waitUntil(() => target(element).getAttribute('aria-label')?.startsWith('New Zealand'));
    expect(all(element, '[part="legend"] b').map(({ textContent }) => textContent)).to.deep.equal(['1']);
  });

  it('shows only the tiers that a reader chooses, on the map and in the table, the highest first', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const map = part(element, '[part="map"]').getBoundingClientRect();
    const [x, y] = placeOf(element);
    const brazil = () => colorAt(element, (x - map.left) / map.width, (y - map.top) / map.height);
    const colored = brazil();
    const bars = () => all(element, '[part="legend"] button');
    const pressed = () => bars().map((bar) => bar.getAttribute('aria-pressed'));
    const many = (place: number) => Number(bars()[place]?.querySelector('b')?.textContent);
    const scores = () => rows(element).map((row) => Number(row.querySelector('[part="score"] span')?.textContent));
    const order = rows(element).map((row) => words(row));
    bars()[0]?.click();
    await waitUntil(() => rows(element).length === many(0), 'the highest tier alone');
    expect(pressed()).to.deep.equal(['true', 'false', 'false', 'false', 'false']);
    await waitUntil(() => scores().every((score, place, all) => place === 0 || score <= (all[place - 1] ?? 0)), 'the highest first');
    expect(new Set(rows(element).map((row) => row.querySelector('[part="tier"]')?.textContent)).size).to.equal(1);
    await waitUntil(() => brazil() !== colored, 'another tier has no colour');
    const found = localize(strings.countriesOf, { count: many(0), all: 180 });
    await waitUntil(() => words(part(element, '[role="status"]')).startsWith(found), 'it is announced');
    expect(words(part(element, '[role="status"]'))).to.contain(localize(strings.sortedDown, { column: strings.columns.score }));
    bars()[1]?.click();
    await waitUntil(() => rows(element).length === many(0) + many(1), 'two tiers');
    bars()[0]?.click();
    await waitUntil(() => rows(element).length === many(1), 'the second alone');
    part(element, '.key button').click();
    await waitUntil(() => rows(element).length === 180);
    expect(pressed()).to.deep.equal(Array.from({ length: 5 }, () => 'false'));
    expect(rows(element).map((row) => words(row))).to.deep.equal(order);
    await waitUntil(() => brazil() === colored, 'it has its colour again');
  });

  for (const [width, lang] of [
    [1136, 'en'],
    [640, 'de'],
    [640, 'ar'],
    [328, 'en'],
  ] as const)
    it(`has a bar for each tier, as long as it has countries, and each name whole: ${width} px, ${lang}`, async () => {
      const element = await shown(`lang="${lang}"`);
      element.style.inlineSize = `${width}px`;
      const bars = all(element, '[part="legend"] button');
      await waitUntil(() => bars.at(-1)?.getBoundingClientRect().width !== 0);
      const counts = [22, 21, 64, 48, 25];
      const room = bars.reduce((sum, bar) => sum + bar.offsetWidth, 0);
      for (const [place, count] of counts.entries()) expect(bars[place]?.offsetWidth).to.be.closeTo((room * count) / 180, 2);
      const names = all(element, '.ends .line').filter((name) => name.checkVisibility());
      expect(names.length).to.equal(width > 560 ? 5 : 2);
      expect(names.filter(({ scrollWidth, offsetWidth }) => scrollWidth > offsetWidth)).to.deep.equal([]);
      expect(part(element, '.ends').scrollHeight <= part(element, '.ends').offsetHeight).to.equal(true);
    });

  for (const [lang, ahead] of [
    ['en', 'ArrowRight'],
    ['ar', 'ArrowLeft'],
  ] as const)
    it(`has the tiers as one tab stop, in reading order: ${lang}`, async () => {
      const element = await shown(`lang="${lang}"`);
      const bars = all(element, '[part="legend"] button');
      const here = () => bars.indexOf(element.shadowRoot?.activeElement as HTMLElement);
      expect(bars.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1]);
      bars[0]?.focus();
      await sendKeys({ press: ahead });
      expect(here()).to.equal(1);
      const [first, second] = bars.map((bar) => bar.getBoundingClientRect());
      expect((second?.left ?? 0) > (first?.left ?? 0)).to.equal(lang === 'en');
      await sendKeys({ press: 'Space' });
      await waitUntil(() => bars[1]?.getAttribute('aria-pressed') === 'true');
      await sendKeys({ press: 'ArrowUp' });
      await sendKeys({ press: 'ArrowUp' });
      expect(here()).to.equal(4);
      expect(bars.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, -1, -1, 0]);
    });

  it('fits its region, and is the reader’s from the first move on', async () => {
    const element = await shown('region="Oceania"');
    expect(part(element, '[part="map"]').getAttribute('aria-label')).to.equal(localize(strings.riskMapOfRegion, { region: 'Oceania' }));
    await keyboardTo(element, 'Australia');
    const onMap = () => target(element).style.transform;
    const before = onMap();
    part(element, '.tool.in').click();
    await waitUntil(() => onMap() !== before);
    const moved = onMap();
    part(element, 'input').focus();
    await sendKeys({ type: 'a' });
    await waitUntil(() => rows(element).length < 6);
    expect(onMap()).to.equal(moved);
    part(element, '.tool.fit').click();
    await waitUntil(() => onMap() !== moved);
  });

  it('looks at the countries that an editor chose, and again after its button', async () => {
    const element = put('countries="NZ"');
    await waitUntil(() => all(element, 'canvas').length > 0 && target(element), 'the map is there');
    const map = part(element, '[part="map"]').getBoundingClientRect();
    const share = () => {
      const [x] = placeOf(element);
      return (x - map.left) / map.width;
    };
    await keyboardTo(element, 'New Zealand');
    const fitted = share();
    expect(fitted).to.be.within(0.3, 0.8);
    part(element, '.tool.in').click();
    await waitUntil(() => share() !== fitted);
    part(element, '.tool.fit').click();
    await waitUntil(() => share() === fitted);
    element.setAttribute('countries', 'AU');
    await waitUntil(() => target(element).getAttribute('aria-label')?.startsWith('Australia'));
    expect(share()).to.be.within(0.3, 0.7);
  });

  for (const [lang, outermost] of [
    ['en', 'Japan'],
    ['ar', 'أرمينيا'],
  ] as const)
    it(`keeps its region clear of the buttons on a phone: ${lang}`, async () => {
      const element = await shown(`region="Asia" lang="${lang}" style="inline-size: 300px"`);
      await waitUntil(() => element.shadowRoot?.textContent?.includes(outermost));
      await keyboardTo(element, outermost);
      part(element, '.tool.fit').click();
      await nextFrame();
      await nextFrame();
      const country = target(element).getBoundingClientRect();
      const tool = part(element, '.tool.in').getBoundingClientRect();
      expect(country.bottom <= tool.top).to.equal(true);
    });

  it('fits its region too where the map is there before the data', async () => {
    const release = await api.hold(LIST);
    const element = put('region="Oceania"');
    await waitUntil(() => all(element, 'canvas').length > 0, 'the map is there');
    await release();
    await settled(element, 'ready');
    await keyboardTo(element, 'Australia');
    const fitted = target(element).style.transform;
    part(element, '.tool.fit').click();
    await nextFrame();
    await nextFrame();
    expect(target(element).style.transform).to.equal(fitted);
  });

  it('keeps its size from the first paint through loading and ready', async () => {
    const release = await api.hold(LIST);
    const element = put();
    await settled(element, 'loading');
    await element.updateComplete;
    const { height } = element.getBoundingClientRect();
    await release();
    await settled(element, 'ready');
    await waitUntil(() => all(element, 'canvas').length > 0);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('keeps its map when it is moved, and leaves nothing when it is removed', async () => {
    const element = await shown();
    const canvas = part(element, 'canvas');
    const elsewhere = document.body.appendChild(document.createElement('div'));
    elsewhere.append(element);
    await element.updateComplete;
    expect(part(element, 'canvas')).to.equal(canvas);
    elsewhere.remove();
    await waitUntil(() => all(element, '.land').length === 0);
    document.body.append(element);
    await waitUntil(() => all(element, 'canvas').length === 2, 'put back, it makes a new map, with one canvas for colours and one for names');
    element.remove();
  });

  it('keeps the table when the map fails, and says so quietly', async () => {
    const observe = ResizeObserver.prototype.observe;
    ResizeObserver.prototype.observe = () => {
      throw new Error('planted');
    };
    try {
      const element = put('region="Oceania"');
      await settled(element, 'ready');
      await waitUntil(() => words(part(element, '[part="map"]')).includes(strings.riskMapFailed));
      expect(rows(element)).to.have.lengthOf(6);
    } finally {
      ResizeObserver.prototype.observe = observe;
    }
  });
});
