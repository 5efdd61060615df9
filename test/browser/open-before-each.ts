import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { startApi } from '../support/api.js';
import { unmountAll } from '../support/mount.js';
import { hurry, reopenPage, watchHost, type Host } from '../support/page.js';

/** Before each test, gives it a page that has just been opened, with an API of its own and immediate retries. After it, the host page must have noticed nothing. */
export function openBeforeEach(give: (host: Host) => unknown = () => undefined): void {
  let host: Host;
  let unhurry: () => void;

  beforeEach(async () => {
    const { url } = await startApi();
    reopenPage();
    configure({ apiBase: url });
    unhurry = hurry();
    host = watchHost();
    give(host);
  });

  afterEach(() => {
    unmountAll();
    host.stop();
    unhurry();
    expect(host.noise).to.deep.equal([]);
  });

  // A tag that changes in its own update is rendered twice.
  after(() => {
    const { litIssuedWarnings: warnings = new Set() } = globalThis as { readonly litIssuedWarnings?: ReadonlySet<string> };
    expect([...warnings].filter((warning) => warning.includes('change-in-update'))).to.deep.equal([]);
  });
}
