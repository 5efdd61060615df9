import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENGINE_SPECIFIC } from '../../build/suites.mjs';
import { readPlanted } from '../support/planted.mjs';

const planted = readPlanted();

const KINDS = [
  'accessibility',
  'credit missing',
  'editor misled',
  'event',
  'filter',
  'focus lost',
  'foreign address',
  'height',
  'host page harmed',
  'language',
  'looks',
  'policy broken',
  'print',
  'reader not asked',
  'retry',
  'stale data',
  'too many requests',
  'unsafe content',
  'works in one engine',
  'wrong fact shown',
  'wrong rows',
];

describe('the planted defects', () => {
  it('are at least forty, in every room', () => {
    expect(planted.length).toBeGreaterThanOrEqual(40);
    const rooms = new Set(planted.map(({ name }) => name.split('-')[0]));
    expect([...rooms].toSorted()).toEqual(['api', 'build', 'data', 'elements', 'embed', 'map', 'model', 'ui', 'words']);
  });

  it('are of these kinds', () => {
    expect([...new Set(planted.map(({ kind }) => kind))].toSorted()).toEqual(KINDS);
  });

  it.each(planted)('$name can be planted, and names a test', ({ patch, file }) => {
    expect(existsSync(file), file).toBe(true);
    const { status, stderr } = spawnSync('git', ['apply', '--check', patch], { encoding: 'utf8' });
    expect(status, `${stderr}The code around this defect has changed: write ${patch} again, as CONTRIBUTING.md says under “Plant a defect”.`).toBe(0);
  });
});

describe('the files that every engine runs', () => {
  const files = [
    ...ENGINE_SPECIFIC.browser.map((name) => `test/browser/${name}.test.ts`),
    ...ENGINE_SPECIFIC.endToEnd.map((name) => `test/e2e/${name}.spec.ts`),
  ];

  it.each(files)('%s exists', (file) => expect(existsSync(file)).toBe(true));

  it('find the defects that one engine alone shows', () => {
    const ofOneEngine = planted.filter(({ engine }) => engine !== 'chromium');
    expect(ofOneEngine.length).toBeGreaterThan(0);
    expect(files).toEqual(expect.arrayContaining(ofOneEngine.map(({ file }) => file)));
  });
});
