import { expect } from '@open-wc/testing';
import '../../src/elements/risk-map.define.js';
import type { RiskTableElement } from '../../src/elements/risk-table.js';
import { api } from '../support/api.js';
import { strings } from '../support/english.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { all, part } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { giveCountries, LIST } from './give.js';
import { openBeforeEach } from './open-before-each.js';
import { rows, shown, tag, type } from './table-parts.js';

describe('<risk-table>, by its size and looks,', () => {
  openBeforeEach();

  it('draws the ring of a handle around its thumb', async () => {
    const element = await shown('region="Oceania"');
    const rules = (element.shadowRoot?.adoptedStyleSheets ?? []).flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSStyleRule);
    const thumb = navigator.userAgent.includes('Firefox') ? '::-moz-range-thumb' : '::-webkit-slider-thumb';
    const rings = rules.filter(({ selectorText }) => selectorText === `.handles input:focus-visible${thumb}`);
    expect(rings.map(({ style }) => style.outline)).to.deep.equal(['2px solid var(--_focus)']);
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

  for (const tag of ['risk-table', 'risk-map', 'risk-table countries="JP"'])
    it(`says of a list without rows that it has none, without heads and the box of rows: <${tag}>`, async () => {
      await giveCountries();
      const element = mount(`<${tag} loading="eager"></${tag.split(' ')[0]}>`);
      await settled(element, 'empty');
      await waitUntil(() => part(element, 'credit')?.textContent?.includes('Publisher'));
      expect(element.shadowRoot?.textContent).to.contain(strings.noCountries);
      expect(all(element, 'table')).to.deep.equal([]);
      expect(part(element, 'table')!.getBoundingClientRect().height).to.be.below(110);
    });

  for (const tag of ['risk-table', 'risk-map'])
    it(`says below the title of a ${tag} that it cannot be had, and draws nothing that would need it`, async () => {
      await api.fail(LIST, 'server-error');
      for (const width of [328, 640]) {
        const box = mount(`<${tag} loading="eager" style="inline-size: ${width}px"><a href="https://example.org">Our pages</a></${tag}>`);
        await settled(box, 'error');
        await waitUntil(() => part(box, 'retry'));
        const top = (element: Element | null | undefined) => element!.getBoundingClientRect().top;
        const title = part(box, 'headline')!.getBoundingClientRect();
        expect(top(box.querySelector('a')) - title.bottom, `${width} px`).to.be.within(0, 16);
        expect(top(part(box, 'error')) - top(box.querySelector('a')), `${width} px`).to.be.within(20, 60);
        const drawn = all(box, '.frame > *').filter((each) => each.checkVisibility({ visibilityProperty: true }));
        expect(drawn.map(({ className }) => className)).to.deep.equal(['heads', '']);
        expect(box.getBoundingClientRect().height).to.be.below(200);
        unmountAll();
      }
    });

  it('makes its fields as high as text of twice the size, and reserves that height', async () => {
    const element = await shown('style="--risk-font-size: 32px; inline-size: 328px"');
    for (const field of all(element, '.field :is(input, select)')) {
      expect(field.clientHeight / Number.parseFloat(getComputedStyle(field).fontSize)).to.be.at.least(2);
      const label = field.parentElement!;
      expect(label.getBoundingClientRect().height).to.be.closeTo(Number.parseFloat(getComputedStyle(label).minBlockSize), 1);
    }
  });

  it('ends the head of the scores on a phone where the scores end, and keeps a rule below rows that fade', async () => {
    const element = await shown('style="inline-size: 328px"');
    const range = document.createRange();
    range.selectNodeContents(all(element, 'thead .direction')[0]!);
    const figure = all(element, 'td.score > :first-child')[0]!;
    expect(range.getBoundingClientRect().right).to.be.closeTo(figure.getBoundingClientRect().right, 6);
    const mask = getComputedStyle(part(element, 'table')!).maskImage;
    if (mask !== 'none') expect(mask).to.match(/0\) calc\(100% - 1px\), rgb\(0, 0, 0\) 0/);
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
