// Reporters that tell build/test.mjs how many tests passed and failed, and which ones failed; without COUNTS_FILE they do nothing.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';

function writeCounts(counts) {
  const file = process.env['COUNTS_FILE'];
  if (file) writeFileSync(file, JSON.stringify(counts));
}

const count = (outcomes, name) => outcomes.filter((outcome) => outcome === name).length;

/** @param {readonly {outcome: string, name: string}[]} tests */
function summed(tests) {
  const outcomes = tests.map(({ outcome }) => outcome);
  const failures = tests.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  return { passed: count(outcomes, 'passed'), failed: failures.length, skipped: count(outcomes, 'skipped'), failures };
}

/** For @web/test-runner. A file that does not load has no tests, and counts as one failure. */
export function countBrowserTests() {
  const named = (suite, test) => ({ ...test, name: [suite.name, test.name].filter(Boolean).join(' ') });
  const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)].map((test) => named(suite, test));
  const outcomeOf = (test) => (test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed');
  const toldOf = (session) => {
    const file = basename(session.testFile ?? '');
    const tests = session.testResults ? testsOf(session.testResults) : [];
    const told = tests.map((test) => ({ outcome: outcomeOf(test), name: `${file}: ${test.name}` }));
    return session.passed || told.some(({ outcome }) => outcome === 'failed') ? told : [...told, { outcome: 'failed', name: file }];
  };
  return { stop: ({ sessions }) => writeCounts(summed([...sessions].flatMap(toldOf))) };
}

/** Vitest. */
export class CountUnitTests {
  /** @type {import('vitest/reporters').Reporter['onTestRunEnd']} */
  onTestRunEnd(modules, errors) {
    const toldOf = (module) => {
      const file = basename(module.moduleId);
      const told = [...module.children.allTests()].map((test) => ({ outcome: test.result().state, name: `${file}: ${test.fullName}` }));
      return module.ok() || told.some(({ outcome }) => outcome === 'failed') ? told : [...told, { outcome: 'failed', name: file }];
    };
    writeCounts(summed([...modules.flatMap(toldOf), ...errors.map((error) => ({ outcome: 'failed', name: String(error.message) }))]));
  }
}

/** For Playwright, which requires a default export. */
export default class CountEndToEndTests {
  #errors = [];
  #suite;

  onBegin(config, suite) {
    this.#suite = suite;
  }

  onError({ message }) {
    this.#errors.push({ outcome: 'failed', name: String(message) });
  }

  onEnd() {
    const told = (this.#suite?.allTests() ?? []).map((test) => ({
      outcome: { expected: 'passed', skipped: 'skipped' }[test.outcome()] ?? 'failed',
      name: `${basename(test.location.file)}: ${test.titlePath().slice(3).join(' ')}`,
    }));
    writeCounts(summed([...told, ...this.#errors]));
  }

  printsToStdio() {
    return false;
  }
}
