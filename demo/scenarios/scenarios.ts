/** A scenario of the reference API (`demo/api/README.md`), and what a reader should see in it. */
export interface Scenario {
  readonly name: string;
  readonly happens: string;
  /** The countries that show what it is about. */
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
      { name: 'server-error', happens: 'Every answer is a 500.' },
      { name: 'unavailable', happens: 'Every answer is a 503.' },
      { name: 'rate-limited', happens: '429 with all headers: the tags say when they will ask again.' },
      { name: 'rate-limited-bare', happens: '429 that the browser may not read.' },
      { name: 'hidden-headers', happens: '429 without readable rate-limit headers.' },
      { name: 'no-cors', happens: 'A good answer that the browser may not read.' },
      { name: 'html', happens: 'A web page in place of data.' },
      { name: 'truncated', happens: 'Half of the answer, then the end.' },
      { name: 'empty', happens: 'An answer without content.' },
      { name: 'reset', happens: 'The connection breaks.' },
      { name: 'hang', happens: 'No answer ever; the tags give up after ten seconds.' },
      { name: 'hang-body', happens: 'The answer stops half-way and never ends.' },
    ],
  },
  {
    title: 'The service is slow or recovers',
    expected: 'The reserved height stays free, then the data comes.',
    scenarios: [
      { name: 'slow', happens: 'Every answer is 2.5 seconds late.' },
      { name: 'flaky', happens: 'The first request to each path fails; the tags ask again by themselves.' },
    ],
  },
  {
    title: 'The data is unusual',
    expected: 'What is there is shown as text; what is missing is said or left out.',
    scenarios: [
      { name: 'odd', happens: 'Nine countries, each in a shape the contract leaves open.', countries: ['AD', 'IS', 'TH', 'FR', 'KE', 'JP', 'GB', 'US', 'DE'] },
      { name: 'missing', happens: 'No country is in the dataset.' },
      { name: 'wide', happens: 'Words of 200,000 characters, markup and script addresses in every field.' },
      { name: 'bare-array', happens: 'The feed without its envelope: a failure. Inner objects missing: none.' },
      { name: 'dense', happens: '200 incidents at one point.' },
      { name: 'busy', happens: '200 incidents all over the country.' },
      { name: 'quiet', happens: 'No incident at all.' },
    ],
  },
];
