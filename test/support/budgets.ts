import { sourceOf, VIEWS } from '../../build/tags.js';
import { filesOf, type readManifest } from '../../build/vite.cdn.js';

/** What one page downloads from our folder for its first view, if nothing fails. */
export interface Budget {
  readonly page: string;
  /** In kB of 1024 bytes, compressed with brotli. */
  readonly limit: number;
  /** The limit that was asked for and is not reached. */
  readonly asked?: number;
  readonly files: readonly string[];
}

const viewOf = (name: string): string => {
  const view = VIEWS.flatMap(({ entries }) => entries[name] ?? [])[0];
  if (view === undefined) throw new Error(`There is no view ${name}.`);
  return view;
};

export function budgets(manifest: ReturnType<typeof readManifest>): readonly Budget[] {
  const card = [sourceOf('country-risk'), viewOf('country-card'), viewOf('country-decoder')];
  const incidentMap = [sourceOf('incident-map'), viewOf('incident-map-view')];
  const riskMap = [sourceOf('risk-map'), viewOf('risk-map-view'), viewOf('risk-map-shapes')];
  const files = (...sources: readonly string[]): readonly string[] => [...new Set(['embed.js', ...filesOf(manifest, sources)])];
  return [
    { page: '`embed.js`, part of all below', limit: 3.4, asked: 1.6, files: ['embed.js'] },
    { page: '`inline` or `badge`', limit: 34.6, asked: 17, files: files(sourceOf('country-risk'), viewOf('country-badge')) },
    { page: 'card', limit: 44, asked: 20, files: files(...card) },
    { page: '`full`', limit: 46.2, asked: 23, files: files(...card, viewOf('country-profile')) },
    { page: '`country-compare`', limit: 47.3, asked: 23, files: files(sourceOf('country-compare')) },
    { page: '`incident-list`', limit: 46.4, asked: 23, files: files(sourceOf('incident-list')) },
    { page: '`risk-methodology`', limit: 38.5, asked: 19, files: files(sourceOf('risk-methodology')) },
    { page: '`risk-table`', limit: 41.4, asked: 22, files: files(sourceOf('risk-table')) },
    { page: '`incident-map` with Leaflet and the world', limit: 97.9, asked: 64, files: files(...incidentMap) },
    { page: '`risk-map` with Leaflet and the shapes', limit: 94.3, asked: 72, files: files(...riskMap) },
    { page: 'a card and an `incident-map`', limit: 109.8, asked: 68, files: files(...card, ...incidentMap) },
  ];
}
