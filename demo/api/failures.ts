import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { windowSeconds } from './budget.js';
import { HttpError, sendError } from './errors.js';

export const failures = [
  'server-error',
  'unavailable',
  'rate-limited',
  'rate-limited-bare',
  'no-cors',
  'hidden-headers',
  'html',
  'truncated',
  'empty',
  'reset',
  'hang',
  'hang-body',
] as const;

export type Failure = (typeof failures)[number];

declare module 'fastify' {
  interface FastifyReply {
    /** How the response body is cut off: the connection ends, or nothing more is sent. */
    breaksOff: 'end' | 'never' | undefined;
  }
}

const corsHeader = 'access-control-allow-origin';
const exposeHeader = 'access-control-expose-headers';

/** Makes the response fail. If nothing is sent here, the usual route sends the response. */
export const failWith: Readonly<Record<Failure, (reply: FastifyReply) => unknown>> = {
  'server-error': (reply) => sendError(reply, new HttpError(500, 'internal_error', 'A failure made for testing.')),
  unavailable: (reply) => sendError(reply, new HttpError(503, 'internal_error', 'A failure made for testing.')),
  'rate-limited': rateLimited,
  'rate-limited-bare': (reply) => rateLimited(reply.removeHeader(corsHeader).removeHeader(exposeHeader)),
  'no-cors': (reply) => reply.removeHeader(corsHeader).removeHeader(exposeHeader),
  'hidden-headers': (reply) => rateLimited(reply.removeHeader(exposeHeader)),
  html: (reply) => reply.type('text/html; charset=utf-8').send('<!doctype html><title>Welcome</title><h1>Please log in</h1>'),
  truncated: (reply) => breakOff(reply, 'end'),
  empty: (reply) => reply.type('application/json').send(''),
  reset: (reply) => reply.hijack().raw.destroy(),
  hang: (reply) => reply.hijack(),
  'hang-body': (reply) => breakOff(reply, 'never'),
};

/** Truncates the body of such responses; register it after everything that needs the complete body. */
export function cutBrokenAnswers(app: FastifyInstance): void {
  app.decorateReply('breaksOff', undefined);
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.breaksOff || typeof payload !== 'string') return payload;
    reply.removeHeader('content-length');
    return half(payload, reply.breaksOff);
  });
}

function rateLimited(reply: FastifyReply): FastifyReply {
  reply.headers({ 'ratelimit-remaining': 0, 'ratelimit-reset': windowSeconds, 'retry-after': windowSeconds });
  return sendError(reply, new HttpError(429, 'rate_limit_exceeded', `Wait ${windowSeconds} seconds.`));
}

function breakOff(reply: FastifyReply, how: 'end' | 'never'): FastifyReply {
  reply.breaksOff = how;
  // Not compressed, because a compressor would buffer the first half.
  reply.request.headers['x-no-compression'] = 'true';
  return reply.header('connection', 'close');
}

function half(text: string, how: 'end' | 'never'): Readable {
  const stream = new Readable({ read() {} });
  stream.push(text.slice(0, text.length / 2));
  if (how === 'end') stream.push(null);
  return stream;
}
