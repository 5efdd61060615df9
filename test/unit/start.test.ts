import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../build/port.mjs';
import { isBuilt, step } from '../../build/start-steps.mjs';

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

describe('the scripts that npm start serves', () => {
  it('have to be built where any of what a build makes is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'start-'));
    try {
      expect(isBuilt(folder)).toBe(false);
      mkdirSync(join(folder, 'dist/cdn'), { recursive: true });
      writeFileSync(join(folder, 'dist/cdn/sri.json'), '{}');
      expect(isBuilt(folder)).toBe(false);
      writeFileSync(join(folder, 'custom-elements.json'), '{}');
      expect(isBuilt(folder)).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
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

describe('the address of the scripts', () => {
  it('is open to this machine only', { timeout: 60_000 }, async () => {
    const port = String(await freePort(8788, 'this test'));
    const server = spawn(process.execPath, ['--import', 'tsx', 'build/serve-scripts.ts'], { env: { ...process.env, PORT: port }, stdio: 'ignore' });
    try {
      await vi.waitFor(async () => expect((await fetch(`http://localhost:${port}/embed.js`)).status).toBe(200), { timeout: 50_000, interval: 200 });
      // A server that listens on every interface is reachable at any address in 127.0.0.0/8.
      await expect(fetch(`http://127.0.0.2:${port}/embed.js`)).rejects.toThrow('fetch failed');
    } finally {
      server.kill();
    }
  });
});
