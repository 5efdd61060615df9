import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { mount, settled } from '../support/mount.js';
import { part } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

/** `src/ui/theme.ts` says what each is for. */
const SIZES = [44, 22, 17, 15, 13, 12];
const WEIGHTS = ['400', '600', '700'];
/** What is not running text: numbers in signs, carets. Fields are never smaller than 16 px, or iPhones would zoom in on them. */
const SIGNS = 'svg, .several, .several *, .arrow, .close, option, input, select';

const TAGS = [
  '<country-risk country="KE" variant="badge"></country-risk>',
  '<country-risk country="KE" published="2026-05-20" published-score="31"></country-risk>',
  '<country-risk country="US" variant="full"></country-risk>',
  '<country-compare countries="JP KE"></country-compare>',
  '<incident-list country="KE" limit="5"></incident-list>',
  '<incident-map country="KE" limit="5"></incident-map>',
  '<risk-methodology></risk-methodology>',
  '<risk-table region="Asia" limit="3"></risk-table>',
  '<risk-map region="Asia" limit="3"></risk-map>',
];

const textsOf = (root: ParentNode & Node): readonly HTMLElement[] => {
  const found = new Set<HTMLElement>();
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: parent, data } = nodes.currentNode as Text;
    if (parent && data.trim() && !parent.closest(SIGNS)) found.add(parent);
  }
  return [...found];
};

describe('the type of all tags', () => {
  openBeforeEach(() => {});

  const ready = async (tag: string, style = ''): Promise<HTMLElement> => {
    const element = mount(`<div style="inline-size: 640px; ${style}">${tag}</div>`).firstElementChild as HTMLElement;
    element.setAttribute('loading', 'eager');
    await settled(element, 'ready');
    return element;
  };

  for (const tag of TAGS) {
    it(`has six sizes and three weights in ${tag}`, async () => {
      const { shadowRoot } = await ready(tag, '--risk-font-size: 16px');
      const odd = (shadowRoot ? textsOf(shadowRoot) : []).flatMap((element) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        const isOdd = !SIZES.includes(Math.round(parseFloat(fontSize) * 100) / 100) || !WEIGHTS.includes(fontWeight);
        return isOdd ? `${element.localName}.${element.className}: ${fontSize} ${fontWeight}` : [];
      });
      expect(odd).to.deep.equal([]);
    });

    it(`begins where the article does, or in a box if the page sets one: ${tag}`, async () => {
      const element = await ready(tag, 'direction: ltr');
      const frame = element.shadowRoot?.querySelector('.frame') as HTMLElement;
      const insetOf = (): number =>
        (part(element, 'credit')?.closest('.frame')?.firstElementChild?.getBoundingClientRect().left ?? NaN) - element.getBoundingClientRect().left;
      expect(insetOf()).to.equal(0);
      expect(getComputedStyle(frame).borderWidth).to.equal('2px 0px 1px');
      (element.parentElement as HTMLElement).style.setProperty('--risk-frame', 'box');
      await waitUntil(() => getComputedStyle(frame).borderWidth === '1px');
      expect(insetOf()).to.equal(17);
    });
  }
});
