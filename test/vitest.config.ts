import { defineConfig } from 'vitest/config';
import { ensureBasemap } from '../build/basemap.js';
import { constants } from '../build/constants.js';
import { plugins } from '../build/plugins.js';
import { CountUnitTests } from './support/counts.mjs';

process.env['TZ'] = 'UTC';
await ensureBasemap();

export default defineConfig({
  define: constants(),
  plugins: plugins(),
  test: {
    root: new URL('..', import.meta.url).pathname,
    testTimeout: 30_000, // for busy machines: the random answers take seconds
    include: ['test/unit/**/*.test.ts'],
    setupFiles: ['test/support/seed.ts'],
    reporters: ['default', new CountUnitTests()],
  },
});
