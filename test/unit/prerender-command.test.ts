import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../demo/api/server.js';
import { strings } from '../support/english.js';
import { now } from '../support/now.js';

const COMMAND = fileURLToPath(new URL('../../dist/command.js', import.meta.url));

/** Runs the package's command to its end, with something on its standard input. */
async function run(words: string, input = ''): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, [COMMAND, ...words.split(' ').filter(Boolean)]);
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), new Promise<number | null>((resolve) => child.once('close', resolve))]);
  return { code, out, err };
}

describe('npx travel-safety-embeds', () => {
  let api: Awaited<ReturnType<typeof startApi>>;

  beforeAll(async () => {
    api = await startApi({ port: 0, now });
  });

  afterAll(() => api.close());

  it('asks the API and writes a card, in the language and the zone that are named', async () => {
    const { code, out, err } = await run(`prerender --country jp --lang de --time-zone Asia/Tokyo --as-of 2026-05-20T23:30:00Z --api-base ${api.url}`);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^<country-risk lang="de" country="jp" api-base="[^"]+">\n<template shadowrootmode="open"><style>/);
    expect(out).toContain('21. Mai 2026 um 08:30');
  });

  it('compares countries', async () => {
    const { code, out } = await run(`prerender --countries=JP,TH --api-base ${api.url}`);
    expect(code).toBe(0);
    expect(out.match(/<script type="application\/json"/g)).toHaveLength(2);
  });

  it('reads an answer from its standard input, and links the styles', async () => {
    const answer = await (await fetch(`${api.url}/api/v1/countries?region=Asia`)).text();
    const { code, out } = await run('prerender risk-table --region Asia --publisher-url https://data.example --answer - --stylesheet /risk-table.css', answer);
    expect(code).toBe(0);
    expect(out).toContain('<link rel="stylesheet" href="/risk-table.css">');
    expect(out).toContain('Japan');
  });

  it('writes the styles of a tag, and how it is used', async () => {
    expect((await run('styles risk-table')).out).toMatch(/^:host ?\{/);
    expect((await run('')).out).toContain('travel-safety-embeds prerender [tag] --country JP');
  });

  it.each([
    ['prerender', 'Which tag?'],
    ['prerender country-card --country JP', '“country-card” is not a tag'],
    ['prerender --country UK', strings['country-uk']],
    ['prerender --country JP', strings['api-base-missing']],
    ['prerender --country JP --colour red', '<country-risk> has no attribute “colour”'],
    ['prerender --country JP --answer nowhere.json', 'nowhere.json cannot be read.'],
    ['prerender --country JP --api-base http://127.0.0.1:9', 'http://127.0.0.1:9/api/v1/countries/JP cannot be reached.'],
    ['prerender --country JP --answer -', 'The answer is not JSON.'],
    ['paint', '“paint” is not a command.'],
  ])('ends with a sentence, nothing on its output and not with 0: %s', async (words, sentence) => {
    const { code, out, err } = await run(words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
  });

  it('says what the API answers where that is no answer', async () => {
    const { code, err } = await run(`prerender --country AQ --api-base ${api.url}`);
    expect([code, err]).toEqual([1, `${api.url}/api/v1/countries/AQ answers with 404.\n`]);
  });
});
