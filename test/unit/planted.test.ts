import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPlanted } from '../support/planted.mjs';

const planted = readPlanted();

describe('the planted defects', () => {
  it('are at least forty, in every room', () => {
    expect(planted.length).toBeGreaterThanOrEqual(40);
    const rooms = new Set(planted.map(({ name }) => name.split('-')[0]));
    expect([...rooms].toSorted()).toEqual(['api', 'build', 'data', 'elements', 'embed', 'map', 'model', 'ui', 'words']);
  });

  it.each(planted)('$name can be planted, and names a test', ({ patch, file }) => {
    expect(existsSync(file), file).toBe(true);
    execFileSync('git', ['apply', '--check', patch]);
  });
});
