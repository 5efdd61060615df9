// Finds the browsers the tests run in.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Disables everything but the pages under test: first-run pages, updates, background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

const KINDS = {
  chromium: {
    variable: 'CHROME_PATH',
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    applications: ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'],
    programs: ['Google/Chrome/Application/chrome.exe'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    commands: ['firefox-esr', 'firefox'],
    applications: ['Firefox.app/Contents/MacOS/firefox'],
    programs: ['Mozilla Firefox/firefox.exe'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER',
    commands: ['WebKitWebDriver'],
    applications: [],
    programs: [],
  },
};

export const ENGINES = Object.keys(KINDS);

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const onPath = (names) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/libexec'];

/** The browser that WebKit's driver starts; its folder name contains the version of WebKitGTK. */
export function miniBrowser() {
  const folders = LIBRARIES.filter(existsSync).flatMap((library) => readdirSync(library).map((name) => join(library, name)));
  return folders.map((folder) => join(folder, 'MiniBrowser')).find((path) => /\/webkit\w*-[\d.]+\/MiniBrowser$/.test(path) && isExecutable(path));
}

const ends = (command, args) => spawnSync(command, args, { timeout: 20_000, stdio: 'ignore' }).status === 0;

const opensAndCloses = (kind) => {
  const script = `require(${JSON.stringify(require.resolve('playwright-core'))}).${kind}.launch().then((browser) => browser.close())`;
  return ends(process.execPath, ['-e', script]);
};

/** A browser that prints its version has its shared libraries. WebKit's driver has no such option, but needs MiniBrowser and a display. */
function starts(kind, path) {
  if (!isExecutable(path)) return false;
  if (kind !== 'chromium' && isPlaywrights(kind, path)) return opensAndCloses(kind);
  if (kind === 'webkit') return Boolean(miniBrowser() && (process.env['DISPLAY'] ?? onPath(['Xvfb'])));
  return process.platform !== 'linux' || ends(path, ['--version']);
}

function downloaded(kind) {
  try {
    const path = require('playwright-core')[kind].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Playwright's Firefox and WebKit use Playwright's protocol; a distribution's support only WebDriver. */
export const isPlaywrights = (kind, path) => path === downloaded(kind);

/** The end-to-end tests need Playwright's WebKit; of the other engines, any build works. */
export const canEndToEnd = (kind, path) => kind !== 'webkit' || isPlaywrights(kind, path);

function onThisSystem({ commands, applications, programs }) {
  const folders = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].filter(Boolean);
  const elsewhere = [
    ...applications.map((app) => join('/Applications', app)),
    ...folders.flatMap((folder) => programs.map((program) => join(folder, program))),
  ];
  return onPath(commands) ?? elsewhere.find(isExecutable);
}

/** The path of a browser that starts, or `undefined`. Throws if an environment variable names one that does not start. */
export function findBrowser(kind) {
  const known = KINDS[kind];
  const named = process.env[known.variable];
  if (named && !starts(kind, named)) throw new Error(`${known.variable} names ${named}, which does not start.`);
  return named || [downloaded(kind), onThisSystem(known)].find((path) => path && starts(kind, path));
}
