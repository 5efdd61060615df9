import './support/machine.mjs';
import { defineConfig, devices, type Project } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser, isPlaywrights } from '../build/browsers.mjs';

const PROJECTS: Readonly<Record<string, () => Project>> = {
  chromium: () => ({
    use: { ...devices['Desktop Chrome'], launchOptions: { executablePath: pathOf('chromium'), args: CHROMIUM_ARGS } },
  }),
  firefox: () => {
    const executablePath = pathOf('firefox');
    // Firefox as the distributions have it, by WebDriver BiDi; it does not know emulated media.
    const channel = isPlaywrights('firefox', executablePath) ? {} : { channel: 'moz-firefox' };
    return { use: { ...devices['Desktop Firefox'], ...channel, launchOptions: { executablePath } } };
  },
  webkit: () => ({ use: { ...devices['Desktop Safari'] } }),
};

function pathOf(engine: string): string {
  const path = findBrowser(engine);
  if (path === undefined) throw new Error(`No ${engine} found: node build/browser-install.mjs ${engine}`);
  return path;
}

function projectFor(engine: string): Project {
  const make = PROJECTS[engine];
  if (make === undefined) throw new Error(`BROWSERS names ${engine}, which is not one of ${Object.keys(PROJECTS).join(', ')}.`);
  // What needs the DevTools protocol, what only Chromium measures, and what takes long and looks at the same nodes everywhere lies in files of their own.
  const others = Object.keys(PROJECTS).filter((name) => name !== engine);
  // So do single tests with a tag, of what is the same in every engine: a new window alone takes Firefox half a second of processor time.
  return {
    name: engine,
    testIgnore: others.map((name) => `**/*.${name}.spec.ts`),
    grepInvert: others.map((name) => new RegExp(`@${name}\\b`)),
    ...make(),
  };
}

/** BROWSERS=chromium,firefox,webkit chooses the engines. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: `../test-results/${process.env['BROWSERS'] ?? 'chromium'}`, // of its own, because engines are tried side by side
  snapshotPathTemplate: '{testDir}/__screenshots__/{projectName}/{arg}{ext}',
  timeout: 120_000, // for hangs, not for speed: a busy machine takes several times as long
  fullyParallel: true,
  workers: 2, // a third one slows down the others
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./support/counts.mjs']],
  // Generous, for busy machines; no test waits for something not to happen.
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixels: 60, animations: 'disabled' } },
  use: { locale: 'en-GB', timezoneId: 'UTC' },
  projects: (process.env['BROWSERS'] ?? 'chromium').split(',').map(projectFor),
});
