import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../build/constants.js';

const CDN = 'dist/cdn';
const { version, files } = JSON.parse(readFileSync(`${CDN}/sri.json`, 'utf8')) as { version: string; files: Readonly<Record<string, string>> };

describe('sri.json', () => {
  it('is of this version', () => {
    expect(version).toBe(VERSION);
  });

  it('names every script and style sheet that a page loads from the folder', () => {
    const chunks = readdirSync(`${CDN}/chunks`).filter((file) => file.endsWith('.js'));
    expect(Object.keys(files).toSorted()).toEqual(['embed.js', 'embed.mjs', 'heights.css', 'resize.js', ...chunks.map((file) => `chunks/${file}`)].toSorted());
  });

  it('has what OpenSSL computes of the file, as browsers require it', () => {
    const { stdout, error } = spawnSync('openssl', ['dgst', '-sha384', '-binary', `${CDN}/embed.js`]);
    if (!error) expect(files['embed.js']).toBe(`sha384-${stdout.toString('base64')}`);
    expect(files['embed.js']).toMatch(/^sha384-[\w+/]{64}$/);
  });
});
