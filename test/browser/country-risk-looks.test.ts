import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/wait.js';
import { emulateMedia } from '@web/test-runner-commands';
import { configure } from '../../src/configure.js';
import { api } from '../support/api.js';
import { localize, patternOf, strings, wrongWord } from '../support/english.js';
import { inner, ready } from '../support/country-card.js';
import { itInChromium } from './it-in-chromium.js';
import { part, parts, shown, type Host } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';

const LIGHT = 'rgb(255, 255, 255)';
const INK = { light: 'rgb(27, 29, 32)', dark: 'rgb(236, 238, 241)' };

describe('the looks of <country-risk>', () => {
  let host: Host;
  openBeforeEach((opened) => (host = opened));

  afterEach(() => {
    document.documentElement.removeAttribute('style');
    document.documentElement.lang = '';
    expect(host.warnings).to.deep.equal([]);
  });

  const surface = (element: Element): string => getComputedStyle(inner(element, '.card')).backgroundColor;
  const ink = (element: Element): string => getComputedStyle(inner(element, '.root')).color;
  /** How transparent a tag's background is, from 0 to 1. */
  const paper = (element: Element): number => 1 - Number(/\/ ([\d.]+)\)/.exec(getComputedStyle(element).backgroundColor)?.[1] ?? 1);

  for (const [theme, scheme, shown] of [
    ['light', 'dark', 'light'],
    ['dark', 'light', 'dark'],
    ['dark', 'dark', 'dark'],
    ['auto', 'dark', 'dark'],
    ['auto', 'light', 'light'],
    ['', 'dark', 'dark'],
  ] as const) {
    it(`are ${shown} with theme="${theme}" on a ${scheme} page, on ${shown === scheme ? 'its paper' : 'a surface of their own'}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      const element = await ready(`theme="${theme}"`);
      expect([ink(element), surface(element), paper(element)]).to.deep.equal([INK[shown], 'rgba(0, 0, 0, 0)', shown === scheme ? 1 : 0]);
    });
  }

  it('spread few facts over their whole line, so that their values stand side by side', async () => {
    const element = await ready('variant="full" sections="peace-index"', 'style="inline-size: 1000px"');
    await waitUntil(() => inner(element, '.lines'));
    const [list, ...facts] = [inner(element, '.lines'), ...inner(element, '.lines').children].map((each) => each.getBoundingClientRect());
    expect(facts.length).to.equal(2);
    expect(facts.at(-1)?.right).to.be.closeTo(list?.right ?? NaN, 1);
  });

  it('ends the names of the line’s ends where the line ends, in text of twice the size', async () => {
    const element = await ready('', 'style="inline-size: 328px; --risk-font-size: 32px"');
    const name = inner(element, '.ends > :last-child');
    const range = document.createRange();
    range.selectNodeContents(name);
    const lines = [...range.getClientRects()];
    expect(lines.length).to.be.above(1);
    for (const { right } of lines) expect(right).to.be.closeTo(inner(element, '.ends').getBoundingClientRect().right, 8);
  });

  it('bring a surface of their own to a dark page that declares no scheme, and none in a sentence', async () => {
    const dark = 'style="background: rgb(18, 18, 18); color: rgb(230, 230, 230)"';
    const element = await ready('', dark);
    expect([ink(element), getComputedStyle(element).backgroundColor]).to.deep.equal([INK.light, 'lch(100 0 0)']);
    expect(paper(await ready('theme="dark" loading="eager"', dark))).to.equal(1);
    expect(getComputedStyle(await ready('variant="inline" loading="eager"', dark)).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
  });

  it('follow the page, the page’s setting and the tag, each when it changes', async () => {
    const element = await ready();
    document.documentElement.style.colorScheme = 'dark';
    expect(ink(element)).to.equal(INK.dark);
    configure({ theme: 'light' });
    await waitUntil(() => ink(element) === INK.light);
    element.setAttribute('theme', 'dark');
    await waitUntil(() => ink(element) === INK.dark);
    element.setAttribute('theme', 'auto');
    await waitUntil(() => ink(element) === INK.dark);
  });

  it('are others with palette="sequential" and palette="diverging", where the page has none of its own', async () => {
    await api.answer('/api/v1/countries/JP', { body: { country: { iso2: 'JP', name: 'Japan', risk_score: 58, risk_tier: 'High Risk' } } });
    const fill = (element: Element): string => getComputedStyle(inner(element, '.level')).backgroundColor;
    const element = await ready();
    expect(fill(element)).to.equal('rgb(198, 73, 30)');
    element.setAttribute('palette', 'sequential');
    await waitUntil(() => fill(element) === 'rgb(191, 59, 34)');
    expect(getComputedStyle(inner(element, '.level')).color).to.equal(LIGHT);
    element.style.setProperty('--risk-tier-4-bg', 'rgb(1, 2, 3)');
    expect(fill(element)).to.equal('rgb(1, 2, 3)');
    element.removeAttribute('style');
    element.setAttribute('palette', 'rainbow');
    await waitUntil(() => fill(element) === 'rgb(198, 73, 30)');
    element.setAttribute('palette', 'Diverging');
    await waitUntil(() => fill(element) === 'rgb(227, 100, 20)');
    element.style.setProperty('--risk-tier-4-bg', 'rgb(1, 2, 3)');
    expect(fill(element)).to.equal('rgb(1, 2, 3)');
    await waitUntil(() => host.warnings.splice(0).join() === `<country-risk> ${wrongWord('palette', 'rainbow', ['sequential', 'diverging'])}`);
  });

  it('have flags with an edge, and none where the editor has turned them off', async () => {
    const element = await ready();
    const flag = () => element.shadowRoot?.querySelector<HTMLElement>('.flag');
    expect(getComputedStyle(flag() as Element).outlineWidth).to.equal('1px');
    (element as HTMLElement & { flags: string }).flags = 'none';
    await waitUntil(() => flag()?.checkVisibility() === false);
    expect(part(element, 'name')?.checkVisibility()).to.equal(true);
  });

  it('take the page’s tokens, and nothing else of its style', async () => {
    const around =
      'style="--risk-color-surface: rgb(1, 2, 3); --risk-font-size: 20px; color: red; font: italic 40px serif; letter-spacing: 1em; text-align: right"';
    const element = await ready('', around);
    const style = getComputedStyle(inner(element, '.root'));
    expect(surface(element)).to.equal('rgb(1, 2, 3)');
    expect([style.fontSize, style.fontStyle, style.letterSpacing]).to.deep.equal(['20px', 'normal', 'normal']);
    expect(style.textAlign).not.to.equal('right');
    expect(style.color).not.to.equal('rgb(255, 0, 0)');
  });

  itInChromium('have text as large as the reader has chosen in the browser', async () => {
    const element = await ready('style="--risk-font: monospace"');
    document.documentElement.style.fontSize = '40px';
    // Browsers have a separate default size for monospace fonts, 13 px unless the reader has changed it.
    expect(getComputedStyle(inner(element, '.root')).fontSize).to.equal('13px');
    document.documentElement.style.fontSize = '';
  });

  it('of the inline form are those of the sentence around it', async () => {
    const element = await ready('variant="inline"', 'style="font: italic 30px serif; color: rgb(9, 9, 9)"');
    const style = getComputedStyle(part(element, 'name') as Element);
    expect([style.fontSize, style.fontStyle, style.color]).to.deep.equal(['30px', 'italic', 'rgb(9, 9, 9)']);
    expect(getComputedStyle(element).display).to.equal('inline');
  });

  it('leave no room between the inline form and the full stop behind it', async () => {
    const element = await ready('variant="inline"');
    const sentence = document.createRange();
    element.after('.');
    sentence.selectNode(element.nextSibling as Node);
    const links = [...(element.shadowRoot?.querySelectorAll('a') ?? [])];
    const end = links.at(-1)?.getBoundingClientRect().right ?? 0;
    expect(sentence.getBoundingClientRect().left - end).to.be.within(-1, 1);
  });

  it('of the inline form are gone when it is hidden', async () => {
    const element = await ready('variant="inline" hidden loading="eager"');
    expect(getComputedStyle(element).display).to.equal('none');
  });

  it('keep the name of the licence on one line, however narrow the place', async () => {
    for (let width = 180; width < 360; width += 12) {
      const element = await ready('variant="badge" lang="es" loading="eager"', `style="inline-size: ${width}px"`);
      const licence = [...(element.shadowRoot?.querySelectorAll('.credit a') ?? [])].at(-1);
      // An empty fragment of the link may end the previous line.
      const lines = [...(licence?.getClientRects() ?? [])].filter((line) => line.width > 0);
      expect([licence?.textContent, lines.length], `${width} px`).to.deep.equal(['CC BY 4.0', 1]);
    }
  });

  it('never hold the credit back, whatever the attributes', async () => {
    for (const variant of ['inline', 'badge', 'card', 'full']) {
      const element = await ready(`variant="${variant}" credit="none" publisher-name="" publisher-url="javascript:alert(1)" sections="summary"`);
      const credit = part(element, 'credit') as HTMLElement;
      const { width, height } = credit.getBoundingClientRect();
      expect(credit.checkVisibility({ visibilityProperty: true, opacityProperty: true })).to.equal(true);
      expect(width > 40 && height > 8, variant).to.equal(true);
      expect([...credit.querySelectorAll('a')].map(({ protocol }) => protocol)).to.deep.equal(['http:', 'https:']);
    }
    const sentence = localize(strings['publisher-url'], { value: 'javascript:alert(1)' });
    await waitUntil(() => host.warnings.splice(0).join() === `<country-risk> ${sentence}`);
  });

  it('name the publisher as the page does where no answer does, and link to the page it names', async () => {
    await api.answer('/api/v1/countries/JP', { body: { country: { iso2: 'JP', name: 'Japan' } } });
    const element = await ready('publisher-name="The Publisher" publisher-url="https://publisher.example/about"');
    const [publisher] = part(element, 'credit')?.querySelectorAll('a') ?? [];
    expect([publisher?.textContent, publisher?.href]).to.deep.equal(['The Publisher', 'https://publisher.example/about']);
    expect(await api.paths()).to.deep.equal(['/api/v1/countries/JP']);
  });

  it('name the publisher as the methodology does where no other answer does', async () => {
    await api.answer('/api/v1/countries/JP', { body: { country: { iso2: 'JP', name: 'Japan' } } });
    const element = await ready();
    await waitUntil(() => shown(element).includes('Sample data (not travel advice)'));
    expect(await api.paths()).to.deep.equal(['/api/v1/countries/JP', '/api/v1/methodology']);
  });

  it('have the language they are in as `lang`, and follow a change of it', async () => {
    document.documentElement.lang = 'de';
    const element = await ready();
    const root = inner(element, '.root');
    expect(root.lang).to.equal('de');
    document.documentElement.lang = 'xx';
    await waitUntil(() => root.lang === 'en-GB');
    document.documentElement.lang = 'en_US';
    await waitUntil(() => root.lang === 'en-US');
    (element.parentElement as HTMLElement).lang = 'en-GB';
    await waitUntil(() => root.lang === 'en-GB');
    configure({ lang: 'en-AU' });
    element.lang = 'en-NZ';
    await waitUntil(() => root.lang === 'en-NZ');
    element.lang = '';
    (element.parentElement as HTMLElement).lang = 'not a language';
    await waitUntil(() => root.lang === 'en-AU');
  });

  it('have a word for every colour', async () => {
    const element = await ready('variant="full"');
    expect([1, 2, 3, 4, 5].some((level) => shown(element).includes(localize(strings.tier, { level })))).to.equal(true);
    for (const row of parts(element, 'row'))
      expect(row.textContent).to.match(new RegExp(`[1-5] (${strings.ratings.map((word) => patternOf(word)).join('|')})`));
  });

  // Only Chromium can emulate the reader's system settings.
  if (navigator.userAgent.includes('Chrome')) {
    it('keep text and lines where the system chooses the colours', async () => {
      await emulateMedia({ forcedColors: 'active' });
      const element = await ready('variant="full"');
      expect(getComputedStyle(inner(element, '.needle line')).stroke).to.equal(getComputedStyle(inner(element, '.title')).color);
      expect(part(element, 'tier')?.checkVisibility()).to.equal(true);
      await emulateMedia({ forcedColors: 'none' });
    });

    it('have no folded text that looks like a link where the system chooses the colours', async () => {
      const summary = 'A word and another. '.repeat(45);
      await api.answer('/api/v1/countries/JP', { body: { licence: 'CC BY 4.0', country: { iso2: 'JP', name: 'Japan', summary } } });
      await emulateMedia({ forcedColors: 'active' });
      const element = await ready();
      const colorOf = (selector: string): string => getComputedStyle(inner(element, selector)).color;
      expect(colorOf('.start')).to.equal(colorOf('.title'));
      expect(colorOf('.credit a')).not.to.equal(colorOf('.title'));
      await emulateMedia({ forcedColors: 'none' });
    });

    it('keep everything on paper but the button that folds', async () => {
      const summary = 'A word and another. '.repeat(45);
      await api.answer('/api/v1/countries/JP', { body: { country: { iso2: 'JP', name: 'Japan', summary } } });
      await emulateMedia({ media: 'print' });
      const element = await ready();
      expect(inner(element, '.more').checkVisibility()).to.equal(false);
      expect(part(element, 'credit')?.checkVisibility()).to.equal(true);
      await emulateMedia({ media: 'screen' });
    });
  }
});
