import { constants } from 'node:zlib';
import { fastifyCompress } from '@fastify/compress';
import { fastifyCors } from '@fastify/cors';
import { fastifyEtag } from '@fastify/etag';
import { fastify, type FastifyInstance } from 'fastify';
import { keepBudget, type Usage } from './budget.js';
import { answerErrors, refuseOtherMethods } from './errors.js';
import { cutBrokenAnswers, type Failure } from './failures.js';
import { Levers, obey, type Answer } from './levers.js';
import { countryRoutes } from './routes/countries.js';
import { incidentRoutes } from './routes/incidents.js';
import { methodologyRoutes } from './routes/methodology.js';
import { pageRoutes } from './routes/pages.js';
import { Scenarios } from './scenarios.js';

export type { Answer } from './levers.js';
export type { Failure } from './failures.js';

export interface ApiOptions {
  /** 0 takes any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Serves `/scenario/<name>/api/v1/...` as well. */
  readonly scenarios?: boolean;
  readonly requestsPerMinute?: number;
  /** What time it is there, in ms since 1970: for the sample feed, the budget and the `Date` header. */
  readonly now?: () => number;
}

export interface AskedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly origin?: string;
}

/** A running API and its levers for tests. A path prefix is compared with the beginning of path and query. */
export interface Api {
  /** Without a trailing slash. */
  readonly url: string;
  /** Everything asked since the start or the last reset. */
  readonly requests: AskedRequest[];
  /** Matching requests wait until the returned function is called. */
  hold(pathPrefix: string): () => void;
  answer(pathPrefix: string, answer: Answer): void;
  fail(pathPrefix: string, how: Failure, times?: number): void;
  /** Drops levers, the request log and the rate-limit counters. */
  reset(): void;
  close(): Promise<void>;
}

const exposed = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy', 'Retry-After', 'ETag', 'Date', 'Age'];

export async function startApi(options: ApiOptions = {}): Promise<Api> {
  const { port = 0, host = '127.0.0.1', requestsPerMinute = 100, now = Date.now } = options;
  const requests: AskedRequest[] = [];
  const usage = new Map<string, Usage>();
  const levers = new Levers();
  const scenarios = new Scenarios(options.scenarios ?? false);

  const app = fastify({
    logger: { level: 'error' },
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => decodable(scenarios.withoutPrefix(url)),
  });

  app.addHook('onRequest', async ({ method, originalUrl, headers: { origin } }) => {
    requests.push({ method, path: originalUrl, ...(origin !== undefined && { origin }) });
  });
  // Node would write the machine's time, and tags compare the two.
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
  // After everything that reads an answer. Compressed on the way, as by a real service, and quickly: at its best, brotli takes longer than the line.
  await app.register(fastifyCompress, { encodings: ['br', 'gzip'], brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } });
  obey(app, levers);
  scenarios.play(app);
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
    hold: (pathPrefix) => levers.hold(pathPrefix),
    answer: (pathPrefix, answer) => levers.answer(pathPrefix, answer),
    fail: (pathPrefix, how, times) => levers.fail(pathPrefix, how, times),
    reset: () => {
      levers.drop();
      scenarios.forget();
      usage.clear();
      requests.length = 0;
    },
    close: async () => {
      levers.drop();
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

/** Reads a percent sign that begins no valid escape as itself, so that every address gets a proper answer. */
function decodable(url: string): string {
  try {
    decodeURI(url);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}
