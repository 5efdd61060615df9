// Lists recipes that were skipped, and why, at the end of `npm run test:recipes`. With EVERY_RECIPE=1 a skipped recipe is a failure.
export default class NotRun {
  #suite;

  onBegin(config, suite) {
    this.#suite = suite;
  }

  onEnd() {
    const notRun = (this.#suite?.allTests() ?? []).filter((test) => test.results.length > 0 && test.outcome() === 'skipped');
    for (const { title, annotations } of notRun) {
      const { description = 'no reason given' } = annotations.findLast(({ type }) => type === 'skip') ?? {};
      console.log(`Not run: ${title}: ${description}`);
    }
    return notRun.length > 0 && process.env['EVERY_RECIPE'] === '1' ? { status: 'failed' } : undefined;
  }

  printsToStdio() {
    return false;
  }
}
