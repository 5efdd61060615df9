import { defaultAllowedOrigins, defineConfig, type UserConfig } from 'vite';
import { constants } from './build/constants.js';
import { demoPages } from './build/demo-plugin.js';
import { plugins } from './build/plugins.js';
import { tagFacts } from './build/tag-facts-plugin.js';
import { builder } from './build/vite.builder.js';
import { cdn, frame, loader, resize } from './build/vite.cdn.js';
import { npm } from './build/vite.npm.js';

/** The dev server of the demo page. */
const demo = (): UserConfig => ({
  appType: 'mpa',
  define: constants(),
  plugins: [...plugins(), tagFacts(), demoPages()],
  // Without `development`, Lit is the one that readers get, and says nothing.
  resolve: { conditions: ['module', 'browser'] },
  // The builder's preview can be in a sandbox, where a page has the origin `null`.
  server: { cors: { origin: [defaultAllowedOrigins, 'null'] } },
  optimizeDeps: { entries: ['demo/**/*.html', 'src/index.ts'] },
});

/** What `npm run build` makes, in this order: the loaders contain the names of the chunks. */
const BUILDS: Readonly<Record<string, () => UserConfig>> = {
  npm,
  cdn,
  loader: () => loader('classic'),
  'module-loader': () => loader('module'),
  frame: () => frame(),
  resize: () => resize(),
  builder: () => builder(),
};

export default defineConfig(({ mode }) => (BUILDS[mode] ?? demo)());
