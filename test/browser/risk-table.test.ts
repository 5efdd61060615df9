import '../../src/elements/risk-table.define.js';
import { expect, nextFrame, oneEvent } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { sendKeys } from '@web/test-runner-commands';
import type { CountrySelectEvent } from '../../src/elements/country-select.js';
import type { RiskTableElement } from '../../src/elements/risk-table.js';
import { startApi, type TestApi } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { part, reopenPage } from '../support/page.js';
import { mount, settled, unmountAll } from '../support/mount.js';

const LIST = '/api/v1/countries';

const countriesOf = (count: number, all = 180): string => localize(strings.countriesOf, { count, all });
const changed = (changes: string): string => localize(strings.changes, { changes });

describe('<risk-table>', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi();
    reopenPage();
  });

  afterEach(unmountAll);

  const tag = (attributes: string) => `<risk-table api-base="${api.url}" loading="eager" ${attributes}></risk-table>`;
  const put = (attributes = '') => mount<RiskTableElement>(tag(attributes));
  const all = (element: Element, selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const rows = (element: Element) => all(element, '[part="row"]');
  /** While rows are missing, the table says how many there are. */
  const isWhole = (element: Element) => rows(element).length > 0 && all(element, '[aria-rowcount]').length === 0;
  const names = (element: Element) => all(element, '[part="name"]').map(({ textContent }) => textContent);
  const buttons = (element: Element) => all(element, 'button[part="name"]');
  const search = (element: Element) => all(element, 'input[type="search"]')[0] as HTMLInputElement;
  const heads = (element: Element) => all(element, 'thead button');
  const text = (element: Element) => element.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
  const count = (element: Element) => all(element, '.count')[0]?.textContent;
  const missing = (element: Element) => all(element, '[part="table"] + p')[0]?.textContent;
  const credit = (element: Element) => all(element, '[part="credit"]')[0]?.textContent;
  const paths = async () => (await api.requests()).map(({ path }) => path);
  const give = (...countries: readonly unknown[]) =>
    api.answer(LIST, { body: { count: countries.length, licence: 'CC BY 4.0', attribution: 'Publisher', countries } });

  async function shown(attributes = ''): Promise<RiskTableElement> {
    const element = put(attributes);
    await settled(element, 'ready');
    await element.updateComplete;
    await waitUntil(() => isWhole(element), 'all rows');
    if (!part(element, 'table')?.matches('.short')) await waitUntil(() => search(element), 'the filters');
    return element;
  }

  /** As soon as it shows its data. */
  async function first(): Promise<RiskTableElement> {
    const element = put();
    await oneEvent(element, 'risk-load');
    return element;
  }

  async function type(element: RiskTableElement, query: string): Promise<void> {
    await waitUntil(() => search(element), 'the filters');
    search(element).focus();
    await sendKeys({ type: query });
    await waitUntil(() => search(element).value.endsWith(query), `${query} in the field`); // WebKit's driver may be ahead of its page
    await element.updateComplete;
  }

  it('shows every country by name, from one request', async () => {
    const element = await shown();
    expect(rows(element)).to.have.lengthOf(180);
    expect(names(element).slice(0, 3)).to.deep.equal(['Afghanistan', 'Albania', 'Algeria']);
    expect(await paths()).to.deep.equal([LIST]);
    expect(count(element)).to.equal(localize(strings.countryCount, { count: 180 }));
    expect(text(element)).to.contain(strings.direction);
    expect(all(element, '[part="credit"] a')).to.have.lengthOf(2);
  });

  it('renders the rows in view first, and says how many there are until the others have followed', async () => {
    const element = await first();
    expect(rows(element)).to.have.lengthOf(14);
    expect(all(element, 'table')[0]?.getAttribute('aria-rowcount')).to.equal('181');
    expect(part(element, 'table')?.scrollHeight).to.be.above(part(element, 'table')?.clientHeight ?? 0);
    await waitUntil(() => rows(element).length === 180);
    await element.updateComplete;
    expect(all(element, '[aria-rowcount]')).to.have.lengthOf(0);
  });

  it('has its filters and handles after its first rows, in the places kept for them', async () => {
    const element = await first();
    const boxes = () =>
      ['.brush', '.controls', '.field', '.count', '[part=table]'].map((place) => all(element, place)[0]?.getBoundingClientRect().toJSON() as unknown);
    expect(all(element, 'input, select')).to.deep.equal([]);
    const before = boxes();
    await waitUntil(() => all(element, 'input, select').length === 4, 'search, region and two handles');
    await element.updateComplete;
    expect(boxes()).to.deep.equal(before);
  });

  for (const [what, look] of [
    ['is printed, also by itself', () => dispatchEvent(new Event('beforeprint'))],
    ['is searched with Ctrl and F', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true }))],
    ['has a selection', () => document.body.dispatchEvent(new Event('selectstart', { bubbles: true }))],
    ['gets the focus', (element: Element) => buttons(element)[0]?.focus()],
  ] as const) {
    it(`has all its rows at once when it or its page ${what}`, async () => {
      const element = await first();
      look(element);
      expect(rows(element)).to.have.lengthOf(180);
    });
  }

  it('says by its own count that a row could not be read', async () => {
    await give({ iso2: 'JP', name: 'Japan' }, { name: 'No code' });
    const element = await shown();
    expect(count(element)).to.equal(localize(strings.counted, { all: 2, count: 1 }));
  });

  it('asks for its region alone when nobody asks for another', async () => {
    const element = await shown('region="asia"');
    expect(await paths()).to.deep.equal([`${LIST}?region=Asia`]);
    expect(rows(element)).to.have.lengthOf(33);
    expect(all(element, 'select')).to.deep.equal([]);
    expect(all(element, '[part="headline"], #label').map((line) => line.textContent)).to.deep.equal([
      `${countriesOf(3, 33)}: Do Not Travel`,
      localize(strings.byCountryIn, { region: 'Asia' }),
    ]);
  });

  it('shares one request between tables of several regions', async () => {
    const box = mount(`<div>${tag('region="Asia"')}${tag('region="Africa"')}${tag('')}</div>`);
    const tables = [...box.children];
    await Promise.all(tables.map((table) => settled(table, 'ready')));
    await waitUntil(() => tables.every(isWhole));
    expect(tables.map((table) => rows(table).length)).to.deep.equal([33, 54, 180]);
    expect(await paths()).to.deep.equal([LIST]);
  });

  it('filters by region itself when the server does not', async () => {
    await give({ iso2: 'JP', name: 'Japan', region: 'Asia' }, { iso2: 'FR', name: 'France', region: 'Europe' }, { iso2: 'XX', name: 'Somewhere' });
    expect(names(await shown('region="Asia"'))).to.deep.equal(['Japan']); // Somewhere may be anywhere
  });

  it('asks for its region where the list of all does not name the regions', async () => {
    await give({ iso2: 'JP', name: 'Japan' }, { iso2: 'FR', name: 'France' });
    await shown('');
    expect(names(await shown('region="Asia"'))).to.deep.equal(['France', 'Japan']);
    expect(await paths()).to.deep.equal([LIST, `${LIST}?region=Asia`]);
  });

  it('is found by name without accents, by another name and by code', async () => {
    const element = await shown();
    for (const [query, name] of [
      ['ivory coast', "Côte d'Ivoire"],
      ['cote d', "Côte d'Ivoire"],
      ['gbr', 'United Kingdom'],
      ['turkey', 'Türkiye'],
    ] as const) {
      await type(element, query);
      await waitUntil(() => names(element).length === 1, query);
      expect(names(element)).to.deep.equal([name]);
      await sendKeys({ press: 'Escape' });
      expect(search(element).value).to.equal('');
    }
    await type(element, 'UK');
    expect(names(element)).to.include('United Kingdom');
  });

  it('says the count once after a search, and not before', async () => {
    const element = await shown();
    const status = all(element, '[role="status"]')[0];
    expect(status?.textContent).to.equal('');
    let announcements = 0;
    new MutationObserver(() => announcements++).observe(status as Node, { childList: true, characterData: true, subtree: true });
    await type(element, 'united');
    expect(count(element)).to.equal(countriesOf(3));
    await waitUntil(() => status?.textContent === countriesOf(3));
    expect(announcements).to.equal(1);
  });

  it('renders the rows that a letter finds and their count at once, and the ruler once these are painted', async () => {
    const element = await shown();
    const label = () => part(element, 'gauge')?.getAttribute('aria-label');
    const before = label();
    search(element).value = 'united';
    search(element).dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect([rows(element).length, count(element)]).to.deep.equal([3, countriesOf(3)]);
    expect(label()).to.equal(before);
    await waitUntil(() => label()?.endsWith(countriesOf(3)), 'the count on the ruler');
  });

  it('shows at once on the ruler which scores are chosen there', async () => {
    const element = await shown();
    const handle = all(element, 'input[type="range"]')[0] as HTMLInputElement;
    search(element).value = 'united';
    search(element).dispatchEvent(new Event('input'));
    handle.value = '50';
    handle.dispatchEvent(new Event('input'));
    await element.updateComplete;
    expect(all(element, '.knob').map((knob) => knob.getAttribute('x'))).to.deep.equal(['50%', '100%']);
  });

  it('says that nothing matches, and shows everything again', async () => {
    const element = await shown();
    await type(element, 'atlantis');
    expect(rows(element)).to.deep.equal([]);
    expect(text(element)).to.contain(strings.noCountryFound);
    const boxHeight = () => part(element, 'table')?.getBoundingClientRect().height;
    const height = boxHeight();
    expect(height).to.be.above(0);
    all(element, '.none button')[0]?.click();
    await waitUntil(() => rows(element).length === 180);
    expect(boxHeight()).to.equal(height);
    expect(search(element).value).to.equal('');
  });

  it('filters by region', async () => {
    const element = await shown();
    const choice = all(element, 'select')[0] as HTMLSelectElement;
    expect([...choice.options].map(({ textContent }) => textContent?.trim())).to.include('Oceania (6)');
    choice.value = 'Oceania';
    choice.dispatchEvent(new Event('change'));
    await waitUntil(() => rows(element).length === 6);
    expect(count(element)).to.equal(countriesOf(6));
  });

  describe('in another order', () => {
    const scores = (element: Element) => rows(element).map((row) => Number(row.querySelector('[part="score"] > span')?.textContent));
    const isSorted = (values: readonly number[]) => values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));
    /** Scores in ascending order, in the frame that first shows them. */
    async function resorted(element: RiskTableElement): Promise<readonly number[]> {
      (all(element, 'thead .score button')[0] as HTMLElement).click();
      await nextFrame();
      return scores(element);
    }

    it('renders the rows in view at once, and those below once these are painted', async () => {
      const element = await shown();
      const values = await resorted(element);
      expect(isSorted(values.slice(0, 14)), 'in view').to.equal(true);
      expect(isSorted(values), 'below').to.equal(false);
      await waitUntil(() => isSorted(scores(element)), 'the rows below');
    });

    it('renders all rows at once in a box that shows more of them, and for a page that prints itself', async () => {
      const element = await shown();
      element.style.setProperty('--risk-table-height', '3000px');
      expect(isSorted(await resorted(element)), 'a tall box').to.equal(true);
      element.style.removeProperty('--risk-table-height');
      await resorted(element);
      expect(isSorted(scores(element).toReversed()), 'before').to.equal(false);
      dispatchEvent(new Event('beforeprint'));
      expect(isSorted(scores(element).toReversed()), 'on paper').to.equal(true);
    });

    it('begins with its first row', async () => {
      const element = await shown();
      const box = part(element, 'table') as HTMLElement;
      box.scrollTo(0, 2000);
      await resorted(element);
      expect(box.scrollTop).to.equal(0);
    });
  });

  it('sorts by name, tier and score, both ways, unknown last, and says how', async () => {
    await give(
      { iso2: 'AA', name: 'Beta', risk_score: 50, risk_tier: 'Very Safe' },
      { iso2: 'BB', name: 'Alpha', risk_score: 9, risk_tier: 'Do Not Travel' },
      { iso2: 'CC', name: 'Gamma', risk_score: null, risk_tier: null },
    );
    const element = await shown();
    const sorts = () => all(element, 'thead [aria-sort]').map((head) => head.getAttribute('aria-sort'));
    expect(sorts()).to.deep.equal(['ascending', 'none', 'none']);
    const order: string[] = [];
    for (const head of [0, 1, 1, 2, 2]) {
      heads(element)[head]?.click();
      await element.updateComplete;
      order.push(
        names(element)
          .map((name) => name?.[0])
          .join(''),
      );
    }
    expect(order).to.deep.equal(['GBA', 'BAG', 'ABG', 'ABG', 'BAG']);
    expect(sorts()).to.deep.equal(['none', 'none', 'descending']);
  });

  it('tells the page which country was chosen, by pointer and by keyboard', async () => {
    const element = await shown();
    const chosen: string[] = [];
    const listen = (event: CountrySelectEvent) => chosen.push(`${event.iso2} ${event.country}`);
    document.body.addEventListener('country-select', listen);
    rows(element)[2]?.querySelector<HTMLElement>('[part="score"]')?.click();
    await element.updateComplete;
    expect(rows(element)[2]?.classList.contains('selected')).to.equal(true);
    buttons(element)[0]?.focus();
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Enter' });
    document.body.removeEventListener('country-select', listen);
    expect(chosen).to.deep.equal(['DZ Algeria', 'AL Albania']);
    await element.updateComplete;
    expect(all(element, '[aria-current]').map(({ textContent }) => textContent)).to.deep.equal(['Albania']);
  });

  it('is one tab stop for all heads and rows: arrows, Home, End and letters go between them, from the search too', async () => {
    const element = await shown();
    const focused = () => element.shadowRoot?.activeElement?.textContent;
    const stops = () => [...heads(element), ...buttons(element)].filter(({ tabIndex }) => tabIndex === 0);
    search(element).focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()).to.equal('Afghanistan');
    await sendKeys({ press: 'End' });
    expect(focused()).to.equal('Zimbabwe');
    await sendKeys({ press: 'ArrowUp' });
    expect(focused()).to.equal('Zambia');
    await element.updateComplete;
    expect(stops().map(({ textContent }) => textContent)).to.deep.equal(['Zambia']);
    await sendKeys({ type: 'alb' });
    expect(focused()).to.equal('Albania');
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowDown' });
    expect(focused()?.trim()).to.equal(strings.columns.tier);
    await element.updateComplete;
    expect(stops()).to.deep.equal([heads(element)[1]]);
    await sendKeys({ press: 'Enter' });
    expect(heads(element)[1]?.closest('th')?.ariaSort).to.equal('ascending');
    expect(focused()?.trim()).to.equal(strings.columns.tier);
    await sendKeys({ press: 'End' });
    await type(element, 'ice');
    expect(stops().map(({ textContent }) => textContent)).to.deep.equal(['Iceland']);
  });

  for (const [lang, width, size] of [
    ['pt', 320, ''],
    ['de', 320, ''],
    ['en', 1000, '32px'],
  ] as const) {
    it(`never hides the focused row behind its head: ${lang}, ${width} pixels ${size}`, async () => {
      const box = mount('<div></div>');
      box.style.width = `${width}px`;
      if (size) box.style.setProperty('--risk-font-size', size);
      box.innerHTML = tag(`lang="${lang}" style="letter-spacing: 0.12em"`);
      const element = box.firstElementChild as RiskTableElement;
      await settled(element, 'ready');
      await waitUntil(() => rows(element).length === 180, 'the rows');
      const head = all(element, 'thead')[0];
      await waitUntil(() => (part(element, 'table')?.style.scrollPaddingBlockStart ?? '') !== '', 'the head is measured');
      buttons(element)[0]?.focus();
      for (let press = 0; press < 14; press++) await sendKeys({ press: 'ArrowDown' });
      for (let press = 0; press < 12; press++) {
        await sendKeys({ press: 'ArrowUp' });
        const top = element.shadowRoot?.activeElement?.getBoundingClientRect().top ?? 0;
        expect(top).to.be.at.least((head?.getBoundingClientRect().bottom ?? 0) - 1);
      }
    });
  }

  it('says which country was chosen, and how it is sorted; the chosen row is the tab stop', async () => {
    const element = await shown();
    const status = all(element, '[role="status"]')[0];
    rows(element)[179]?.click();
    await element.updateComplete;
    expect(status?.textContent).to.equal(localize(strings.selected, { country: 'Zimbabwe' }));
    expect(
      buttons(element)
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['Zimbabwe']);
    heads(element)[2]?.click();
    await element.updateComplete;
    expect(status?.textContent).to.equal(localize(strings.sortedUp, { column: strings.columns.score }));
  });

  it('keeps the focus when “Show all” has done its work', async () => {
    const element = await shown();
    await type(element, 'atlantis');
    all(element, '.none button')[0]?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => rows(element).length === 180);
    expect((element.shadowRoot?.activeElement as HTMLElement | null)?.getAttribute('part')).to.equal('table');
  });

  it('says in its credit that it leaves countries out, as long as it does', async () => {
    const { filter, limit } = strings.changeNames;
    expect(credit(await shown('region="Oceania"'))).to.include(changed(filter));
    expect(credit(await shown('limit="5" loading="eager"'))).to.include(changed(limit));
    const element = await shown('loading="eager"');
    expect(credit(element)).not.to.include(changed('').trim());
    await type(element, 'ice');
    expect(credit(element)).to.include(changed(filter));
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect(credit(element)).not.to.include(changed('').trim());
  });

  it('draws the ring of a handle around its thumb', async () => {
    const element = await shown('region="Oceania"');
    const rules = (element.shadowRoot?.adoptedStyleSheets ?? []).flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSStyleRule);
    const thumb = navigator.userAgent.includes('Firefox') ? '::-moz-range-thumb' : '::-webkit-slider-thumb';
    const rings = rules.filter(({ selectorText }) => selectorText === `.handles input:focus-visible${thumb}`);
    expect(rings.map(({ style }) => style.outline)).to.deep.equal(['2px solid var(--_focus)']);
  });

  it('shows how its keys act to whoever comes to a row by one', async () => {
    const element = await shown();
    const help = () => element.shadowRoot?.getElementById('table-help');
    await waitUntil(() => help()?.textContent, 'what acts on the table');
    expect(help()?.checkVisibility()).to.equal(false);
    search(element).focus();
    for (let press = 0; press < 3 && !help()?.checkVisibility(); press++) await sendKeys({ press: 'Tab' });
    expect([help()?.checkVisibility(), element.shadowRoot?.activeElement?.getAttribute('part')]).to.deep.equal([true, 'name']);
  });

  it('is a table to a screen reader whatever it looks like', async () => {
    const element = await shown('region="Oceania"');
    const table = all(element, 'table')[0];
    expect(table?.getAttribute('role')).to.equal('table');
    const help = element.shadowRoot?.getElementById(table?.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent?.trim()).to.equal(strings.tableHelp);
    const cells = (row: Element | undefined) => [...(row?.children ?? [])].map((cell) => cell.getAttribute('role'));
    expect(cells(all(element, 'thead tr')[0])).to.deep.equal(['columnheader', 'columnheader', 'columnheader']);
    expect(cells(rows(element)[0])).to.deep.equal(['rowheader', 'cell', 'cell']);
    const box = all(element, '[part="table"]')[0];
    // The box says how many there are, so that no name is said twice.
    expect([box?.getAttribute('role'), box?.getAttribute('aria-labelledby'), all(element, '#count').length]).to.deep.equal(['group', 'count', 1]);
    expect(table?.getAttribute('aria-label')).to.equal(`${strings.countryTable}${strings.colon}${localize(strings.byCountryIn, { region: 'Oceania' })}`);
    // What is focused in it scrolls it: the box needs no stop of its own.
    expect([box?.tabIndex, all(element, '.name [tabindex="0"]').length]).to.deep.equal([-1, 1]);
    expect(rows(element)[0]?.textContent).to.contain(`(${localize(strings.tier, { level: 1 })})`);
  });

  it('shows the first few where the editor says so, and says so itself', async () => {
    const element = await shown('limit="5"');
    expect(names(element)).to.deep.equal(['Afghanistan', 'Albania', 'Algeria', 'Andorra', 'Angola']);
    expect(count(element)).to.equal(localize(strings.firstCountries, { count: 5, all: 180 }));
    // A search among five would say of all the others that they cannot be found.
    expect(all(element, 'input, select')).to.deep.equal([]);
  });

  it('shows the highest or the lowest scores where the editor says so, and says so itself', async () => {
    const element = await shown('sort="-score" limit="3"');
    expect(names(element)).to.deep.equal(['Democratic Republic of the Congo', 'Ukraine', 'Central African Republic']);
    expect(count(element)).to.equal(`${localize(strings.highestCountries, { count: 3, all: 180 })} · ${strings.tiesByName}`);
    expect(all(element, 'thead [aria-sort]').map((head) => head.getAttribute('aria-sort'))).to.deep.equal(['none', 'none', 'descending']);
    expect(count(await shown('sort="SCORE" limit="3"'))).to.contain(localize(strings.lowestCountries, { count: 3, all: 180 }));
  });

  it('shows the countries the editor names, from the request for all, and says whom the source does not cover', async () => {
    const element = await shown('countries="ke, TZ UG AQ"');
    expect(names(element)).to.deep.equal(['Kenya', 'Tanzania', 'Uganda']);
    expect(count(element)).to.equal(countriesOf(3));
    expect(missing(element)).to.equal(localize(strings.notInDataset, { iso2: 'Antarctica' }));
    expect(credit(element)).to.include(changed(strings.changeNames.filter));
    expect(await paths()).to.deep.equal([LIST]);
  });

  it('says nothing about a country that may be in a row it could not read, or in another region', async () => {
    expect(missing(await shown('countries="KE JP" region="Africa"'))).to.equal(undefined);
    await give({ iso2: 'JP', name: 'Japan' }, { name: 'No code' });
    expect(missing(await shown('countries="JP KE"'))).to.equal(undefined);
  });

  it('keeps a highlighted country on top, beyond a limit and whatever is searched and sorted', async () => {
    const element = await shown('sort="-score" limit="2" highlight="KE"');
    expect(names(element)).to.deep.equal(['Kenya', 'Democratic Republic of the Congo', 'Ukraine']);
    const cut = [localize(strings.highestCountries, { count: 2, all: 180 }), localize(strings.withHighlighted, { names: 'Kenya' })];
    expect(count(element)).to.contain(cut.join(' · '));
    expect(rows(element)[0]?.querySelector('.name')?.textContent).to.contain(`(${strings.highlighted})`);
    element.setAttribute('limit', '');
    await element.updateComplete;
    await type(element, 'japan');
    expect(names(element)).to.deep.equal(['Kenya', 'Japan']);
    expect(count(element)).to.equal(countriesOf(1));
    heads(element)[0]?.click();
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => rows(element).length === 180);
    expect(names(element)[0]).to.equal('Kenya');
  });

  it('says what is wrong with a highlight, and shows everything else', async () => {
    const element = await shown('highlight="Kenya"');
    await waitUntil(() => text(element).includes(localize(strings.country, { value: 'Kenya' })));
    expect(rows(element)).to.have.lengthOf(180);
  });

  it('shows where each score is between 0 and 100, except one that its tier contradicts', async () => {
    await give(
      { iso2: 'AA', name: 'A', risk_score: 49, risk_tier: 'Exercise Increased Caution' },
      { iso2: 'BB', name: 'B', risk_score: 0, risk_tier: 'Do Not Travel' },
      { iso2: 'CC', name: 'C' },
    );
    const element = await shown();
    expect(rows(element).map((row) => row.querySelector('circle')?.getAttribute('cx'))).to.deep.equal(['49%', undefined, undefined]);
  });

  it('says what is wrong with an attribute and asks nothing', async () => {
    for (const attributes of ['region="Atlantis"', 'limit="0"', 'limit="201"', 'limit="ten"', 'sort="tier"', 'countries="KE Kenya"']) {
      const element = put(attributes);
      await settled(element, 'error');
      await waitUntil(() => all(element, '[part="error"]').length > 0);
    }
    expect(await paths()).to.deep.equal([]);
  });

  it('shows no search where there is nothing to search, and keeps its room', async () => {
    await api.fail(LIST, 'server-error');
    const element = put();
    await settled(element, 'error');
    await waitUntil(() => all(element, '[part="error"]').length > 0);
    const field = all(element, '.controls')[0];
    expect(field?.checkVisibility({ visibilityProperty: true })).to.equal(false);
    expect(field?.offsetHeight).to.be.above(30);
  });

  it('gives back the room of rows that it does not have, where everything below is out of view, and only there', async () => {
    const box = mount(`<div><div style="block-size: ${innerHeight}px"></div>${tag('region="Oceania"')}</div>`);
    const below = box.lastElementChild as RiskTableElement;
    await settled(below, 'ready');
    await waitUntil(() => rows(below).length === 6);
    const height = (element: Element) => part(element, 'table')?.getBoundingClientRect().height ?? 0;
    await waitUntil(() => height(below) < 331, 'the room is given back');
    expect(height(below)).to.be.within(250, 330);
    const fitted = height(below);
    await type(below, 'fiji');
    await waitUntil(() => rows(below).length === 1);
    expect(height(below)).to.be.closeTo(fitted, 1);
    unmountAll();
    scrollTo(0, 0);
    expect(height(await shown('region="Oceania" style="--risk-table-height: 400px"'))).to.equal(400);
  });

  it('shows odd rows as far as they go, and nothing unknown as safe', async () => {
    await give(
      { iso2: 'AA' },
      { iso2: 'BB', name: 'A <b>Bold</b>', risk_tier: 'Something New', risk_score: '7' },
      { name: 'No code' },
      { iso2: 'AA', name: 'Twice' },
      null,
    );
    const element = await shown();
    expect(names(element)).to.deep.equal(['A <b>Bold</b>', 'Twice']);
    expect(all(element, 'tbody .level').map(({ className, textContent }) => `${className} ${textContent}`)).to.deep.equal([
      'level tier-undefined ?',
      'level tier-undefined ?',
    ]);
    expect(text(rows(element)[0] as Element) + (rows(element)[0]?.textContent ?? '')).to.contain('Something New');
    expect(rows(element)[1]?.textContent).to.contain(strings.scoreUnknown).and.contain(strings.tierUnknown);
    expect(text(element)).not.to.match(/undefined|NaN|null|\[object/);
  });

  it('keeps its size from the first paint through loading and ready', async () => {
    const release = await api.hold(LIST);
    const element = put();
    await settled(element, 'loading');
    await element.updateComplete;
    const { height } = element.getBoundingClientRect();
    await release();
    await settled(element, 'ready');
    await element.updateComplete;
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('keeps its size when the list cannot be had', async () => {
    await api.fail(LIST, 'server-error');
    const element = put();
    await element.updateComplete;
    const { height } = element.getBoundingClientRect();
    await settled(element, 'error');
    await waitUntil(() => all(element, '[part="error"]').length > 0);
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('needs no second request for a region once the whole list is known', async () => {
    const element = await shown();
    element.setAttribute('region', 'Asia');
    await waitUntil(() => rows(element).length === 33);
    expect(await paths()).to.deep.equal([LIST]);
  });

  it('never scrolls sideways at 320 pixels', async () => {
    const box = mount('<div></div>');
    box.style.width = '320px';
    box.innerHTML = tag('');
    const element = box.firstElementChild as RiskTableElement;
    await settled(element, 'ready');
    await element.updateComplete;
    const table = all(element, '[part="table"]')[0];
    expect(table?.scrollWidth).to.equal(table?.clientWidth);
    expect(element.scrollWidth).to.be.at.most(320);
    const wide = rows(element).filter((row) => row.scrollWidth > row.clientWidth);
    expect(wide.map(({ textContent }) => textContent)).to.deep.equal([]);
  });
});
