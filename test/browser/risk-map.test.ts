import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { all } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveCountries, LIST } from './give.js';
import { openBeforeEach } from './open-before-each.js';
import { colorAt, first, keyboardTo, placeOf, put, rows, shown, target, words } from './risk-map-parts.js';

describe('<risk-map>', () => {
  openBeforeEach();

  it('shows map, legend and table from one request', async () => {
    const element = await shown();
    expect(await api.paths()).to.deep.equal([LIST]);
    expect(rows(element)).to.have.lengthOf(180);
    const map = first(element, '[part="map"]');
    expect([map.getAttribute('role'), map.getAttribute('aria-label')]).to.deep.equal(['group', strings.riskMap]);
    const counts = all(element, '[part="legend"] b').map(({ textContent }) => Number(textContent));
    expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(180);
    expect(words(first(element, '.key')))
      .to.contain(strings.noRiskData)
      .and.contain(strings.statusDisputed);
    expect(words(first(element, '.foot'))).to.contain(strings.mapDisclaimer);
    expect(performance.getEntriesByType('resource').filter(({ name }) => name.includes('ui/palette'))).to.deep.equal([]);
  });

  it('has the height that it reserved for few rows, also with a link inside', async () => {
    const release = await api.hold(LIST);
    const element = put('limit="5"', '<a href="https://news.example">Countries</a>');
    await settled(element, 'loading');
    const { offsetHeight } = element;
    await release();
    await settled(element, 'ready');
    await waitUntil(() => rows(element).length === 5, 'its rows');
    expect(element.offsetHeight).to.equal(offsetHeight);
  });

  it('takes another palette at once', async () => {
    await giveCountries({ iso2: 'BR', name: 'Brazil', risk_tier: 'Do Not Travel' });
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const place = placeOf(element);
    const isIn = (color: string) => waitUntil(() => colorAt(element, place) === color, color);
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
    await giveCountries({ iso2: 'BR', name: 'Brazil', risk_tier: 'Do Not Travel' }, { iso2: 'AU', name: 'Australia', risk_tier: 'Very Safe' });
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const colors = (name: string) => keyboardTo(element, name).then(() => colorAt(element, placeOf(element)));
    expect(await colors('Brazil')).to.equal('103 5 14');
    expect(await colors('Australia')).to.equal('216 236 246');
  });

  it('tells at a glance what has no data from what is disputed, on the land and in its key', async () => {
    await giveCountries({ iso2: 'BR', name: 'Brazil', risk_tier: 'Do Not Travel' });
    const element = await shown();
    target(element).focus();
    /** How many of the lines of pixels where the keyboard is have one colour. */
    const plainLines = async (keys: { press: string } | { type: string }): Promise<number> => {
      await sendKeys(keys);
      await nextFrame();
      const [x, y] = placeOf(element);
      const steps = Array.from({ length: 12 }, (_, step) => step - 6);
      return steps.filter((down) => new Set(steps.map((across) => colorAt(element, [x + across, y + down]))).size === 1).length;
    };
    // Lines cross every one of them, dots do not.
    expect(await plainLines({ type: 'russia' })).to.be.within(4, 10);
    expect(await plainLines({ press: 'End' })).to.equal(0);
    expect(target(element).getAttribute('aria-label')).to.equal(strings.statusDisputed);
    const looks = all(element, '.key .level').map((box) => getComputedStyle(box).backgroundImage.slice(0, 15));
    expect(new Set(looks).size).to.equal(2);
  });

  it('shows what the table shows', async () => {
    const element = await shown();
    first(element, 'input').focus();
    await sendKeys({ type: 'zealand' });
    await waitUntil(() => rows(element).length === 1);
    await waitUntil(() => target(element).getAttribute('aria-label')?.startsWith('New Zealand'));
    expect(all(element, '[part="legend"] b').map(({ textContent }) => textContent)).to.deep.equal(['1']);
  });

  it('fits its region, and is the reader’s from the first move on', async () => {
    const element = await shown('region="Oceania"');
    expect(first(element, '[part="map"]').getAttribute('aria-label')).to.equal(localize(strings.riskMapOfRegion, { region: 'Oceania' }));
    await keyboardTo(element, 'Australia');
    const onMap = () => target(element).style.transform;
    const before = onMap();
    first(element, '.tool.in').click();
    await waitUntil(() => onMap() !== before);
    const moved = onMap();
    first(element, 'input').focus();
    await sendKeys({ type: 'a' });
    await waitUntil(() => rows(element).length < 6);
    expect(onMap()).to.equal(moved);
    first(element, '.tool.fit').click();
    await waitUntil(() => onMap() !== moved);
  });

  it('looks at the countries that an editor chose, and again after its button', async () => {
    const element = put('countries="NZ"');
    await waitUntil(() => all(element, 'canvas').length > 0 && target(element), 'the map is there');
    const map = first(element, '[part="map"]').getBoundingClientRect();
    const share = () => {
      const [x] = placeOf(element);
      return (x - map.left) / map.width;
    };
    await keyboardTo(element, 'New Zealand');
    const fitted = share();
    expect(fitted).to.be.within(0.3, 0.8);
    first(element, '.tool.in').click();
    await waitUntil(() => share() !== fitted);
    first(element, '.tool.fit').click();
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
      first(element, '.tool.fit').click();
      await nextFrame();
      await nextFrame();
      const country = target(element).getBoundingClientRect();
      const tool = first(element, '.tool.in').getBoundingClientRect();
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
    first(element, '.tool.fit').click();
    await nextFrame();
    await nextFrame();
    expect(target(element).style.transform).to.equal(fitted);
  });

  it('keeps its map when it is moved, and leaves nothing when it is removed', async () => {
    const element = await shown();
    const canvas = first(element, 'canvas');
    const elsewhere = document.body.appendChild(document.createElement('div'));
    elsewhere.append(element);
    await element.updateComplete;
    expect(first(element, 'canvas')).to.equal(canvas);
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
      await waitUntil(() => words(first(element, '[part="map"]')).includes(strings.riskMapFailed));
      expect(rows(element)).to.have.lengthOf(6);
    } finally {
      ResizeObserver.prototype.observe = observe;
    }
  });
});
