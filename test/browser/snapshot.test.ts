import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { api } from '../support/api.js';
import { localize, patternOf, strings, wrongDate } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { hoursAgo } from '../support/now.js';
import { next, pageState, shown, type Host } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const JAPAN = '/countries/JP';

/** Each tag, its requests, and words from the response. */
const TAGS = [
  ['country-risk country="JP"', [JAPAN], 'Japan'],
  ['country-risk country="JP" variant="inline"', [JAPAN], 'Japan'],
  ['country-risk country="JP" variant="badge"', ['/countries'], 'Japan'],
  ['country-risk country="JP" variant="full"', [JAPAN], strings.drugLaw],
  ['country-compare countries="JP TH"', [JAPAN, '/countries/TH'], 'Thailand'],
  ['risk-table region="Asia"', ['/countries'], 'Japan'],
  ['risk-map region="Asia"', ['/countries?region=Asia'], 'Japan'],
  ['incident-list country="KE" hours="72"', ['/incidents/recent?country=KE&hours=72'], 'Kenya'],
  ['incident-map country="KE" hours="72"', ['/incidents/recent?country=KE&hours=72'], 'Kenya'],
  ['risk-methodology', ['/methodology'], strings.componentNames.editorial],
] as const;

const FROZEN = localize(strings.frozenOn, { date: '20 May 2026' });

