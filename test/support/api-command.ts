import type { TestRunnerPlugin } from '@web/test-runner';
import { startApi } from '../../demo/api/server.js';
import type { ApiVerb } from './api.js';
import { now } from './now.js';

type ReferenceApi = Awaited<ReturnType<typeof startApi>>;

interface Command {
  readonly verb: ApiVerb;
  readonly args: readonly unknown[];
}

/** The state of one test file in one browser: its own API, and the functions that release held responses. */
interface Running {
  readonly api: ReferenceApi;
  readonly releases: Map<number, () => void>;
}

const addresses = new Set<string>();

/** Starts an API at an origin that is new in this run, because a browser would use cached responses from a known one. */
async function startAtNewOrigin(): Promise<ReferenceApi> {
  const api = await startApi({ port: 0, scenarios: true, now });
  if (!addresses.has(api.url)) {
    addresses.add(api.url);
    return api;
  }
  const other = await startAtNewOrigin(); // while this port is still taken
  await api.close();
  return other;
}

async function start(): Promise<Running> {
  return { api: await startAtNewOrigin(), releases: new Map() };
}

function execute({ api, releases }: Running, { verb, args }: Command): unknown {
  switch (verb) {
    case 'start':
      return api.url;
    case 'requests':
      return api.requests;
    case 'hold': {
      const ticket = releases.size + 1;
      releases.set(ticket, api.hold(...(args as Parameters<ReferenceApi['hold']>)));
      return ticket;
    }
    case 'release':
      releases.get(Number(args[0]))?.();
      return true;
    case 'answer':
      api.answer(...(args as Parameters<ReferenceApi['answer']>));
      return true;
    case 'fail':
      api.fail(...(args as Parameters<ReferenceApi['fail']>));
      return true;
    case 'reset':
      api.reset();
      return true;
  }
}

/** The command `api`: starts a reference API for a test file, replacing the previous one, and executes the file's calls to it. */
export function referenceApiCommand(): TestRunnerPlugin<Command> {
  const running = new Map<string, Promise<Running>>();

  const restart = async (session: string): Promise<Running> => {
    const former = running.get(session);
    const fresh = start();
    running.set(session, fresh);
    await (await former)?.api.close();
    return fresh;
  };

  return {
    name: 'reference-api',
    async executeCommand({ command, payload, session }) {
      if (command !== 'api' || payload === undefined) return undefined;
      const current = payload.verb === 'start' ? restart(session.id) : running.get(session.id);
      if (current === undefined) throw new Error('The test file has started no API.');
      // Wrapped, because the runner treats `undefined` as a command that is not ours.
      return { result: execute(await current, payload) };
    },
    async serverStop() {
      for (const started of running.values()) await (await started).api.close();
    },
  };
}
