// `npm run test:recipes`: what a newsroom's developer copies from demo/recipes, with the real packages. They are installed from the registry.
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from '../build/browsers.mjs';

export default defineConfig({
  testDir: 'recipes',
  outputDir: '../test-results/recipes',
  timeout: 300_000, // a recipe is installed and built first
  workers: 1, // installing and building are what takes long, and what two recipes at a time would wait for each other with
  reporter: [['list'], ['./support/counts.mjs']],
  expect: { timeout: 15_000 },
  use: { ...devices['Desktop Chrome'], locale: 'en-GB', launchOptions: { executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS } },
});
