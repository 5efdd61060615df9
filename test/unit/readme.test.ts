import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allFacts, tagsPage } from '../../build/readme.js';
import { TAGS } from '../../build/tags.js';
import * as compact from '../../src/api/country-compact.js';
import * as country from '../../src/api/country.js';
import * as envelope from '../../src/api/decode.js';
import * as incident from '../../src/api/incident.js';
import * as methodology from '../../src/api/methodology.js';

const root = new URL('../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

const page = textOf('docs/tags.md');
const missingIn = (text: string, names: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  names.filter((name) => !text.includes(`\`${name}\``));

const sources = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => textOf(`src/${file}`));

/** Every token that the sources read or describe; for numbered ones, the first only. */
function tokens(): readonly string[] {
  const found = sources.flatMap((source) => source.replaceAll(/\$\{[^}]*\}/g, 'N').match(/--(risk|incident)-[\w-]*\w/g) ?? []);
  return [...new Set(found.map((token) => token.replace(/-[2-5N](?=-|$)/, '-1')))];
}

describe('docs/tags.md', () => {
  it('has the tables that npm run readme writes', () => {
    expect(page, 'npm run build && npm run readme writes them').toBe(tagsPage());
  });

  it.each(allFacts())('names every attribute, event, part and token of <$tag>', ({ tag, attributes, shared, events, parts, tokens: own }) => {
    expect(page).toContain(`## \`<${tag}>\``);
    const names = [...attributes, ...shared, ...events, ...parts, ...own].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(missingIn(page, names)).toEqual([]);
  });

  it('promises no ruler on the map of risk, whose legend has its place', () => {
    const withRuler = allFacts().filter(({ parts }) => parts.some(({ name }) => name === 'gauge'));
    expect(withRuler.map(({ tag }) => tag)).toEqual(['country-risk', 'country-compare', 'risk-methodology', 'risk-table']);
  });

  it('names every token', () => {
    expect(missingIn(page, tokens())).toEqual([]);
  });
});

describe('docs/languages.md', () => {
  it('names every language and regional variant', () => {
    const files = readdirSync(new URL('src/words', root)).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(8);
    const names = files.map((file) => file.replace('.json', ''));
    expect(missingIn(textOf('docs/languages.md'), names)).toEqual([]);
  });

  it.each([
    ['README.md', /\[(\w+) languages\]/],
    ['CHANGELOG.md', /On every tag: (\w+) languages/],
  ])('has as many languages as %s counts', (file, counted) => {
    const languages = [...textOf('docs/languages.md').matchAll(/^\| `\w\w` \|/gm)];
    const count = counted.exec(textOf(file))?.[1]?.toLowerCase() ?? '';
    expect(['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].indexOf(count) + 7).toBe(languages.length);
  });

  it.each(readdirSync(new URL('docs', root)).filter((file) => file.endsWith('.md')))(
    'leaves no number of languages in docs/%s, where a new one would make it wrong',
    (file) => {
      expect(textOf(`docs/${file}`)).not.toMatch(/\b(seven|eight|nine|ten|eleven|twelve)\b(?=( \w+)? languages|\]\(languages)/i);
    },
  );
});

describe('docs/failures.md', () => {
  it('names everything by which an answer is read', () => {
    const isTable = (value: unknown): value is object => {
      const values: readonly unknown[] = Object.values(value ?? {});
      return values.length > 0 && values.every(Array.isArray);
    };
    const tables = [compact, country, envelope, incident, methodology].flatMap((module) => Object.values<unknown>(module).filter(isTable));
    expect(tables, 'every table is exported').toHaveLength(sources.join('').split('as const satisfies Names').length - 1);
    const names = tables.flatMap((table) => Object.entries(table).flatMap(([field, [, ...own]]: [string, string[]]) => (own.length ? own : field)));
    expect(names.length).toBeGreaterThan(50);
    expect(missingIn(textOf('docs/failures.md'), names), 'missing in its table of names').toEqual([]);
  });
});

describe('docs/package.md', () => {
  it('names every kind of entry that the package has', () => {
    const { exports } = JSON.parse(textOf('package.json')) as { exports: Record<string, unknown> };
    const kinds = Object.keys(exports).map((path) => path.replace(/(country|incident|risk)-\w+\.js$/, '<tag>.js').replace(/^\.\//, '/'));
    expect(kinds.filter((kind) => !/^\.|\*|package\.json/.test(kind) && !textOf('docs/package.md').includes(`${kind}\``))).toEqual([]);
  });
});

describe('README.md', () => {
  const readme = textOf('README.md');

  it('fits on a screen, and shows both commands, the tag and the script in its first lines', () => {
    expect(readme.split('\n').length).toBeLessThan(80);
    const first = readme.split('\n').slice(0, 24).join('\n');
    for (const text of [
      'npm start',
      'npm test',
      '<country-risk country="JP">',
      'src="https://cdn.example/embed.js"',
      'docs/page.png',
      'docs/tags/country-risk.png',
    ])
      expect(first).toContain(text);
  });

  it('shows each tag, and gives the sizes and the time that are measured', () => {
    for (const tag of TAGS) expect(readme).toMatch(new RegExp(`src="docs/tags/${tag}\\.png"[^|]*\`<${tag}>\``));
    const limits = JSON.parse(textOf('test/bench/limits.json')) as Record<string, { kB: number }>;
    const sizes = ['badge', 'card', 'incident-map'].map((page) => `${limits[page]?.kB}`);
    expect(readme.match(/[\d.]+(?= kB)/g)).toEqual(sizes);
    const results = textOf('test/bench/RESULTS.md');
    const [, time] = /^\| \\<country-risk> card \|.*\| (\d+) ms \|$/m.exec(results) ?? [];
    const [, ratio] = /^\| card, of the same card by hand with Lit \|.*?\*\*([\d.]+)\*\*/m.exec(results) ?? [];
    expect(readme).toContain(`${time} ms on slow 4G, ${ratio} times`);
  });

  it('leads an editor, a developer and a user of the package to every page of the documentation', () => {
    const pages = readdirSync(new URL('docs', root)).filter((file) => file.endsWith('.md'));
    expect(pages.filter((file) => !readme.includes(`](docs/${file}`))).toEqual([]);
  });

  it.each([
    'README.md',
    ...readdirSync(new URL('docs', root))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  ])('%s has no link that leads nowhere', (file) => {
    const targets = [...textOf(file).matchAll(/(?:\]\(|src=")(?!https?:)([^)"]+)/g)].map(([, target = '']) => target.split('#'));
    expect(targets.filter(([path = '']) => path && !existsSync(new URL(path, new URL(file, root))))).toEqual([]);
    const anchors = (path: string): readonly string[] =>
      [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    const from = (path: string): string => (path ? new URL(path, new URL(file, root)).pathname.slice(root.pathname.length) : file);
    expect(targets.filter(([path = '', anchor]) => anchor && !anchors(from(path)).includes(anchor))).toEqual([]);
  });
});

describe('CONTRIBUTING.md', () => {
  it('names every command', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const called = (name: string): string => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`);
    expect(missingIn(textOf('CONTRIBUTING.md'), Object.keys(scripts).map(called))).toEqual([]);
  });

  it('says why each package is there', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
    expect(missingIn(textOf('CONTRIBUTING.md'), Object.keys({ ...dependencies, ...devDependencies }))).toEqual([]);
  });
});
