import type { Plugin } from 'vite';

/** What shows scores and tiers, and the few lines of Lit that a list of incidents needs. */
const SHARED = /\/src\/(ui\/(country|label|ruler|tier)|model\/palette)\.ts$|\/lit-html\/directive[\w-]*\.js$/;

/** Who has its own copy of the parts that it needs: less to download than one more file with all of them. */
const OWNERS: Readonly<Record<string, RegExp>> = {
  badge: /\/src\/ui\/country-badge\.ts$/,
  table: /\/src\/(elements\/risk-table|ui\/(risk-map|risk-table|score-brush))\.ts$/,
  palettes: /\/src\/ui\/palettes\.ts$/,
  map: /\/src\/map\/pointing\.ts$/,
  methodology: /\/src\/(elements\/risk-methodology|ui\/methodology)\.ts$/,
  picture: /\/src\/picture\//,
  hydration: /\/ssr-client\//,
};

/** A page with several kinds of tags downloads what these share more than once; a page with one kind, as nearly all are, downloads one file less, and nothing that it does not need. */
export const ownCopies = (): Plugin => ({
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const owner = /\?copy=(\w+)$/.exec(importer)?.[1] ?? Object.keys(OWNERS).find((name) => OWNERS[name]?.test(importer));
    if (!owner) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && SHARED.test(found.id) ? `${found.id}?copy=${owner}` : found;
  },
});
