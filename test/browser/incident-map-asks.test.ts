import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveIncidents } from './give.js';
import { markers, put, row, rows, shown } from './incident-map-parts.js';
import { openBeforeEach } from './open-before-each.js';

describe('<incident-map>, for what it asks its reader,', () => {
  openBeforeEach();

  it('shows its own land, and says what raster tiles need, where an editor wrote half of it', async () => {
    const element = await shown('tile-url="https://tiles.example/{z}/{x}/{y}.png"');
    await waitUntil(() => element.shadowRoot?.textContent?.includes(strings['tile-url']));
    expect(markers(element).length).to.be.greaterThan(0);
    expect(all(element, 'img')).to.deep.equal([]);
  });

  it('waits for a tap where data is to be saved', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    try {
      const element = put('country="KE"');
      await settled(element, 'ready');
      await waitUntil(() => rows(element).length > 0);
      expect(all(element, '.land')).to.deep.equal([]);
      all(element, '.wait button')[0]?.focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => markers(element).length > 0);
      expect(focused(element)?.getAttribute('part'), 'the focus is on what was asked for').to.equal('map');
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('asks for no tile before the reader agrees where the browser asks for privacy, whatever the editor wrote', async () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    try {
      await giveIncidents(row(0), row(4));
      const element = await shown(`tile-url="${api.url}/tiles/{z}/{x}/{y}.png" tile-attribution="Somebody"`);
      await waitUntil(() => all(element, '.ask button').length > 0);
      expect(all(element, '.leaflet-tile')).to.deep.equal([]);
    } finally {
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    }
  });

  for (const consent of ['consent="clik"', 'consent']) {
    it(`asks for no tile before the reader agrees where the editor wrote ${consent}`, async () => {
      await giveIncidents(row(0), row(4));
      const element = await shown(`${consent} tile-url="${api.url}/tiles/{z}/{x}/{y}.png" tile-attribution="Somebody"`);
      await waitUntil(() => all(element, '.ask button').length > 0);
      expect(all(element, '.leaflet-tile')).to.deep.equal([]);
    });
  }

  it('asks for no tile before the reader agrees, and credits their provider', async () => {
    const asked = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/tiles/'));
    await giveIncidents(row(0), row(4));
    const element = await shown(`consent="click" tile-url="${api.url}/tiles/{z}/{x}/{y}.png" tile-attribution="© <b>Somebody</b>"`);
    expect(asked()).to.deep.equal([]);
    const credits = () => all(element, '.tile-credit').map(({ textContent }) => textContent);
    expect(credits()).to.deep.equal([]);
    await waitUntil(() => all(element, '.tool.down').length > 0);
    const [allow, down] = [all(element, '.ask button')[0], all(element, '.tool.down')[0]].map((one) => one?.getBoundingClientRect());
    expect(allow?.bottom, 'no other button lies over it').to.be.at.most(down?.top ?? NaN);
    all(element, '.ask button')[0]?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => all(element, '.leaflet-tile').length > 0);
    expect(credits()).to.deep.equal(['© <b>Somebody</b>']);
    expect(focused(element)?.getAttribute('part'), 'the focus is on what was asked for').to.equal('map');
  });
});
