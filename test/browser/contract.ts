import type { TestApi } from '../support/api.js';
import { mount } from '../support/mount.js';
import type { Host } from '../support/page.js';
import { hostContract } from './contract-host.js';
import { keysContract } from './contract-keys.js';
import { openBeforeEach } from './open-before-each.js';
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
    openBeforeEach((page) => ({ api, host } = page));

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
