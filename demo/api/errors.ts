import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from './contract.js';

/** An answer that is an error of the contract; throw it anywhere in a route. */
export class Problem extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export function invalidParameter(message: string): Problem {
  return new Problem(400, 'invalid_parameter', message);
}

/** Every error leaves as an ApiError in JSON, whoever raised it. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Problem>((error, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, new Problem(status, 'bad_request', error.message));
    request.log.error(error);
    return sendProblem(reply, new Problem(500, 'internal_error', 'The server could not answer. Try again later.'));
  });

  app.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem(404, 'not_found', 'There is nothing at this address. See / for the endpoints.')));
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const body: ApiError = { error: problem.code, message: problem.message };
  return reply.code(problem.statusCode).header('cache-control', 'no-store').type('application/json').send(body);
}

/** Paths that can be read answer any other method with 405. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const others = app.supportedMethods.filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
  app.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') app.route({ method: others, url, handler: refuse });
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD, OPTIONS');
  const message = `${request.method} is not possible here; this API is read-only. Use GET.`;
  return sendProblem(reply, new Problem(405, 'method_not_allowed', message));
}
