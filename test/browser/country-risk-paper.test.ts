import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { api } from '../support/api.js';
import { strings } from '../support/english.js';
import { ready } from '../support/country-card.js';
import { mount, settled } from '../support/mount.js';
import { part, type Host } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

/** Applies the print styles, except those for browsers that can style closed `<details>`. Returns a function that restores the screen's. */
function onPaper(element: Element): () => void {
  const undo: (() => void)[] = [];
  const enter = (list: CSSStyleSheet | CSSGroupingRule): void => {
    for (const [index, rule] of [...[...list.cssRules].entries()].toReversed()) {
      const { media } = rule as CSSMediaRule;
      if (media?.mediaText === 'print') {
        media.mediaText = 'all';
        undo.push(() => (media.mediaText = 'print'));
      }
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('details-content')) {
        list.deleteRule(index);
        undo.push(() => list.insertRule(rule.cssText, index));
      } else if ('cssRules' in rule) enter(rule as CSSGroupingRule);
    }
  };
  for (const sheet of element.shadowRoot?.adoptedStyleSheets ?? []) enter(sheet);
  return () => undo.toReversed().forEach((step) => step());
}

describe('the looks of <country-risk>', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));

  afterEach(() => expect(host.warnings).to.deep.equal([]));

  for (const width of [500, 900, 1280]) {
    it(`fit a window of ${width} px in every form`, async () => {
      await setViewport({ width, height: 800 });
      for (const variant of ['inline', 'badge', 'card', 'full']) {
        const box = mount(`<div><country-risk api-base="${api.url}/scenario/wide" country="KE" variant="${variant}" loading="eager"></country-risk></div>`);
        await settled(box.firstElementChild as Element, 'ready');
        expect(document.documentElement.scrollWidth, variant).to.be.at.most(innerWidth);
        box.remove();
      }
    });
  }

  it('fold long text behind a button that the keyboard reaches', async () => {
    const summary = 'A word and another. '.repeat(45);
    await api.answer('/api/v1/countries/JP', { body: { country: { iso2: 'JP', name: 'Japan', summary } } });
    const element = await ready();
    const fold = part(element, 'summary')?.querySelector('details') as HTMLDetailsElement;
    const closed = fold.getBoundingClientRect().height;
    const button = fold.querySelector('summary');
    // The folded text is no part of the button's name, which stays the same when it opens.
    expect(button?.innerText.trim()).to.equal(strings.showMore);
    button?.click();
    expect(button?.innerText.trim()).to.equal(strings.showMore);
    expect(fold.open).to.equal(true);
    expect(fold.getBoundingClientRect().height).to.be.greaterThan(closed);
    expect(fold.textContent).to.include(summary.trim());
  });

  it('are whole on paper, folded or not, also where a browser knows no way into what is closed', async () => {
    const summary = `The beginning. ${'More of it. '.repeat(50)}The very end.`;
    await api.answer('/api/v1/countries/JP', { body: { country: { iso2: 'JP', name: 'Japan', summary } } });
    const element = await ready();
    const fold = part(element, 'summary')?.querySelector('details') as HTMLDetailsElement;
    const seen = () => [...(fold.parentElement?.querySelectorAll('span') ?? [])].filter((span) => span.checkVisibility()).map(({ textContent }) => textContent);
    expect(seen()).to.have.lengthOf(2).and.include(strings.showMore);
    const screen = onPaper(element);
    try {
      expect(seen()).to.deep.equal([summary]);
      expect(fold.open).to.equal(false);
      fold.open = true;
      expect(seen()).to.deep.equal([summary]);
    } finally {
      screen();
    }
    expect(seen()).to.deep.equal([strings.showMore, summary]);
  });
});
