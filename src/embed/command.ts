#!/usr/bin/env node
import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { earlyPageState } from '../api/request.js';
import { safeUrl } from '../model/text.js';
import { addresses, attributeNames, picture, png, prerender, styles, type PrerenderAttributes, type PrerenderTag } from './prerender.js';
import { socialTags } from './social.js';

const USAGE = `Writes a tag as HTML that shows its data before any script runs.

  travel-safety-embeds prerender [tag] --country JP --lang de --api-base https://api.example > card.html
  travel-safety-embeds prerender incident-list --answer answer.json --publisher-url https://example.org
  travel-safety-embeds styles [tag] > country-risk.css
  travel-safety-embeds picture [tag] --country JP --api-base https://api.example --file japan.png --url https://news.example/japan.png > head.html

  tag                country-risk if there is a --country, country-compare if there are --countries
  --<attribute>      any attribute of the tag
  --answer <file>    what the API sent, instead of asking it; - for the standard input; once for each country of country-compare
  --as-of <time>     when that was, e.g. 2026-05-20T09:30:00Z; by default, now
  --time-zone <zone> where times are written, e.g. Europe/Berlin; by default, UTC
  --nonce <nonce>    of the page's style policy
  --stylesheet <url> the file that "styles" wrote, linked instead of <style>

Of a picture, besides the attributes, the answer, its time and its zone:
  --file <file>      where it is written, as PNG or, if the name ends so, as SVG
  --form <form>      wide (1200 x 675) or tall (1080 x 1350); by default, wide
  --url <url>        where it will be: what the head of the page says of it is printed, else the alternative text
`;

/** The options of each command besides the tag's attributes. */
const OPTIONS = {
  prerender: ['answer', 'as-of', 'time-zone', 'nonce', 'stylesheet'],
  styles: [],
  picture: ['answer', 'as-of', 'time-zone', 'file', 'form', 'url'],
} as const;

type Command = keyof typeof OPTIONS;

/** The named tag, or the one that the attributes imply. */
function tagIn(words: readonly string[]): PrerenderTag {
  const [first = ''] = words;
  if (first && !first.startsWith('-')) return first as PrerenderTag;
  const has = (name: string): boolean => words.some((word) => word === name || word.startsWith(`${name}=`));
  if (has('--countries')) return 'country-compare';
  if (has('--country')) return 'country-risk';
  throw new Error('Missing tag, e.g. travel-safety-embeds prerender risk-table');
}

type Options = Readonly<Record<string, string | undefined>> & { readonly answer?: readonly string[] };

/** The options: the tag's attributes and those of the command. */
function optionsIn(command: Command, tag: string, words: readonly string[], attributes: readonly string[]): Options {
  const typeOf = (name: string) => (name === 'include-resolved' ? 'boolean' : 'string');
  const options = Object.fromEntries([...attributes, ...OPTIONS[command]].map((name) => [name, { type: typeOf(name), multiple: name === 'answer' } as const]));
  try {
    return parseArgs({ args: words.filter((word, index) => index > 0 || word !== tag), options }).values as Options;
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

/** The tag, its attributes, its answers and the other options. */
async function parseRequest(command: Command, words: readonly string[]) {
  const tag = tagIn(words);
  const { answer: files, ...others } = optionsIn(command, tag, words, await attributeNames(tag));
  const { 'as-of': asOf, 'time-zone': timeZone, nonce, stylesheet, file, form, url, ...attributes } = others;
  const answers = await (files ? Promise.all(files.map(read)) : Promise.all((await addresses(tag, attributes as PrerenderAttributes)).map(ask)));
  const answer = tag === 'country-compare' ? answers : answers[0];
  return { tag, attributes, answer, isFetched: !files, asOf, timeZone, nonce, stylesheet, file, form, url };
}

async function prerendered(words: readonly string[]): Promise<string> {
  const { tag, attributes, answer, asOf, timeZone, nonce, stylesheet } = await parseRequest('prerender', words);
  return prerender(tag, attributes, answer, { asOf, timeZone, nonce, stylesheet });
}

/** The list of all countries, for the picture of one; `undefined` if it is not needed or cannot be fetched. */
async function listFor(tag: string, { 'api-base': base }: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
  if (tag !== 'country-risk') return undefined;
  const [address = ''] = await addresses('risk-table', { 'api-base': base });
  return ask(address).catch(() => undefined);
}

/** Writes a picture. Returns the tags for the head of its page or, without `--url`, the alternative text. */
async function pictured(words: readonly string[]): Promise<string> {
  const { tag, attributes, answer, isFetched, asOf, timeZone, file, form = 'wide', url } = await parseRequest('picture', words);
  if (!file) throw new Error('Missing output file, e.g. --file japan.png');
  if (form !== 'wide' && form !== 'tall') throw new Error(`--form is wide or tall, not “${form}”.`);
  if (url !== undefined && !safeUrl(url))
    throw new Error(`--url has to be the whole address of the picture, such as https://news.example/japan.png, not “${url}”.`);
  const drawn = await picture(tag, attributes, answer, { asOf, timeZone, form, countries: isFetched ? await listFor(tag, attributes) : undefined });
  await writeFile(file, file.endsWith('.svg') ? drawn.svg : await png(drawn)).catch((error: unknown) => {
    throw new Error(`${file} cannot be written; does its folder exist?`, { cause: error });
  });
  return url === undefined ? drawn.alternative : socialTags(drawn.title, { ...drawn, url }).join('\n');
}

async function styled(words: readonly string[]): Promise<string> {
  const tag = tagIn(words);
  optionsIn('styles', tag, words, await attributeNames(tag));
  return styles(tag);
}

const COMMANDS = new Map(Object.entries({ prerender: prerendered, styles: styled, picture: pictured }));

const [command = 'help', ...words] = process.argv.slice(2);
const run = COMMANDS.get(command);

try {
  if (command === 'help' || process.argv.includes('--help')) process.stdout.write(USAGE);
  else if (run) process.stdout.write(`${await run(words)}\n`);
  else throw new Error(`“${command}” is not a command.\n\n${USAGE}`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
