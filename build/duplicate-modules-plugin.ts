import type { Plugin } from 'vite';

/** Code for scores and tiers, the signs of incidents, the patterns of a map, and the few lines of Lit that incident lists need. */
const PARTS = /\/src\/(ui\/(country|ruler|sections|tier)|model\/(palette|incident|groups)|map\/patterns)\.ts$|\/lit-html\/directive[\w-]*\.js$/;

/** What a picture of a card needs of maps and of tables. */
const DRAWING = /\/src\/(map\/shapes|model\/tier-counts)\.ts$/;

/** The section of facts, which cards do not need. */
const FACTS = /en\.json:facts$/;

/** Entries that get their own copy of the shared parts they need: smaller than another file with all parts. */
const OWNERS: Readonly<Record<string, readonly [owner: RegExp, ...parts: RegExp[]]>> = {
  badge: [/\/src\/ui\/country-badge\.ts$/, PARTS],
  table: [/\/src\/(elements\/risk-table|ui\/(risk-map|risk-table))\.ts$/, PARTS],
  palettes: [/\/src\/ui\/palettes\.ts$/, PARTS],
  map: [/\/src\/map\/pointing\.ts$/, PARTS],
  labels: [/\/src\/map\/(names|incident-shapes|print-map)\.ts$/, PARTS],
  methodology: [/\/src\/(elements\/risk-methodology|ui\/methodology)\.ts$/, PARTS],
  comparison: [/\/src\/elements\/country-compare\.ts$/, FACTS],
  picture: [/\/src\/picture\//, PARTS, DRAWING],
  hydration: [/\/ssr-client\//, PARTS],
};

/**
 * A page with several kinds of tags downloads shared parts more than once. A page with one kind, by far the most common, downloads one file less and no unused
 * code.
 */
export const duplicateModules = (): Plugin => ({
  name: 'duplicate-modules',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const owner = /\?copy=(\w+)$/.exec(importer)?.[1] ?? Object.keys(OWNERS).find((name) => OWNERS[name]?.[0].test(importer));
    const [, ...parts] = (owner && OWNERS[owner]) || [];
    if (!parts.length) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && parts.some((part) => part.test(found.id)) ? `${found.id}?copy=${owner}` : found;
  },
});
