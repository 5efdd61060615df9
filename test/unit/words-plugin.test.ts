import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordSections } from '../../build/words-plugin.js';

const folder = mkdtempSync(join(tmpdir(), 'words-'));

beforeAll(() => {
  const words = { card: { title: 'A card', steps: { one: '{count} step', other: '{count} steps' } }, map: { title: 'A map' } };
  writeFileSync(join(folder, 'en.json'), JSON.stringify(words));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The code of a module bundled on its own. */
async function bundled(source: string): Promise<string> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, source);
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [wordSections()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  return [made]
    .flat()
    .flatMap((result) => ('output' in result ? result.output.map((file) => ('code' in file ? file.code : '')) : []))
    .join('\n');
}

describe('a section of a language', () => {
  it('is a module with one export of its name, and nothing of other sections', async () => {
    const code = await bundled(`import { card } from './en.json?card'; console.log(card.steps.other);`);
    expect(code).toContain('{count} steps');
    expect(code).not.toContain('A map');
  });

  it('that is not used is left out', async () => {
    expect(await bundled(`import { card } from './en.json?card'; import { map } from './en.json?map'; console.log(map.title);`)).not.toContain('A card');
  });

  it('that does not exist fails the build with a sentence', async () => {
    await expect(bundled(`import { crad } from './en.json?crad'; console.log(crad);`)).rejects.toThrow(/en\.json has no section "crad"; it has card, map\./);
  });

  it('is not taken for one where a whole language is loaded', async () => {
    expect(await bundled(`import words from './en.json'; console.log(words.map.title);`)).toContain('A map');
    expect(await bundled(`import text from './en.json?raw'; console.log(text);`)).toContain('A map');
  });
});
