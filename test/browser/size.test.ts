import '../../src/elements/incident-list.define.js';
import '../../src/elements/risk-map.define.js';
import '../../src/elements/risk-table.define.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { mount, settled } from '../support/mount.js';
import { all } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { FEED, LIST } from './give.js';
import { openBeforeEach } from './open-before-each.js';

describe('the size of', () => {
  openBeforeEach();

  for (const [tag, path, part] of [
    ['risk-table', LIST, '[part=row]'],
    ['risk-map', LIST, 'canvas'],
    ['incident-list', FEED, '[part=item]'],
  ] as const) {
    it(`<${tag}> is the same from the first paint through loading and ready`, async () => {
      const release = await api.hold(path);
      const element = mount(`<${tag} loading="eager"></${tag}>`);
      await settled(element, 'loading');
      const { height } = element.getBoundingClientRect();
      await release();
      await settled(element, 'ready');
      await waitUntil(() => all(element, part).length > 0, 'the data');
      expect(element.getBoundingClientRect().height).to.equal(height);
    });
  }
});
