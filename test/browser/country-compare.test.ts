import '../../src/elements/country-compare.define.js';
import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { setViewport } from '@web/test-runner-commands';
import { configure } from '../../src/configure.js';
import { startApi, type TestApi } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { LANGUAGES } from '../support/languages.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { hurry, next, part, parts, reopenPage, shown, watchHost, type Host } from '../support/page.js';

const COUNTRIES = '/api/v1/countries';

describe('<country-compare>', () => {
  let api: TestApi;
  let host: Host;
  let unhurry: () => void;

  beforeEach(async () => {
    api = await startApi();
    reopenPage();
    configure({ apiBase: api.url });
    unhurry = hurry();
    host = watchHost();
    await setViewport({ width: 1280, height: 800 });
  });

  afterEach(() => {
    unmountAll();
    host.stop();
    unhurry();
    expect(host.noise).to.deep.equal([]);
  });

  const paths = async (): Promise<readonly string[]> => (await api.requests()).map(({ path }) => path);
  const rows = (element: Element): readonly (readonly string[])[] =>
    parts(element, 'row').map((row) =>
      [...row.querySelectorAll('[role=rowheader], [role=cell] > div')].map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim()),
    );
  const row = (element: Element, label: string): readonly string[] | undefined => rows(element).find(([first]) => first?.startsWith(label));
  const heads = (element: Element): readonly string[] =>
    [...(element.shadowRoot?.querySelectorAll('thead [role=columnheader]') ?? [])].map(({ textContent }) =>
      (textContent ?? '').replace(/[^\p{L} ]/gu, '').trim(),
    );

  /** No window is as narrow as a phone in every browser; a column of a page is. */
  function narrow(element: HTMLElement, width: number): void {
    const box = element.parentElement;
    if (box) box.style.inlineSize = `${width}px`;
  }

  async function ready(countries: string, more = ''): Promise<HTMLElement> {
    const element = mount(`<country-compare countries="${countries}" lang="en-GB" ${more}></country-compare>`);
    await settled(element, 'ready');
    return element;
  }

  it('shows the countries in the order written, row by row', async () => {
    const element = await ready('TH, jp fr');
    expect(heads(element)).to.deep.equal(['Thailand', 'Japan', 'France']);
    expect(part(element, 'headline')?.textContent).to.equal(localize(strings.scoresFrom, { low: 15, lowest: 'Japan', high: 38, highest: 'Thailand' }));
    const below = element.shadowRoot?.querySelector('#title ~ .quiet:last-of-type')?.textContent?.replaceAll(/\s+/g, ' ').trim();
    expect(below).to.match(new RegExp(`^${strings.comparedScore} ${strings.direction} .*20[0-9]{2}$`));
    expect(row(element, strings.comparedScore)?.slice(1)).to.deep.equal(['38', '15', '26']);
    expect(row(element, strings.comparedTier)?.[1]).to.include(`Exercise Increased Caution (${localize(strings.tier, { level: 3 })})`);
    const { governments, factNames } = strings;
    const labels = ['Crime', 'Infrastructure', governments.uk, governments.us, factNames.currency, factNames['drive-side']];
    expect(rows(element).map(([label]) => label)).to.include.members(labels);
    for (const cells of rows(element)) expect(cells).to.have.lengthOf(4);
    expect(await paths()).to.have.members([`${COUNTRIES}/TH`, `${COUNTRIES}/JP`, `${COUNTRIES}/FR`]);
  });

  it('shares its answers with the cards of the page', async () => {
    const card = mount('<country-risk country="JP"></country-risk>');
    const element = await ready('JP TH');
    await settled(card, 'ready');
    expect((await paths()).filter((path) => path.endsWith('/JP'))).to.have.lengthOf(1);
    expect(heads(element)).to.deep.equal(['Japan', 'Thailand']);
  });

  it('names what is no code and what is not in the dataset, and shows the others', async () => {
    const element = await ready('JP UK XX TH Kenya');
    await waitUntil(() => parts(element, 'error').length === 2);
    expect(parts(element, 'error').map(({ textContent }) => textContent?.trim())).to.deep.equal(
      [strings['country-uk'], localize(strings.country, { value: 'Kenya' })].map((note) => localize(strings.forEditors, { note })),
    );
    expect(shown(element)).to.include(localize(strings.notInDataset, { iso2: 'XX' }));
    expect(heads(element)).to.deep.equal(['Japan', 'Thailand']);
    expect(await paths()).to.have.members([`${COUNTRIES}/JP`, `${COUNTRIES}/XX`, `${COUNTRIES}/TH`]);
    expect(host.warnings.filter((line) => line.startsWith('<country-compare>'))).to.have.lengthOf(2);
  });

  it('says what is wrong when too few or too many are written, and asks nothing', async () => {
    for (const countries of ['', 'JP jp', 'JP TH FR US UA KE']) {
      const { kind, message } = await next(mount(`<country-compare countries="${countries}"></country-compare>`), 'risk-error');
      expect([kind, message]).to.deep.equal(['attribute', localize(strings.countries, { value: countries })]);
    }
    expect(await paths()).to.deep.equal([]);
  });

  it('keeps the others when one does not answer, and asks that one again when the reader wants it', async () => {
    await api.fail(`${COUNTRIES}/TH`, 'server-error');
    const element = await ready('JP TH FR');
    await waitUntil(() => part(element, 'error')?.textContent?.includes(strings.server));
    expect(part(element, 'error')?.closest('.notice')?.textContent).to.include('Thailand (TH)');
    expect(heads(element)).to.deep.equal(['Japan', 'France']);
    await api.reset();
    const asked = (await paths()).length;
    part(element, 'retry')?.click();
    await waitUntil(() => heads(element).length === 3);
    expect(heads(element)).to.deep.equal(['Japan', 'Thailand', 'France']);
    expect((await paths()).length - asked).to.equal(1);
    expect(parts(element, 'error')).to.have.lengthOf(0);
  });

  it('says that the server fails, not that there is no such country, where both are the case', async () => {
    await api.fail(`${COUNTRIES}/TH`, 'server-error');
    const { kind } = await next(mount('<country-compare countries="XX TH"></country-compare>'), 'risk-error');
    expect(kind).to.equal('server');
  });

  it('does not make the others wait for one that hangs', async () => {
    const release = await api.hold(`${COUNTRIES}/TH`);
    const element = await ready('JP TH');
    expect(heads(element)).to.deep.equal(['Japan']);
    const missing = () => element.shadowRoot?.querySelector('.notice')?.textContent?.trim();
    expect(missing()).to.equal(localize(strings.stillLoading, { iso2: 'Thailand (TH)' }));
    await release();
    await waitUntil(() => heads(element).length === 2);
    expect(missing()).to.equal(undefined);
  });

  const FIVE = 'KE TH US FR JP';
  const boxes = (found: Iterable<Element>): readonly DOMRect[] => [...found].map((one) => one.getBoundingClientRect());
  const within = (element: Element, selector: string): readonly Element[] => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
  const cellsOf = (element: Element, label: string): readonly Element[] => [
    ...(parts(element, 'row')
      .find((one) => one.querySelector('th')?.textContent?.trim() === label)
      ?.querySelectorAll('td') ?? []),
  ];

  it('has three and more countries as the rows of a matrix in a column of text and on a phone, each category a column', async () => {
    for (const [countries, width, most] of [
      [FIVE, 640, 790],
      [FIVE, 328, 880],
      ['KE TH US', 640, 690],
      ['KE TH US', 300, 820],
    ] as const) {
      const element = await ready(countries, 'loading="eager"');
      narrow(element, width);
      expect(element.scrollWidth).to.be.at.most(width);
      expect(element.offsetHeight).to.be.below(most);
      const names = boxes(within(element, 'thead th'));
      const { governments, riskCategories } = strings;
      let column = 0;
      for (const label of [strings.comparedScore, ...Object.values(riskCategories), governments.uk, governments.us]) {
        const cells = boxes(cellsOf(element, label));
        expect(new Set(cells.map(({ left }) => Math.round(left))).size, label).to.equal(1);
        expect(cells[0]?.left, label).to.be.greaterThan(column);
        column = cells[0]?.left ?? Number.NaN;
        for (const [place, { top, bottom }] of cells.entries()) {
          expect(names[place]?.top, label).to.be.at.least(top - 1);
          expect(names[place]?.bottom, label).to.be.at.most(bottom + 1);
        }
      }
      unmountAll();
    }
  });

  it('has the same tree in a matrix as in columns', async () => {
    const element = await ready(FIVE);
    const wide = rows(element).filter(([label]) => Object.values(strings.riskCategories).includes(String(label)));
    expect(wide).to.have.lengthOf(6);
    narrow(element, 640);
    expect(rows(element).filter(([label]) => Object.values(strings.riskCategories).includes(String(label)))).to.deep.equal(wide);
    expect(wide[0]?.[1]).to.equal(`${localize(strings.ratingOf, { level: 3 })}${strings.comma}3 ${strings.ratings[2]}${strings.comma}${strings.highest}`);
    await expect(element).to.be.accessible();
  });

  it('has no blank cell in the matrix: a dash that says why, or an ellipsis where words were sent instead', async () => {
    await api.answer(`${COUNTRIES}/FR`, {
      body: {
        licence: 'CC BY 4.0',
        attribution: 'The Publisher',
        country: { iso2: 'FR', name: 'France', breakdown: { crime: 2, terrorism: 'elevated' }, advisories: { uk: { level: 'Amber' } } },
      },
    });
    const element = await ready('KE FR US');
    narrow(element, 640);
    const said = (label: string, place: number): readonly string[] => {
      const value = cellsOf(element, label)[place]?.querySelector('.step-0');
      return value ? [getComputedStyle(value, '::before').content.split(' ')[0] ?? '', value.textContent?.trim() ?? ''] : [];
    };
    const { riskCategories, governments } = strings;
    expect(said(strings.comparedScore, 1)).to.deep.equal(['"–"', strings.scoreUnknown]);
    expect(said(riskCategories.health, 1)).to.deep.equal(['"–"', strings.ratingUnknown]);
    expect(said(riskCategories.terrorism, 1)).to.deep.equal(['"…"', 'elevated']);
    expect(said(governments.uk, 1)).to.deep.equal(['"…"', 'Amber']);
    expect(said(governments.us, 1)).to.deep.equal(['"–"', strings.noAdvisory]);
    expect(said(governments.us, 2)).to.deep.equal(['"–"', strings.notApplicable]);
    // The word itself stands below the matrix, for everybody.
    expect(parts(element, 'row').some((one) => one.innerText.includes(`${riskCategories.terrorism}\n`) && one.innerText.includes('elevated'))).to.equal(true);
  });

  for (const lang of LANGUAGES) {
    it(`has room for the names of the columns on every screen, in ${lang}`, async () => {
      const element = mount(`<country-compare countries="${FIVE}" lang="${lang}"></country-compare>`);
      await settled(element, 'ready');
      for (const width of [304, 328, 640]) {
        narrow(element, width);
        const { left, right } = element.getBoundingClientRect();
        const names = within(element, '.matrix [part=row]:not(.tier) > th').map((name) => {
          const range = document.createRange();
          range.selectNodeContents(name);
          return range.getBoundingClientRect();
        });
        expect(names).to.have.lengthOf(9);
        const [[tier], [country]] = [boxes(within(element, '.tier .level')), boxes(within(element, 'thead bdi'))];
        expect(lang === 'ar' ? (tier?.left ?? 0) >= (country?.right ?? width) : (tier?.right ?? width) <= (country?.left ?? 0), `${width}, tier`).to.equal(
          true,
        );
        for (const [place, name] of names.entries()) {
          expect(name.left, `${width}, ${place}`).to.be.at.least(left);
          expect(name.right, `${width}, ${place}`).to.be.at.most(right);
          for (const above of names.slice(place + 1)) expect(above.bottom, `${width}, ${place}`).to.be.at.most(name.top + 4);
        }
      }
    });
  }

  it('folds advice, summaries and facts below the matrix, where a line of buttons opens each', async () => {
    const element = await ready('KE JP FR');
    narrow(element, 328);
    const shownRows = () => parts(element, 'row').filter((one) => !one.closest('.matrix') && one.checkVisibility());
    expect(shownRows()).to.deep.equal([]);
    const buttons = within(element, '.folds button') as HTMLElement[];
    expect(buttons.map(({ innerText }) => innerText.trim())).to.deep.equal([strings.advisories, strings.summaryTitle, strings.quickFacts]);
    for (const button of buttons) {
      const before = shownRows().length;
      button.click();
      await waitUntil(() => button.getAttribute('aria-expanded') === 'true');
      expect(shownRows().length).to.be.greaterThan(before);
      expect(element.shadowRoot?.getElementById(button.getAttribute('aria-controls') ?? '')?.checkVisibility()).to.equal(true);
    }
    // Every value has its country, and nothing is wider than the phone.
    const values = shownRows().flatMap((one) => [...one.querySelectorAll('td')]);
    expect(values.map((value) => getComputedStyle(value, '::before').content.split(' /')[0])).to.include.members(['"Kenya"', '"Japan"', '"France"']);
    expect(element.scrollWidth).to.be.at.most(328);
    await expect(element).to.be.accessible();
  });

  it('is a list of each country under each fact where even the matrix has no room', async () => {
    const element = await ready(FIVE);
    narrow(element, 240);
    expect(element.scrollWidth).to.be.at.most(240);
    const cells = cellsOf(element, strings.riskCategories.crime);
    for (const { width } of boxes(cells)) expect(width).to.be.at.least(100);
    expect(cells.map((cell) => /"(.*?)"/.exec(getComputedStyle(cell, '::before').content)?.[1])).to.deep.equal(heads(element));
  });

  it('keeps the names over the ruler apart, and leaves them to the table in text twice the size', async () => {
    const element = mount('<country-compare countries="KE JP DE" lang="de"></country-compare>');
    await settled(element, 'ready');
    narrow(element, 328);
    const names = () => boxes(within(element, '.names text').filter((name) => name.checkVisibility()));
    expect(names()).to.have.lengthOf(3);
    for (const [place, one] of names().entries()) {
      for (const other of names().slice(place + 1))
        expect(one.bottom <= other.top + 4 || other.bottom <= one.top + 4 || one.right <= other.left || other.right <= one.left).to.equal(true);
    }
    element.style.setProperty('--risk-font-size', '32px');
    expect(names()).to.have.lengthOf(0);
    expect(element.scrollWidth).to.be.at.most(328);
  });

  it('has columns for five countries across a page', async () => {
    const element = await ready(FIVE);
    narrow(element, 1136);
    expect(new Set(boxes(cellsOf(element, strings.comparedScore)).map(({ top }) => top)).size).to.equal(1);
    expect(element.scrollWidth).to.equal(1136);
    expect(element.offsetHeight).to.be.below(1150);
  });

  it('has two countries as two columns on a phone, with their names on top while the rows pass', async () => {
    const element = await ready('KE JP');
    narrow(element, 328);
    const head = element.shadowRoot?.querySelector('thead');
    const [kenya, japan] = [...(head?.querySelectorAll('th') ?? [])].map((name) => name.getBoundingClientRect());
    const [one, other] = parts(element, 'score').map((score) => score.closest('td')?.getBoundingClientRect());
    expect([one?.top, one?.left, other?.left]).to.deep.equal([other?.top, kenya?.left, japan?.left]);
    scrollTo(0, element.getBoundingClientRect().bottom + scrollY - 300);
    expect(head?.getBoundingClientRect().top).to.be.closeTo(0, 1);
    expect(element.offsetHeight).to.be.below(1550);
    scrollTo(0, 0);
  });

  it('marks the highest rating of each row, all of them where several are highest', async () => {
    const element = await ready('KE TH US FR JP');
    const bold = (label: string) =>
      [
        ...(parts(element, 'row')
          .find((one) => one.textContent?.includes(label))
          ?.querySelectorAll('td') ?? []),
      ].map((cell) => getComputedStyle(cell.querySelector('.rating') as Element).fontWeight === '600');
    expect(bold('Crime')).to.deep.equal([true, false, false, false, false]);
    expect(bold('Infrastructure')).to.deep.equal([true, true, false, true, false]);
  });

  it('folds facts, summaries and the texts of advice, but neither level nor date, until a reader wants them', async () => {
    const element = await ready('KE JP');
    const visible = (text: string) =>
      parts(element, 'row')
        .flatMap((one) => [...one.querySelectorAll<HTMLElement>('td *')])
        .some((one) => one.childElementCount === 0 && one.textContent?.includes(text) && one.checkVisibility());
    const texts = ['Sample: the level is made up', '240 V', 'Sample text for Kenya'];
    expect(texts.map(visible)).to.deep.equal([false, false, false]);
    expect(
      ['17 March 2025', localize(strings.level, { level: 1 })].map((text) => parts(element, 'advisory').some((one) => one.innerText.includes(text))),
    ).to.deep.equal([true, true]);
    const buttons = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.unfold') ?? [])];
    expect(buttons.map(({ textContent }) => textContent?.trim().replace(/\s+/g, ' '))).to.deep.equal(
      [strings.advisories, strings.summaryTitle, strings.quickFacts].map((title) => `${strings.showMore}, ${title}`),
    );
    for (const button of buttons) button.click();
    await waitUntil(() => buttons.every((button) => button.getAttribute('aria-expanded') === 'true'));
    expect(texts.map(visible)).to.deep.equal([true, true, true]);
    await expect(element).to.be.accessible();
    buttons[2]?.click();
    await waitUntil(() => !visible('240 V'));
  });

  it('is a table for a screen reader, folded or not', async () => {
    for (const width of [288, 1200]) {
      const element = await ready('JP TH');
      narrow(element, width);
      const table = part(element, 'table');
      expect(table?.getAttribute('aria-label')).to.equal(localize(strings.comparedTitle, { names: 'Japan and Thailand' }));
      expect(table?.querySelectorAll('[role=columnheader]')).to.have.lengthOf(2);
      await expect(element).to.be.accessible();
      unmountAll();
    }
  });

  it('shows whatever comes as text, and nothing unknown as safe', async () => {
    for (const [scenario, countries] of [
      ['odd', 'AD IS TH FR KE'],
      ['odd', 'JP GB US DE XK'],
      ['wide', 'TH FR'],
      ['bare-array', 'TH FR'],
    ]) {
      const element = await ready(String(countries), `api-base="${api.url}/scenario/${scenario}" loading="eager"`);
      expect(shown(element)).not.to.match(/undefined|NaN|null|\[object/);
      expect(element.shadowRoot?.querySelector('script, img, iframe, [onerror], [onload], [href^="javascript" i]')).to.equal(null);
      expect(document.documentElement.scrollWidth).to.be.at.most(1280);
    }
    expect(window).not.to.have.property('wasHere');
  });

  it('keeps the facts nobody foresaw and says where one is missing', async () => {
    const element = await ready('TH FR', `api-base="${api.url}/scenario/odd"`);
    // Below the ratings first, then below the facts.
    expect(row(element, strings.asSent)?.slice(1)).to.deep.equal(['Maritime 2', '']);
    expect(element.shadowRoot?.querySelector('#facts')?.textContent).to.include('Emergency number').and.to.include('112');
    expect(row(element, 'DE')?.[2]).to.include('Teilreisewarnung');
  });

  it('takes the editor’s own title, as a heading where wanted', async () => {
    const element = await ready('JP TH', 'headline="Where to go" heading-level="3"');
    const headline = part(element, 'headline');
    expect([headline?.textContent, headline?.getAttribute('role'), headline?.getAttribute('aria-level')]).to.deep.equal(['Where to go', 'heading', '3']);
  });
});
