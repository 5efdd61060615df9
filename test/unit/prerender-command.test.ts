import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from '../../demo/api/server.js';
import { strings } from '../support/english.js';
import { now } from '../support/now.js';
import { pngSize } from '../support/png.js';

const COMMAND = fileURLToPath(new URL('../../dist/command.js', import.meta.url));

/** Runs the package's command to its end, with this standard input. */
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

  it('writes the styles of a tag', async () => {
    expect((await run('styles risk-table')).out).toMatch(/^:host ?\{/);
  });

  it.each(['', 'help', '--help', 'prerender --help', 'styles --help', 'picture --country JP --help'])('writes how it is used: %s', async (words) => {
    const { code, out, err } = await run(words);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('travel-safety-embeds prerender [tag] --country JP');
  });

  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes a picture as PNG, and prints what the head of its page says of it', async () => {
    const file = join(folder, 'japan.png');
    const { code, out, err } = await run(`picture --country JP --lang de --api-base ${api.url} --file ${file} --url https://news.example/japan.png`);
    expect([code, err]).toEqual([0, '']);
    expect(pngSize(readFileSync(file))).toEqual([1200, 675]);
    expect(out).toContain('<meta property="og:image" content="https://news.example/japan.png">');
    expect(out).toMatch(/<meta property="og:title" content="[^"]*Japan">/);
    expect(out).toMatch(/<meta property="og:image:alt" content="Japan: [^"]*CC BY 4\.0/);
  });

  it.each([
    ['picture --countries JP,TH', '1080 1350'],
    ['picture risk-table --region Asia', '1080 1350'],
    ['picture risk-map --lang ar', '1080 1350'],
    ['picture incident-map --country KE', '1080 1350'],
  ])('writes a tall one as SVG, and prints its alternative text: %s', async (words, size) => {
    const file = join(folder, 'tall.svg');
    const { code, out, err } = await run(`${words} --form tall --api-base ${api.url} --file ${file}`);
    expect([code, err]).toEqual([0, '']);
    expect(readFileSync(file, 'utf8')).toContain(`viewBox="0 0 ${size}"`);
    expect(out).toContain('CC BY 4.0');
  });

  it.each([
    ['prerender', 'Missing tag'],
    ['picture --country JP --api-base https://api.example --answer nowhere.json', 'nowhere.json cannot be read.'],
    ['picture incident-list --file list.png --answer -', 'The answer is not JSON.'],
    ['prerender country-card --country JP', '“country-card” is not a tag'],
    ['prerender --country UK', strings['country-uk']],
    ['prerender --country JP', strings['api-base-missing']],
    ['prerender --country JP --colour red', '<country-risk> has no attribute “colour”'],
    ['prerender --country JP --file japan.html', '<country-risk> has no attribute “file”'],
    ['styles risk-table --colour red', '<risk-table> has no attribute “colour”'],
    ['styles risk-table --file table.css', '<risk-table> has no attribute “file”'],
    ['styles country-card', '“country-card” is not a tag'],
    ['prerender --country JP --answer nowhere.json', 'nowhere.json cannot be read.'],
    ['prerender --country JP --api-base http://127.0.0.1:9', 'http://127.0.0.1:9/api/v1/countries/JP cannot be reached.'],
    ['prerender --country JP --answer -', 'The answer is not JSON.'],
    ['paint', '“paint” is not a command.'],
  ])('ends with a sentence, nothing on its output and not with 0: %s', async (words, sentence) => {
    const { code, out, err } = await run(words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
  });

  it.each([
    ['', 'Missing output file'],
    ['--file x.png --form square', '--form is wide or tall, not “square”.'],
    ['--file x.png --url japan.png', '--url has to be the whole address'],
  ])('writes no picture that would be of no use: %s', async (words, sentence) => {
    const { code, out, err } = await run(`picture --country JP --api-base ${api.url} ${words}`);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(sentence);
  });

  it('says which file cannot be written', async () => {
    const file = join(folder, 'missing', 'japan.svg');
    const { code, out, err } = await run(`picture --country JP --api-base ${api.url} --file ${file}`);
    expect([code, out, err]).toEqual([1, '', `${file} cannot be written; does its folder exist?\n`]);
  });

  it('draws no picture of a list of incidents', async () => {
    const { code, err } = await run(`picture incident-list --country KE --api-base ${api.url} --file ${join(folder, 'list.png')}`);
    expect([code, err]).toEqual([1, 'There is no picture of <incident-list>.\n']);
  });

  it('says what the API answers where that is no answer', async () => {
    const { code, err } = await run(`prerender --country AQ --api-base ${api.url}`);
    expect([code, err]).toEqual([1, `${api.url}/api/v1/countries/AQ answers with 404.\n`]);
  });
});
