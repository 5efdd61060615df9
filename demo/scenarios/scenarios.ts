/** A scenario of the reference API (`demo/api/README.md`) and the expected result. */
export interface Scenario {
  readonly name: string;
  readonly description: string;
  /** Countries that demonstrate it. */
  readonly countries?: readonly string[];
}

export interface ScenarioGroup {
  readonly title: string;
  readonly expected: string;
  readonly scenarios: readonly Scenario[];
}

export const groups: readonly ScenarioGroup[] = [
  {
    title: 'The service fails',
    expected: 'The link inside each tag stays, with one sentence below it and, where it can help, a button to try again.',
    scenarios: [
      { name: 'server-error', description: 'Every answer is a 500.' },
      { name: 'unavailable', description: 'Every answer is a 503.' },
      { name: 'rate-limited', description: '429 with all headers: the tags say when they will ask again.' },
      { name: 'rate-limited-bare', description: '429 that the browser may not read.' },
      { name: 'hidden-headers', description: '429 without readable rate-limit headers.' },
      { name: 'no-cors', description: 'A good answer that the browser may not read.' },
      { name: 'html', description: 'A web page in place of data.' },
      { name: 'truncated', description: 'Half of the answer, then the end.' },
      { name: 'empty', description: 'An answer without content.' },
      { name: 'reset', description: 'The connection breaks.' },
      { name: 'hang', description: 'No answer ever; the tags give up after ten seconds.' },
      { name: 'hang-body', description: 'The answer stops half-way and never ends.' },
    ],
  },
  {
    title: 'The service is slow or recovers',
    expected: 'The reserved height stays free, then the data comes.',
    scenarios: [
      { name: 'slow', description: 'Every answer is 2.5 seconds late.' },
      { name: 'flaky', description: 'The first request to each path fails; the tags ask again by themselves.' },
    ],
  },
  {
    title: 'The data is unusual',
    expected: 'What is there is shown as text; what is missing is said or left out.',
    scenarios: [
      {
        name: 'odd',
        description: 'Nine countries, each in a shape the contract leaves open.',
        countries: ['AD', 'IS', 'TH', 'FR', 'KE', 'JP', 'GB', 'US', 'DE'],
      },
      { name: 'missing', description: 'No country is in the dataset.' },
      { name: 'wide', description: 'Words of 200,000 characters, markup and script addresses in every field.' },
      { name: 'bare-array', description: 'The feed without its envelope: a failure. Inner objects missing: none.' },
      { name: 'dense', description: '200 incidents at one point.' },
      { name: 'busy', description: '200 incidents all over the country.' },
      { name: 'quiet', description: 'No incident at all.' },
    ],
  },
];
