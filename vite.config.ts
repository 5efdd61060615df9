import { defineConfig, type UserConfig } from 'vite';
import { constants } from './build/constants.js';
import { demoPages } from './build/demo-plugin.js';
import { plugins } from './build/plugins.js';
import { cdn, frame, loader, resize } from './build/vite.cdn.js';
import { npm } from './build/vite.npm.js';

/** The dev server of the demo page. */
const demo = (): UserConfig => ({
  appType: 'mpa',
  define: constants(),
  plugins: [...plugins(), demoPages()],
  optimizeDeps: { entries: ['demo/**/*.html', '!demo/recipes/**', 'src/index.ts'] },
});

/** What `npm run build` makes, in this order: the loaders contain the names of the chunks. */
const BUILDS: Readonly<Record<string, () => UserConfig>> = {
  npm,
  cdn,
  loader: () => loader('classic'),
  'module-loader': () => loader('module'),
  frame: () => frame(),
  resize: () => resize(),
};

export default defineConfig(({ mode }) => (BUILDS[mode] ?? demo)());
