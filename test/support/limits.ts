import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, VIEWS } from '../../build/tags.js';
import { filesOf, readManifest } from '../../build/vite.cdn.js';
import { cdnFile } from './cdn-file.js';
import { steadySize } from './size.js';
import type { Work } from './work.js';

/** Limits of one page's first view: kB (1024 bytes) from our folder, compressed with brotli, and the work until it is painted. */
export type Limit = { readonly kB: number } & Partial<Work>;

export type Limits = Readonly<Record<string, Limit>>;

/** The build that the limits apply to. */
export const CDN = 'dist/cdn';
export const FILE = 'test/bench/limits.json';

export const LIMITS = JSON.parse(readFileSync(FILE, 'utf8')) as Limits;

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** True if the limits can be compared with earlier commits; a shallow clone or an unpacked archive has no history. */
export function hasHistory(): boolean {
  try {
    return git('rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/** The limits of earlier commits, newest first. */
export function earlierLimits(): readonly Limits[] {
  const commits = git('log', '--format=%H', '--', FILE).split('\n').filter(Boolean);
  return commits.map((commit) => JSON.parse(git('show', `${commit}:${FILE}`)) as Limits);
}

/** Sentences about limits that were raised. A page may be removed together with its limits. */
export const raised = (now: Limits, before: Limits): readonly string[] =>
  Object.entries(before).flatMap(([page, limit]) =>
    Object.entries(limit).flatMap(([what, earlierLimit]) => {
      const limited = now[page]?.[what as keyof Limit];
      if (now[page] === undefined || (limited !== undefined && limited <= earlierLimit)) return [];
      return [`${page}: ${what} ${limited ?? 'without a limit'}, was ${earlierLimit}. What does not fit is made smaller or stays out.`];
    }),
  );

const viewOf = (name: string): string => {
  const view = VIEWS.flatMap(({ entries }) => entries[name] ?? [])[0];
  if (view === undefined) throw new Error(`There is no view ${name}.`);
  return view;
};

/** What a map of incidents loads after its first view, except for the shape and the towns of its country. */
const LATER = ['elements/incident-actions', 'map/map-actions', 'map/generated/land', 'map/place-names', 'map/print-map'].map((name) => `src/${name}.ts`);

/** Files loaded in parallel with a successful response, which does not wait for them. */
export const filesBeside = (manifest: ReturnType<typeof readManifest>): readonly string[] => [cdnFile('rest', manifest)];

/** The files that a page downloads from our folder for a successful first view, by the page's name in test/bench/limits.json. */
export function filesOfPages(manifest: ReturnType<typeof readManifest>): Readonly<Record<string, readonly string[]>> {
  const compact = [sourceOf('country-risk'), viewOf('country-badge')];
  const card = [sourceOf('country-risk'), viewOf('country-view')];
  const incidentMap = [sourceOf('incident-map'), viewOf('incident-map-view')];
  const sources: Readonly<Record<string, readonly string[]>> = {
    'embed.js': [],
    inline: compact,
    badge: compact,
    card,
    full: [...card, viewOf('country-profile')],
    'country-compare': [sourceOf('country-compare')],
    'incident-list': [sourceOf('incident-list')],
    'incident-map': incidentMap,
    'risk-methodology': [sourceOf('risk-methodology')],
    'risk-table': [sourceOf('risk-table')],
    'risk-map': [sourceOf('risk-map'), viewOf('risk-map-view'), viewOf('risk-map-shapes')],
    'card and incident-map': [...card, ...incidentMap],
  };
  return Object.fromEntries(Object.entries(sources).map(([page, wanted]) => [page, [...new Set(['embed.js', ...filesOf(manifest, wanted)])]]));
}

const sizes = new Map<string, number>();

function sizeOf(path: string): number {
  const size = sizes.get(path) ?? steadySize(path);
  sizes.set(path, size);
  return size;
}

/** Total size of files in kB (1024 bytes), compressed. */
export const kBOf = (files: readonly string[], folder = CDN): number => files.reduce((sum, file) => sum + sizeOf(join(folder, file)), 0) / 1024;

/** The files that each limit applies to; of the languages, the largest. */
export function limitedFiles(folder = CDN): Readonly<Record<string, readonly string[]>> {
  const manifest = readManifest(folder);
  const languages = Object.keys(manifest).filter((source) => /^src\/words\/[^/]+\.json$/.test(source));
  const [biggest = []] = languages.map((source) => filesOf(manifest, [source])).toSorted((one, other) => kBOf(other, folder) - kBOf(one, folder));
  const pages = filesOfPages(manifest);
  const rest = filesBeside(manifest);
  const whole = [...new Set([...(pages['incident-map'] ?? []), ...filesOf(manifest, LATER), ...rest])];
  return { ...pages, 'another language': biggest, rest, 'incident-map whole': whole };
}
