import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { hoursAgo, NOW } from '../support/now.js';
import { all, shown } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { button, changed, download, find, jsonOf, linesOf, opened, openToSave, panel, rowsOf, saved, type SavedFile, tag } from './export-panel-parts.js';

describe('the files that readers take along', () => {
  openToSave();

  for (const [html, rows, name] of [
    [tag('country-risk', 'country="JP"'), 1, 'country-risk-JP'],
    [tag('country-risk', 'country="JP" variant="full"'), 1, 'country-risk-JP'],
    [tag('country-compare', 'countries="JP TH FR"'), 3, 'country-compare-JP-TH-FR'],
    [tag('risk-table', 'region="Asia"'), 33, 'risk-table-asia'],
    [tag('risk-map'), 180, 'risk-map'],
    [tag('incident-list', 'country="KE" hours="72" limit="20"'), 20, 'incident-list-KE'],
    [tag('incident-map', 'country="KE" hours="72" limit="20"'), 20, 'incident-map-KE'],
    [tag('risk-methodology'), 30, 'risk-methodology'],
  ] as const) {
    it(`of ${html} are all of its rows, each with the credit, as CSV and as JSON`, async () => {
      const element = await opened(html);
      const csv = await download(element, strings.downloadCsv);
      expect(csv.name).to.match(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      expect(csv.type).to.equal('text/csv;charset=utf-8');
      const [head = '', ...lines] = linesOf(csv.text);
      expect(head).to.match(/^\uFEFF.*,publisher,publisher_url,licence,licence_url,source_url,retrieved_at,changes$/);
      if (name === 'risk-methodology') expect(lines.length).to.be.greaterThan(20);
      else expect(lines).to.have.lengthOf(rows);
      for (const line of lines)
        expect(line).to.match(/CC BY 4\.0,https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/,http:[^,]*\/api\/v1\/[^,]*,\d{4}-[^,]*Z,/);
      expect(csv.text).not.to.match(/undefined|NaN|\[object|null/);
      const json = await jsonOf(element);
      expect(json.credit).to.include({ licence: 'CC BY 4.0', licence_url: 'https://creativecommons.org/licenses/by/4.0/' });
      expect(json.credit['publisher']).to.match(/sample/i);
      expect(Math.abs(Date.parse(json.retrieved) - NOW)).to.be.lessThan(60_000);
      expect(json.question['tag']).to.equal(element.localName);
      if (Array.isArray(json.data)) expect(json.data).to.have.lengthOf(rows);
    });
  }

  it('in an inline tag and a badge are left to the bigger ones', async () => {
    for (const variant of ['inline', 'badge']) {
      const element = mount(tag('country-risk', `country="JP" variant="${variant}"`));
      await settled(element, 'ready');
      expect(button(element)).to.equal(undefined);
    }
  });

  it('of a full profile hold every field there is', async () => {
    const { data } = await jsonOf(await opened(tag('country-risk', 'country="TH" variant="full"')));
    expect(data).to.include.keys('iso2', 'iso3', 'name', 'region', 'risk_score', 'risk_tier', 'flag', 'summary');
    expect(data).to.include.keys('breakdown', 'advisories', 'drug_law', 'lgbtq', 'womens_safety', 'peace_index', 'quick_facts');
  });

  it('are of the newest answer, also from a panel that was opened before it came', async () => {
    const element = (await opened(tag('country-risk', 'country="JP"'))) as HTMLElement & { reload(): Promise<void> };
    await api.answer('/api/v1/countries/JP', { body: { country: { iso2: 'JP', name: 'Japan', risk_score: 77 } } });
    await element.reload();
    await waitUntil(() => shown(element).includes('77'), 'the newer answer');
    const { data } = await jsonOf(element);
    expect(data).to.include({ risk_score: 77 });
  });

  it('are what the reader sees: the filtered incidents, and the file says so', async () => {
    const element = await opened(tag('incident-map', 'country="KE" limit="40"'));
    const crimes = () => all(element, '.chip').find(({ textContent }) => textContent?.includes('Crime'));
    await waitUntil(crimes, 'the filters come after the map');
    const count = Number(/\d+/.exec(crimes()?.textContent ?? '')?.[0]);
    crimes()?.click();
    await waitUntil(() => button(element)?.isConnected && all(element, '[part=item]').length === count);
    const shown = all(element, '[part=item]').map((item) => item.dataset['id']);
    const { credit, question, data } = await jsonOf(element);
    expect((data as readonly { readonly id: string }[]).map(({ id }) => id)).to.deep.equal(shown);
    expect(credit['changes']).to.equal(changed('limit', 'filter'));
    expect(question['categories']).to.deep.equal(['crime']);
    expect((await rowsOf(element)).every((line) => line.endsWith(`,"${changed('limit', 'filter')}"`))).to.equal(true);
  });

  it('name in the credit line and in the file every change there is', async () => {
    for (const [name, attributes, changes] of [
      ['country-risk', 'country="JP"', ''],
      ['country-risk', 'country="JP" name="Nippon" sections="advisories"', changed('name', 'sections')],
      ['country-compare', 'countries="JP TH"', changed('comparison')],
      ['incident-list', 'country="KE" limit="5" exclude="none-of-them" min-severity="2"', changed('limit', 'filter', 'exclude')],
      ['risk-table', 'region="Asia" limit="5"', changed('limit', 'filter')],
    ] as const) {
      const element = await opened(tag(name, attributes));
      expect((await jsonOf(element)).credit['changes'], name).to.equal(changes);
      const line = find(element, '[part=credit]')?.textContent ?? '';
      const said = localize(strings.changes, { changes: changes.replaceAll('; ', ', ') });
      if (changes) expect(line).to.include(said);
      else expect(line).not.to.include(said.trim());
    }
  });

  it('keep the publisher’s names, and have those shown in a column of their own', async () => {
    const german = (html: string) => html.replace('lang="en"', 'lang="de"');
    const save = async (html: string) => {
      const element = await opened(german(html));
      all(element, '.export button')[1]?.click();
      const { blob } = saved.at(-1) ?? {};
      return JSON.parse((await blob?.text()) ?? '') as SavedFile;
    };
    const table = await save(tag('risk-table', 'region="Oceania"'));
    expect((table.data as readonly object[])[0]).to.include({ name: 'Australia', shown_name: 'Australien' });
    expect(table.credit['changes']).to.equal(changed('filter', 'translation'));
    const own = await save(tag('country-risk', 'country="JP" name="Nippon"'));
    expect(own.data).to.include({ name: 'Japan', shown_name: 'Nippon' });
    expect((await save(tag('incident-list', 'country="KE"'))).credit['changes']).to.equal('');
  });

  it('of another licence than CC BY 4.0 name it as it was sent, and link nowhere', async () => {
    const country = { iso2: 'JP', name: 'Japan', risk_score: 12, risk_tier: 'Very Safe' };
    await api.answer('/api/v1/countries/JP', { body: { licence: 'ODbL 1.0', attribution: 'Sample', country } });
    const element = await opened(tag('country-risk', 'country="JP"'));
    const line = find(element, '[part=credit]');
    expect(line?.textContent).to.include('ODbL 1.0');
    expect(line?.querySelectorAll('a[href*="creativecommons"]')).to.have.lengthOf(0);
    const { credit } = await jsonOf(element);
    expect(credit).to.include({ licence: 'ODbL 1.0' });
    expect(credit).not.to.have.property('licence_url');
  });

  it('are the countries found, in the order of the table', async () => {
    const element = await opened(tag('risk-table'));
    await waitUntil(() => find(element, 'input[type=search]'), 'the search field');
    find<HTMLInputElement>(element, 'input[type=search]')?.focus();
    await sendKeys({ type: 'united' });
    all(element, 'thead button').at(-1)?.click();
    await waitUntil(() => all(element, 'tbody tr').length === 3);
    if (!panel(element)) button(element)?.click();
    await waitUntil(() => panel(element));
    const shown = all(element, 'tbody tr').map((row) => row.dataset['iso2']);
    expect((await rowsOf(element)).map((line) => line.slice(0, 2))).to.deep.equal(shown);
    const { credit, question } = await jsonOf(element);
    expect(credit['changes']).to.equal(changed('filter'));
    expect(question['search']).to.equal('united');
  });

  it('hold nothing that a spreadsheet would run', async () => {
    const incidents = [{ id: '1', title: '=HYPERLINK("https://evil.example")', category: 'crime', severity: 3, occurred_at: hoursAgo(0) }];
    await api.answer('/api/v1/incidents/recent', { body: { incidents } });
    const [line] = await rowsOf(await opened(tag('incident-list')));
    expect(line).to.match(/,"'=HYPERLINK\(""https/);
  });
});
