#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { earlyPageState } from '../api/request.js';
import { addresses, attributeNames, prerender, styles, type PrerenderAttributes, type PrerenderTag } from './prerender.js';

const USAGE = `Writes a tag as HTML that shows its data before any script runs.

  travel-safety-embeds prerender [tag] --country JP --lang de --api-base https://api.example > card.html
  travel-safety-embeds prerender incident-list --answer answer.json --publisher-url https://example.org
  travel-safety-embeds styles [tag] > country-risk.css

  tag                country-risk if there is a --country, country-compare if there are --countries
  --<attribute>      any attribute of the tag
  --answer <file>    what the API sent, instead of asking it; - for the standard input; once for each country of country-compare
  --as-of <time>     when that was, e.g. 2026-05-20T09:30:00Z; by default, now
  --time-zone <zone> where times are written, e.g. Europe/Berlin; by default, UTC
  --nonce <nonce>    of the page's style policy
  --stylesheet <url> the file that "styles" wrote, linked instead of <style>
`;

const OPTIONS = ['as-of', 'time-zone', 'nonce', 'stylesheet'] as const;

/** The tag that is named, or the one that the attributes belong to. */
function tagIn(words: readonly string[]): PrerenderTag {
  const [first = ''] = words;
  if (first && !first.startsWith('-')) return first as PrerenderTag;
  const has = (name: string): boolean => words.some((word) => word === name || word.startsWith(`${name}=`));
  if (has('--countries')) return 'country-compare';
  if (has('--country')) return 'country-risk';
  throw new Error('Which tag? Name it, as in: travel-safety-embeds prerender risk-table');
}

/** What is written behind `--`: attributes of the tag, and options of our own. */
function optionsIn(tag: string, words: readonly string[], attributes: readonly string[]) {
  const isBoolean = (name: string): boolean => name === 'include-resolved';
  const options = Object.fromEntries([...attributes, ...OPTIONS].map((name) => [name, { type: isBoolean(name) ? ('boolean' as const) : ('string' as const) }]));
  try {
    const args = words.filter((word, index) => index > 0 || word !== tag);
    return parseArgs({ args, options: { ...options, answer: { type: 'string', multiple: true } } }).values;
  } catch (error) {
    const { message } = error as Error;
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
    throw new Error(unknown ? `<${tag}> has no attribute “${unknown}”; it has ${attributes.join(', ')}.` : message, { cause: error });
  }
}

async function ask(address: string): Promise<string> {
  const response = await earlyPageState.request(address).response.catch((error: unknown) => {
    throw new Error(`${address} cannot be reached.`, { cause: error });
  });
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.text();
}

const read = (file: string): Promise<string> =>
  (file === '-' ? text(process.stdin) : readFile(file, 'utf8')).catch((error: unknown) => {
    throw new Error(`${file} cannot be read.`, { cause: error });
  });

async function prerendered(words: readonly string[]): Promise<string> {
  const tag = tagIn(words);
  const values = optionsIn(tag, words, await attributeNames(tag));
  const { answer: files, 'as-of': asOf, 'time-zone': timeZone, nonce, stylesheet, ...attributes } = values as Record<string, string> & { answer?: string[] };
  const answers = await (files ? Promise.all(files.map(read)) : Promise.all((await addresses(tag, attributes as PrerenderAttributes)).map(ask)));
  return prerender(tag, attributes, tag === 'country-compare' ? answers : answers[0], { asOf, timeZone, nonce, stylesheet });
}

const [command, ...words] = process.argv.slice(2);

try {
  if (command === 'prerender') process.stdout.write(`${await prerendered(words)}\n`);
  else if (command === 'styles') process.stdout.write(`${await styles(tagIn(words))}\n`);
  else {
    const isAsked = command === undefined || command === '--help' || command === 'help';
    process[isAsked ? 'stdout' : 'stderr'].write(isAsked ? USAGE : `“${command}” is not a command.\n\n${USAGE}`);
    if (!isAsked) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
