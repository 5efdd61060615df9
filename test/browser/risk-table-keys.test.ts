import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { CountrySelectEvent } from '../../src/elements/risk-table-attributes.js';
import type { RiskTableElement } from '../../src/elements/risk-table.js';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { all, part } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';
import { buttons, heads, rows, search, shown, tag, type } from './table-parts.js';

describe('<risk-table>, by keys and pointers,', () => {
  openBeforeEach();

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

  it('keeps what is typed in its fields from shortcuts of the page, to which the tag is the target, and nothing else', async () => {
    const element = await shown();
    const seen: string[] = [];
    const listen = ({ type, key }: KeyboardEvent) => seen.push(`${type} ${key}`);
    const types = ['keydown', 'keypress', 'keyup'] as const;
    types.forEach((type) => document.addEventListener(type, listen));
    await type(element, '/j');
    await sendKeys({ press: 'ArrowLeft' });
    expect(seen).to.deep.equal([]);
    await sendKeys({ press: 'Escape' });
    search(element).dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, composed: true }));
    types.forEach((type) => document.removeEventListener(type, listen));
    expect(seen).to.deep.equal(['keydown Escape', 'keyup Escape', 'keydown k']);
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

  it('shows its keyboard help to readers who reach a row by key', async () => {
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
    // The box is named by the count, so that the table's name is not read twice.
    expect([box?.getAttribute('role'), box?.getAttribute('aria-labelledby'), all(element, '#count').length]).to.deep.equal(['group', 'count', 1]);
    expect(table?.getAttribute('aria-label')).to.equal(`${strings.countryTable}${strings.colon}${localize(strings.byCountryIn, { region: 'Oceania' })}`);
    // The focused row scrolls the box, which needs no tab stop of its own.
    expect([box?.tabIndex, all(element, '.name [tabindex="0"]').length]).to.deep.equal([-1, 1]);
    expect(rows(element)[0]?.textContent).to.contain(`(${localize(strings.tier, { level: 1 })})`);
  });
});
