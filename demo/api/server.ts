import { constants } from 'node:zlib';
import { fastifyCompress } from '@fastify/compress';
import { fastifyCors } from '@fastify/cors';
import { fastifyEtag } from '@fastify/etag';
import { fastify, type FastifyInstance } from 'fastify';
import { keepBudget, type Usage } from './budget.js';
import { answerErrors, refuseOtherMethods } from './errors.js';
import { cutBrokenAnswers, type Failure } from './failures.js';
import { Overrides, registerOverrides, type Answer } from './overrides.js';
import { countryRoutes } from './routes/countries.js';
import { incidentRoutes } from './routes/incidents.js';
import { methodologyRoutes } from './routes/methodology.js';
import { pageRoutes } from './routes/pages.js';
import { Scenarios } from './scenarios.js';

export type { Answer } from './overrides.js';
export type { Failure } from './failures.js';

export interface ApiOptions {
  /** 0 selects any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Also serves `/scenario/<name>/api/v1/...`. */
  readonly scenarios?: boolean;
  readonly requestsPerMinute?: number;
  /** The server's clock in epoch milliseconds: for the sample feed, the rate limit and the `Date` header. */
  readonly now?: () => number;
}

export interface AskedRequest {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly origin?: string;
}

/** A running API with overrides for tests. Path prefixes match the start of path and query. */
export interface Api {
  /** Without a trailing slash. */
  readonly url: string;
  /** All requests since the start or the last reset. */
  readonly requests: AskedRequest[];
  /** Matching requests wait until the returned function is called. */
  hold(pathPrefix: string): () => void;
  answer(pathPrefix: string, answer: Answer): void;
  fail(pathPrefix: string, how: Failure, times?: number): void;
  /** Removes overrides and clears the request log and the rate-limit counters. */
  reset(): void;
  close(): Promise<void>;
}

const exposed = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Date', 'Age'];

export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const { port = 0, host = '127.0.0.1', requestsPerMinute = 100, now = Date.now } = options;
  const requests: AskedRequest[] = [];
  const usage = new Map<string, Usage>();
  const overrides = new Overrides();
  const scenarios = new Scenarios(options.scenarios ?? false);

  const app = fastify({
    logger: { level: 'error' },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => decodable(scenarios.withoutPrefix(url)),
  });

  app.addHook('onRequest', async ({ method, originalUrl, headers: { origin } }) => {
    requests.push({ method, path: originalUrl, ...(origin !== undefined && { origin }) });
  });
  // Node would send the machine's time, but tags compare it with the data.
  app.addHook('onRequest', async (_request, reply) => void reply.header('date', new Date(now()).toUTCString()));
  ignoreBodies(app);
  refuseOtherMethods(app);
  await app.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'OPTIONS'],
    exposedHeaders: exposed,
    maxAge: 86_400,
    strictPreflight: false,
    preflightContinue: true,
  });
  await keepBudget(app, {
    perMinute: requestsPerMinute,
    usage,
    now,
    isFree: (request) => request.method === 'OPTIONS' || scenarios.nameIn(request.originalUrl) !== undefined,
  });
  await app.register(fastifyEtag, { weak: true });
  cutBrokenAnswers(app);
  // After everything that reads the body. Compresses on the fly, as a real service does; at its highest quality, brotli would be slower than the network.
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  registerOverrides(app, overrides);
  scenarios.register(app);
  answerErrors(app);

  const source = { now, datasetFor: scenarios.datasetFor, origin: () => app.listeningOrigin };
  countryRoutes(app, source);
  incidentRoutes(app, source);
  methodologyRoutes(app, source);
  pageRoutes(app, source);

  await app.listen({ port, host });

  return {
    url: app.listeningOrigin,
    requests,
    hold: (pathPrefix) => overrides.hold(pathPrefix),
    answer: (pathPrefix, answer) => overrides.answer(pathPrefix, answer),
    fail: (pathPrefix, how, times) => overrides.fail(pathPrefix, how, times),
    reset: () => {
      overrides.reset();
      scenarios.reset();
      usage.clear();
      requests.length = 0;
    },
    close: async () => {
      overrides.reset();
      await app.close();
    },
  };
}

/** A read-only API has no use for a body, whatever its type. */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}

/** Escapes the percent signs of a malformed URL, so that every URL gets a proper response. */
function decodable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
