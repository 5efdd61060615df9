import '../../src/elements/country-compare.define.js';
import '../../src/elements/country-risk.define.js';
import '../../src/elements/incident-list.define.js';
import '../../src/elements/incident-map.define.js';
import '../../src/elements/risk-map.define.js';
import '../../src/elements/risk-methodology.define.js';
import '../../src/elements/risk-table.define.js';
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { configure } from '../../src/configure.js';
import { startApi, type TestApi } from '../support/api.js';
import { localize, patternOf, strings } from '../support/english.js';
import { LANGUAGES } from '../support/languages.js';
import { mount, settled, unmountAll } from '../support/mount.js';
import { hoursAgo, NOW } from '../support/now.js';
import { reopenPage, watchHost, type Host } from '../support/page.js';
import { waitUntil } from '../support/wait.js';

interface Saved {
  readonly name: string;
  readonly blob: Blob;
}

/** What the browser would save, in place of saving it. */
function catchDownloads(): { readonly saved: Saved[]; stop(): void } {
  const { click } = HTMLAnchorElement.prototype;
  const { createObjectURL } = URL;
  const blobs = new Map<string, Blob>();
  const saved: Saved[] = [];
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL.call(URL, blob);
    blobs.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  };
  return {
    saved,
    stop: () => {
      HTMLAnchorElement.prototype.click = click;
      URL.createObjectURL = createObjectURL;
    },
  };
}

/** What was changed, as files say it. */
const changed = (...changes: readonly (keyof typeof strings.changeNames)[]): string => changes.map((change) => strings.changeNames[change]).join('; ');

/** A clipboard as a browser has it, or one that refuses. */
function giveClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

