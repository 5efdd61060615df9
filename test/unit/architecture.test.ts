import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TAGS } from '../../build/tags.js';
import { circular, importsOf, isOurs, MAX_LINES, IGNORED, refusedInBuilder, ROOMS, violationsIn, withoutComments } from '../support/architecture.js';
import { dependenciesIn } from '../support/own-time.js';

const SRC = new URL('../../src', import.meta.url).pathname;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(isOurs)
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') }));

/** What the linter says of these files, by one rule as `.oxlintrc.json` has it for `src`. */
function linted(rule: string, files: Readonly<Record<string, string>>): string {
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'));
  const own = config.overrides.find(({ files: where }: { files: readonly string[] }) => where.includes('src/**'));
  const rules = { [rule]: { ...config.rules, ...own.rules }[rule] ?? 'off' };
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ plugins: config.plugins, categories: { correctness: 'off' }, rules }));
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', `${name}.ts`), text);
  const options = ['-c', join(folder, 'config.json'), '--type-aware', '--format=unix', join(folder, 'src')];
  const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...options], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return stdout;
}

describe('the house', () => {
  it.each(sources)('$path keeps to the table of the design', (source) => {
    expect(violationsIn(source)).toEqual([]);
  });

  it('has the rooms of the table and no others', () => {
    const rooms = readdirSync(SRC, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.map(({ name }) => name).toSorted()).toEqual(Object.keys(ROOMS).filter(Boolean).toSorted());
  });

  it.each(['build', 'demo', 'test'])('has in %s no file that is too long to be read at once', (folder) => {
    const isRead = (file: string) => /\.(m?ts|mjs|css)$/.test(file) && !IGNORED.test(`${folder}/${file}`);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isRead);
    expect(files.length).toBeGreaterThan(20);
    const isLong = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length - 1 > MAX_LINES;
    expect(files.filter(isLong)).toEqual([]);
  });

  it('has a builder that imports little besides the model and the words', () => {
    const files = readdirSync('demo/builder', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(15);
    expect(files.flatMap((file) => refusedInBuilder({ path: `demo/builder/${file}`, text: readFileSync(join('demo/builder', file), 'utf8') }))).toEqual([]);
  });

  it.each(["import { fetchJson } from '../../src/api/client.js';", "import { answers } from '../api/data.js';", "const map = await import('leaflet');"])(
    'would find in the builder: %s',
    (text) => expect(refusedInBuilder({ path: 'demo/builder/form.ts', text })).toHaveLength(1),
  );

  it('has no circle of imports, which the linter looks for, types included', () => {
    expect(linted('import/no-cycle', { a: "import { b } from './b.js';\nexport const a = () => b;", b: 'export const b = 1;' })).toBe('');
    const circle = { a: "import { b } from './b.js';\nexport const a = () => b;", b: "import type { a } from './a.js';\nexport const b: typeof a | 1 = 1;" };
    expect(linted('import/no-cycle', circle)).toContain('no-cycle');
  });

  it('reaches no member by brackets, protected ones included, which the linter looks for', () => {
    const type = 'class A { protected own = 1; readonly values: Record<string, string> = {}; }\n';
    expect(linted('typescript/dot-notation', { a: `${type}export const value = (a: A) => a.values['own'];` })).toBe('');
    expect(linted('typescript/dot-notation', { a: `${type}export const value = (a: A) => a['own'];` })).toContain('dot-notation');
  });

  it('has one IntersectionObserver', () => {
    const observers = (all: typeof sources) =>
      all.flatMap(({ path, text }) => [...withoutComments(text).matchAll(/\bnew\s+IntersectionObserver\b/g)].map(() => path));
    expect(observers(sources)).toEqual(['data/attention.ts']);
    expect(observers([{ path: 'data/attention.ts', text: 'new IntersectionObserver(one); new IntersectionObserver(other);' }])).toHaveLength(2);
  });

  it('has no circle by import() or typeof import() either, which the linter does not see', () => {
    expect(circular(sources)).toEqual([]);
    const way = { path: 'ui/way.ts', text: "import { a } from './a.js';" };
    const a = { path: 'ui/a.ts', text: "let code: typeof import('./b.js') | undefined;" };
    const back = [{ path: 'ui/b.ts', text: "const load = () => import('./a.js');" }];
    expect(circular([way, a, ...back])).toEqual(['ui/a.ts', 'ui/b.ts']);
  });

  it('names a tag after its file', () => {
    const registered = sources.flatMap(({ path, text }) => [...text.matchAll(/\bregister\('([^']+)'/g)].map(([, tag]) => ({ path, tag })));
    expect(registered).toEqual(TAGS.toSorted().map((tag) => ({ path: `elements/${tag}.define.ts`, tag })));
  });
});

/** Violations that a change might introduce. */
const PLANTED: readonly (readonly [path: string, text: string])[] = [
  ['model/country.ts', "import { text } from '../api/decode.js';"],
  ['model/country.ts', "import type { WireRecord } from '../api/decode.js';"],
  ['model/country.ts', "import { html } from 'lit';"],
  ['model/country.ts', "import { card } from '../words/en.json?card';"],
  ['api/country.ts', "import { card } from '../words/en.json?card';"],
  ['api/country.ts', "export { validLanguage } from '../words/locale.js';"],
  ['api/country.ts', "export * from '../ui/country.js';"],
  ['api/country.ts', "import '../ui/country.js';"],
  ['data/resource.ts', "import { pageState } from '../api/page-state.js';"],
  ['data/resource.ts', "const { pageState } = await import('../api/page-state.js');"],
  ['ui/country.ts', "import { fetchJson } from '../api/client.js';"],
  ['ui/country.ts', "import { Task } from '@lit/task';"],
  ['ui/country.ts', "import { unsafeHTML } from 'lit/directives/unsafe-html.js';"],
  ['ui/incident-list.ts', "import { Map } from 'leaflet/src/map/Map.js';"],
  ['elements/incident-map.ts', "import { IncidentMap } from '../map/incident-map.js';"],
  ['elements/incident-map.ts', "import { type Tiles, IncidentMap } from '../map/incident-map.js';"],
  ['elements/incident-map.ts', "import {\n  IncidentMap,\n} from '../map/incident-map.js';"],
  ['elements/incident-map.ts', "import 'leaflet';"],
  ['elements/country-risk.ts', "import { ready } from '../embed/embed.js';"],
  ['map/markers.ts', "import { pageState } from '../api/page-state.js';"],
  ['embed/embed.ts', "import { register } from '../elements/embed-element.js';"],
  ['embed/embed.ts', "import { fetchJson } from '../api/client.js';"],
  ['embed/embed.ts', "import { pageState } from '../api/page-state.js';"],
  ['embed/embed.ts', "import { html } from 'lit';"],
  ['index.ts', "export { theme } from './ui/theme.js';"],
  ['elements/country-risk.ts', 'await fetch(url);'],
  ['api/client.ts', 'const answer = await globalThis.fetch(url);'],
  ['api/client.ts', 'const request = { fetch }.fetch;'],
  ['api/client.ts', 'new XMLHttpRequest();'],
  ['ui/country.ts', "customElements.define('x-y', Y);"],
  ['map/markers.ts', "node.dispatchEvent(new Event('x'));"],
  ['ui/country.ts', 'const score = country.risk_score;'],
  ['ui/country.ts', "const score = country['risk_score'];"],
  ['model/country.ts', 'interface Country { risk_score: number }'],
  ['words/locale.ts', "import { feedText } from '../ui/incident-text.js';"],
  ['words/localizer.ts', "import { pageState } from '../api/page-state.js';"],
  ['words/localizer.ts', "import { html } from 'lit';"],
  ['words/citation.ts', "const categories = { civil_unrest: 'Civil unrest' };"],
  ['embed/early-request.ts', 'const url = `${base}/incidents/recent?include_resolved=true`;'],
  ['map/selection.ts', 'node.innerHTML = incident.title;'],
  ['map/selection.ts', "node['innerHTML'] = incident.title;"],
  ['map/selection.ts', "node.insertAdjacentHTML('beforeend', text);"],
  ['ui/tier.ts', 'unsafeCSS(text)'],
  ['map/selection.ts', 'new DOMParser().parseFromString(text, type)'],
  ['embed/embed.ts', 'document.write(text)'],
  ['ui/incident-list.ts', 'new Intl.DateTimeFormat(lang).format(time)'],
  ['ui/methodology.ts', "size.toLocaleString(lang, { style: 'percent' })"],
  ['api/incident.ts', "const names = new Intl.DisplayNames('en', { type: 'region' });"],
  ['embed/embed.ts', "setTimeout('start()', 1)"],
  ['api/client.ts', "localStorage.setItem('x', '')"],
  ['embed/embed.ts', "document.cookie = 'x=1'"],
  ['elements/embed-element.ts', "addEventListener('unload', stop);"],
  ['ui/country.ts', 'export default function view() {}'],
  ['model/failure.ts', 'export enum State { Idle }'],
  ['model/failure.ts', 'const enum State { Idle }'],
  ['api/decode.ts', 'const json: any = 1;'],
  ['api/decode.ts', 'const json = text as any;'],
  ['api/decode.ts', 'const list: any[] = [];'],
  ['api/decode.ts', 'const table = new Map<string, any>();'],
  ['api/decode.ts', 'function of(value: any) {}'],
  ['stuff/text.ts', ''],
  ['api/utils/text.ts', ''],
  ['api/helpers.ts', ''],
  ['model/types.ts', ''],
  ['api/country.ts', 'x();\n'.repeat(251)],
  ['ui/country.ts', `const styles = css\`\n${'x'.repeat(251)}\`;${'x();\n'.repeat(251)}`],
];

describe('the checker of the house', () => {
  it.each(PLANTED)('finds what is wrong in %s: %s', (path, text) => {
    expect(violationsIn({ path, text })).toHaveLength(1);
  });

  it.each([
    ['api/request.ts', 'const { fetch } = globalThis; resolve(fetch(url));'],
    ['data/resource.ts', "import { Task } from '@lit/task';\nimport type { ReactiveController } from 'lit';"],
    ['ui/country-card.ts', "import { card } from '../words/en.json?card';"],
    ['api/country.ts', "const score = from['risk_score'] ?? from.risk_score;"],
    ['elements/incident-map.ts', "import type { Tiles } from '../map/incident-map.js';\nconst map = await import('../map/incident-map.js');"],
    ['elements/embed-element.ts', "import { LitElement } from 'lit';\nimport { credit } from '../ui/credit.js';"],
    ['embed/embed.ts', "import { earlyPageState } from '../api/request.js';\nvoid import('../elements/country-risk.js');"],
    ['ui/country.ts', '// fetch(url) is in api/request.ts; risk_score stays there\nconst fetchedAt = 1; /* enum State, innerHTML */'],
    ['ui/country.ts', 'const text = \'Does any country, or many, enumerate this?\'; const a = html`<a target="_blank">`;'],
    ['map/markers.ts', "import { Marker } from 'leaflet/src/layer/marker/Marker.js';\nthis._container.style.setProperty('--_fill', color);"],
    ['words/locale.ts', "const link = 'https://example.com/a-b'; const tile = '{z}/{x}/{y}';"],
    ['words/localizer.ts', 'new Intl.Collator(lang)'],
    ['api/country-list.ts', "one.name.localeCompare(other.name, 'en')"],
    ['api/country.ts', '// why\n\nx();\n'.repeat(250)],
    ['ui/country.styles.ts', `const styles = css\`\n${'a { color: red; }\n'.repeat(500)}\`;`],
  ])('is content with %s: %s', (path, text) => {
    expect(violationsIn({ path, text })).toEqual([]);
  });

  it('sees every way to import', () => {
    const code = `import a, { b } from './a.js';
import * as c from './c.js';
import './d.js';
export { e } from './e.js';
export * from './f.js';
import type { G } from './g.js';
type H = typeof import('./h.js');
const i = () => import('./i.js');`;
    const found = importsOf(code).map(({ from, kind }) => `${from} ${kind}`);
    const wanted = ['a now', 'c now', 'd now', 'e now', 'f now', 'g type', 'h type', 'i later'].map((one) => `./${one.replace(' ', '.js ')}`);
    expect(found).toEqual(wanted);
  });

  it('leaves strings alone when it takes out comments', () => {
    expect(withoutComments("const link = 'https://a.b/c'; // risk_score")).toMatch(/^const link = 'https:\/\/a\.b\/c'; +$/);
  });
});

/** These test the clock itself. */
const OF_THE_CLOCK = /^(?:browser\/machine\.test|e2e\/machine\.spec|unit\/architecture\.test)\.ts$/;

describe('the tests', () => {
  // The bench measures a page in real time.
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path) && !path.startsWith('bench/'));

  it('depend on no day, hour or machine', () => {
    expect(files.length).toBeGreaterThan(200);
    const dependent = files
      .filter((path) => !OF_THE_CLOCK.test(path))
      .flatMap((path) => dependenciesIn(withoutComments(readFileSync(join('test', path), 'utf8'))).map((rule) => `${path} ${rule}`));
    expect(dependent).toEqual([]);
  });

  it.each([
    ['const api = await startApi({ port: 0, scenarios: true });', 'starts an API without a clock'],
    ['const api = await startApi();', 'starts an API without a clock'],
    ['const own = await startApi(options);', 'starts an API without a clock'],
    ['expect(day).toBe(new Date().toISOString());', 'reads the machine’s clock'],
    ["row('a', at(Date.now()))", 'reads the machine’s clock'],
    ['const reader = await browser.newContext();', 'opens a page that has the machine’s clock'],
    ['await page.clock.install();', 'installs a clock at no instant'],
  ])('would be found to: %s', (code, rule) => {
    expect(dependenciesIn(code)).toEqual([rule]);
  });

  it.each([
    'const api = await startApi({ port: 0, now });',
    "import { startApi } from '../support/api.js';\nconst api = await startApi();",
    'vi.useFakeTimers();\nexpect(fetchedAt).toBe(Date.now());',
    "import { openPage } from '../support/network.js';\nconst asked = Date.now();",
    'const context = await browser.newContext();\nawait fixPages(context);',
    'await page.clock.install({ time: NOW });',
    'const day = new Date(NOW).toISOString();',
  ])('may have: %s', (code) => {
    expect(dependenciesIn(code)).toEqual([]);
  });
});
