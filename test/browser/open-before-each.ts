import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { startApi } from '../support/api.js';
import { unmountAll } from '../support/mount.js';
import { skipDelays, reopenPage, watchHost, type Host } from '../support/page.js';

/** Opens a page with its own API and immediate retries before each test. After the test, nothing may have reached the host page. */
export function openBeforeEach(give: (host: Host) => unknown = () => undefined): void {
  let host: Host;
  let restoreDelays: () => void;

  beforeEach(async () => {
    const { url } = await startApi();
    reopenPage();
    configure({ apiBase: url });
    restoreDelays = skipDelays();
    host = watchHost();
    give(host);
  });

  afterEach(() => {
    unmountAll();
    host.stop();
    restoreDelays();
    expect(host.noise).to.deep.equal([]);
  });

  // A tag that changes during its own update would render twice.
  after(() => {
    const { litIssuedWarnings: warnings = new Set() } = globalThis as { readonly litIssuedWarnings?: ReadonlySet<string> };
    expect([...warnings].filter((warning) => warning.includes('change-in-update'))).to.deep.equal([]);
  });
}
