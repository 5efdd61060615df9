import '../../src/elements/country-compare.define.js';
import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { setViewport } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { localize, strings } from '../support/english.js';
import { LANGUAGES } from '../support/languages.js';
import { heads, narrow, ready, rows } from '../support/country-compare.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { parts } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

const COUNTRIES = '/api/v1/countries';

const FIVE = 'KE TH US FR JP';
const boxes = (found: Iterable<Element>): readonly DOMRect[] => [...found].map((one) => one.getBoundingClientRect());
const within = (element: Element, selector: string): readonly Element[] => [...(element.shadowRoot?.querySelectorAll(selector) ?? [])];
const cellsOf = (element: Element, label: string): readonly Element[] => [
  ...(parts(element, 'row')
    .find((one) => one.querySelector('th')?.textContent?.trim() === label)
    ?.querySelectorAll('td') ?? []),
];

describe('<country-compare>', () => {
  openBeforeEach();
  beforeEach(() => setViewport({ width: 1280, height: 800 }));

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
    for (const label of [strings.comparedTier, strings.breakdown]) {
      const head = (within(element, 'tbody th') as HTMLElement[]).find((one) => one.textContent?.includes(label));
      expect(head && getComputedStyle(head).display, label).not.to.equal('none');
    }
    expect(wide[0]?.[1]).to.equal(`${localize(strings.ratingOf, { level: 3 })}${strings.comma}3 ${strings.ratings[2]}${strings.comma}${strings.highest}`);
    await expect(element).to.be.accessible();
  });

  it('says below a matrix, beside its greys, what its bold figures are', async () => {
    const line = (element: Element) => (within(element, '.group .note') as HTMLElement[]).find((one) => one.checkVisibility());
    const element = await ready(FIVE);
    narrow(element, 640);
    const words = strings.bold + strings.colon + strings.highest;
    expect(line(element)?.innerText).to.equal(words);
    const [key] = boxes(within(element, '.key'));
    expect(line(element)?.getBoundingClientRect().bottom).to.be.at.most((key?.bottom ?? 0) + 4);
    narrow(element, 328);
    expect(line(element)?.innerText).to.equal(words);
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
    // Every reader can read the word itself below the matrix.
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
});
