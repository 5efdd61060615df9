import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { localize, SECTIONS, strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { part, shown } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { itInChromium } from './it-in-chromium.js';
import { openBeforeEach } from './open-before-each.js';

/** Every language with a file of words, except English, and its direction. */
const FILES = import.meta.glob<{ readonly language: { readonly dir: string } }>(['../../src/words/*.json', '!**/*-*.json', '!**/en.json'], {
  eager: true,
  import: 'default',
});
const LANGUAGES = Object.entries(FILES).map(([file, words]) => ({ language: file.replace(/^.*\/|\.json$/g, ''), dir: words.language.dir, words }));
const SCORE = localize(strings.score, { score: 38 });

/** Every tag, in forms that show all its texts. */
const TAGS = [
  '<country-risk country="TH" variant="inline"></country-risk>',
  '<country-risk country="KE" variant="badge" published="2026-05-20" published-tier="High Risk"></country-risk>',
  '<country-risk country="DE" variant="full" published="2026-05-20" published-score="31"></country-risk>',
  '<country-compare countries="JP TH FR"></country-compare>',
  '<risk-methodology></risk-methodology>',
  '<risk-table></risk-table>',
  '<risk-map region="Asia"></risk-map>',
  '<incident-list country="KE" hours="72" category="crime" include-resolved></incident-list>',
  '<incident-map country="KE" hours="720"></incident-map>',
  '<country-risk country="ZZ"></country-risk>',
  '<country-risk country="uk"></country-risk>',
  '<risk-table region="Atlantis"></risk-table>',
  '<incident-map hours="no"></incident-map>',
];

/** The English texts, without those of up to three letters, which other languages may share. */
function sentences(words: unknown): readonly string[] {
  if (typeof words === 'string') return words.length > 3 ? [words] : [];
  return typeof words === 'object' && words ? Object.values(words).flatMap(sentences) : [];
}

const OURS = sentences(SECTIONS);
const VERBATIM = '[lang="en"], .credit a, [part="name"] [aria-hidden], bdi[dir="auto"], code, option bdi';

/** All text in a tag that is read, seen or heard, except what is marked as the publisher's English. */
function* readIn(node: Node): Generator<string> {
  if (node instanceof Element) {
    if (node.matches(VERBATIM) || node.localName === 'style') return;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      const text = node.getAttribute(name);
      if (text && !node.matches('.marker, [data-iso2]')) yield text;
    }
    if (node.shadowRoot) yield* readIn(node.shadowRoot);
  }
  if (node instanceof Text && node.data.trim()) yield node.data.replace(/\s+/g, ' ').trim();
  for (const child of node.childNodes) yield* readIn(child);
}

