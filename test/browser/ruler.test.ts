import '../../src/elements/country-compare.define.js';
import '../../src/elements/country-risk.define.js';
import '../../src/elements/risk-methodology.define.js';
import '../../src/elements/risk-table.define.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { localize, patternOf, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { pageState, part, parts, runIdleCallbacks, shown, flush, type Host } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const COUNTRIES = '/api/v1/countries';
const row = (iso2: string, score: number | undefined, risk_tier: string) => ({ iso2, name: iso2, risk_score: score, risk_tier });
const LIST = [
  row('IS', 5, 'Very Safe'),
  row('FR', 30, 'Exercise Normal Caution'),
  row('ES', 30, 'Exercise Normal Caution'),
  row('KE', 49, 'Exercise Increased Caution'),
  row('TZ', 49, 'Exercise Increased Caution'),
  row('AF', 90, 'Do Not Travel'),
  row('XK', undefined, 'High Risk'),
];
const CREDIT = { licence: 'CC BY 4.0', attribution: 'The Publisher' };
const SENTENCE = localize(strings.standing, { count: 3, all: 6, higher: 1, same: localize(strings.equalScore, { count: 1 }) });

describe('the ruler', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));

  beforeEach(() => give({ count: LIST.length }));

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    expect(host.warnings).to.deep.equal([]);
  });

  /** Sets the list of all countries and each country's own response. */
  async function give(more: object): Promise<void> {
    await api.answer(COUNTRIES, { body: { ...CREDIT, ...more, countries: LIST } });
    await giveEach();
  }

  // The override for a longer path must be set later.
  async function giveEach(): Promise<void> {
    for (const country of LIST) await api.answer(`${COUNTRIES}/${country.iso2}`, { body: { ...CREDIT, country } });
  }

  const asked = async (): Promise<number> => (await api.requests()).filter(({ path }) => path === COUNTRIES).length;
  const marks = (element: Element): readonly SVGPathElement[] => [...(element.shadowRoot?.querySelectorAll<SVGPathElement>('.marks path') ?? [])];
  const label = (element: Element): string => part(element, 'gauge')?.getAttribute('aria-label') ?? '';

  async function card(attributes = 'country="KE"'): Promise<HTMLElement> {
    const element = mount(`<country-risk publisher-url="https://publisher.example" ${attributes}></country-risk>`);
    await settled(element, 'ready');
    return element;
  }

  /** Lets the page idle, and waits for the responses to everything it requests then. */
  async function idle(): Promise<void> {
    await flush();
    runIdleCallbacks();
    // The code for the marks, and the observer of what is in view.
    await import('../../src/elements/peers.js');
    for (let turn = 0; turn < 3; turn++) await flush();
    await waitUntil(() => pageState().pending.size === 0);
    await flush();
  }

  it('has a needle alone until the page has time to spare, then all countries, and nothing moves', async () => {
    const element = await card();
    expect(part(element, 'gauge')?.ariaHidden, 'the figure above it says all that it shows').to.equal('true');
    expect(marks(element)).to.have.lengthOf(0);
    expect(await asked()).to.equal(0);
    const height = element.getBoundingClientRect().height;
    await idle();
    expect(await asked()).to.equal(1);
    expect(label(element), 'without the score, which the figure says').to.equal(SENTENCE);
    expect(part(element, 'gauge')?.ariaHidden).to.equal('false');
    expect(shown(element)).to.include(SENTENCE);
    // One mark for each other country with a score; this one has the needle.
    expect(marks(element).map((path) => path.getAttribute('d')?.match(/M/g)?.length)).to.deep.equal([1, 2, 1, 1]);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('asks once for many tags', async () => {
    await Promise.all([card(), card('country="FR"'), card('country="AF" variant="full"'), card('country="ES" variant="badge"')]);
    await idle();
    expect(await asked()).to.equal(1);
  });

  it('asks nothing for a tag that is not in view', async () => {
    const box = mount('<div><div style="block-size: 300vh"></div><country-risk country="KE" loading="eager"></country-risk></div>');
    const element = box.lastElementChild as HTMLElement;
    await settled(element, 'ready');
    await idle();
    expect(await asked()).to.equal(0);
    element.scrollIntoView();
    await waitUntil(() => marks(element).length > 0);
    expect(await asked()).to.equal(1);
  });

  for (const [who, attributes] of [
    ['scale="plain"', 'country="KE" scale="Plain"'],
    ['running text', 'country="KE" variant="inline"'],
    ['a score that contradicts its tier', 'country="IT"'],
    ['an unknown score', 'country="XK"'],
  ] as const) {
    it(`asks nothing for ${who}`, async () => {
      await api.answer(`${COUNTRIES}/IT`, { body: { ...CREDIT, country: row('IT', 90, 'Very Safe') } });
      const element = await card(attributes);
      await idle();
      expect(await asked()).to.equal(0);
      expect(marks(element)).to.have.lengthOf(0);
    });
  }

  it('asks nothing for a frozen tag, and compares it with nothing', async () => {
    const kept = JSON.stringify({ ...CREDIT, country: LIST[3] });
    const element = mount(`<country-risk country="KE" frozen="2026-05-20"><script type="application/json">${kept}</script></country-risk>`);
    await settled(element, 'ready');
    const live = await card('country="FR"');
    await idle();
    expect(marks(live)).not.to.have.lengthOf(0);
    expect(marks(element)).to.have.lengthOf(0);
    expect(part(element, 'gauge')).not.to.equal(null);
  });

  it('asks nothing for a reader who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const element = await card();
    await idle();
    expect(await asked()).to.equal(0);
    expect(part(element, 'gauge')).not.to.equal(null);
  });

  it('stays plain if the list does not come, says nothing of it, and does not ask again', async () => {
    await api.fail(COUNTRIES, 'server-error');
    await giveEach();
    const [element, other] = [await card(), await card('country="FR"')];
    await idle();
    const first = await asked();
    element.setAttribute('headline', 'Another title');
    await idle();
    expect(await asked()).to.equal(first);
    for (const tag of [element, other]) {
      expect(marks(tag)).to.have.lengthOf(0);
      expect(parts(tag, 'error')).to.have.lengthOf(0);
      expect(tag.getAttribute('state')).to.equal('ready');
    }
  });

  it('draws no conclusion from a list that is cut', async () => {
    await give({ count: 180 });
    const element = await card();
    await idle();
    expect(await asked()).to.equal(1);
    expect(marks(element)).to.have.lengthOf(0);
  });

  it('joins the score when the story ran to the score of today', async () => {
    const element = await card('country="KE" published="2026-01-01" published-score="31"');
    await waitUntil(() => element.shadowRoot?.querySelector('.story'));
    const before = element.shadowRoot?.querySelector('.before');
    expect(before?.querySelector('circle')?.getAttribute('cx')).to.equal('31%');
    expect(['x1', 'x2'].map((name) => before?.querySelector('line')?.getAttribute(name))).to.deep.equal(['31%', '49%']);
  });

  it('is mirrored for those who read from the right', async () => {
    const element = await card('country="AF" lang="ar"');
    expect(element.shadowRoot?.querySelector('.needle')?.getAttribute('x')).to.equal('10%');
  });

  it('has a needle with a name for every country of a comparison', async () => {
    const element = mount('<country-compare countries="KE FR AF" lang="en"></country-compare>');
    await settled(element, 'ready');
    expect(parts(element, 'gauge')).to.have.lengthOf(1);
    const ends = localize(strings.aside, { text: strings.direction });
    expect(label(element)).to.equal(`${strings.comparedScore}${ends}: \u2068FR\u2069 30, \u2068KE\u2069 49, \u2068AF\u2069 90`);
    expect(element.shadowRoot?.querySelectorAll('.needle')).to.have.lengthOf(3);
  });

  it('chooses which scores a table shows, by two handles that cannot pass each other', async () => {
    const element = mount('<risk-table lang="en"></risk-table>');
    await settled(element, 'ready');
    const handles = () => element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=range]') ?? [];
    await waitUntil(() => handles().length === 2, 'the handles');
    const [lowest, highest] = handles();
    expect([lowest, highest].map((handle) => handle?.getAttribute('aria-label'))).to.deep.equal([strings.lowestScore, strings.highestScore]);
    const choose = async (handle: HTMLInputElement | undefined, value: number): Promise<readonly (string | null | undefined)[]> => {
      if (handle) handle.value = String(value);
      handle?.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      await flush();
      return parts(element, 'row').map((one) => one.dataset['iso2']);
    };
    expect(parts(element, 'row')).to.have.lengthOf(7);
    const knobs = () => [...(element.shadowRoot?.querySelectorAll('.knob text') ?? [])].map(({ textContent }) => textContent);
    expect(knobs()).to.deep.equal(['0', '100']);
    expect(await choose(lowest, 40)).to.deep.equal(['AF', 'KE', 'TZ']);
    expect(knobs()).to.deep.equal(['40', '100']);
    expect(lowest?.getAttribute('aria-valuetext')).to.equal(localize(strings.score, { score: 40 }));
    expect(shown(element)).to.include(`${strings.byCountry} · ${strings.columns.score} 40–100`);
    expect(await choose(highest, 60)).to.deep.equal(['KE', 'TZ']);
    expect(shown(element)).to.include(localize(strings.countriesOf, { count: 2, all: 7 }).replaceAll('\u00a0', ' '));
    expect(await choose(lowest, 80)).to.deep.equal([]);
    expect(lowest?.value).to.equal('60');
    element.shadowRoot?.querySelector<HTMLButtonElement>('.none button')?.click();
    await flush();
    expect(parts(element, 'row')).to.have.lengthOf(7);
    expect(lowest?.value).to.equal('0');
    expect(await asked()).to.equal(1);
  });

  it('shows the ranges of the tiers in the methodology', async () => {
    const element = mount('<risk-methodology lang="en" publisher-url="https://publisher.example"></risk-methodology>');
    await settled(element, 'ready');
    expect(label(element)).to.match(new RegExp(`^${patternOf(strings.tierRanges)}: Very Safe 0–17, .*Do Not Travel 75–100$`));
    expect(element.shadowRoot?.querySelectorAll('.range')).to.have.lengthOf(5);
  });
});
