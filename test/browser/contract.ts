import { api } from '../support/api.js';
import { mount } from '../support/mount.js';
import type { Host } from '../support/page.js';
import { openBeforeEach } from './open-before-each.js';
import type { ContractPage, Subject } from './subject.js';
import { SUBJECTS } from './subjects.js';

/** Some of the tests that every tag must pass. */
type Part = (subject: Subject, page: ContractPage) => void;

export function contract(...parts: readonly Part[]): void {
  for (const subject of SUBJECTS) {
    const { tag, question } = subject;
    describe(`<${tag}${question.attributes && ` ${question.attributes}`}>, like every tag,`, () => {
      let host: Host;
      openBeforeEach((opened) => (host = opened));

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

      for (const part of parts) part(subject, page);
    });
  }
}
