import { LINES, type LineName, type Measure } from './measure.js';
import { bars, type Bar, type BarGroup } from './bars.js';
import { median, quantile } from './numbers.js';
import type { BenchPage } from './page-parts.js';
import { PAGES } from './pages.js';
import { SIZE_ONLY, type Peers } from './peers.js';
import { before, type Results } from './results.js';
import { targetRows } from './targets.js';

export interface Run {
  readonly results: Results;
  readonly peers: Peers;
  readonly lines: readonly LineName[];
  readonly rounds: number;
  readonly chromium: string;
  readonly hasBefore: boolean;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const named = ({ name }: BenchPage): string => name.replaceAll('<', '\\<');
const table = (head: readonly string[], rows: readonly string[]): string =>
  [`| ${head.join(' | ')} |`, `|${head.map(() => '---|').join('')}`, ...rows].join('\n');

/** Time until the content is visible, as a ratio to the baseline and in milliseconds on this machine. */
function times({ results, lines, hasBefore }: Run): string {
  const rows = results.pages.map((page) => {
    const ratios = lines.map((line) => results.cell(page.id, page.baseline, line));
    const absolute = milliseconds(results.median(page.id, lines.at(-1) ?? 'none', ({ ms }) => ms));
    const older = hasBefore ? lines.map((line) => (page.isOurs ? results.cell(page.id, before(page.id), line) : '')) : [];
    return `| ${[named(page), ...ratios, absolute, ...older].join(' | ')} |`;
  });
  const heads = lines.map((line) => line);
  return table(['Page', ...heads, `median, ${lines.at(-1)}`, ...(hasBefore ? lines.map((line) => `of the build before, ${line}`) : [])], rows);
}

/** Costs of a page other than time. */
function costs({ results, lines, hasBefore }: Run): string {
  const [first, last] = [lines[0] ?? 'none', lines.at(-1) ?? 'none'];
  const of = (id: string, line: LineName, value: (measure: Measure) => number | undefined, write: (value: number) => string): string => {
    const median = results.median(id, line, value);
    return Number.isNaN(median) ? '' : write(median);
  };
  const rows = results.pages.map((page) => {
    const { id, baseline } = page;
    const cpu = of(id, first, (measure) => measure.cpu, milliseconds);
    const ratio = results.cell(id, baseline, first, (measure) => measure.cpu);
    const older = hasBefore ? [page.isOurs ? results.cell(id, before(id), first, (measure) => measure.cpu) : ''] : [];
    const longest = of(
      id,
      last,
      (measure) => measure.longest,
      (value) => (value ? milliseconds(value) : 'under 50 ms'),
    );
    const code = of(id, last, (measure) => measure.code, kilobytes);
    const bytes = of(id, last, (measure) => measure.bytes, kilobytes);
    const requests = of(id, last, (measure) => measure.requests, String);
    const heap = of(
      id,
      'none',
      (measure) => measure.heap,
      (value) => `${(value / 1024).toFixed(1)} MB`,
    );
    const shift = results.max(id, lines, (measure) => measure.shift).toFixed(4);
    return `| ${[named(page), cpu, ratio, ...older, longest, code, bytes, requests, shift, heap].join(' | ')} |`;
  });
  const heads = ['Processor time', 'of the baseline', ...(hasBefore ? ['of the build before'] : []), `Longest task, ${last}`];
  return table(['Page', ...heads, 'Code', 'All bytes', 'Requests', 'Layout shift', 'Heap'], rows);
}

/** Interactions with the table. */
function acts({ results, lines }: Run): string {
  const names = ['sort', 'filter'];
  const rows = names.map(
    (name) => `| ${name} | ${lines.map((line) => results.cell('table', 'hand-table', line, (measure) => measure.acts[name])).join(' | ')} |`,
  );
  return table(['`<risk-table>` of the hand-written table', ...lines], rows);
}

function weights({ peers }: Run): string {
  const rows = SIZE_ONLY.map(({ name, peer, why }) => {
    const bytes = peers.bytesOf(peer);
    return `| ${name} | ${bytes === undefined ? 'not run' : kilobytes(bytes)} | ${why} |`;
  });
  return table(['Peer', 'Code', 'Its time is not measured, because it'], rows);
}

const notRun = ({ peers }: Run): string => {
  const names = [...peers.missing].map(([peer, why]) => `${peer} (${why})`);
  return names.length ? `\nNot run: ${names.join(', ')}.\n` : '';
};

export function report(run: Run): string {
  const { results, lines, rounds, chromium } = run;
  const lists = lines.map((line) => `- \`${line}\`: ${LINES[line].what}.`);
  return `# Results of \`npm run bench\`

Chromium ${chromium}, ${rounds} rounds, every page once in each round on each line, every other round backwards, cold caches, everything over HTTP/2 and compressed with brotli, the answers of the API too.
Times run from the start of the navigation until the content is painted. They are ratios, the median of a page over the median of its baseline, with the quartiles in brackets:
milliseconds are this machine's, and every run has others. The baseline of cards and badges is a hand-written element, one small script that fetches and writes one line of text; that of maps is bare Leaflet
without a basemap; that of the table a table by hand; that of what is prerendered the page alone. Heights are reserved as the README says. The second view is the same page opened again with what the browser has kept.

${lists.join('\n')}

## Targets

On the slow line.

${table(['', 'Target', 'Reached', ''], targetRows(results))}

What tags leave behind that come, go, change and refresh: [LEAKS.md](LEAKS.md), by \`npm run bench:leaks\`.

## Time

![Time until the content is there](results.svg)

${times(run)}
${notRun(run)}
${acts(run)}

## What it costs besides

Processor time: of the main thread, in its own ticks, until the content is there, on the line \`${lines[0] ?? 'none'}\`; a busy machine changes it little, so it decides where the wall clock is noisy. Code, bytes and requests: as they came over the line until then, the page itself not counted. Heap: after garbage collection, without workers.

${costs(run)}

## Weighed alone

${weights(run)}
`;
}

/** The chart for RESULTS.md: the time until the content is visible, on the slowest line measured. */
export function picture({ results, lines }: Run): string {
  const line = lines.at(-1) ?? 'none';
  const barOf = ({ id, name, isOurs }: BenchPage): Bar => {
    const times = results.values(id, line);
    return { label: name, value: median(times), quartiles: [quantile(times, 0.25), quantile(times, 0.75)], isOurs: Boolean(isOurs) };
  };
  const group = (title: string, baseline: string): BarGroup => ({
    title,
    bars: results.pages.filter((page) => page.baseline === baseline && page.id !== 'stress').map(barOf),
  });
  const groups = [
    group('Rendered ahead of time', 'alone'),
    group('One country', 'line'),
    group('A map of 200 incidents', 'leaflet'),
    group('A table of 180 countries', 'hand-table'),
  ];
  return bars(`Milliseconds until the content is there, line "${line}"`, groups, ' ms');
}

export const idsIn = (wanted: string | undefined): readonly string[] => {
  const parts = wanted?.split(',') ?? [];
  const chosen = PAGES.filter(({ id }) => !parts.length || parts.includes(id));
  // Ratios need their baselines.
  return PAGES.map(({ id }) => id).filter((id) => chosen.some((page) => page.id === id || page.baseline === id));
};
