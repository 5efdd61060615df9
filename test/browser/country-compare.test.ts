import '../../src/elements/country-compare.define.js';
import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { setViewport } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { heads, narrow, ready, row, rows } from '../support/country-compare.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { all, next, part, parts, shown, type Host } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

const COUNTRIES = '/api/v1/countries';

describe('<country-compare>', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

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
    expect(await api.paths()).to.have.members([`${COUNTRIES}/TH`, `${COUNTRIES}/JP`, `${COUNTRIES}/FR`]);
  });

  it('shares its answers with the cards of the page', async () => {
    const card = mount('<country-risk country="JP"></country-risk>');
    const element = await ready('JP TH');
    await settled(card, 'ready');
    expect((await api.paths()).filter((path) => path.endsWith('/JP'))).to.have.lengthOf(1);
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
    expect(await api.paths()).to.have.members([`${COUNTRIES}/JP`, `${COUNTRIES}/XX`, `${COUNTRIES}/TH`]);
    expect(host.warnings.filter((line) => line.startsWith('<country-compare>'))).to.have.lengthOf(2);
  });

  it('says what is wrong when too few or too many are written, and asks nothing', async () => {
    for (const countries of ['', 'JP jp', 'JP TH FR US UA KE']) {
      const { kind, message } = await next(mount(`<country-compare countries="${countries}"></country-compare>`), 'risk-error');
      expect([kind, message]).to.deep.equal(['attribute', localize(strings.countries, { value: countries })]);
    }
    expect(await api.paths()).to.deep.equal([]);
  });

  it('keeps the others when one does not answer, and asks for that one again when the reader presses the button', async () => {
    await api.fail(`${COUNTRIES}/TH`, 'server-error');
    const element = await ready('JP TH FR');
    await waitUntil(() => part(element, 'error')?.textContent?.includes(strings.server));
    expect(part(element, 'error')?.closest('.notice')?.textContent).to.include('Thailand (TH)');
    expect(heads(element)).to.deep.equal(['Japan', 'France']);
    await api.reset();
    const asked = (await api.paths()).length;
    part(element, 'retry')?.click();
    await waitUntil(() => heads(element).length === 3);
    expect(heads(element)).to.deep.equal(['Japan', 'Thailand', 'France']);
    expect((await api.paths()).length - asked).to.equal(1);
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

  it('says why a country is missing in a status that was there before, or a screen reader may not say it', async () => {
    await api.fail(`${COUNTRIES}/TH`, 'server-error');
    const element = await ready('JP TH');
    await waitUntil(() => part(element, 'error')?.textContent?.includes(strings.server));
    const statuses = all(element, '.notice [role=status]');
    const words = () =>
      statuses
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim();
    await api.reset();
    const release = await api.hold(`${COUNTRIES}/TH`);
    part(element, 'retry')?.click();
    await waitUntil(() => words() === localize(strings.stillLoading, { iso2: 'Thailand (TH)' }), 'it is loading again');
    await api.fail(`${COUNTRIES}/TH`, 'server-error');
    await release();
    await waitUntil(() => words().includes(strings.server), 'it has failed again');
    await api.reset();
    await api.answer(`${COUNTRIES}/TH`, { status: 404, body: { error: 'not_found', message: 'Unknown country.' } });
    part(element, 'retry')?.click();
    await waitUntil(() => words() === localize(strings.notInDataset, { iso2: 'Thailand' }), 'there is none');
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

  it('makes nothing else bold in its cells: no level of advice, high or low', async () => {
    const element = await ready('KE TH US FR JP');
    const isBold = (one: Element): boolean => Number(getComputedStyle(one).fontWeight) >= 600;
    const advice = parts(element, 'advisory');
    expect(advice.map(({ textContent }) => textContent?.includes(localize(strings.level, { level: 1 }))).filter(Boolean)).to.have.lengthOf(4);
    expect(advice.flatMap((one) => [...one.querySelectorAll('*')].filter(isBold))).to.deep.equal([]);
  });

  it('folds facts, summaries and the texts of advice, but neither level nor date, until a reader opens them', async () => {
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

  it('keeps unknown facts and says where one is missing', async () => {
    const element = await ready('TH FR', `api-base="${api.url}/scenario/odd"`);
    // Below the ratings first, then below the facts.
    expect(row(element, strings.asSent)?.slice(1)).to.deep.equal(['Maritime 2', '']);
    expect(element.shadowRoot?.querySelector('#facts')?.textContent).to.include('Sample fact').and.to.include('112');
    expect(row(element, 'DE')?.[2]).to.include('Teilreisewarnung');
  });

  it('keeps two names on top of the page’s own paper, or of the surface that the page asks for', async () => {
    const element = await ready('KE JP');
    narrow(element, 328);
    const head = () => getComputedStyle(element.shadowRoot!.querySelector('thead')!);
    expect(head().position).to.equal('sticky');
    expect(Number(/[/,] ?([\d.]+)\)$/.exec(head().backgroundColor)?.[1])).to.be.below(0.5);
    element.style.setProperty('--risk-color-surface', 'rgb(1, 2, 3)');
    expect(head().backgroundColor).to.equal('rgb(1, 2, 3)');
  });

  it('begins what was sent of a fact with a capital, as a profile does', async () => {
    const element = await ready('KE JP');
    const sides = parts(element, 'row').find(({ textContent }) => textContent?.includes(strings.factNames['drive-side']));
    const cells = [...(sides?.querySelectorAll('[role=cell] > div') ?? [])];
    expect(cells.map((cell) => getComputedStyle(cell, '::first-letter').textTransform)).to.deep.equal(['uppercase', 'uppercase']);
  });

  it('takes the editor’s own title, as a heading where wanted', async () => {
    const element = await ready('JP TH', 'headline="Where to go" heading-level="3"');
    const headline = part(element, 'headline');
    expect([headline?.textContent, headline?.getAttribute('role'), headline?.getAttribute('aria-level')]).to.deep.equal(['Where to go', 'heading', '3']);
  });
});
