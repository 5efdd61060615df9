import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function started(settings: Readonly<Record<string, string>>): { readonly status: number | null; readonly stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, ['build/start.mjs'], { encoding: 'utf8', timeout: 30_000, env: { ...process.env, ...settings } });
  return { status, stderr };
}

describe('npm start', () => {
  it.each(['PORT', 'DEMO_PORT'])('says in a sentence which %s it cannot use', (name) => {
    expect(started({ [name]: 'abc' })).toEqual({ status: 1, stderr: `${name} must be a whole number from 1 to 65535, not "abc".\n` });
    expect(started({ [name]: '70000' })).toEqual({ status: 1, stderr: `${name} must be a whole number from 1 to 65535, not "70000".\n` });
  });
});
