// `npm run test:recipes`: what a newsroom's developer copies from examples/, with the real packages, from the registry and from Debian.
// What cannot be installed is named as not run; with EVERY_RECIPE=1 it has failed. It needs `npm run build`.
import './support/machine.mjs';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../build/browsers.mjs';

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
    timezoneId: 'UTC',
    actionTimeout: 30_000,
    launchOptions: { executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS },
  },
});
