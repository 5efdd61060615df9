import { readWords } from '../../build/command.mjs';
import { MAX_PORT, portFrom } from '../../build/port.mjs';
import { clockFrom, countFrom, instantFrom } from './environment.js';
import { scenarioNames } from './scenarios.js';
import { startApi, type Api, type ApiOptions } from './server.js';

/** Starts on the requested port or the next free one. */
async function startOnFreePort(port: number, settings: ApiOptions): Promise<Api> {
  try {
    return await startApi({ ...settings, port });
  } catch (error) {
    if (!isTaken(error) || port === 0 || port >= MAX_PORT) throw error;
    console.log(`Port ${port} is taken by another program; trying ${port + 1}.`);
    return startOnFreePort(port + 1, settings);
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

/** Options from the environment; exits with a message if one is invalid. */
function settingsOrExit(): ApiOptions {
  try {
    const requestsPerMinute = countFrom('REQUESTS_PER_MINUTE');
    return { scenarios, now: clockFrom(instantFrom('NOW')), ...(requestsPerMinute && { requestsPerMinute }) };
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

readWords('PORT=8787 npm run api', {});
const scenarios = process.env['SCENARIOS'] === '1';
const api = await startOnFreePort(portFrom('PORT', 8787, 0), settingsOrExit());

console.log(`Travel-safety reference API: ${api.url}`);
console.log('It serves sample data, not travel advice.');
console.log(`  what it is    ${api.url}/`);
console.log(`  description   ${api.url}/openapi.json`);
if (scenarios) console.log(`  scenarios     ${api.url}/scenario/<name>/api/v1/... with ${scenarioNames.join(', ')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void api.close());
}
