/** What may not stand in a test, because its outcome would then depend on the day, the hour or the machine. */
const RULES: Readonly<Record<string, RegExp>> = {
  'starts an API without a clock': /(?<!function )\bstartApi\((?![^)]*\bnow\b)/,
  'reads the machine’s clock': /\bnew Date\(\)|\bDate\.now\(\)|\bDate\(\)/,
  'opens a page that has the machine’s clock': /\bnewContext\((?![^]*?\bfixPages\()/,
  'installs a clock at no instant': /\bclock\.install\(\)/,
};

/** The vitest clock of a test, or of what it imports, is at an instant of its own. */
const HAS_OWN_CLOCK = /\buseFakeTimers\(|support\/network\.js'/;

/** Its `startApi` is a command to the runner, which gives the API its clock. */
const ASKS_THE_RUNNER = /support\/api\.js'/;

/** The ways in which a file of `test/` depends on the time or the machine; its comments are already taken out. */
export function dependenciesIn(code: string): readonly string[] {
  const isExempt = (rule: string): boolean =>
    (rule === 'reads the machine’s clock' && HAS_OWN_CLOCK.test(code)) || (rule === 'starts an API without a clock' && ASKS_THE_RUNNER.test(code));
  return Object.entries(RULES).flatMap(([rule, wrong]) => (wrong.test(code) && !isExempt(rule) ? [rule] : []));
}
