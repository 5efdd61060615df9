// `npm run bench:outage`: simulates the requests to an API in an outage, from one page and from a thousand readers behind one address, in virtual time with the
// real client; writes OUTAGE.md and outage.svg next to this file.
import { writeFileSync } from 'node:fs';
import { chart } from './chart.js';
import { maxPerMinute, hang, HOUR, MINUTE, perMinute, SECOND, simulate, type Fleet, type Service } from './fleet.js';

const READERS = 1000;
/** Requests per minute and address (contract section 8). */
const LIMIT = 100;
const OUTAGE = 20 * MINUTE;

const reply = (status: number, headers: Record<string, string> = {}, body = '{"error":"internal_error","message":"A sentence."}') =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } });
const answer = (): Response => reply(200, {}, '{"country":{"iso2":"JP"},"incidents":[]}');

const FAILURES: Readonly<Record<string, Service>> = {
  '500': () => reply(500),
  'JSON that cannot be read': () => reply(200, {}, '{"country":'),
  'no answer': hang,
  '503': () => reply(503),
  '503 with `Retry-After: 3600`': () => reply(503, { 'Retry-After': '3600' }),
  '429': () => reply(429),
};

/** Paths of a page with this many requests. */
const paths = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `/countries/${String.fromCharCode(65 + number / 26, 65 + (number % 26))}`);

async function pageRow([failure, service]: readonly [string, Service]): Promise<string> {
  const page = { arrivals: [0], paths: paths(31), service, until: HOUR };
  const [alone, pressed] = [await simulate(page), await simulate({ ...page, isPressed: true })];
  return `| ${failure} | ${alone.requests.length} | ${maxPerMinute(alone.requests)} | ${pressed.requests.length} | ${maxPerMinute(pressed.requests)} |`;
}

/** Answers a hundred requests a minute and refuses the others. */
const limited =
  (refusal: () => Response): Service =>
  (_at, earlier) =>
    earlier < LIMIT ? answer() : refusal();

const spread = (over: number): readonly number[] => Array.from({ length: READERS }, (_, reader) => (reader / READERS) * over);

interface Scenario {
  readonly name: string;
  readonly color: string;
  readonly arrivals: readonly number[];
  readonly service: Service;
}

const refuseFor =
  (headers: Record<string, string> = {}) =>
  (): Response =>
    reply(429, headers);

const SCENARIOS: readonly Scenario[] = [
  { name: 'arrivals over an hour', color: '#2a7', arrivals: spread(HOUR - MINUTE), service: limited(refuseFor()) },
  { name: 'all in one minute, 429', color: '#06c', arrivals: spread(MINUTE), service: limited(refuseFor()) },
  { name: 'the same, Retry-After: 300', color: '#90c', arrivals: spread(MINUTE), service: limited(refuseFor({ 'Retry-After': '300' })) },
  {
    name: '503 for twenty minutes',
    color: '#c60',
    arrivals: spread(MINUTE),
    service: (at, earlier) => (at < OUTAGE ? reply(503) : limited(refuseFor())(at, earlier)),
  },
];

function fleetRow(name: string, { requests, readyAt }: Fleet): string {
  const refused = requests.filter(({ isAnswered }) => !isAnswered).length;
  const inFirstHour = requests.filter(({ at }) => at < HOUR);
  const ready = readyAt === undefined ? 'not within two hours' : `after ${Math.ceil(readyAt / MINUTE)} minutes`;
  return `| ${name} | ${inFirstHour.length} | ${maxPerMinute(requests)} | ${Math.max(...perMinute(requests, 120).slice(2))} | ${requests.length - refused} | ${refused} | ${ready} |`;
}

const pageRows: string[] = [];
for (const failure of Object.entries(FAILURES)) pageRows.push(await pageRow(failure));

const fleets: Fleet[] = [];
for (const { arrivals, service } of SCENARIOS) fleets.push(await simulate({ arrivals, paths: paths(2), service, until: 2 * HOUR }));

const report = `# Results of \`npm run bench:outage\`

What the service is asked while it fails: the real client in virtual time, with chance that is the same in every run.

## One page with 31 questions, one hour

"Pressed" is the same page with a reader who presses "Try again" every ${(10 * SECOND) / SECOND} seconds, wherever it is offered.

| The service answers | Requests | Busiest minute | Pressed: requests | Busiest minute |
|---|---|---|---|---|
${pageRows.join('\n')}

## ${READERS.toLocaleString('en')} readers behind one address, two questions each

The address may ask ${LIMIT} times a minute. Every page stays open for two hours.

| | Requests in the first hour | Busiest minute | Busiest from the third minute on | Answered | Refused | Every page is complete |
|---|---|---|---|---|---|---|
${fleets.map((fleet, place) => fleetRow(SCENARIOS[place]?.name ?? '', fleet)).join('\n')}

![Requests a minute](outage.svg)
`;

const fileUrl = (name: string): URL => new URL(name, import.meta.url);
const lines = SCENARIOS.map(({ name, color }, place) => ({ label: name, color, values: perMinute(fleets[place]?.requests ?? [], 120).slice(0, 60) }));
writeFileSync(fileUrl('OUTAGE.md'), report);
writeFileSync(fileUrl('outage.svg'), chart(`Requests a minute of ${READERS.toLocaleString('en')} readers behind one address`, lines, LIMIT));
console.log(report);
