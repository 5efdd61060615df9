import './support/machine.mjs';
import { defineConfig } from 'vitest/config';
import { ensureBasemap } from '../build/basemap.js';
import { constants } from '../build/constants.js';
import { plugins } from '../build/plugins.js';
import { CountUnitTests } from './support/counts.mjs';

await ensureBasemap();

export default defineConfig({
  define: constants(),
  plugins: plugins(),
  test: {
    root: new URL('..', import.meta.url).pathname,
    // For hangs, not for speed: a busy machine takes several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['test/unit/**/*.test.ts'],
    setupFiles: ['test/support/unit-setup.ts'],
    reporters: ['default', new CountUnitTests()],
  },
});
