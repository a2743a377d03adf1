import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/is-unavailable.ts';
import { AppError, toRejection } from './app-error.ts';
import {
  routeNotFound,
  timedOut,
  tooLarge,
  unavailable,
  unexpected,
  unparsable,
  unsupportedType,
} from './request.errors.ts';

/** Answers every failure in the envelope; logs unexpected errors. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => sendRejection(request, reply, routeNotFound()));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const rejected = toAppError(error);
  if (rejected.statusCode >= 500 && !isCausedByCaller(error, request))
    request.log.error({ err: error }, rejected.code);
  return sendRejection(request, reply, rejected);
}

/** An expected rejection (its code is in the line of the request), or the sender of a body disconnected. */
function isCausedByCaller(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof AppError || raw.readableAborted;
}

function sendRejection(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  request.rejectedWith = error.code;
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toRejection(error));
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return unavailable();
  return fromFastify(error) ?? unexpected();
}

/** Errors of Fastify before a route handler runs. */
function fromFastify(error: unknown): AppError | null {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  switch (error.statusCode) {
    case 413:
      return tooLarge();
    case 415:
      return unsupportedType();
    case 408:
      return timedOut();
    default:
      return typeof error.statusCode === 'number' && error.statusCode < 500 ? unparsable() : null;
  }
}
