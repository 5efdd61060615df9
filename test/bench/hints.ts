import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sourceOf, VIEWS } from '../../build/tags.js';
import { filesOf, readManifest } from '../../build/vite.cdn.js';

/** The files of a build that a card and a map need for their first view; what makes the view is the last. */
export type Hints = Readonly<Record<'card' | 'map', readonly string[]>>;

/** The sources of the view that has this entry. */
const viewWith = (entry: string): readonly string[] => VIEWS.filter(({ entries }) => entry in entries).flatMap(({ entries }) => Object.values(entries));

/** Reads what a build is made of; an older one may not say. */
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
