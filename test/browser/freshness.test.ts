import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { NOW } from '../support/now.js';
import { runIdleCallbacks, shown, flush } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const day = (days: number): string => new Date(NOW - days * 86_400_000).toISOString().slice(0, 10);
const country = (advisories: object) => ({ attribution: 'The Publisher', country: { iso2: 'KE', name: 'Kenya', risk_score: 49, advisories } });
const DATED = country({ uk: { level: '2' }, us: { level: '2', updated: day(615) } });

describe('the line of ages', () => {
  openBeforeEach();

  const room = (element: Element): Element | null => element.shadowRoot?.querySelector('.ages') ?? null;

  async function card(body: object, attributes = ''): Promise<HTMLElement> {
    await api.answer('/api/v1/countries/KE', { body });
    const element = mount(`<country-risk country="KE" publisher-url="https://publisher.example" ${attributes}></country-risk>`);
    await settled(element, 'ready');
    return element;
  }

  for (const variant of ['card', 'full']) {
    it(`comes to a ${variant} once the page has time to spare, and nothing moves`, async () => {
      const element = await card(DATED, `variant="${variant}"`);
      expect(room(element)?.childElementCount).to.equal(0);
      const { height } = element.getBoundingClientRect();
      await flush();
      runIdleCallbacks();
      await waitUntil(() => room(element)?.childElementCount);
      expect(shown(element)).to.include(localize(strings.oldestPart, { part: strings.partNames.us, age: '20 months' }));
      expect(room(element)?.querySelectorAll('circle')).to.have.lengthOf(2);
      // The line, and a tick at each unit.
      const lines = [...(room(element)?.querySelectorAll('line') ?? [])].map((line) => getComputedStyle(line).stroke);
      expect(lines.map((stroke) => stroke !== 'none')).to.deep.equal([true, true, true, true, true]);
      expect(element.getBoundingClientRect().height).to.equal(height);
    });
  }

  for (const width of [328, 520, 640, 700]) {
    it(`is as wide as a card of ${width} pixels, in the place that was kept for it`, async () => {
      const element = await card(DATED);
      element.style.inlineSize = `${width}px`;
      const { height } = element.getBoundingClientRect();
      await flush();
      runIdleCallbacks();
      await waitUntil(() => room(element)?.querySelector('.axis'));
      expect(room(element)!.querySelector('.axis')!.getBoundingClientRect().width).to.be.closeTo(width, 8);
      expect(element.getBoundingClientRect().height).to.equal(height);
    });
  }

  for (const [what, body, attributes] of [
    ['without a date', country({ uk: { level: '2' }, us: { level: '2' } }), ''],
    ['that is not shown', DATED, 'sections="summary breakdown"'],
  ] as const) {
    it(`has no place beside advice ${what}`, async () => {
      expect(room(await card(body, attributes))).to.equal(null);
    });
  }
});
