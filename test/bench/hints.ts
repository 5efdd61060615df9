import { sourceOf, VIEWS } from '../../build/tags.js';
import { filesOf, readManifest } from '../../build/vite.cdn.js';

/** The files of a build that a card and a map need for their first view; what makes the view is the last. */
export type Hints = Readonly<Record<'card' | 'map', readonly string[]>>;

const viewsFor = (tag: string, selector: string): readonly string[] =>
  VIEWS.filter((view) => view.selector === selector && view.selector.includes(tag)).flatMap(({ entries }) => Object.values(entries));

/** Reads what a build is made of. */
export function hintsIn(folder: string): Hints {
  const manifest = readManifest(folder);
  const files = (sources: readonly string[]): readonly string[] => filesOf(manifest, sources);
  const viewOf = (source: string): string => manifest[source]?.file ?? '';
  const [cardViews, mapViews] = [viewsFor('country-risk', 'country-risk:not([variant=inline],[variant=badge])'), viewsFor('incident-map', 'incident-map')];
  const mapView = viewOf(mapViews[0] ?? '');
  return {
    card: files([sourceOf('country-risk'), ...cardViews]),
    map: [...files([sourceOf('incident-map'), ...mapViews]).filter((file) => file !== mapView), mapView],
  };
}
