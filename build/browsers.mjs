#!/usr/bin/env node
// Finds the browsers the tests run in, and installs the missing ones.
// As a command: node build/browsers.mjs [--install] [chromium] [firefox] [webkit]
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Nothing but the pages under test: no first-run pages, no updates, no look-ups in the background. */
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
    variables: ['CHROME_PATH'],
    downloads: ['chromium'],
    debian: ['chromium'],
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
    applications: ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium'],
    programs: ['Google/Chrome/Application/chrome.exe'],
    advice: 'install Chromium or Chrome, or set CHROME_PATH to one',
  },
  firefox: {
    variables: ['FIREFOX_PATH'],
    downloads: [], // Playwright's own build speaks another protocol than the one these tests use
    debian: ['firefox-esr'],
    commands: ['firefox-esr', 'firefox'],
    applications: ['Firefox.app/Contents/MacOS/firefox'],
    programs: ['Mozilla Firefox/firefox.exe'],
    advice: 'install Firefox, or set FIREFOX_PATH to one',
  },
  webkit: {
    variables: ['WEBKIT_DRIVER'],
    downloads: [],
    debian: ['webkit2gtk-driver', 'xvfb'],
    commands: ['WebKitWebDriver'],
    applications: [],
    programs: [],
    advice: 'install WebKitGTK with its driver and Xvfb (Debian: webkit2gtk-driver xvfb)',
  },
};

export const ENGINES = Object.keys(KINDS);
export const adviceFor = (kind) => KINDS[kind].advice;

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (names) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable);

/** Printing a version proves that the shared libraries are there; the WebKit driver has no such option, but needs a display. */
function starts(kind, path) {
  if (!isExecutable(path)) return false;
  if (kind === 'webkit') return Boolean(process.env['DISPLAY'] ?? onPath(['Xvfb']));
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

function downloaded(name) {
  try {
    const path = require('playwright-core')[name].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

function onThisSystem({ commands, applications, programs }) {
  const folders = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].filter(Boolean);
  const elsewhere = [
    ...applications.map((app) => join('/Applications', app)),
    ...folders.flatMap((folder) => programs.map((program) => join(folder, program))),
  ];
  return onPath(commands) ?? elsewhere.find(isExecutable);
}

/** The path of a browser that starts, or nothing. A variable that names a broken one is an error: it was meant. */
export function findBrowser(kind) {
  const known = KINDS[kind];
  for (const variable of known.variables) {
    const path = process.env[variable];
    if (!path) continue;
    if (starts(kind, path)) return path;
    throw new Error(`${variable} names ${path}, which does not start.`);
  }
  return [...known.downloads.map(downloaded), onThisSystem(known)].find((path) => path && starts(kind, path));
}

/** The WebKit that Playwright downloads, for the end-to-end tests; Debian's has no protocol that Playwright speaks. */
export const playwrightWebKit = () => downloaded('webkit');

function run(command, args, minutes) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: minutes * 60_000, env }).status === 0;
}

function downloadWithPlaywright(names) {
  if (names.length === 0) return false;
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  return run(process.execPath, [cli, 'install', '--no-shell', ...names], 5);
}

function installWithApt(packages) {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && onPath(['apt-get']);
  return Boolean(mayInstall) && run('apt-get', ['update', '-q'], 2) && run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], 6);
}

/** Finds a browser or installs one: Playwright's download first, then the distribution's package. */
export function ensureBrowser(kind) {
  const found = findBrowser(kind);
  if (found) return found;
  console.log(`No ${kind} found, trying to install it ...`);
  const { downloads, debian } = KINDS[kind];
  if (downloadWithPlaywright(downloads) && findBrowser(kind)) return findBrowser(kind);
  if (installWithApt(debian)) return findBrowser(kind);
  return undefined;
}

function main(args) {
  const wanted = args.filter((arg) => !arg.startsWith('-'));
  const look = args.includes('--install') ? ensureBrowser : findBrowser;
  for (const kind of wanted.length > 0 ? wanted : ['chromium']) {
    const path = look(kind);
    console.log(path ? `${kind}: ${path}` : `${kind}: none found; ${adviceFor(kind)}.`);
    if (!path) process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
