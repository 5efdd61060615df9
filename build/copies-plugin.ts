import type { Plugin } from 'vite';

/** What shows scores and tiers, and the few lines of Lit that a list of incidents needs. */
const PARTS = /\/src\/(ui\/(country|label|ruler|tier)|model\/palette)\.ts$|\/lit-html\/directive[\w-]*\.js$/;

/** Facts, which a card does not show. */
const FACTS = /en\.json:facts$/;

/** The entries that get their own copy of the shared parts they need, which is less to download than another file with all of them. */
const OWNERS: Readonly<Record<string, readonly [owner: RegExp, parts: RegExp]>> = {
  badge: [/\/src\/ui\/country-badge\.ts$/, PARTS],
  table: [/\/src\/(elements\/risk-table|ui\/(risk-map|risk-table))\.ts$/, PARTS],
  palettes: [/\/src\/ui\/palettes\.ts$/, PARTS],
  map: [/\/src\/map\/pointing\.ts$/, PARTS],
  methodology: [/\/src\/(elements\/risk-methodology|ui\/methodology)\.ts$/, PARTS],
  comparison: [/\/src\/elements\/country-compare\.ts$/, FACTS],
  picture: [/\/src\/picture\//, PARTS],
  hydration: [/\/ssr-client\//, PARTS],
};

/** A page with several kinds of tags downloads shared parts more than once. A page with one kind, which is nearly every page, downloads one file less and no unused code. */
export const ownCopies = (): Plugin => ({
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const owner = /\?copy=(\w+)$/.exec(importer)?.[1] ?? Object.keys(OWNERS).find((name) => OWNERS[name]?.[0].test(importer));
    const parts = owner && OWNERS[owner]?.[1];
    if (!parts) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && parts.test(found.id) ? `${found.id}?copy=${owner}` : found;
  },
});
