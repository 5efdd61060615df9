// Reporters that tell build/test.mjs how many tests passed and failed; without COUNTS_FILE they do nothing.
import { writeFileSync } from 'node:fs';

function writeCounts(counts) {
  const file = process.env['COUNTS_FILE'];
  if (file) writeFileSync(file, JSON.stringify(counts));
}

const count = (outcomes, name) => outcomes.filter((outcome) => outcome === name).length;

const summed = (outcomes) => ({ passed: count(outcomes, 'passed'), failed: count(outcomes, 'failed'), skipped: count(outcomes, 'skipped') });

/** @web/test-runner: a file that does not load has no tests, and is one failure. */
export function countBrowserTests() {
  const testsOf = (suite) => [...suite.tests, ...suite.suites.flatMap(testsOf)];
  const outcomeOf = (test) => (test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed');
  const outcomesOf = (session) => {
    const outcomes = session.testResults ? testsOf(session.testResults).map(outcomeOf) : [];
    return session.passed || outcomes.includes('failed') ? outcomes : [...outcomes, 'failed'];
  };
  return { stop: ({ sessions }) => writeCounts(summed([...sessions].flatMap(outcomesOf))) };
}

/** Vitest. */
export class CountUnitTests {
  /** @type {import('vitest/reporters').Reporter['onTestRunEnd']} */
  onTestRunEnd(modules, errors) {
    const outcomesOf = (module) => {
      const outcomes = [...module.children.allTests()].map((test) => test.result().state);
      return module.ok() || outcomes.includes('failed') ? outcomes : [...outcomes, 'failed'];
    };
    writeCounts(summed([...modules.flatMap(outcomesOf), ...errors.map(() => 'failed')]));
  }
}

/** Playwright, which wants a default export. */
export default class CountEndToEndTests {
  #errors = 0;
  #suite;

  onBegin(config, suite) {
    this.#suite = suite;
  }

  onError() {
    this.#errors += 1;
  }

  onEnd() {
    const outcomes = (this.#suite?.allTests() ?? []).map((test) => ({ expected: 'passed', skipped: 'skipped' })[test.outcome()] ?? 'failed');
    writeCounts(summed([...outcomes, ...Array.from({ length: this.#errors }, () => 'failed')]));
  }

  printsToStdio() {
    return false;
  }
}
