import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { api } from '../support/api.js';
import { localize, patternOf, strings } from '../support/english.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { all, reopenPage } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { action, clipboard, download, find, stubClipboard, jsonOf, opened, openPanel, openToSave, saved, tag, statusText } from './export-panel-parts.js';

describe('the links, citations and pictures that readers take along', () => {
  openToSave();

  it('include a link to this very place, and say once that it is copied', async () => {
    const copied = clipboard();
    const canonical = Object.assign(document.createElement('link'), { rel: 'canonical', href: 'https://news.example/story?a=1' });
    document.head.append(canonical);
    const element = await opened(tag('country-risk', 'country="JP" id="japan"'));
    action(element, strings.copyLink)?.click();
    await waitUntil(() => statusText(element));
    canonical.remove();
    expect(copied).to.deep.equal(['https://news.example/story?a=1#japan']);
    expect(statusText(element)).to.equal(strings.linkCopied);
    expect(all(element, '.export [role=status]')).to.have.lengthOf(1);
  });

  it('are announced each time, also what is saved or copied twice', async () => {
    clipboard();
    const element = await opened(tag('country-risk', 'country="JP"'));
    for (const words of [strings.downloadCsv, strings.copyCitation]) {
      action(element, words)?.click();
      await waitUntil(() => statusText(element));
      const before = statusText(element);
      action(element, words)?.click();
      await waitUntil(() => statusText(element) !== before, words);
      expect(statusText(element).trim()).to.equal(before);
    }
  });

  it('include a link to the nearest id, also of a form that has a field of that name', async () => {
    const copied = clipboard();
    const form = mount(`<form id="travel"><input name="id">${tag('country-risk', 'country="JP"')}</form>`);
    const element = form.querySelector('country-risk') as HTMLElement;
    await openPanel(element);
    action(element, strings.copyLink)?.click();
    await waitUntil(() => copied.length);
    expect(new URL(copied[0] ?? '').hash).to.equal('#travel');
  });

  it('include a citation in the language of the tag', async () => {
    const copied = clipboard();
    const element = await opened(tag('country-risk', 'country="DE"').replace('lang="en"', 'lang="de"'));
    all(element, '.export button').at(-1)?.click();
    await waitUntil(() => copied.length);
    expect(copied[0]).to.match(
      / · Deutschland: .*, Risikowert \d+ .* · Abgerufen .* · http.* · CC BY 4\.0 \(https:\/\/creativecommons.* · Änderungen: übersetzt$/,
    );
  });

  it('cite a list by what is shown of it', async () => {
    const copied = clipboard();
    const element = await opened(tag('incident-list', 'country="KE" hours="72" limit="20" headline="Unrest"'));
    action(element, strings.copyCitation)?.click();
    await waitUntil(() => copied.length);
    const span = patternOf(strings.mayBeMore, { span: patternOf(strings.since, { date: String.raw`\w+ \d+ \w+` }) });
    expect(copied[0]).to.match(new RegExp(` · ${patternOf(strings.anySummaryIn, { place: 'Kenya' })}${strings.comma}${span} · `));
  });

  it('are one line of text and a picture without markup, whatever the answer and the attributes say', async () => {
    const hostile = '\u202eJa</title>\n{rating}$& · <script>alert(1)</script>\u2028=1+1;"';
    const kept = 'Ja</title> {rating}$& · <script>alert(1)</script> =1+1;"';
    const country = { iso2: 'JP', name: hostile, risk_score: 12, risk_tier: hostile, summary: hostile, [hostile]: 'javascript:alert(1)' };
    const copied = clipboard();
    const cite = async (element: HTMLElement) => {
      action(element, strings.copyCitation)?.click();
      await waitUntil(() => copied.length);
      return copied.pop() ?? '';
    };
    const drawn = async (element: HTMLElement) => {
      const before = saved.length;
      action(element, 'SVG')?.click();
      await waitUntil(() => saved[before]);
      await waitUntil(() => copied.length);
      copied.pop();
      return (await saved[before]?.blob.text()) ?? '';
    };
    const expectPlain = async (element: HTMLElement, ...said: readonly string[]) => {
      const citation = await cite(element);
      expect(citation).not.to.match(/[\n\r\u2028\u202e]/);
      for (const one of said) expect(citation).to.include(one);
      const svg = await drawn(element);
      expect(svg).not.to.match(/<script|\u202e|href/);
      expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror, script, a, image, foreignObject')).to.equal(null);
      const csv = await download(element, strings.downloadCsv);
      expect(csv.name).to.match(/^country-risk-JP-[\d-]+\.csv$/);
      expect(csv.text).not.to.match(/(^|[,;\t\r\n"])[=+@-](?!\d+(,|$))/);
    };

    await api.answer('/api/v1/countries/JP', { body: { licence: hostile, attribution: hostile, publisher: hostile, country } });
    await expectPlain(await opened(tag('country-risk', 'country="JP"')), kept);
    unmountAll();
    reopenPage();
    configure({ apiBase: api.url });
    await api.answer('/api/v1/countries/JP', { body: { country } });
    const own = mount(tag('country-risk', 'country="JP"'));
    for (const name of ['name', 'publisher-name', 'headline']) own.setAttribute(name, hostile);
    await settled(own, 'ready');
    await openPanel(own);
    await expectPlain(own, kept);
    expect((await jsonOf(own)).credit['publisher']).to.equal(kept);
  });

  for (const [situation, clipboard] of [
    ['there is no clipboard', undefined],
    ['the clipboard refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ] as const) {
    it(`stand in a field to copy by hand where ${situation}`, async () => {
      stubClipboard(clipboard);
      const element = await opened(tag('country-compare', 'countries="JP TH"'));
      action(element, strings.copyCitation)?.click();
      await waitUntil(() => find(element, 'textarea'));
      const field = find<HTMLTextAreaElement>(element, 'textarea');
      const cited = (name: string, tier: string, score: number): string =>
        localize(strings.citedOf, { name, rating: localize(strings.citedRating, { tier, score }) });
      const countries = [cited('Japan', 'Very Safe', 15), cited('Thailand', 'Exercise Increased Caution', 38)];
      expect(field?.value).to.include(countries.join(strings.citedNext));
      expect(field?.readOnly).to.equal(true);
      expect([field?.selectionStart, field?.selectionEnd]).to.deep.equal([0, field?.value.length]);
      expect(statusText(element)).to.equal(strings.notCopied);
    });
  }

  for (const html of [
    tag('country-risk', 'country="JP"'),
    tag('country-compare', 'countries="JP TH FR"'),
    tag('risk-table', 'region="Asia"'),
    tag('risk-map'),
    tag('incident-map', 'country="KE" hours="72" limit="20"'),
  ]) {
    it(`include a picture of ${html}, with its alternative text`, async () => {
      const copied = clipboard();
      const element = await opened(html);
      const [wide, tall, svg] = all(element, '.pictures button');
      for (const [control, width, height] of [
        [wide, 1200, 675],
        [tall, 1080, 1350],
      ] as const) {
        const before = saved.length;
        control?.click();
        await waitUntil(() => saved.length > before, 'the picture');
        const { name, blob } = saved.at(-1) ?? {};
        expect(name).to.match(new RegExp(`-${width}x${height}\\.png$`));
        const image = await createImageBitmap(blob ?? new Blob());
        expect([image.width, image.height]).to.deep.equal([width, height]);
      }
      svg?.click();
      await waitUntil(() => saved.at(-1)?.name.endsWith('.svg'));
      const text = (await saved.at(-1)?.blob.text()) ?? '';
      const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
      expect(root.localName).to.equal('svg');
      await waitUntil(() => copied.length === 3);
      expect(root.querySelector('desc')?.textContent).to.equal(copied[2]);
      expect(copied[2]).to.include('CC BY 4.0');
      expect(statusText(element)).to.include(strings.altCopied);
    });
  }

  it('include no picture of a list of incidents or of the methodology', async () => {
    for (const html of [tag('incident-list', 'country="KE"'), tag('risk-methodology')]) expect(all(await opened(html), '.pictures')).to.deep.equal([]);
  });
});
