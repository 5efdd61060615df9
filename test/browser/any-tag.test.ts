import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import '../../src/index.js';
import { startApi, type TestApi } from '../support/api.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { reopenPage, shown, soon } from '../support/page.js';

const NOTHING = [
  'hours',
  'limit',
  'category',
  'minSeverity',
  'exclude',
  'pin',
  'region',
  'tileUrl',
  'consent',
  'headline',
  'headingLevel',
  'apiBase',
  'refresh',
];

for (const tag of ['incident-list country="KE"', 'incident-map country="KE"', 'risk-table', 'risk-map', 'risk-methodology']) {
  describe(`<${tag}>`, () => {
    let api: TestApi;

    beforeEach(async () => {
      api = await startApi();
      reopenPage();
      configure({ apiBase: api.url });
    });

    afterEach(unmountAll);

    it('can be read in a row, a float or a dialog, which are as wide as what is in them', async () => {
      const element = mount(`<${tag} loading="eager"></${tag}>`);
      (element.parentElement as HTMLElement).style.cssText = 'float: inline-start';
      await settled(element, 'ready');
      expect(element.getBoundingClientRect().width).to.be.greaterThan(200);
    });

    it('is the same where a framework sets nothing, and takes its numbers', async () => {
      const element = mount(`<${tag}></${tag}>`);
      await settled(element, 'ready');
      const before = shown(element);
      for (const nothing of [null, undefined]) {
        Object.assign(element, Object.fromEntries(NOTHING.map((name) => [name, nothing])));
        await soon();
        await settled(element, 'ready');
        expect(shown(element)).to.have.lengthOf.greaterThan(before.length / 2);
      }
      Object.assign(element, { hours: 48, limit: 7, headingLevel: 3 });
      await soon();
      await settled(element, 'ready');
      expect(element.shadowRoot?.querySelector('[part~=headline]')?.ariaLevel).to.equal('3');
    });
  });
}
