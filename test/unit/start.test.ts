import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { step } from '../../build/start-steps.mjs';

function started(settings: Readonly<Record<string, string>>): { readonly status: number | null; readonly stderr: string } {
  const { status, stderr } = spawnSync(process.execPath, ['build/start.mjs'], { encoding: 'utf8', timeout: 30_000, env: { ...process.env, ...settings } });
  return { status, stderr };
}

describe('npm start', () => {
  it.each(['PORT', 'DEMO_PORT', 'SCRIPTS_PORT'])('says in a sentence which %s it cannot use', (name) => {
    expect(started({ [name]: 'abc' })).toEqual({ status: 1, stderr: `${name} must be a whole number from 1 to 65535, not "abc".\n` });
    expect(started({ [name]: '70000' })).toEqual({ status: 1, stderr: `${name} must be a whole number from 1 to 65535, not "70000".\n` });
  });
});

describe('a step of npm start', () => {
  afterEach(() => void vi.useRealTimers());

  it('says in one line what begins, and after twenty seconds why it takes so long', async () => {
    vi.useFakeTimers();
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    let finish: (result: string) => void = () => {};
    const work = () => new Promise<string>((resolve) => (finish = resolve));
    const done = step('Building ...', 'Only the first start does it.', work, say);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(said).toEqual(['Building ...']);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['Building ...', '  Only the first start does it.']);
    finish('built');
    expect(await done).toBe('built');
  });

  it('says no more once it has ended', async () => {
    vi.useFakeTimers();
    const said: string[] = [];
    await step(
      'Building ...',
      'Only the first start does it.',
      async () => {},
      (line) => void said.push(line),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said).toEqual(['Building ...']);
  });
});
