import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './request-end.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The id of the user, as soon as it is known who calls; also of one who is then refused. */
    caller: string | null;
    /** The code with which it was refused. */
    refusedWith: string | null;
  }
}

/**
 * One line a request: who called, if that is a user, and what it was refused with. No address, no name, no header, no query,
 * no body, and of the path only the route it matched.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('refusedWith', null);
  onRequestEnd(app, (request, _reply, { status, milliseconds }) => {
    const { method, routeOptions } = request;
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
      ...(request.caller && { user: request.caller }),
      ...(request.refusedWith && { refused: request.refusedWith }),
    };
    request.log.info(line, 'request');
  });
}

/** What the log is told of an error. Not what a database adds to one: the row that it refused, with all that is in it. */
export const LOG_SERIALIZERS = {
  err: (error: Error & { readonly code?: unknown }) => ({
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(error.code === undefined ? {} : { code: String(error.code) }),
  }),
};
