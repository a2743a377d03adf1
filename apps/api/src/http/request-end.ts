import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Logged instead of a status if the client closed the connection before the answer (as in nginx). */
export const CLIENT_CLOSED_REQUEST = 499;

export interface RequestEnd {
  readonly status: number;
  readonly milliseconds: number;
}

/** Aborts if the client closes the connection before the whole answer was sent. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  if (raw.destroyed) disconnected.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}

/**
 * Calls `listener` once per request when the response closes, also if the client disconnects, which Fastify's `onResponse`
 * misses. Requests rejected by an earlier hook are not reported.
 */
export function onRequestEnd(
  app: FastifyInstance,
  listener: (request: FastifyRequest, reply: FastifyReply, end: RequestEnd) => void,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply;
    const begun = performance.now();
    raw.on('close', () => {
      const status = raw.headersSent ? reply.statusCode : CLIENT_CLOSED_REQUEST;
      listener(request, reply, { status, milliseconds: performance.now() - begun });
    });
    done();
  });
}
