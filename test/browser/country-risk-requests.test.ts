import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { CountryRiskElement } from '../../src/elements/country-risk.js';
import { api } from '../support/api.js';
import { english, localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { NOW } from '../support/now.js';
import { type Host, next, pageState, part, shown, flush } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const COUNTRIES = '/api/v1/countries';

class BrokenElement extends CountryRiskElement {
  static isBroken = true;
  protected override ready(...args: Parameters<CountryRiskElement['ready']>) {
    if (BrokenElement.isBroken) throw new Error('a fault of ours');
    return super.ready(...args);
  }
}
customElements.define('broken-risk', BrokenElement);

describe('the questions of a page', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));

  const paths = async (): Promise<readonly string[]> => (await api.paths()).toSorted();

  /** Tags of these countries in one article, with their data loaded. */
  async function article(...tags: readonly string[]): Promise<readonly HTMLElement[]> {
    const box = mount(`<article>${tags.map((attributes) => `<country-risk ${attributes}></country-risk>`).join('<p>Text.</p>')}</article>`);
    const elements = [...box.querySelectorAll<HTMLElement>('country-risk')];
    await Promise.all(elements.map((element) => settled(element, 'ready')));
    return elements;
  }

  const compact = (...codes: readonly string[]) => codes.map((code, index) => `country="${code}" variant="${index % 2 ? 'badge' : 'inline'}"`);

  it('are one for the same country, however often and in whatever form', async () => {
    await article('country="JP"', 'country="jp" variant="full"', 'country="JP" variant="badge"', 'country=" JP " variant="inline"');
    expect(await paths()).to.deep.equal([`${COUNTRIES}/JP`]);
  });

  it('wait after an answer that left nothing of the budget', async () => {
    const body = { country: { iso2: 'JP', name: 'Japan' } };
    await api.answer(`${COUNTRIES}/JP`, { body, headers: { 'RateLimit-Remaining': '0', 'RateLimit-Reset': '20' } });
    await article('country="JP" publisher-name="The Publisher"');
    await waitUntil(() => pageState().pauses.size > 0, 'the pause');
    const other = mount('<country-risk country="TH"></country-risk>');
    expect((await next(other, 'risk-error')).kind).to.equal('rate-limited');
    expect(await paths()).to.deep.equal([`${COUNTRIES}/JP`]);
  });

  it('are one each for two compact countries', async () => {
    await article(...compact('JP', 'TH', 'JP'));
    expect(await paths()).to.deep.equal([`${COUNTRIES}/JP`, `${COUNTRIES}/TH`]);
  });

  it('are one for the list when three or more compact countries are wanted', async () => {
    const elements = await article(...compact('JP', 'TH', 'FR', 'KE', 'IS', 'JP'));
    expect(await paths()).to.deep.equal([COUNTRIES]);
    for (const [index, name] of ['Japan', 'Thailand', 'France', 'Kenya', 'Iceland', 'Japan'].entries())
      expect(shown(elements[index] as Element)).to.include(name);
  });

  it('are one for the list also where some of the tags are far below', async () => {
    const box = mount('<article></article>');
    box.innerHTML = `${compact('JP')
      .map((attributes) => `<country-risk ${attributes}></country-risk>`)
      .join('')}<div></div><country-risk country="TH" variant="badge"></country-risk><country-risk country="FR" variant="badge"></country-risk>`;
    (box.querySelector('div') as HTMLElement).style.height = '9000px';
    const [near, far] = box.querySelectorAll('country-risk');
    await settled(near as Element, 'ready');
    expect(await paths()).to.deep.equal([COUNTRIES]);
    expect((far as Element).getAttribute('state')).to.equal('idle');
    (far as Element).scrollIntoView();
    await settled(far as Element, 'ready');
    expect(await paths()).to.deep.equal([COUNTRIES]);
    scrollTo(0, 0);
  });

  it('are none for a compact tag that comes when the list is fresh', async () => {
    await article(...compact('JP', 'TH', 'FR'));
    await article(...compact('KE'));
    expect(await paths()).to.deep.equal([COUNTRIES]);
  });

  it('are the list and the country for compact tags and a card', async () => {
    await article(...compact('JP', 'TH', 'FR'), 'country="JP"');
    expect(await paths()).to.deep.equal([COUNTRIES, `${COUNTRIES}/JP`]);
  });

  it('are none for tags that are far away, until they are near or the page is printed', async () => {
    const box = mount('<div><div></div><country-risk country="JP"></country-risk></div>');
    (box.firstElementChild as HTMLElement).style.height = '9000px';
    await flush();
    await flush();
    expect(await paths()).to.deep.equal([]);
    dispatchEvent(new Event('beforeprint'));
    await settled(box.lastElementChild as Element, 'ready');
    expect(await paths()).to.deep.equal([`${COUNTRIES}/JP`]);
  });

  it('go out at once for a tag without a box of its own that could come near', async () => {
    const tag = mount('<country-risk country="JP" style="display: contents"></country-risk>');
    await settled(tag, 'ready');
  });

  it('go out at once for a tag that is eager', async () => {
    const box = mount('<div><div></div><country-risk country="JP" loading="eager"></country-risk></div>');
    (box.firstElementChild as HTMLElement).style.height = '9000px';
    await settled(box.lastElementChild as Element, 'ready');
  });

  it('follow a setting that comes later', async () => {
    configure({ apiBase: '' });
    const element = mount('<country-risk country="JP"></country-risk>');
    await next(element, 'risk-error');
    configure({ apiBase: api.url });
    await settled(element, 'ready');
    expect(part(element, 'error')).to.equal(null);
  });

  it('go where the tag says before where the page says', async () => {
    configure({ apiBase: 'https://api.invalid' });
    await article(`country="JP" api-base="${api.url}/"`);
    expect(await paths()).to.deep.equal([`${COUNTRIES}/JP`]);
  });

  it('wait together when the server asks for it, and say when it is known', async () => {
    await api.fail(COUNTRIES, 'rate-limited');
    const element = mount('<country-risk country="JP" lang="en-US"></country-risk>');
    const { kind, retryAt = 0, message } = await next(element, 'risk-error');
    expect(kind).to.equal('rate-limited');
    expect(retryAt - NOW).to.be.within(30_000, 120_000);
    expect(message).to.equal(english.sentences(strings['rate-limited'], localize(strings.retryingAt, { time: english.time(retryAt) })));
    const second = await next(mount('<country-risk country="TH"></country-risk>'), 'risk-error');
    expect(second.kind).to.equal('rate-limited');
    expect(second.retryAt).to.be.closeTo(retryAt, 1000); // the clock is read twice, and readers see minutes only
    expect(await paths()).to.deep.equal([`${COUNTRIES}/JP`]);
  });

  for (const variant of ['card', 'badge']) {
    it(`leave an old answer in its place, with its age, where a new one does not come: ${variant}`, async () => {
      await api.answer(COUNTRIES, { body: { country: { iso2: 'JP', name: 'Japan' } }, times: 1 }); // without leave to cache it
      const [element] = (await article(`country="JP" lang="en-US" variant="${variant}"`)) as [CountryRiskElement];
      const { cache } = pageState();
      for (const [url, answer] of cache) cache.set(url, { ...(answer as object), fetchedAt: NOW - 3_600_000 });
      await api.fail(COUNTRIES, 'server-error');
      const loaded = next(element, 'risk-load');
      await element.reload();
      expect((await loaded).stale).to.equal(true);
      expect(element.getAttribute('state')).to.equal('stale');
      const age = localize(strings.staleSince, { time: english.dateTime(NOW) }).replaceAll(/\s/g, ' ');
      expect(shown(element)).to.include('Japan').and.to.include(age);
      await api.reset();
      await element.reload();
      await settled(element, 'ready');
      expect(shown(element)).not.to.include(age);
    });
  }

  it('leave a page that turned a tag away and back as it was', async () => {
    const element = mount('<country-risk country="JP" variant="badge"></country-risk>');
    await settled(element, 'ready');
    const box = element.parentElement as Element;
    const { settingsListeners: listeners, compactCountries: wanted } = pageState();
    const before = [listeners.size, wanted.size, document.querySelectorAll('*').length];
    for (let times = 0; times < 200; times += 1) {
      element.remove();
      box.append(element);
    }
    await flush();
    expect([listeners.size, wanted.size, document.querySelectorAll('*').length]).to.deep.equal(before);
    element.remove();
    expect([wanted.has(element), listeners.size]).to.deep.equal([false, (before[0] ?? 0) - 1]);
    expect(await paths()).to.deep.equal([`${COUNTRIES}/JP`]);
  });

  it('never let a fault of ours reach the page', async () => {
    const errors: unknown[] = [];
    const note = (event: Event) => errors.push((event as PromiseRejectionEvent).reason ?? event.type);
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    const element = mount('<broken-risk country="JP">The story</broken-risk>');
    const { kind, message } = await next(element, 'risk-error');
    expect([kind, message, element.getAttribute('state')]).to.deep.equal(['fault', strings.fault, 'error']);
    BrokenElement.isBroken = false;
    part(element, 'retry')?.click();
    await settled(element, 'ready');
    expect(shown(element)).to.include('Japan');
    // The browser reports rejections late but in order: after ours, none can be pending.
    void Promise.reject('ours');
    await waitUntil(() => errors.includes('ours'), 'the last rejection');
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
    expect(errors).to.deep.equal(['ours']);
    const told = host.noise.splice(0).filter((line) => !line.includes('outside a test')); // the test runner's own
    expect(told, 'what the console was told of the fault, and then ours').to.deep.equal(['Error: a fault of ours', 'ours', 'unhandledrejection']);
  });
});
