// Chooses how to get a browser, and words the reason if none can be had. Pure functions: browser-install.mjs supplies the facts about this machine.

/** Debian's names first, Ubuntu's next. The headless shell, which Playwright too prefers, opens a page in half the time: it draws no window around it. */
const PACKAGES = {
  chromium: [['chromium-headless-shell'], ['chromium'], ['chromium-browser']],
  firefox: [['firefox-esr'], ['firefox']],
  webkit: [['webkit2gtk-driver', 'xvfb']],
};

const ADVICE = {
  chromium: 'install Chromium or Chrome, or set CHROME_PATH to one',
  firefox: 'install Firefox, or set FIREFOX_PATH to one',
  webkit: 'install WebKitGTK with its driver and Xvfb (Debian and Ubuntu: webkit2gtk-driver xvfb)',
};

export const packageNames = (kind) => PACKAGES[kind].flat();
export const adviceFor = (kind) => ADVICE[kind];

/** What `apt-cache policy` says would be installed: names and versions. */
export function offeredBy(policy) {
  const stanzas = policy.matchAll(/^(\S+):\n(?:.*\n)*?\s+Candidate: (.+)$/gm);
  return new Map([...stanzas].map(([, name, version]) => [name, version]).filter(([, version]) => version !== '(none)'));
}

// Ubuntu's packages of Chromium and Firefox only fetch a snap, and say so in their version.
const isSnap = (version) => version.includes('snap');

/** The packages that install a browser; `undefined` if the distribution has only snaps or none. */
export const packagesFor = (kind, offered) => PACKAGES[kind].find((names) => names.every((name) => offered.has(name) && !isSnap(offered.get(name))));

const isOnlySnap = (kind, offered) => !packagesFor(kind, offered) && packageNames(kind).some((name) => offered.has(name));

/**
 * What to try next; `undefined` once nothing is left that may help. The machine: `isReachable`, whether Playwright's downloads are; `apt`, 'usable',
 * 'as root' or 'none'; `offered`, what apt would install. `hasOther`: the distribution's browser is there, which runs fewer of the tests.
 */
export function nextWay(kind, { isReachable, apt, offered }, tried, hasOther = false) {
  const isNew = (way) => !tried.includes(way);
  if (isReachable && isNew('download')) return 'download';
  if (apt !== 'usable') return undefined;
  if (isReachable && isNew('libraries')) return 'libraries'; // the download is there, but does not start
  return !hasOther && isNew('packages') && packagesFor(kind, offered()) ? 'packages' : undefined;
}

/** Why there is no such browser, and what a person can do: one sentence, without a full stop. */
export function whyNot(kind, { isReachable, apt, offered }) {
  const reasons = [
    isReachable ? "Playwright's download does not start here" : "Playwright's download is out of reach",
    apt === 'as root' && 'only root may install packages',
    apt === 'usable' && isOnlySnap(kind, offered()) && 'this distribution has it only as a snap, which containers cannot start',
  ].filter(Boolean);
  return `${reasons.join(' and ')}: ${adviceFor(kind)}`;
}
