import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { localize, strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { itInChromium } from './it-in-chromium.js';
import { openBeforeEach } from './open-before-each.js';
import { colorAt, first, keyboardTo, placeOf, put, rows, shown, words } from './risk-map-parts.js';

describe('the tiers of <risk-map>', () => {
  openBeforeEach();

  it('shows only the tiers that a reader chooses, on the map and in the table, the highest first', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const place = placeOf(element);
    const brazil = () => colorAt(element, place);
    const colored = brazil();
    const bars = () => all(element, '[part="legend"] button');
    const pressed = () => bars().map((bar) => bar.getAttribute('aria-pressed'));
    const many = (place: number) => Number(bars()[place]?.querySelector('b')?.textContent);
    const scores = () => rows(element).map((row) => Number(row.querySelector('[part="score"] span')?.textContent));
    const order = rows(element).map((row) => words(row));
    bars()[0]?.click();
    await waitUntil(() => rows(element).length === many(0), 'the highest tier alone');
    expect(pressed()).to.deep.equal(['true', 'false', 'false', 'false', 'false']);
    await waitUntil(() => scores().every((score, place, all) => place === 0 || score <= (all[place - 1] ?? 0)), 'the highest first');
    expect(new Set(rows(element).map((row) => row.querySelector('[part="tier"]')?.textContent)).size).to.equal(1);
    await waitUntil(() => brazil() !== colored, 'another tier has no colour');
    const found = localize(strings.countriesOf, { count: many(0), all: 180 }).replaceAll('\u00a0', ' ');
    await waitUntil(() => words(first(element, '[role="status"]')).startsWith(found), 'it is announced');
    expect(words(first(element, '[role="status"]'))).to.contain(localize(strings.sortedDown, { column: strings.columns.score }));
    bars()[1]?.click();
    await waitUntil(() => rows(element).length === many(0) + many(1), 'two tiers');
    bars()[0]?.click();
    await waitUntil(() => rows(element).length === many(1), 'the second alone');
    first(element, '.key button').click();
    await waitUntil(() => rows(element).length === 180);
    expect(pressed()).to.deep.equal(Array.from({ length: 5 }, () => 'false'));
    expect(rows(element).map((row) => words(row))).to.deep.equal(order);
    await waitUntil(() => brazil() === colored, 'it has its colour again');
  });

  for (const [lang, size] of [
    ['en', 'medium'],
    ['de', '32px'],
    ['ja', 'medium'],
    ['ar', 'medium'],
  ] as const)
    itInChromium(`has, on a phone, the number of each tier below its count, both within their bar: ${lang}, text of ${size}`, async () => {
      const element = await shown(`lang="${lang}" style="inline-size: 328px; --risk-font-size: ${size}"`);
      const bars = all(element, '[part="legend"] button');
      const shownNumbers = bars.map((bar) => getComputedStyle(bar.querySelector('b')!, '::after').content);
      expect(shownNumbers).to.deep.equal([5, 4, 3, 2, 1].map((level) => `"${level}"`));
      const isOut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement) => scrollWidth > clientWidth || scrollHeight > clientHeight;
      expect(bars.filter(isOut)).to.deep.equal([]);
      element.style.inlineSize = '1280px';
      await waitUntil(() => bars.every((bar) => getComputedStyle(bar.querySelector('b')!, '::after').content === 'none'), 'names have room');
    });

  for (const [width, lang] of [
    [1136, 'en'],
    [640, 'de'],
    [640, 'ar'],
    [328, 'en'],
  ] as const)
    it(`has a bar for each tier, as long as it has countries, and each name whole: ${width} px, ${lang}`, async () => {
      const element = await shown(`lang="${lang}"`);
      element.style.inlineSize = `${width}px`;
      const bars = all(element, '[part="legend"] button');
      await waitUntil(() => bars.at(-1)?.getBoundingClientRect().width !== 0);
      const counts = [22, 21, 64, 48, 25];
      const room = bars.reduce((sum, bar) => sum + bar.offsetWidth, 0);
      for (const [place, count] of counts.entries()) expect(bars[place]?.offsetWidth).to.be.closeTo((room * count) / 180, 2);
      const names = all(element, '.ends .line').filter((name) => name.checkVisibility());
      expect(names.length).to.equal(width > 560 ? 5 : 2);
      expect(names.filter(({ scrollWidth, offsetWidth }) => scrollWidth > offsetWidth)).to.deep.equal([]);
      expect(first(element, '.ends').scrollHeight <= first(element, '.ends').offsetHeight).to.equal(true);
    });

  for (const [lang, ahead] of [
    ['en', 'ArrowRight'],
    ['ar', 'ArrowLeft'],
  ] as const)
    it(`has the tiers as one tab stop, in reading order: ${lang}`, async () => {
      const element = await shown(`lang="${lang}"`);
      const bars = all(element, '[part="legend"] button');
      const here = () => bars.indexOf(element.shadowRoot?.activeElement as HTMLElement);
      expect(bars.map(({ tabIndex }) => tabIndex)).to.deep.equal([0, -1, -1, -1, -1]);
      bars[0]?.focus();
      await sendKeys({ press: ahead });
      expect(here()).to.equal(1);
      const [first, second] = bars.map((bar) => bar.getBoundingClientRect());
      expect((second?.left ?? 0) > (first?.left ?? 0)).to.equal(lang === 'en');
      await sendKeys({ press: 'Space' });
      await waitUntil(() => bars[1]?.getAttribute('aria-pressed') === 'true');
      await sendKeys({ press: 'ArrowUp' });
      await sendKeys({ press: 'ArrowUp' });
      expect(here()).to.equal(4);
      expect(bars.map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, -1, -1, 0]);
    });

  it('keep the focus on the map when its “Show all” has done its work', async () => {
    const element = await shown();
    all(element, '[part="legend"] button')[0]?.click();
    await waitUntil(() => all(element, '.key button').length, 'the button');
    all(element, '.key button')[0]?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !all(element, '.key button').length, 'it is gone');
    expect(focused(element)?.matches('[aria-label], [aria-labelledby]')).to.equal(true);
  });

  it('are named without a break within a word, in Japanese too', async () => {
    const element = put('lang="ja"');
    element.style.inlineSize = '640px';
    await settled(element, 'ready');
    await waitUntil(() => element.shadowRoot?.querySelector('.ends .line'), 'there are names');
    const broken = all(element, '.ends .line').filter((name) => {
      const text = document.createRange();
      text.selectNodeContents([...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())!);
      return text.getClientRects().length > 1;
    });
    expect(broken.map(({ textContent }) => textContent)).to.deep.equal([]);
  });
});
