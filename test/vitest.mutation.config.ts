import { mergeConfig } from 'vitest/config';
import base from './vitest.config.js';

/** What mutants are tried on: the tests that run our code, not those that read it, build it or serve with it. The random answers take too long. */
export default mergeConfig(base, {
  test: {
    testTimeout: 60_000,
    exclude: [
      'api/*',
      'architecture',
      'basemap*',
      'built-base',
      'cdn-folder',
      'hashes',
      'limits',
      'package',
      'reading',
      'readme',
      'server',
      'server-rendering',
      'start',
    ].map((name) => `test/unit/${name}.test.ts`),
  },
});