describe('languages', () => {
  openBeforeEach();
  afterEach(() => document.documentElement.removeAttribute('lang'));

  const eager = (tag: string): string => tag.replace('>', ' loading="eager">');
  const rootOf = (element: Element) => element.shadowRoot?.querySelector('.root');
  /** A tag's language, without its Unicode extension. */
  const languageOf = (element: Element) => rootOf(element)?.getAttribute('lang')?.replace(/-u-.*/, '');

  for (const { language, dir, words } of LANGUAGES) {
    // Those that the language shares with English are in `SAME` of test/unit/words.test.ts.
    const own = new Set(sentences(words));
    const english = OURS.filter((sentence) => !own.has(sentence));
    it(`no tag has an English word of ours left in ${language}`, async () => {
      const box = mount(`<div lang="${language}">${TAGS.map(eager).join('')}</div>`);
      await Promise.all([...box.children].map((element) => settled(element)));
      await waitUntil(() => [...box.children].every((element) => languageOf(element) === language));
      await waitUntil(() => [...box.children].every((element) => element.getAttribute('state') !== 'error' || part(element, 'error')));
      const left = [...box.children].flatMap((element) =>
        [...readIn(element)].filter((text) =>
          english.some((sentence) => text === sentence || (sentence.length > 12 && !/^\p{L}/u.test(text.split(sentence)[1] ?? 'x'))),
        ),
      );
      expect(left).to.deep.equal([]);
      for (const element of box.children) expect(rootOf(element)?.getAttribute('dir')).to.equal(dir);
    });
  }

  for (const language of ['ar', 'ja']) {
    it(`what is not marked as English has no Latin words in ${language}`, async () => {
      const box = mount(`<div lang="${language}">${TAGS.slice(0, 7).map(eager).join('')}</div>`);
      await Promise.all([...box.children].map((element) => settled(element, 'ready')));
      const words = [...box.children].flatMap((element) => [...readIn(element)]).flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []);
      expect([...new Set(words)].filter((word) => !/^(UTC|GMT|ISO|LGBTQ|Ctrl|Escape|Enter|Esc|DEU)$/.test(word))).to.deep.equal([]);
    });
  }

  it('two tags on one page have two languages', async () => {
    const box = mount(`<div><p lang="de">${eager(TAGS[0] ?? '')}</p><p lang="ja">${eager(TAGS[0] ?? '')}</p><p lang="en-GB">${eager(TAGS[0] ?? '')}</p></div>`);
    const [german, japanese, english] = [...box.querySelectorAll('country-risk')];
    if (!german || !japanese || !english) throw new Error('There are three tags.');
    await Promise.all([german, japanese, english].map((element) => settled(element, 'ready')));
    expect(shown(german)).to.include('Thailand').and.include('Risikowert 38 von 100 38/100, je niedriger, desto sicherer').and.include('Änderungen: übersetzt');
    expect(shown(japanese)).to.include('タイ').and.include('一層の注意').and.not.match(/。 /);
    expect(shown(english))
      .to.include(SCORE)
      .and.not.include(localize(strings.changes, { changes: '' }).trim());
  });

  it('a language set as a property is an attribute too, and is spoken', async () => {
    const element = mount('<country-risk loading="eager" country="TH"></country-risk>');
    expect(element.hasAttribute('lang')).to.equal(false);
    element.lang = 'de';
    await settled(element, 'ready');
    expect(element.getAttribute('lang')).to.equal('de');
    expect(shown(element)).to.include('Risikowert 38 von 100');
  });

  it('a tag never shows another language first', async () => {
    const texts = new Set<string>();
    const element = mount(`<country-risk lang="fr" loading="eager" country="TH" variant="badge"></country-risk>`);
    const observer = new MutationObserver(() => texts.add(rootOf(element)?.textContent?.trim() ?? ''));
    if (element.shadowRoot) observer.observe(element.shadowRoot, { subtree: true, childList: true, characterData: true });
    await settled(element, 'ready');
    observer.disconnect();
    expect([...texts].filter((text) => text.includes(SCORE) || /Thailand\b|Increased/.test(text))).to.deep.equal([]);
    expect(shown(element)).to.include('Thaïlande');
  });

  it('a tag follows the language of an ancestor, also from within a shadow root', async () => {
    const outer = mount('<section lang="en"><div></div></section>');
    const inner = outer.firstElementChild?.attachShadow({ mode: 'open' });
    if (!inner) throw new Error('There is a shadow root.');
    inner.innerHTML = eager(TAGS[1] ?? '');
    const element = inner.firstElementChild as HTMLElement;
    await settled(element, 'ready');
    const score = localize(strings.score, { score: 49 });
    expect(shown(element)).to.include('Kenya').and.include(score);
    for (const [language, words] of [
      ['de-AT', 'Kenia'],
      ['es', 'Índice de riesgo'],
      ['en-US', score],
      ['pt-BR', 'Quênia'],
      ['xx', score],
      ['ar', 'كينيا'],
    ] as const) {
      outer.lang = language;
      await waitUntil(() => shown(element).includes(words));
      expect(languageOf(element)).to.equal(language === 'xx' ? 'en-GB' : language);
    }
    expect(rootOf(element)?.getAttribute('dir')).to.equal('rtl');
    expect((await api.requests()).length, 'asks nothing again').to.equal(1);
  });

  it('a sentence about what went wrong follows the language too', async () => {
    await api.fail('/api/v1/countries', 'server-error');
    const element = mount('<country-risk lang="de" loading="eager" country="TH"></country-risk>');
    await settled(element, 'error');
    await waitUntil(() => part(element, 'error'));
    expect(shown(element)).to.include('Die Daten können gerade nicht geladen werden.').and.include('Erneut versuchen');
    element.lang = 'it';
    await waitUntil(() => shown(element).includes('I dati non possono essere caricati in questo momento.'));
    expect(part(element, 'retry')?.textContent).to.equal('Riprova');
  });

  for (const language of ['en_US', '', 'xx', 'not a language', '*', 'constructor']) {
    it(`lang="${language}" throws nothing and is in English`, async () => {
      document.documentElement.lang = 'en';
      const element = mount(`<country-risk lang="${language}" loading="eager" country="TH" variant="badge"></country-risk>`);
      await settled(element, 'ready');
      expect(shown(element)).to.include('Thailand').and.include(SCORE);
    });
  }

  it('a table is searched by the names shown and by the English ones, and sorted as the language sorts', async () => {
    const element = mount('<risk-table lang="de" loading="eager"></risk-table>');
    await settled(element, 'ready');
    const names = () => [...(element.shadowRoot?.querySelectorAll('tbody [part="name"]') ?? [])].map((name) => name.textContent);
    expect(names().slice(0, 3)).to.deep.equal(['Afghanistan', 'Ägypten', 'Albanien']);
    const search = () => element.shadowRoot?.querySelector<HTMLInputElement>('input[type="search"]');
    await waitUntil(search, 'the search field');
    const field = search()!;
    for (const [typed, found] of [
      ['agyp', 'Ägypten'],
      ['egypt', 'Ägypten'],
      ['germany', 'Deutschland'],
    ] as const) {
      field.value = typed;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await waitUntil(() => names().length === 1);
      expect(names()).to.deep.equal([found]);
    }
  });

  it('the editor’s own name for a country stays in every language', async () => {
    const element = mount('<country-risk lang="ar" loading="eager" country="TH" name="Siam" variant="badge"></country-risk>');
    await settled(element, 'ready');
    expect(part(element, 'name')?.textContent).to.equal('Siam');
  });

  // Firefox exposes a text's language in no style property, so nothing there can override it.
  if ('webkitLocale' in document.documentElement.style)
    for (const [lang, words] of [
      ['ja', 'ja'],
      ['de', 'de'],
      ['fi', 'en'],
    ])
      it(`hyphenates, breaks phrases and chooses glyphs in the language of its words (${lang})`, async () => {
        const element = mount(`<country-risk lang="${lang}" loading="eager" country="TH"></country-risk>`);
        await settled(element, 'ready');
        const { webkitLocale } = getComputedStyle(part(element, 'headline')!) as CSSStyleDeclaration & { readonly webkitLocale: string };
        expect(new Intl.Locale(webkitLocale.replaceAll('"', '')).language).to.equal(words);
      });

  // Without a Japanese font no browser breaks between phrases, and with one only Chromium does.
  itInChromium('asks for lines of whole phrases in Japanese', async () => {
    const element = mount('<country-compare lang="ja" loading="eager" countries="JP KE"></country-compare>');
    await settled(element, 'ready');
    expect(getComputedStyle(part(element, 'headline')!).getPropertyValue('word-break')).to.equal('auto-phrase');
  });
});
