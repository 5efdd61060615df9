// `npm run test:recipes`: what a newsroom's developer copies from demo/recipes, with the real packages, from the registry and from Debian.
// What cannot be installed, or would begin too late, is named as not run. It needs `npm run build`.
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../build/browsers.mjs';

process.env['RECIPES_BEGAN'] ??= String(Date.now()); // the workers inherit it

export default defineConfig({
  testDir: 'recipes',
  outputDir: '../test-results/recipes',
  timeout: 300_000, // a recipe is installed and built first
  workers: 1, // installing and building are what takes long, and what two recipes at a time would wait for each other with
  reporter: [['list'], ['./support/counts.mjs'], ['./support/not-run.mjs']],
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS },
  },
});
