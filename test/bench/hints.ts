import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, VIEWS } from '../../build/tags.js';
import { filesOf, readManifest } from '../../build/vite.cdn.js';

/** The files that a card and a map need for their first view; the module of the view is last. */
export type Hints = Readonly<Record<'card' | 'map', readonly string[]>>;

/** The sources of the view with this entry. */
const viewWith = (entry: string): readonly string[] => VIEWS.filter(({ entries }) => entry in entries).flatMap(({ entries }) => Object.values(entries));

/** Reads the hints from a build's manifest; empty for older builds without one. */
export function hintsIn(folder: string): Hints {
  if (!existsSync(join(folder, 'manifest.json'))) return { card: [], map: [] };
  const manifest = readManifest(folder);
  const files = (sources: readonly string[]): readonly string[] =>
    filesOf(
      manifest,
      sources.filter((source) => source in manifest),
    );
  const viewOf = (source: string): string => manifest[source]?.file ?? '';
  const [cardViews, mapViews] = [viewWith('country-view'), viewWith('incident-map-view')];
  const mapView = viewOf(mapViews[0] ?? '');
  return {
    card: files([sourceOf('country-risk'), ...cardViews]),
    map: [...files([sourceOf('incident-map'), ...mapViews]).filter((file) => file !== mapView), mapView],
  };
}
