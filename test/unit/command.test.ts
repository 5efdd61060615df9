import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the commands of the repository', () => {
  // Our folders, without a build.
  const unbuilt = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  beforeAll(() => {
    for (const folder of ['build', 'demo', 'src', 'test']) symlinkSync(resolve(folder), join(unbuilt, folder));
    copyFileSync('package.json', join(unbuilt, 'package.json'));
  });
  afterAll(() => rmSync(unbuilt, { recursive: true }));

  /** Runs a script of the repository in that folder. */
  const run = (script: string, ...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), resolve(script), ...words], {
      encoding: 'utf8',
      cwd: unbuilt,
      env: { ...process.env, DEMO: 'http://127.0.0.1:9/demo/' },
    });
    return { status, stdout, stderr };
  };

  it.each([
    ['test/bench/sizes.ts', [], 'dist/cdn/manifest.json is missing: npm run build makes it.'],
    ['test/bench/sizes.ts', ['--lowr'], "Unknown option '--lowr'. Usage: npm run sizes -- [/path/to/older/dist/cdn] [--lower]"],
    ['build/readme.ts', [], 'custom-elements.json is missing: npm run build makes it.'],
    ['build/readme.ts', ['tags'], "Unexpected argument 'tags'. Usage: npm run readme"],
    ['build/test.mjs', ['--quik'], "Unknown option '--quik'. Usage: npm test -- [--all] [--quick] [--chromium]"],
    ['build/lint.mjs', ['src'], "Unexpected argument 'src'. Usage: npm run lint -- [--fix]"],
    ['build/test-clock.mjs', ['2027-13-01'], '“2027-13-01” is not an instant such as 2026-12-31T23:58:00Z.'],
    ['demo/api/main.ts', ['--port', '9000'], "Unknown option '--port'. Usage: PORT=8787 npm run api"],
    ['test/bench/run.ts', ['--lines', 'slow,fast'], 'There is no line “fast”; there are none, api, slow, devtools.'],
    ['test/bench/run.ts', ['--rounds', 'two'], 'The rounds must be a whole number above 0.'],
    ['demo/screenshots.ts', [], 'http://127.0.0.1:9/demo/ cannot be reached: npm start serves it.'],
    ['demo/screenshots.ts', ['maps'], 'There are no pictures “maps”; there are article, tags.'],
  ])('end with a sentence: %s %j', (script, words, sentence) => {
    expect(run(script, ...words)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
  });

  it('print their usage', () => {
    expect(run('test/bench/sizes.ts', '--help')).toEqual({ status: 0, stdout: 'Usage: npm run sizes -- [/path/to/older/dist/cdn] [--lower]\n', stderr: '' });
  });
});
