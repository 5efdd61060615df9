// Reporters that write each test's `file`, `name` and `outcome` for build/steps.mjs: passed, failed, skipped, or flaky if it passed on a retry. Without
// COUNTS_FILE they write no file.
import { writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

function report(tests) {
  const file = process.env['COUNTS_FILE'];
  if (file) writeFileSync(file, JSON.stringify(tests));
}

function resultOf(path, name, outcome) {
  const file = relative(process.cwd(), path);
  return { file, name: [basename(file), name].filter(Boolean).join(': '), outcome };
}

/** The tests of a file; a failure outside tests, such as an import error, counts as a failed test. */
const ofFile = (path, hasPassed, tests) => (hasPassed || tests.some(({ outcome }) => outcome === 'failed') ? tests : [...tests, resultOf(path, '', 'failed')]);

/** For @web/test-runner, which does not report passing tests. */
export function countBrowserTests() {
  const named = (suite, test) => ({ ...test, name: [suite.name, test.name].filter(Boolean).join(' ') });
  const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)].map((test) => named(suite, test));
  const outcomeOf = (test) => (test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed');
  const ofSession = ({ testFile = '', testResults, passed }) => {
    const tests = testResults ? testsOf(testResults).map((test) => resultOf(testFile, test.name, outcomeOf(test))) : [];
    return ofFile(testFile, passed, tests);
  };
  const stop = ({ sessions }) => {
    const tests = [...sessions].flatMap(ofSession);
    const count = (wanted) => tests.filter(({ outcome }) => outcome === wanted).length;
    console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
    report(tests);
  };
  return { stop };
}

/** For Vitest. */
export class CountUnitTests {
  /** @type {import('vitest/reporters').Reporter['onTestRunEnd']} */
  onTestRunEnd(modules, errors) {
    const ofModule = (module) => {
      const tests = [...module.children.allTests()].map((test) => resultOf(module.moduleId, test.fullName, test.result().state));
      return ofFile(module.moduleId, module.ok(), tests);
    };
    report([...modules.flatMap(ofModule), ...errors.map((error) => resultOf('', String(error.message), 'failed'))]);
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
    this.#errors.push(resultOf('', String(message), 'failed'));
  }

  onEnd() {
    const outcomes = { expected: 'passed', flaky: 'flaky', skipped: 'skipped' };
    const tests = (this.#suite?.allTests() ?? []).map((test) =>
      resultOf(test.location.file, test.titlePath().slice(3).join(' '), outcomes[test.outcome()] ?? 'failed'),
    );
    report([...tests, ...this.#errors]);
  }

  printsToStdio() {
    return false;
  }
}
