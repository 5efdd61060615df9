/** Patterns that make a test depend on the date, the time or the machine. */
const RULES: Readonly<Record<string, RegExp>> = {
  'starts an API without a clock': /(?<!function )\bstartApi\((?![^)]*\bnow\b)/,
  'reads the machine’s clock': /\bnew Date\(\)|\bDate\.now\(\)|\bDate\(\)/,
  'opens a page that has the machine’s clock': /\bnewContext\((?![^]*?\bfixPages\()/,
  'installs a clock at no instant': /\bclock\.install\(\)/,
};

/** The test or a module it imports installs a fake clock. */
const HAS_OWN_CLOCK = /\buseFakeTimers\(|support\/network\.js'/;

/** `startApi` from this module is a command to the runner, which sets the API's clock. */
const USES_RUNNER_API = /support\/api\.js'/;

/** How a file of `test/` depends on the time or the machine; expects code without comments. */
export function dependenciesIn(code: string): readonly string[] {
  const isExempt = (rule: string): boolean =>
    (rule === 'reads the machine’s clock' && HAS_OWN_CLOCK.test(code)) || (rule === 'starts an API without a clock' && USES_RUNNER_API.test(code));
  return Object.entries(RULES).flatMap(([rule, wrong]) => (wrong.test(code) && !isExempt(rule) ? [rule] : []));
}
