// `npm run mutation`: changes src/api, src/model and src/data in every way that Stryker knows, and says which changes no unit test notices.
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'test/vitest.mutation.config.ts' },
  mutate: ['src/api/**/*.ts', 'src/model/**/*.ts', 'src/data/**/*.ts'],
  ignorePatterns: ['dist', 'docs', 'gallery', 'test-results', 'custom-elements.json'],
  tsconfigFile: 'none', // the sandbox keeps every file where it is, and TypeScript 7 has no API by which Stryker could change paths
  tempDirName: '.cache/stryker',
  incremental: true,
  incrementalFile: '.cache/mutation.json',
  concurrency: 1,
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
