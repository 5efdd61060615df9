import { HIGHEST_PORT, portFrom } from '../../build/port.mjs';
import { scenarioNames } from './scenarios.js';
import { startApi, type Api } from './server.js';

/** Starts on the port asked for, or on the next one that is free. */
async function startOnFreePort(port: number, scenarios: boolean): Promise<Api> {
  try {
    return await startApi({ port, scenarios });
  } catch (error) {
    if (!isTaken(error) || port === 0 || port >= HIGHEST_PORT) throw error;
    console.log(`Port ${port} is taken by another program; trying ${port + 1}.`);
    return startOnFreePort(port + 1, scenarios);
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

const scenarios = process.env['SCENARIOS'] === '1';
const api = await startOnFreePort(portFrom('PORT', 8787, 0), scenarios);

console.log(`Travel-safety reference API: ${api.url}`);
console.log('It serves sample data, not travel advice.');
console.log(`  what it is    ${api.url}/`);
console.log(`  description   ${api.url}/openapi.json`);
if (scenarios) console.log(`  scenarios     ${api.url}/scenario/<name>/api/v1/... with ${scenarioNames.join(', ')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void api.close());
}
