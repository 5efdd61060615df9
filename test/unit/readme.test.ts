import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allFacts } from '../../build/readme.js';

const root = new URL('../../', import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8');

const readme = textOf('README.md');
const missingIn = (text: string, names: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  names.filter((name) => !text.includes(`\`${name}\``));

/** Every token the sources read or describe; of numbered ones, the first. */
function tokens(): readonly string[] {
  const sources = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = sources.flatMap((file) => textOf(`src/${file}`).match(/--(risk|incident)-[\w-]*\w/g) ?? []);
  return [...new Set(found.map((token) => token.replace(/-[2-5N](?=-|$)/, '-1')))];
}

describe('README.md', () => {
  it.each(allFacts())('names every attribute, event, part and token of <$tag>', ({ tag, attributes, shared, events, parts, tokens: own }) => {
    expect(readme).toContain(`### \`<${tag}>\``);
    const names = [...attributes, ...shared, ...events, ...parts, ...own].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    expect(missingIn(readme, names)).toEqual([]);
  });

  it('names every token', () => {
    expect(missingIn(readme, tokens())).toEqual([]);
  });

  it('names every language and regional variant', () => {
    const files = readdirSync(new URL('src/words', root)).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(8);
    expect(
      missingIn(
        readme,
        files.map((file) => file.replace('.json', '')),
      ),
    ).toEqual([]);
  });

  it('shows both commands, the tag and the script in its first lines', () => {
    const first = readme.split('\n').slice(0, 24).join('\n');
    for (const text of ['npm start', 'npm test', '<country-risk country="JP">', 'src="https://cdn.example/embed.js"', 'docs/card.png'])
      expect(first).toContain(text);
  });
});

describe('CONTRIBUTING.md', () => {
  it('says why each package is there', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<string, Record<string, string>>;
    expect(missingIn(textOf('CONTRIBUTING.md'), Object.keys({ ...dependencies, ...devDependencies }))).toEqual([]);
  });
});