describe('a tag with an answer of the API inside', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));

  const answerTo = async (path: string): Promise<string> => (await fetch(`${api.url}/api/v1${path}`, { cache: 'no-store' })).text();
  const script = (json: string, date = ''): string =>
    `<script type="application/json" ${date && `data-as-of="${date}"`}>${json.replaceAll('<', '\\u003c')}</script>`;

  async function saved(paths: readonly string[], date?: string): Promise<string> {
    const answers = await Promise.all(paths.map(answerTo));
    await api.reset();
    return answers.map((json) => script(json, date)).join('');
  }

  const place = (tag: string, attributes: string, children: string): HTMLElement =>
    mount(`<${tag} lang="en-GB" loading="eager" ${attributes}>${children}<a href="https://example.org">The story</a></${tag.split(' ')[0] ?? ''}>`);

  const asked = async (): Promise<number> => (await api.requests()).length;

  for (const [tag, paths, words] of TAGS) {
    it(`<${tag}>, frozen, shows it, says of when it is and sends no request`, async () => {
      const children = await saved(paths);
      configure({ apiBase: '' });
      const element = place(tag, 'frozen="2026-05-20"', children);
      await settled(element, 'ready');
      expect(shown(element)).to.include(words);
      expect(shown(element)).to.include(FROZEN).and.to.include('CC BY');
      await (element as HTMLElement & { reload(): Promise<void> }).reload();
      expect(element.getAttribute('state')).to.equal('ready');
      expect(await asked()).to.equal(0);
    });

    it(`<${tag}> shows it while the newer answer is on its way`, async () => {
      const children = await saved(paths, '2026-05-20');
      const release = await api.hold('/api/v1');
      const element = place(tag, '', children);
      await settled(element, 'ready');
      expect(shown(element)).to.include(words);
      if (!/inline|badge/.test(tag)) expect(shown(element)).to.include(localize(strings.asOf, { time: '20 May 2026' }));
      const loaded = next(element, 'risk-load');
      await release();
      await loaded;
      await waitUntil(() => !shown(element).includes('20 May 2026'), 'the newer answer is shown');
      expect(element.getAttribute('state')).to.equal('ready');
    });

    it(`<${tag}> keeps it where no newer answer comes, and says so`, async () => {
      const children = await saved(paths, '2026-05-20');
      await api.fail('/api/v1', 'server-error');
      const element = place(tag, '', children);
      await settled(element, 'stale');
      expect(shown(element)).to.include(words);
      await waitUntil(() => shown(element).includes(localize(strings.staleSince, { time: '20 May 2026' })), 'how old it is');
    });
  }

  it('says the time too where the editor wrote one, and that there is no date', async () => {
    const json = await answerTo(JAPAN);
    const release = await api.hold('/api/v1');
    const dated = place('country-risk country="JP"', '', script(json, '2026-05-20T09:30:00Z'));
    const undated = place('country-risk country="JP"', '', script(json));
    await Promise.all([settled(dated, 'ready'), settled(undated, 'ready')]);
    expect(shown(dated)).to.match(new RegExp(patternOf(strings.asOf, { time: '20 May 2026(,| at) \\d\\d:30' })));
    expect(shown(undated)).to.include(strings.undated);
    await release();
  });

  it('under a bare `frozen` says the date that the script has, or that there is none, and sends no request', async () => {
    const json = await answerTo(JAPAN);
    await api.reset();
    const dated = place('country-risk country="JP"', 'frozen', script(json, '2026-05-20'));
    const undated = place('country-risk country="JP"', '', script(json));
    Object.assign(undated, { frozen: true }); // as frameworks set it
    await Promise.all([settled(dated, 'ready'), settled(undated, 'ready')]);
    expect(shown(dated)).to.include(FROZEN);
    expect(shown(undated)).to.include(strings.undated);
    expect(await asked()).to.equal(0);
  });

  it('says above everything else that it is older than a week, and not of one that is newer', async () => {
    const children = await saved([JAPAN]);
    const age = async (day: string): Promise<HTMLElement | null | undefined> => {
      const element = place('country-risk country="JP"', `frozen="${day}"`, children);
      await settled(element, 'ready');
      return element.shadowRoot?.querySelector<HTMLElement>('.notice');
    };
    const old = await age('2026-05-20');
    const figure = old?.parentElement?.querySelector('[part=score]');
    expect(old?.textContent).to.equal(FROZEN);
    expect(old?.getBoundingClientRect().bottom).to.be.below(figure?.getBoundingClientRect().top ?? 0);
    const fresh = await age(hoursAgo(0).slice(0, 10));
    expect(fresh?.checkVisibility()).to.equal(false);
  });

  it('is not kept beside the tag, so that it goes with it', async () => {
    const before = Object.keys(pageState().credits).length;
    for (const [tag, paths] of TAGS) {
      const element = place(tag, 'frozen="2026-05-20"', await saved(paths));
      await settled(element, 'ready');
      element.setAttribute('frozen', '2026-05-21');
      await waitUntil(() => shown(element).includes('21 May 2026'), 'the same answer, read once more');
    }
    expect([...pageState().cache.keys()]).to.deep.equal([]);
    expect(Object.keys(pageState().credits)).to.have.lengthOf(before);
  });

  it('is used also when it comes after the tag', async () => {
    const children = await saved([JAPAN]);
    const element = place('country-risk country="JP"', 'frozen="2026-05-20"', '');
    await settled(element, 'error');
    element.insertAdjacentHTML('beforeend', children);
    await settled(element, 'ready');
    expect(await asked()).to.equal(0);
  });

  it('thawed by its editor, it asks', async () => {
    const element = place('country-risk country="JP"', 'frozen="2026-05-20"', await saved([JAPAN]));
    await settled(element, 'ready');
    element.removeAttribute('frozen');
    await waitUntil(async () => (await asked()) > 0, 'the request');
  });

  it('opens the methodology of a frozen profile without a request', async () => {
    const element = place('country-risk country="JP" variant="full"', 'frozen="2026-05-20"', await saved([JAPAN]));
    await settled(element, 'ready');
    element.shadowRoot?.querySelector<HTMLElement>('.explain summary')?.click();
    await waitUntil(() => element.shadowRoot?.querySelector('.explain')?.hasAttribute('open'), 'the details');
    expect(await asked()).to.equal(0);
  });

  const NOTE = localize(strings.forEditors, { note: strings.snapshot });

  for (const [what, children, note] of [
    ['is no JSON', script('{"country": '), NOTE],
    ['is about another country', script('{"country": {"iso2": "FR", "name": "France"}}'), NOTE],
    ['is something else', script('["Japan"]'), NOTE],
    ['has been taken away', '', ''],
    ['has been emptied', script(' '), ''],
  ] as const) {
    it(`frozen, it ${note ? 'says in a sentence that' : 'leaves readers its link where'} the answer ${what}, warns on the console, and sends no request`, async () => {
      const element = place('country-risk country="JP"', 'frozen="2026-05-20"', children);
      const { kind, message } = await next(element, 'risk-error');
      expect([kind, message]).to.deep.equal(['attribute', strings.snapshot]);
      expect([shown(element), element.querySelector('a')?.checkVisibility()]).to.deep.equal([note, true]);
      expect(await asked()).to.equal(0);
    });
  }

  it('frozen, without even a link, it says in a sentence that the answer is missing', async () => {
    const element = mount('<country-risk country="JP" frozen></country-risk>');
    await next(element, 'risk-error');
    expect(shown(element)).to.equal(NOTE);
  });

  const inAttribute = (json: string): string => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

  it('may have it in data-answer, on itself or on children, each with its date', async () => {
    const [japan, thailand] = [inAttribute(await answerTo(JAPAN)), inAttribute(await answerTo('/countries/TH'))];
    await api.reset();
    const own = place('country-risk country="JP"', `frozen data-as-of="2026-05-20" data-answer="${japan}"`, '');
    const children = [japan, thailand].map((answer) => `<span data-answer="${answer}"></span>`).join('');
    const several = place('country-compare countries="JP TH"', 'frozen="2026-05-20"', children);
    for (const element of [own, several]) {
      await settled(element, 'ready');
      expect(shown(element)).to.include(FROZEN);
    }
    expect(shown(several)).to.include('Thailand');
    expect(await asked()).to.equal(0);
  });

  for (const [what, torn] of [
    ['paragraphs', (json: string) => json.replaceAll(',"', ',</p>\n<p>"').replaceAll('":', '":<br />\n')],
    ['marks of XML', (json: string) => `// <![CDATA[\n${json}\n// ]]>`],
  ] as const) {
    it(`is read where a CMS has put ${what} into it`, async () => {
      const json = JSON.stringify({ country: { iso2: 'JP', name: 'Japan', risk_score: 12, summary: 'All quiet.' } });
      const element = place('country-risk country="JP"', 'frozen="2026-05-20"', `<script type="application/json">${torn(json)}</script>`);
      await settled(element, 'ready');
      expect(shown(element)).to.include('All quiet.');
    });
  }

  it('with an unreadable answer, shows the newer one and warns on the console', async () => {
    const element = place('risk-methodology', '', script('{"tiers": '));
    await settled(element, 'ready');
    await waitUntil(() => host.warnings.some((line) => line.includes(strings.snapshot)), 'the warning');
    expect(shown(element)).to.include(strings.componentNames.editorial);
  });

  it('refuses a date that no calendar has, and sends no request', async () => {
    const element = place('country-risk country="JP"', 'frozen="yesterday"', await saved([JAPAN]));
    const { message } = await next(element, 'risk-error');
    expect(message).to.equal(wrongDate('frozen', 'yesterday'));
    expect(await asked()).to.equal(0);
  });

  it('shows the rows of a region also where they do not name it, and the page has other regions too', async () => {
    const inside = script(JSON.stringify({ countries: [{ iso2: 'JP', name: 'Japan' }] }), '2026-05-20');
    const release = await api.hold('/api/v1');
    for (const region of ['Africa', 'Europe']) place(`risk-table region="${region}"`, '', '');
    const elements = [place('risk-table region="Asia"', '', inside), place('risk-table region="Asia"', 'frozen="2026-05-20"', inside)];
    for (const element of elements) {
      await settled(element, 'ready');
      expect(shown(element)).to.include('Japan');
    }
    await release();
  });

  it('says one frozen compact tag nothing about how the others ask', async () => {
    const children = await saved(['/countries']);
    for (const country of ['JP', 'TH']) place(`country-risk variant="badge" country="${country}"`, 'frozen="2026-05-20"', children);
    const element = place('country-risk variant="badge" country="FR"', '', '');
    await settled(element, 'ready');
    expect(await api.paths()).to.deep.equal(['/api/v1/countries/FR']);
  });
});
