// Names, at the end of `npm run test:recipes`, each recipe that was not tried and why: one that cannot be installed has not failed.
export default class NotRun {
  #suite;

  onBegin(config, suite) {
    this.#suite = suite;
  }

  onEnd() {
    for (const test of this.#suite?.allTests() ?? []) {
      const { description } = test.annotations.findLast(({ type }) => type === 'skip') ?? {};
      if (test.results.length > 0 && test.outcome() === 'skipped') console.log(`Not run: ${test.title}: ${description ?? 'no reason given'}`);
    }
  }

  printsToStdio() {
    return false;
  }
}
