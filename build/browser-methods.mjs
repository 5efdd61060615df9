// Chooses how to install a browser, or words the reason if that is impossible. Pure functions; browser-install.mjs provides the facts about this machine.

/** Debian's names first, then Ubuntu's. The headless shell, which Playwright prefers too, opens pages in half the time because it has no window. */
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

/** Parses `apt-cache policy`: the versions that would be installed, by package name. */
export function parsePolicy(policy) {
  const stanzas = policy.matchAll(/^(\S+):\n(?:.*\n)*?\s+Candidate: (.+)$/gm);
  return new Map([...stanzas].map(([, name, version]) => [name, version]).filter(([, version]) => version !== '(none)'));
}

// Ubuntu's packages of Chromium and Firefox only install a snap, as their version shows.
const isSnap = (version) => version.includes('snap');

/** The packages that install a browser; `undefined` if the distribution has only snaps or none. */
export const packagesFor = (kind, offered) => PACKAGES[kind].find((names) => names.every((name) => offered.has(name) && !isSnap(offered.get(name))));

const isOnlySnap = (kind, offered) => !packagesFor(kind, offered) && packageNames(kind).some((name) => offered.has(name));

/**
 * The next method to try; `undefined` if none is left that may help. The machine: `isReachable` if Playwright's downloads are; `apt` is 'usable', 'as root' or
 * 'none'; `offered` lists the packages apt would install. `hasOther`: the distribution's browser is installed, which runs fewer of the tests.
 */
export function nextMethod(kind, { isReachable, apt, offered }, tried, hasOther = false) {
  const isNew = (method) => !tried.includes(method);
  if (isReachable && isNew('download')) return 'download';
  if (apt !== 'usable') return undefined;
  if (isReachable && isNew('libraries')) return 'libraries'; // downloaded, but does not start
  return !hasOther && isNew('packages') && packagesFor(kind, offered()) ? 'packages' : undefined;
}

/** Why the browser is missing and how to fix it: one sentence without a full stop. */
export function reasonFor(kind, { isReachable, apt, offered }) {
  const reasons = [
    isReachable ? "Playwright's download does not start here" : "Playwright's download is out of reach",
    apt === 'as root' && 'only root may install packages',
    apt === 'usable' && isOnlySnap(kind, offered()) && 'this distribution has it only as a snap, which containers cannot start',
  ].filter(Boolean);
  return `${reasons.join(' and ')}: ${adviceFor(kind)}`;
}
