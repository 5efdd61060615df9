import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { startApi, type TestApi } from '../support/api.js';
import { unmountAll } from '../support/mount.js';
import { hurry, reopenPage, watchHost, type Host } from '../support/page.js';

/** Before each test, gives it a page that has just been opened, with an API of its own and immediate retries. After it, the host page must have noticed nothing. */
export function openBeforeEach(give: (page: { readonly api: TestApi; readonly host: Host }) => void): void {
  let host: Host;
  let unhurry: () => void;

  beforeEach(async () => {
    const api = await startApi();
    reopenPage();
    configure({ apiBase: api.url });
    unhurry = hurry();
    host = watchHost();
    give({ api, host });
  });

  afterEach(() => {
    unmountAll();
    host.stop();
    unhurry();
    expect(host.noise).to.deep.equal([]);
  });
}
