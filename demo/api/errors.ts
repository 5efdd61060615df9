import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from './contract.js';

/** An error defined by the contract; routes may throw it anywhere. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: string;

  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}

export function invalidParameter(message: string): HttpError {
  return new HttpError(400, 'invalid_parameter', message);
}

/** Sends every error as an `ApiError` in JSON. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    if (error instanceof HttpError) return sendError(reply, error);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendError(reply, new HttpError(status, 'bad_request', error.message));
    request.log.error(error);
    return sendError(reply, new HttpError(500, 'internal_error', 'The server could not answer. Try again later.'));
  });

  app.setNotFoundHandler((_request, reply) =>
    sendError(reply, new HttpError(404, 'unknown_address', 'There is nothing at this address. See / for the endpoints.')),
  );
}

export function sendError(reply: FastifyReply, error: HttpError): FastifyReply {
  const body: ApiError = { error: error.code, message: error.message };
  return reply.code(error.statusCode).header('cache-control', 'no-store').type('application/json').send(body);
}

/** Answers other methods with 405 on every GET route. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const others = app.supportedMethods.filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method));
  app.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') app.route({ method: others, url, handler: refuse });
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('allow', 'GET, HEAD, OPTIONS');
  const message = `${request.method} is not possible here; this API is read-only. Use GET.`;
  return sendError(reply, new HttpError(405, 'method_not_allowed', message));
}
