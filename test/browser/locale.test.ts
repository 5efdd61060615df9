import '../../src/elements/country-risk.define.js';
import { expect, nextFrame } from '@open-wc/testing';
import de from '../../src/words/de.json' with { type: 'json' };
import { languageOf, validLanguage } from '../../src/words/locale.js';
import { startApi } from '../support/api.js';
import { mount, settled, unmountAll } from '../support/mount.js';

// A browser without a language set reports `C`.
const BROWSER = validLanguage(navigator.language) ?? 'en';

describe('the language of a tag', () => {
  afterEach(() => {
    unmountAll();
    document.documentElement.removeAttribute('lang');
  });

  /** The innermost of nested elements with these languages; `#` attaches a shadow root. */
  function nested(...langs: readonly string[]): Element {
    let place: Element | ShadowRoot = mount('<div></div>');
    for (const lang of langs) {
      if (lang === '#') {
        place = (place as Element).attachShadow({ mode: 'closed' });
        continue;
      }
      const element: Element = document.createElement('div');
      if (lang !== '-') element.setAttribute('lang', lang);
      place.append(element);
      place = element;
    }
    return place as Element;
  }

  for (const [langs, setting, page, language] of [
    [['fr'], 'de', 'es', 'fr'],
    [['fr', '-'], 'de', 'es', 'fr'],
    [['fr', 'it', '-'], 'de', 'es', 'it'],
    [['fr', '#', '-'], 'de', 'es', 'fr'],
    [['fr', '#', '-', '#', '-'], 'de', 'es', 'fr'],
    [['fr', '#', 'it', '#', '-'], 'de', 'es', 'it'],
    [['-'], 'de', 'es', 'de'],
    [['-'], undefined, 'es', 'es'],
    [['-'], '', 'es', 'es'],
    [['-'], undefined, '', BROWSER],
    [['en_US'], undefined, '', 'en-US'],
    [['', '-'], 'de', 'es', 'de'],
    [['fr', ''], 'de', 'es', 'fr'],
    [['fr', 'not a language'], 'de', 'es', 'fr'],
    [['x', '12', '*'], 'not valid', 'also bad', BROWSER],
    [['zh_Hant_TW'], undefined, '', 'zh-Hant-TW'],
  ] as const) {
    it(`is ${language} within ${JSON.stringify(langs)}, where the page’s setting is ${String(setting)} and the page is in "${page}"`, () => {
      document.documentElement.lang = page;
      expect(languageOf(nested(...langs), setting)).to.equal(language);
    });
  }

  it('is known of a tag that is in no page', () => {
    const element = document.createElement('div');
    element.lang = 'fr';
    expect(languageOf(element, undefined)).to.equal('fr');
    expect(languageOf(document.createElement('div'), 'de')).to.equal('de');
  });

  // Without `test/support/page.ts`, which polyfills `requestIdleCallback`: WebKit has none.
  it('is spoken by a tag that comes into view later', async () => {
    const { url } = await startApi();
    const element = mount(`<country-risk api-base="${url}" country="JP" lang="de" style="margin-block-start: 5000px"></country-risk>`);
    await nextFrame();
    element.scrollIntoView();
    await settled(element, 'ready');
    expect(element.shadowRoot?.textContent).to.include(de.card.advisories);
  });
});
