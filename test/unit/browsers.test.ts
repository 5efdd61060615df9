import { describe, expect, it } from 'vitest';
import { nextMethod, parsePolicy, packagesFor, reasonFor } from '../../build/browser-methods.mjs';

const stanza = (name: string, candidate: string): string => `${name}:
  Installed: (none)
  Candidate: ${candidate}
  Version table:
     ${candidate} 500
        500 http://deb.example.org/debian bookworm/main amd64 Packages
`;

const DEBIAN = parsePolicy(
  [
    stanza('chromium', '156.0.8078.79-1~deb12u1'),
    stanza('firefox-esr', '153.7.0esr-1~deb12u1'),
    stanza('firefox', '(none)'),
    stanza('webkit2gtk-driver', '2.50.6-1'),
    stanza('xvfb', '2:21.1.7-3'),
  ].join(''),
);
const UBUNTU = parsePolicy(
  [
    stanza('chromium-browser', '2:1snap1-0ubuntu2'),
    stanza('firefox', '1:1snap1-0ubuntu5'),
    stanza('webkit2gtk-driver', '2.50.4-0ubuntu0.24.04.1'),
    stanza('xvfb', '2:21.1.12-1ubuntu1'),
  ].join(''),
);
const EMPTY = parsePolicy('');

const machine = (offers: ReadonlyMap<string, string>, apt: 'usable' | 'as root' | 'none' = 'usable', isReachable = true) => ({
  isReachable,
  apt,
  offered: () => offers,
});

/** Every installation method tried if none of them works. */
function allWays(kind: string, on: ReturnType<typeof machine>, hasOther = false): readonly string[] {
  const tried: string[] = [];
  for (let method = nextMethod(kind, on, tried, hasOther); method !== undefined; method = nextMethod(kind, on, tried, hasOther)) tried.push(method);
  return tried;
}

describe('how a browser comes onto a machine', () => {
  it.each<readonly [string, ReturnType<typeof machine>, readonly string[]]>([
    ['Debian, as root', machine(DEBIAN), ['download', 'libraries', 'packages']],
    ['Debian, as root, Playwright’s hosts out of reach', machine(DEBIAN, 'usable', false), ['packages']],
    ['Debian, as another user', machine(DEBIAN, 'as root'), ['download']],
    ['Ubuntu, as root', machine(UBUNTU), ['download', 'libraries']],
    ['Ubuntu, as root, Playwright’s hosts out of reach', machine(UBUNTU, 'usable', false), []],
    ['a Mac', machine(EMPTY, 'none'), ['download']],
    ['a Mac without a network', machine(EMPTY, 'none', false), []],
  ])('%s', (_name, on, ways) => {
    expect(allWays('chromium', on)).toEqual(ways);
    expect(allWays('firefox', on)).toEqual(ways);
  });

  it('is Playwright’s WebKit if it can be, since the distribution’s runs fewer of the tests', () => {
    expect(allWays('webkit', machine(DEBIAN), true)).toEqual(['download', 'libraries']);
    expect(allWays('webkit', machine(UBUNTU, 'usable', false), true)).toEqual([]);
    expect(allWays('webkit', machine(UBUNTU, 'usable', false))).toEqual(['packages']);
  });

  it('asks apt for nothing before its packages are wanted', () => {
    const on = { isReachable: true, apt: 'usable', offered: () => expect.unreachable() };
    expect(nextMethod('chromium', on, [])).toBe('download');
    expect(nextMethod('chromium', on, ['download'])).toBe('libraries');
    expect(nextMethod('webkit', on, ['download', 'libraries'], true)).toBeUndefined();
  });
});

describe('the packages of a distribution', () => {
  it('have other names in Debian and in Ubuntu', () => {
    expect(packagesFor('chromium', DEBIAN)).toEqual(['chromium']);
    expect(packagesFor('firefox', DEBIAN)).toEqual(['firefox-esr']);
    expect(packagesFor('webkit', DEBIAN)).toEqual(['webkit2gtk-driver', 'xvfb']);
    expect(packagesFor('webkit', UBUNTU)).toEqual(['webkit2gtk-driver', 'xvfb']);
  });

  it('are the headless shell alone where there is one', () => {
    const both = parsePolicy(['chromium', 'chromium-headless-shell'].map((name) => stanza(name, '156.0.8078.79-1~deb12u1')).join(''));
    expect(packagesFor('chromium', both)).toEqual(['chromium-headless-shell']);
  });

  it('are none where they would only fetch a snap', () => {
    expect(packagesFor('chromium', UBUNTU)).toBeUndefined();
    expect(packagesFor('firefox', UBUNTU)).toBeUndefined();
    expect(packagesFor('firefox', parsePolicy(stanza('firefox', '150.0~build1')))).toEqual(['firefox']);
  });

  it('are all there or none', () => {
    expect(packagesFor('webkit', parsePolicy(stanza('xvfb', '1')))).toBeUndefined();
    expect(packagesFor('webkit', EMPTY)).toBeUndefined();
  });
});

describe('the sentence where nothing helped', () => {
  it.each([
    ['chromium', machine(EMPTY, 'none', false), "Playwright's download is out of reach: install Chromium or Chrome, or set CHROME_PATH to one"],
    ['firefox', machine(EMPTY, 'none'), "Playwright's download does not start here: install Firefox, or set FIREFOX_PATH to one"],
    [
      'firefox',
      machine(UBUNTU, 'usable', false),
      "Playwright's download is out of reach and this distribution has it only as a snap, which containers cannot start: install Firefox, or set FIREFOX_PATH to one",
    ],
    [
      'webkit',
      machine(DEBIAN, 'as root', false),
      "Playwright's download is out of reach and only root may install packages: install WebKitGTK with its driver and Xvfb (Debian and Ubuntu: webkit2gtk-driver xvfb)",
    ],
  ] as const)('%s %#', (kind, on, sentence) => {
    expect(reasonFor(kind, on)).toBe(sentence);
  });
});
