import '../../src/elements/country-risk.define.js';
import '../../src/elements/incident-list.define.js';
import '../../src/elements/incident-map.define.js';
import '../../src/elements/risk-table.define.js';
import { expect } from '@open-wc/testing';
import { localize, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { part, shown } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

/** Every language with a file of words, and its direction. */
const FILES = import.meta.glob<{ readonly dir: string }>(['../../src/words/*.json', '!**/*-*.json'], { eager: true, import: 'language' });
const WORDS = import.meta.glob<{ readonly comma: string }>(['../../src/words/*.json', '!**/*-*.json'], { eager: true, import: 'common' });
const COMMAS = new Map(Object.entries(WORDS).map(([file, { comma }]) => [file.replace(/^.*\/|\.json$/g, ''), comma.trim()]));
const LANGUAGES = new Map(Object.entries(FILES).map(([file, { dir }]) => [file.replace(/^.*\/|\.json$/g, ''), dir]));

describe('set in type', () => {
  openBeforeEach();

  async function ready(html: string, lang: string, width = 328): Promise<HTMLElement> {
    const box = mount(`<div lang="${lang}" dir="${LANGUAGES.get(lang)}" style="inline-size: ${width}px">${html}</div>`);
    const element = box.firstElementChild as HTMLElement;
    await settled(element, 'ready');
    return element;
  }

  const inner = (element: Element, selector: string): HTMLElement => element.shadowRoot?.querySelector(selector) as HTMLElement;
  const box = (element: Element, selector: string): DOMRect => inner(element, selector).getBoundingClientRect();

  for (const lang of LANGUAGES.keys()) {
    it(`the score leaves the greater part of the line to the country’s name (${lang})`, async () => {
      const element = await ready('<country-risk country="US"></country-risk>', lang);
      expect(box(element, '.figure').width).to.be.below(box(element, '.head').width / 2);
    });

    it(`no label of a rating is broken within a word (${lang})`, async () => {
      const element = await ready('<country-risk country="US"></country-risk>', lang);
      const labels = [...(element.shadowRoot?.querySelectorAll('.ratings li > :first-child') ?? [])];
      expect(labels.length).to.equal(6);
      const single = labels.filter(({ textContent }) => !/[\s-]/.test(textContent.trim()) && lang !== 'ja' && textContent.trim().length < 17);
      const broken = single.filter((label) => label.getBoundingClientRect().height > 1.5 * parseFloat(getComputedStyle(label).lineHeight));
      expect(broken.map(({ textContent }) => textContent)).to.deep.equal([]);
    });

    it(`no line ends with the dot between two statements (${lang})`, async () => {
      const card = await ready('<country-risk country="US"></country-risk>', lang);
      const list = await ready('<incident-list country="KE" hours="72" loading="eager"></incident-list>', lang);
      const texts = [part(card, 'credit'), part(list, 'credit')].map((element) => {
        const line = element?.cloneNode(true) as HTMLElement;
        line.querySelector('.save')?.remove(); // keeps its dot on the line by CSS
        return line.textContent;
      });
      expect(texts.map((text) => text.split('·').length > 1)).to.deep.equal([true, true]);
      expect(texts.filter((text) => /·(?!\u00a0)/.test(text))).to.deep.equal([]);
    });

    it(`no line of what is said of an incident begins with what divides it (${lang})`, async () => {
      const list = await ready('<incident-list country="KE" hours="72" loading="eager"></incident-list>', lang, 200);
      const divider = new Set(['·', COMMAS.get(lang)]);
      const lines = [...list.shadowRoot!.querySelectorAll('.meta')].map((meta) => {
        const texts = document.createTreeWalker(meta, NodeFilter.SHOW_TEXT);
        let top = Number.NEGATIVE_INFINITY;
        let begins = '';
        const range = document.createRange();
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const [index, letter] of [...text.data].entries()) {
            if (!letter.trim()) continue;
            range.setStart(text, index);
            range.setEnd(text, index + 1);
            const { bottom } = range.getBoundingClientRect();
            if (bottom > top + 8) begins += letter;
            top = Math.max(top, bottom);
          }
        }
        return begins;
      });
      expect(Math.max(...lines.map(({ length }) => length)), 'some need two lines').to.be.above(1);
      expect(lines.filter((begins) => [...begins].some((letter) => divider.has(letter)))).to.deep.equal([]);
    });

    it(`the head of a table stands clear of the line below it (${lang})`, async () => {
      const element = await ready('<risk-table region="Asia"></risk-table>', lang);
      expect(box(element, 'thead tr').bottom - box(element, '.direction').bottom).to.be.at.least(3);
    });
  }

  for (const [tag, selector] of [
    ['<risk-table></risk-table>', '.rows'],
    ['<incident-list country="KE" hours="720" limit="50" loading="eager"></incident-list>', '.list'],
  ] as const)
    it(`what scrolls in ${tag} fades as long as nobody has scrolled it, and not where all of it fits`, async () => {
      const element = await ready(tag, 'en');
      const scrolled = inner(element, selector);
      const canFade = CSS.supports('animation-timeline: scroll()');
      const isFaded = (): boolean => getComputedStyle(scrolled).maskImage !== 'none';
      expect(scrolled.scrollHeight).to.be.above(scrolled.clientHeight);
      await waitUntil(() => isFaded() === canFade, 'the fade');
      // What is behind the head is blurred by it, which it would not be in what is faded.
      scrolled.scrollTop = 40;
      await waitUntil(() => !isFaded(), 'no fade');
      scrolled.scrollTop = 0;
      await waitUntil(() => isFaded() === canFade, 'the fade again');
      scrolled.style.blockSize = 'max-content';
      await waitUntil(() => !isFaded(), 'no fade where all fits');
    });

  it('the lines of a card’s foot are as far apart in the credit as above it', async () => {
    const element = await ready('<country-risk country="US" sections="breakdown"></country-risk>', 'en');
    const heights = [...(element.shadowRoot?.querySelectorAll('.foot p') ?? [])].map((line) => getComputedStyle(line).lineHeight);
    expect(heights.length).to.equal(2);
    expect(new Set(heights).size).to.equal(1);
  });

  it('a rating in running text breaks no sentence: on screen it is a noun, for a screen reader every word', async () => {
    const element = await ready('<country-risk country="JP" variant="inline"></country-risk>', 'en');
    const sentence = inner(element, '.inline').cloneNode(true) as HTMLElement;
    for (const unseen of sentence.querySelectorAll('.hidden, [hidden]')) unseen.remove();
    const seen = `Japan 1 15/100, ${strings.direction} Sample data (not travel advice), Travel Safety Embeds demoCC BY 4.0`;
    expect(sentence.textContent.replaceAll(/\s+/g, ' ').trim()).to.equal(seen);
    const heard = [`Very Safe (${localize(strings.tier, { level: 1 })})`, localize(strings.score, { score: 15 })].join(', ');
    expect(shown(element))
      .to.match(/^Japan.*CC BY 4\.0/)
      .and.to.include(`, ${heard}`)
      .and.to.include(`${strings.creditTo}Sample data`);
    expect([...(element.shadowRoot?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility()).length).to.equal(2);
  });

  it('a badge keeps its sides where the page reads from right to left', async () => {
    const sides = async (lang: string): Promise<readonly number[]> => {
      const element = await ready('<country-risk country="US" variant="badge"></country-risk>', lang);
      const [whole, level] = [box(element, '.badge'), box(element, '.level')];
      return [level.left - whole.left, whole.right - level.right];
    };
    expect((await sides('ar'))[1]).to.be.closeTo((await sides('en'))[0] ?? NaN, 0.01);
  });

  it('the headline of a popup keeps clear of the button that closes it, on the side where that is', async () => {
    for (const [lang, side] of [
      ['en', 'marginRight'],
      ['ar', 'marginLeft'],
    ] as const) {
      const element = await ready('<incident-map country="KE" hours="72" loading="eager"></incident-map>', lang, 740); // phones show no popup
      await waitUntil(() => inner(element, '.marker') !== null);
      inner(element, '.row').click();
      await waitUntil(() => inner(element, '.popup .heading') !== null);
      expect(getComputedStyle(inner(element, '.popup .heading'))[side], lang).to.equal('26px');
      expect(getComputedStyle(inner(element, '.popup'), '::after').zIndex, 'its tip is behind its words').to.equal('-1');
    }
  });
});
