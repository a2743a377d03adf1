import type { FastifyInstance } from 'fastify';
import { onRequestEnd } from './request-end.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user id of the caller, if known; also for rejected calls. */
    caller: string | null;
    /** The error code of a rejected call. */
    rejectedWith: string | null;
  }
}

/** Engines and proxies send some 66 a minute to each process. */
const PROBE = /\/health\/(live|ready)$/;

/**
 * Logs one line per request with route pattern, user id and error code; no address, name, header, query or body. A probe is
 * logged only when it fails.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('rejectedWith', null);
  onRequestEnd(app, (request, _reply, { status, milliseconds }) => {
    const { method, routeOptions } = request;
    if (status === 200 && PROBE.test(routeOptions.url ?? '')) return;
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
      ...(request.caller && { user: request.caller }),
      ...(request.rejectedWith && { refused: request.rejectedWith }),
    };
    request.log.info(line, 'request');
  });
}

/** Serializes errors without the fields of database errors, which can contain rows. */
export const LOG_SERIALIZERS = {
  err: (error: Error & { readonly code?: unknown }) => ({
    type: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(error.code === undefined ? {} : { code: String(error.code) }),
  }),
};