describe('what readers take along', () => {
  let api: TestApi;
  let host: Host;
  let downloads: ReturnType<typeof catchDownloads>;

  beforeEach(async () => {
    api = await startApi();
    reopenPage();
    configure({ apiBase: api.url });
    host = watchHost();
    downloads = catchDownloads();
    await setViewport({ width: 1000, height: 800 });
  });

  afterEach(() => {
    unmountAll();
    downloads.stop();
    host.stop();
    Reflect.deleteProperty(navigator, 'clipboard');
    expect(host.noise).to.deep.equal([]);
  });

  const find = <E extends HTMLElement = HTMLElement>(element: Element, selector: string) => element.shadowRoot?.querySelector<E>(selector) ?? undefined;
  const all = (element: Element, selector: string) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const button = (element: Element) => find<HTMLButtonElement>(element, '[part=save]');
  const panel = (element: Element) => find(element, '.export');
  const action = (element: Element, words: string) => all(element, '.export button').find(({ textContent }) => textContent === words);
  const told = (element: Element) => find(element, '.export [role=status]')?.textContent ?? '';
  const tag = (name: string, attributes = '') => `<${name} lang="en" loading="eager" ${attributes}></${name}>`;

  async function ready(html: string): Promise<HTMLElement> {
    const element = mount(html);
    await settled(element, 'ready');
    await waitUntil(() => button(element), 'the button');
    return element;
  }

  async function opened(html: string): Promise<HTMLElement> {
    const element = await ready(html);
    button(element)?.click();
    await waitUntil(() => panel(element), 'the panel');
    return element;
  }

  async function download(element: HTMLElement, words: string): Promise<{ readonly name: string; readonly text: string; readonly type: string }> {
    const before = downloads.saved.length;
    action(element, words)?.click();
    const one = downloads.saved[before];
    if (!one) throw new Error('Nothing was saved.');
    return { name: one.name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await one.blob.arrayBuffer()), type: one.blob.type };
  }

  const linesOf = (csv: string) => csv.trimEnd().split('\r\n');
  const rowsOf = async (element: HTMLElement) => linesOf((await download(element, strings.downloadCsv)).text).slice(1);

  interface File {
    readonly credit: Readonly<Record<string, string>>;
    readonly retrieved: string;
    readonly question: Readonly<Record<string, unknown>>;
    readonly data: unknown;
  }
  const jsonOf = async (element: HTMLElement) => JSON.parse((await download(element, strings.downloadJson)).text) as File;

  for (const [html, rows, name] of [
    [tag('country-risk', 'country="JP"'), 1, 'country-risk-JP'],
    [tag('country-risk', 'country="JP" variant="full"'), 1, 'country-risk-JP'],
    [tag('country-compare', 'countries="JP TH FR"'), 3, 'country-compare-JP-TH-FR'],
    [tag('risk-table', 'region="Asia"'), 33, 'risk-table-asia'],
    [tag('risk-map'), 180, 'risk-map'],
    [tag('incident-list', 'country="KE" hours="72" limit="20"'), 20, 'incident-list-KE'],
    [tag('incident-map', 'country="KE" hours="72" limit="20"'), 20, 'incident-map-KE'],
    [tag('risk-methodology'), 30, 'risk-methodology'],
  ] as const) {
    it(`of ${html} are all of its rows, each with the credit, as CSV and as JSON`, async () => {
      const element = await opened(html);
      const csv = await download(element, strings.downloadCsv);
      expect(csv.name).to.match(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      expect(csv.type).to.equal('text/csv;charset=utf-8');
      const [head = '', ...lines] = linesOf(csv.text);
      expect(head).to.match(/^\uFEFF.*,publisher,publisher_url,licence,licence_url,source_url,retrieved_at,changes$/);
      if (name === 'risk-methodology') expect(lines.length).to.be.greaterThan(20);
      else expect(lines).to.have.lengthOf(rows);
      for (const line of lines)
        expect(line).to.match(/CC BY 4\.0,https:\/\/creativecommons\.org\/licenses\/by\/4\.0\/,http:[^,]*\/api\/v1\/[^,]*,\d{4}-[^,]*Z,/);
      expect(csv.text).not.to.match(/undefined|NaN|\[object|null/);
      const json = await jsonOf(element);
      expect(json.credit).to.include({ licence: 'CC BY 4.0', licence_url: 'https://creativecommons.org/licenses/by/4.0/' });
      expect(json.credit['publisher']).to.match(/sample/i);
      expect(Math.abs(Date.parse(json.retrieved) - NOW)).to.be.lessThan(60_000);
      expect(json.question['tag']).to.equal(element.localName);
      if (Array.isArray(json.data)) expect(json.data).to.have.lengthOf(rows);
    });
  }

  it('in an inline tag and a badge are left to the bigger ones', async () => {
    for (const variant of ['inline', 'badge']) {
      const element = mount(tag('country-risk', `country="JP" variant="${variant}"`));
      await settled(element, 'ready');
      expect(button(element)).to.equal(undefined);
    }
  });

  it('of a full profile hold every field there is', async () => {
    const { data } = await jsonOf(await opened(tag('country-risk', 'country="TH" variant="full"')));
    expect(data).to.include.keys('iso2', 'iso3', 'name', 'region', 'risk_score', 'risk_tier', 'flag', 'summary');
    expect(data).to.include.keys('breakdown', 'advisories', 'drug_law', 'lgbtq', 'womens_safety', 'peace_index', 'quick_facts');
  });

  it('are what the reader sees: the filtered incidents, and the file says so', async () => {
    const element = await opened(tag('incident-map', 'country="KE" limit="40"'));
    const crimes = () => all(element, '.chip').find(({ textContent }) => textContent?.includes('Crime'));
    await waitUntil(crimes, 'the filters come after the map');
    const count = Number(/\d+/.exec(crimes()?.textContent ?? '')?.[0]);
    crimes()?.click();
    await waitUntil(() => button(element)?.isConnected && all(element, '[part=item]').length === count);
    const shown = all(element, '[part=item]').map((item) => item.dataset['id']);
    const { credit, question, data } = await jsonOf(element);
    expect((data as readonly { readonly id: string }[]).map(({ id }) => id)).to.deep.equal(shown);
    expect(credit['changes']).to.equal(changed('limit', 'filter'));
    expect(question['categories']).to.deep.equal(['crime']);
    expect((await rowsOf(element)).every((line) => line.endsWith(`,"${changed('limit', 'filter')}"`))).to.equal(true);
  });

  it('name in the credit line and in the file every change there is', async () => {
    for (const [name, attributes, changes] of [
      ['country-risk', 'country="JP"', ''],
      ['country-risk', 'country="JP" name="Nippon" sections="advisories"', changed('name', 'sections')],
      ['country-compare', 'countries="JP TH"', changed('comparison')],
      ['incident-list', 'country="KE" limit="5" exclude="none-of-them" min-severity="2"', changed('limit', 'filter', 'exclude')],
      ['risk-table', 'region="Asia" limit="5"', changed('limit', 'filter')],
    ] as const) {
      const element = await opened(tag(name, attributes));
      expect((await jsonOf(element)).credit['changes'], name).to.equal(changes);
      const line = find(element, '[part=credit]')?.textContent ?? '';
      const said = localize(strings.changes, { changes: changes.replaceAll('; ', ', ') });
      if (changes) expect(line).to.include(said);
      else expect(line).not.to.include(said.trim());
    }
  });

  it('keep the publisher’s names, and have those shown in a column of their own', async () => {
    const german = (html: string) => html.replace('lang="en"', 'lang="de"');
    const save = async (html: string) => {
      const element = await opened(german(html));
      all(element, '.export button')[1]?.click();
      const { blob } = downloads.saved.at(-1) ?? {};
      return JSON.parse((await blob?.text()) ?? '') as File;
    };
    const table = await save(tag('risk-table', 'region="Oceania"'));
    expect((table.data as readonly object[])[0]).to.include({ name: 'Australia', shown_name: 'Australien' });
    expect(table.credit['changes']).to.equal(changed('filter', 'translation'));
    const own = await save(tag('country-risk', 'country="JP" name="Nippon"'));
    expect(own.data).to.include({ name: 'Japan', shown_name: 'Nippon' });
    expect((await save(tag('incident-list', 'country="KE"'))).credit['changes']).to.equal('');
  });

  it('of another licence than CC BY 4.0 name it as it was sent, and link nowhere', async () => {
    const country = { iso2: 'JP', name: 'Japan', risk_score: 12, risk_tier: 'Very Safe' };
    await api.answer('/api/v1/countries/JP', { body: { licence: 'ODbL 1.0', attribution: 'Sample', country } });
    const element = await opened(tag('country-risk', 'country="JP"'));
    const line = find(element, '[part=credit]');
    expect(line?.textContent).to.include('ODbL 1.0');
    expect(line?.querySelectorAll('a[href*="creativecommons"]')).to.have.lengthOf(0);
    const { credit } = await jsonOf(element);
    expect(credit).to.include({ licence: 'ODbL 1.0' });
    expect(credit).not.to.have.property('licence_url');
  });

  it('are the countries found, in the order of the table', async () => {
    const element = await opened(tag('risk-table'));
    await waitUntil(() => find(element, 'input[type=search]'), 'the search field');
    find<HTMLInputElement>(element, 'input[type=search]')?.focus();
    await sendKeys({ type: 'united' });
    all(element, 'thead button').at(-1)?.click();
    await waitUntil(() => all(element, 'tbody tr').length === 3);
    if (!panel(element)) button(element)?.click();
    await waitUntil(() => panel(element));
    const shown = all(element, 'tbody tr').map((row) => row.dataset['iso2']);
    expect((await rowsOf(element)).map((line) => line.slice(0, 2))).to.deep.equal(shown);
    const { credit, question } = await jsonOf(element);
    expect(credit['changes']).to.equal(changed('filter'));
    expect(question['search']).to.equal('united');
  });

  it('hold nothing that a spreadsheet would run', async () => {
    const incidents = [{ id: '1', title: '=HYPERLINK("https://evil.example")', category: 'crime', severity: 3, occurred_at: hoursAgo(0) }];
    await api.answer('/api/v1/incidents/recent', { body: { incidents } });
    const [line] = await rowsOf(await opened(tag('incident-list')));
    expect(line).to.match(/,"'=HYPERLINK\(""https/);
  });

  it('open and close by keyboard: Escape leads back to the button', async () => {
    const element = await ready(tag('country-risk', 'country="JP"'));
    const control = button(element);
    expect(control?.getAttribute('aria-expanded')).to.equal('false');
    control?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => panel(element));
    expect(control?.getAttribute('aria-expanded')).to.equal('true');
    await sendKeys({ press: 'Tab' });
    expect(element.shadowRoot?.activeElement?.textContent).to.equal(strings.downloadCsv);
    await sendKeys({ press: 'Escape' });
    expect(panel(element)).to.equal(undefined);
    expect(element.shadowRoot?.activeElement).to.equal(control);
    expect(control?.getAttribute('aria-expanded')).to.equal('false');
  });

  it('close when the reader goes on, by pointer or by keyboard', async () => {
    const element = await opened(tag('country-risk', 'country="JP"'));
    await sendMouse({ type: 'click', position: [990, 790] });
    await waitUntil(() => !panel(element));
    button(element)?.click();
    await waitUntil(() => panel(element));
    action(element, strings.downloadCsv)?.focus();
    find(element, '.credit a')?.focus();
    await waitUntil(() => !panel(element));
  });

  it('move nothing on the page, open or closed', async () => {
    const element = await ready(tag('country-risk', 'country="JP"'));
    const places = () =>
      all(element, 'p, li')
        .filter((one) => !one.closest('.export'))
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y }) => `${x} ${y}`); // not the widths: Firefox finds a font for the flag in its own time
    const before = places();
    button(element)?.click();
    await waitUntil(() => panel(element));
    expect(before).to.have.length.above(5);
    expect(places()).to.deep.equal(before);
  });

  it('have targets big enough for a finger', async () => {
    const width = 450; // WebKitGTK has no narrower window
    await setViewport({ width, height: 700 });
    const element = await opened(tag('country-risk', 'country="JP"'));
    expect(button(element)?.getBoundingClientRect().height).to.be.at.least(24);
    for (const one of all(element, '.export button')) expect(one.getBoundingClientRect().height).to.be.at.least(44);
    const box = panel(element)?.getBoundingClientRect();
    expect(box?.left).to.be.at.least(0);
    expect(box?.right).to.be.at.most(width);
  });

  // Japanese has no spaces between words.
  for (const language of LANGUAGES.filter((one) => one !== 'ja')) {
    it(`break no word of a button on a phone in ${language}`, async () => {
      const element = await opened(
        `<country-risk lang="${language}" loading="eager" country="JP" style="inline-size: 328px; --risk-font: 'DejaVu Sans', Verdana, sans-serif"></country-risk>`,
      );
      const broken = all(element, '.export button').flatMap(({ firstChild }) =>
        [...(firstChild?.parentElement?.textContent ?? '').matchAll(/\S+/g)].filter(({ index, 0: { length } }) => {
          const range = document.createRange();
          const node = [...(firstChild?.parentElement?.childNodes ?? [])].find((child) => child instanceof Text && child.data.trim());
          if (!node) throw new Error('A button has a text.');
          range.setStart(node, index);
          range.setEnd(node, index + length);
          return range.getClientRects().length > 1;
        }),
      );
      expect(broken.map(String)).to.deep.equal([]);
    });
  }

  it('include a link to this very place, and say once that it is copied', async () => {
    const copied: string[] = [];
    giveClipboard(async (text) => void copied.push(text));
    const canonical = Object.assign(document.createElement('link'), { rel: 'canonical', href: 'https://news.example/story?a=1' });
    document.head.append(canonical);
    const element = await opened(tag('country-risk', 'country="JP" id="japan"'));
    action(element, strings.copyLink)?.click();
    await waitUntil(() => told(element));
    canonical.remove();
    expect(copied).to.deep.equal(['https://news.example/story?a=1#japan']);
    expect(told(element)).to.equal(strings.linkCopied);
    expect(all(element, '.export [role=status]')).to.have.lengthOf(1);
  });

  it('include a link to the nearest id, also of a form that has a field of that name', async () => {
    const copied: string[] = [];
    giveClipboard(async (text) => void copied.push(text));
    const form = mount(`<form id="travel"><input name="id">${tag('country-risk', 'country="JP"')}</form>`);
    const element = form.querySelector('country-risk') as HTMLElement;
    await waitUntil(() => button(element));
    button(element)?.click();
    await waitUntil(() => panel(element));
    action(element, strings.copyLink)?.click();
    await waitUntil(() => copied.length);
    expect(new URL(copied[0] ?? '').hash).to.equal('#travel');
  });

  it('include a citation in the language of the tag', async () => {
    const copied: string[] = [];
    giveClipboard(async (text) => void copied.push(text));
    const element = await opened(tag('country-risk', 'country="DE"').replace('lang="en"', 'lang="de"'));
    all(element, '.export button').at(-1)?.click();
    await waitUntil(() => copied.length);
    expect(copied[0]).to.match(
      / · Deutschland: .*, Risikowert \d+ .* · Abgerufen .* · http.* · CC BY 4\.0 \(https:\/\/creativecommons.* · Änderungen: übersetzt$/,
    );
  });

  it('cite a list by what is shown of it', async () => {
    const copied: string[] = [];
    giveClipboard(async (text) => void copied.push(text));
    const element = await opened(tag('incident-list', 'country="KE" hours="72" limit="20" headline="Unrest"'));
    action(element, strings.copyCitation)?.click();
    await waitUntil(() => copied.length);
    const span = patternOf(strings.mayBeMore, { span: patternOf(strings.since, { date: String.raw`\w+ \d+ \w+` }) });
    expect(copied[0]).to.match(new RegExp(` · ${patternOf(strings.anySummaryIn, { place: 'Kenya', span })} · `));
  });

  it('are one line of text and a picture without markup, whatever the answer and the attributes say', async () => {
    const hostile = '\u202eJa</title>\n{rating}$& · <script>alert(1)</script>\u2028=1+1;"';
    const kept = 'Ja</title> {rating}$& · <script>alert(1)</script> =1+1;"';
    const country = { iso2: 'JP', name: hostile, risk_score: 12, risk_tier: hostile, summary: hostile, [hostile]: 'javascript:alert(1)' };
    const copied: string[] = [];
    giveClipboard(async (text) => void copied.push(text));
    const cite = async (element: HTMLElement) => {
      action(element, strings.copyCitation)?.click();
      await waitUntil(() => copied.length);
      return copied.pop() ?? '';
    };
    const drawn = async (element: HTMLElement) => {
      const before = downloads.saved.length;
      action(element, 'SVG')?.click();
      await waitUntil(() => downloads.saved[before]);
      await waitUntil(() => copied.length);
      copied.pop();
      return (await downloads.saved[before]?.blob.text()) ?? '';
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
    await waitUntil(() => button(own), 'the button');
    button(own)?.click();
    await waitUntil(() => panel(own), 'the panel');
    await expectPlain(own, kept);
    expect((await jsonOf(own)).credit['publisher']).to.equal(kept);
  });

  for (const [situation, clipboard] of [
    ['there is no clipboard', undefined],
    ['the clipboard refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ] as const) {
    it(`stand in a field to copy by hand where ${situation}`, async () => {
      giveClipboard(clipboard);
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
      expect(told(element)).to.equal(strings.notCopied);
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
      const copied: string[] = [];
      giveClipboard(async (text) => void copied.push(text));
      const element = await opened(html);
      const [wide, tall, svg] = all(element, '.pictures button');
      for (const [control, width, height] of [
        [wide, 1200, 675],
        [tall, 1080, 1350],
      ] as const) {
        const before = downloads.saved.length;
        control?.click();
        await waitUntil(() => downloads.saved.length > before, 'the picture');
        const { name, blob } = downloads.saved.at(-1) ?? {};
        expect(name).to.match(new RegExp(`-${width}x${height}\\.png$`));
        const image = await createImageBitmap(blob ?? new Blob());
        expect([image.width, image.height]).to.deep.equal([width, height]);
      }
      svg?.click();
      await waitUntil(() => downloads.saved.at(-1)?.name.endsWith('.svg'));
      const text = (await downloads.saved.at(-1)?.blob.text()) ?? '';
      const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
      expect(root.localName).to.equal('svg');
      await waitUntil(() => copied.length === 3);
      expect(root.querySelector('desc')?.textContent).to.equal(copied[2]);
      expect(copied[2]).to.include('CC BY 4.0');
      expect(told(element)).to.include(strings.altCopied);
    });
  }

  it('include no picture of a list of incidents or of the methodology', async () => {
    for (const html of [tag('incident-list', 'country="KE"'), tag('risk-methodology')]) expect(all(await opened(html), '.pictures')).to.deep.equal([]);
  });

  it('say so where a picture cannot be saved, and throw nothing', async () => {
    const element = await opened(tag('country-risk', 'country="JP"'));
    URL.createObjectURL = () => {
      throw new Error('forbidden');
    };
    all(element, '.pictures button')[0]?.click();
    await waitUntil(() => told(element));
    expect(told(element)).to.equal(strings.notDownloaded);
  });

  it('say so where nothing can be saved, and throw nothing', async () => {
    const element = await opened(tag('risk-methodology'));
    URL.createObjectURL = () => {
      throw new Error('forbidden');
    };
    action(element, strings.downloadCsv)?.click();
    await waitUntil(() => told(element));
    expect(told(element)).to.equal(strings.notDownloaded);
  });

  it('follow the language of the tag while they are open', async () => {
    const element = await opened(tag('country-risk', 'country="JP"'));
    element.lang = 'fr';
    await waitUntil(() => all(element, '.export button').some(({ textContent }) => textContent === 'Copier le lien'));
    expect(panel(element)?.getAttribute('aria-label')).to.equal(button(element)?.textContent);
  });

  it('go away with their tag', async () => {
    const element = await opened(tag('country-risk', 'country="JP"'));
    const box = element.parentElement;
    element.remove();
    expect(panel(element)).to.equal(undefined);
    box?.append(element);
    await waitUntil(() => button(element)?.getAttribute('aria-expanded') === 'false');
  });
});
