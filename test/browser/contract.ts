import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { startApi, type TestApi } from '../support/api.js';
import { mount, unmountAll } from '../support/mount.js';
import { hurry, reopenPage, watchHost, type Host } from '../support/page.js';
import { hostContract } from './contract-host.js';
import { keysContract } from './contract-keys.js';
import { questionsContract } from './contract-questions.js';
import { readingContract } from './contract-reading.js';
import { statesContract } from './contract-states.js';
import type { ContractPage, Subject } from './subject.js';

/** The tests that every tag must pass, whatever it shows. */
export function contract(subject: Subject): void {
  const { tag, question } = subject;
  describe(`<${tag}>, like every tag,`, () => {
    let api: TestApi;
    let host: Host;
    let unhurry: () => void;

    beforeEach(async () => {
      api = await startApi();
      reopenPage();
      configure({ apiBase: api.url });
      unhurry = hurry();
      host = watchHost();
    });

    afterEach(() => {
      unmountAll();
      host.stop();
      unhurry();
      expect(host.noise).to.deep.equal([]);
    });

    const page: ContractPage = {
      get api() {
        return api;
      },
      get host() {
        return host;
      },
      place: (attributes = question.attributes, children = '') => mount(`<${tag} ${attributes}>${children}</${tag}>`),
      countRequests: async (path) => (await api.requests()).filter((request) => request.path.startsWith(path)).length,
    };

    hostContract(subject, page);
    statesContract(subject, page);
    readingContract(subject, page);
    questionsContract(subject, page);
    keysContract(subject, page);
  });
}
